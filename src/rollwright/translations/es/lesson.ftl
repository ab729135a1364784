### Las lecciones: aprender un juego jugando.

## Todas las lecciones

lesson-another-move = Podrías hacerlo. Pero aquí haz lo que dice el texto.
lesson-incomplete = Vas bien, pero falta algo. Haz todo lo que dice el texto y luego pulsa «Listo».
lesson-read-first = Lee primero el texto y luego pulsa «Siguiente».

page-learn-step = Paso { $step } de { $steps }
page-learn-finished = Fin de la lección. ¡Ya sabes todo lo que necesitas para una partida de verdad!
page-learn-next = Siguiente
page-learn-back = Atrás
page-learn-skip = Saltar
page-learn-restart = Volver a empezar
page-learn-jump = Otra partida
page-learn-play = Jugar una partida
page-no-lesson = Aquí no hay ninguna lección

## The Border

lesson-border-goal = Tu tablero tiene nueve áreas. Tacha todos los espacios de frontera de un área para puntuarla. Gana quien tenga más puntos. Tú eres el jugador activo: pulsa «Tirar».
lesson-border-keep = Puedes tirar hasta tres veces, y cada vez eliges de nuevo qué dados apartas. Toca el dado gris y el amarillo para apartarlos y pulsa «Tirar otra vez».
lesson-border-keep-hint = Podrías hacerlo. Pero aquí aparta el gris y el amarillo, y vuelve a tirar el verde, el naranja y el rojo.
lesson-border-segment = Un dado, un espacio de su color. En la primera acción solo puedes completar segmentos enteros. Toca el segmento gris resaltado: un toque marca sus tres espacios. Luego pulsa «Listo».
lesson-border-segment-hint = Podrías hacerlo. Pero aquí usa los tres dados grises para el segmento gris de tres espacios.
lesson-border-second = Los dados que sobran son para los demás: dos amarillos. Cada cruz debe tocar una cruz o un espacio blanco. Toca el espacio amarillo resaltado, luego el siguiente y pulsa «Listo».
lesson-border-second-hint = Podrías hacerlo. Pero aquí tacha los dos espacios amarillos.
lesson-border-one-of-five = El jugador activo ha usado los cinco dados. Entonces cada uno de los demás puede usar uno solo de los cinco, el que quiera. Toca el espacio amarillo resaltado y pulsa «Listo».
lesson-border-open = En la segunda acción un segmento puede quedar sin terminar, como el tuyo amarillo. Si el jugador activo no usa ningún dado, los demás disponen de los cinco.
lesson-border-first-value = A la frontera de la villa le falta un espacio. Quien completa un área antes que nadie puntúa el mayor de sus dos valores, aquí 9. Toca el espacio verde resaltado y pulsa «Listo».
lesson-border-value-hint = Podrías hacerlo. Pero aquí tacha solo el espacio que completa el área.
lesson-border-together = ¡9 puntos! Otro jugador ha completado la villa en la misma segunda acción: como ha sido a la vez, el 9 es para los dos. Más tarde solo cuenta el valor menor, 4.
lesson-border-later-value = El jugador activo acaba de puntuar 4 por el pozo en la primera acción. La segunda va después, así que tú solo puntúas 2. Toca el espacio gris resaltado y pulsa «Listo».
lesson-border-scoring = 2 puntos. En tu fila de puntuación, lo que has puntuado está rodeado, y el valor mayor que alguien ya tiene está anulado. Una sola cruz puede completar varias áreas.
lesson-border-sixth = Tienes cinco áreas; la sexta termina la partida con esta ronda. Al segmento gris de abajo a la derecha solo le faltan cuatro espacios. Tócalo y pulsa «Listo».
lesson-border-end = ¡Seis áreas! Los demás han hecho su segunda acción. Gana quien tenga más puntos. Si hay empate, decide el área más valiosa; si sigue igual, se comparte la victoria.
lesson-border-free = Ahora, por tu cuenta: las últimas rondas contra un bot fácil con cinco áreas. Le llevas un punto. La línea que está sobre los dados te dice qué puedes hacer.

## Twenty One

lesson-twentyone-goal = Tu hoja tiene cinco filas de seis casillas. Se llenan de arriba abajo, y cada fila puntúa. Gana quien tenga más puntos. Tú eres el jugador activo: pulsa «Tirar».
lesson-twentyone-again = Tienes un segundo y último intento. Cada 1 se queda, y hay que volver a tirar todos los demás dados. Pulsa «Tirar otra vez».
lesson-twentyone-again-hint = Podrías plantarte con estos dados. Pero aquí vuelve a tirar.
lesson-twentyone-enter = Un número va en la casilla de su color, en tu fila actual, si no la supera. Igual es un acierto. Tú eliges: toca las casillas negra, azul y amarilla, y pulsa «Listo».
lesson-twentyone-enter-hint = Podrías hacerlo, pero los números bajos puntúan poco. Aquí anota solo el negro, el azul y el amarillo.
lesson-twentyone-together = Todos han usado los mismos dados a la vez, cada cual en su hoja. Tus dos aciertos llevan una pequeña cruz: dan puntos extra cuando la fila está completa.
lesson-twentyone-cross-off = El 6 blanco y el 5 verde no caben. Si no puedes o no quieres anotar ningún número, tacha una casilla: toca «Tachar la casilla libre más a la izquierda» y pulsa «Listo».
lesson-twentyone-row = La ronda siguiente: el dado verde muestra un 1. Toca la casilla verde, pulsa «Listo» y tu fila estará completa.
lesson-twentyone-row-hint = Podrías hacerlo. Pero aquí anota el 1 verde.
lesson-twentyone-row-score = 5, 4, 2, 2 y 1 suman 14; la casilla tachada vale 0. Tres aciertos dan 6 puntos extra: 20 puntos. Abajo ves todos los puntos extra. En la próxima ronda, otra fila.
lesson-twentyone-fifth = Tu quinta y última fila, y los seis dados caben. En una ronda puedes anotar tantos dados como quieras. Toca las seis casillas y pulsa «Listo».
lesson-twentyone-fifth-hint = Podrías hacerlo. Pero aquí anota los seis dados.
lesson-twentyone-end = ¡88 puntos! La partida termina con la ronda en que alguien completa la quinta fila. Los demás puntúan su fila sin terminar, con puntos extra. Un empate es victoria compartida.
lesson-twentyone-free = Ahora, por tu cuenta: las últimas rondas contra un bot fácil. Vas ganando. +4 en una casilla es lo que sumaría. La línea sobre los dados te dice qué puedes hacer.
