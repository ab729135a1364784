"""The Border: dice of six colours, a map whose nine areas are closed border by border. Rules B1 to B40."""
