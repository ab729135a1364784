"""Twenty One: six coloured dice, five rows of boxes, exact hits pay. Rules T1 to T32."""
