### Las lecciones: aprender un juego jugando.

## Todas las lecciones

lesson-another-move = Podrías hacerlo. Pero aquí haz lo que dice el texto.
lesson-read-first = Lee primero el texto y luego pulsa «Siguiente».

page-learn-step = Paso { $step } de { $steps }
page-learn-finished = Fin de la lección. ¡Ya sabes todo lo que necesitas para una partida de verdad!
page-learn-next = Siguiente
page-learn-back = Atrás
page-learn-skip = Saltar
page-learn-restart = Volver a empezar
page-learn-play = Jugar una partida
page-no-lesson = Aquí no hay ninguna lección

## The Border

lesson-border-goal = Tu tablero tiene nueve áreas, como la villa, que está arriba del todo. Cada una está rodeada de espacios de frontera. Si tachas toda la frontera de un área, la puntúas. Al final gana quien tenga más puntos.
lesson-border-roll = En esta ronda el jugador activo eres tú, así que la primera acción es tuya. Tira los cinco dados.
lesson-border-keep = Puedes tirar hasta tres veces. Cada vez eliges qué dados apartas y cuáles vuelves a tirar. Aparta el dado gris y el amarillo, y tira los otros tres.
lesson-border-keep-hint = Podrías hacerlo. Pero aquí aparta el gris y el amarillo, y vuelve a tirar el verde, el naranja y el rojo.
lesson-border-keep-again = Ahora hay dos dados grises. Después de cada tirada eliges de nuevo: también se puede volver a tirar un dado apartado. Aparta todos los dados menos el verde y vuelve a tirarlo. Es tu tercera y última tirada.
lesson-border-keep-again-hint = Podrías hacerlo. Pero aquí vuelve a tirar solo el dado verde.
lesson-border-segment = Ahora toca tachar: un dado, un espacio de su color. Los espacios contiguos del mismo color forman un segmento. En la primera acción solo puedes completar segmentos enteros, en cualquier parte del tablero. Completa el gris de tres espacios. El amarillo y el azul no completan nada. Nunca es obligatorio usar un dado.
lesson-border-segment-hint = Podrías hacerlo. Pero aquí usa los tres dados grises para el segmento gris de tres espacios.
lesson-border-leftover = Sobraron el dado amarillo y el azul. En la segunda acción, todos los demás pudieron usarlos: los mismos dados para todos y todos a la vez. Ahora el jugador activo es el siguiente.
lesson-border-second = El jugador activo ha dejado dos dados amarillos y ahora haces tú la segunda acción. Cada espacio debe tocar uno ya tachado. Los espacios blancos cuentan como tachados desde el principio. Tacha el espacio amarillo que está junto al blanco y después el que está junto a tu nueva cruz.
lesson-border-second-hint = Podrías hacerlo. Pero aquí tacha los dos espacios amarillos.
lesson-border-one-of-five = Esta vez el jugador activo ha usado los cinco dados y no sobra ninguno. Entonces cada uno de los demás puede usar uno solo de los cinco, el que quiera. Usa uno amarillo: tacha el siguiente espacio amarillo.
lesson-border-open = En la segunda acción un segmento puede quedar sin terminar. Si el jugador activo usa los cinco dados, cada uno de los demás puede usar solo uno de ellos. Si no usa ninguno, los demás disponen de los cinco.
lesson-border-first-value = Unas rondas después, en la frontera de la villa solo falta un espacio. Es verde, y ha sobrado un dado verde. Quien completa un área antes que nadie puntúa el mayor de sus dos valores: 9 en la villa. Tacha ese espacio.
lesson-border-value-hint = Podrías hacerlo. Pero aquí tacha solo el espacio que completa el área.
lesson-border-together = ¡9 puntos! Otro jugador ha completado la villa en la misma segunda acción. Como ha sido a la vez, el valor mayor cuenta para los dos. Quien complete la villa más tarde puntuará el valor menor, 4.
lesson-border-later-value = Otra partida: el jugador activo acaba de completar el pozo en la primera acción y ha puntuado el valor mayor, 4. La segunda acción va después, así que para ti el pozo solo vale el valor menor, 2. Complétalo con el dado gris.
lesson-border-scoring = 2 puntos. Tu fila de puntuación muestra los dos valores de cada área: lo que has puntuado está rodeado, y el valor mayor que alguien ya se ha llevado está anulado. Una sola cruz puede completar varias áreas.
lesson-border-last-round = La partida termina con la ronda en la que un jugador completa una sexta área. Tú tienes cinco, y es tu ronda. Tira los dados.
lesson-border-last-keep = Abajo a la derecha, a un segmento gris le faltan cuatro espacios. Aparta los tres dados grises y tira los otros dos.
lesson-border-last-keep-hint = Podrías hacerlo. Pero aquí aparta los tres dados grises y tira los otros dos.
lesson-border-sixth = ¡Cuatro dados grises! Un espacio de este segmento ya está tachado, así que solo necesitas los cuatro que faltan. Complétalo.
lesson-border-end = Tu sexta área. Los demás han hecho después su segunda acción, y con eso ha terminado la partida. Gana quien tenga más puntos. En caso de empate, gana quien haya puntuado el área más valiosa; si también en eso hay empate, se comparte la victoria.
lesson-border-free = Ahora, por tu cuenta: las últimas rondas contra un bot fácil, que ya tiene cinco áreas. Le llevas un punto de ventaja. Juega como quieras: en cada momento verás qué puedes hacer.

## Twenty One

lesson-twentyone-goal = Tu hoja tiene cinco filas de seis casillas. Se llenan de arriba abajo, una fila tras otra, y cada fila puntúa. Al final gana quien tenga más puntos.
lesson-twentyone-roll = En esta ronda el jugador activo eres tú. Tira los seis dados.
lesson-twentyone-again = Tienes un segundo y último intento. Los dados que muestran un 1 se quedan, y todos los demás deben tirarse. Vuelve a tirar.
lesson-twentyone-again-hint = Podrías plantarte con estos dados. Pero aquí vuelve a tirar.
lesson-twentyone-enter = Un número se anota en la casilla de su color, solo en tu fila actual y solo si no supera el de la casilla. Si son iguales, es un acierto. Anota el 1 negro y el 3 azul, que son aciertos, y el 4 amarillo. El 4 blanco no cabe: su casilla muestra un 2. El 1 rojo y el 2 verde también cabrían, pero tú eliges qué números anotas.
lesson-twentyone-enter-hint = Podrías hacerlo, pero los números bajos puntúan poco. Aquí anota solo el negro, el azul y el amarillo.
lesson-twentyone-together = Todos los jugadores han usado los mismos dados, cada cual en su hoja y todos a la vez. Los aciertos llevan una pequeña cruz. Ahora el jugador activo es el siguiente, que ya ha tirado para todos.
lesson-twentyone-cross-off = Otra partida: un bot es el jugador activo y ha tirado para todos. Quedan libres dos casillas de tu fila. El 6 blanco es demasiado alto para el 5 blanco, y el 5 verde para el 1 verde. En cada ronda debes anotar un número o tachar una casilla. Elige «Tachar la casilla libre más a la izquierda»: es el 5 blanco.
lesson-twentyone-row = La ronda siguiente: el verde muestra un 1. Anótalo y tu fila estará completa.
lesson-twentyone-row-hint = Podrías hacerlo. Pero aquí anota el 1 verde.
lesson-twentyone-row-score = 5, 4, 2, 2 y 1 suman 14; la casilla tachada vale 0. Tres números son aciertos: el 4, el segundo 2 y el 1. De uno a seis aciertos dan 1, 3, 6, 10, 15 o 21 puntos extra. Así, la fila puntúa 14 + 6 = 20. En cada ronda solo escribes en una fila, así que la siguiente empieza en la próxima ronda.
lesson-twentyone-fifth = Cerca del final de una partida: esta es tu quinta y última fila, y los seis dados caben. En una ronda puedes anotar tantos dados como quieras. Anota los seis.
lesson-twentyone-fifth-hint = Podrías hacerlo. Pero aquí anota los seis dados.
lesson-twentyone-end = ¡88 puntos! La partida termina con la ronda en la que un jugador completa la quinta fila; todos juegan esa ronda hasta el final. Los demás puntúan también la fila sin terminar en la que están, con sus puntos extra. Gana quien tenga más puntos; en caso de empate, la victoria se comparte.
lesson-twentyone-free = Ahora, por tu cuenta: las últimas rondas contra un bot fácil. Vas ganando. Juega como quieras: en cada momento verás qué puedes hacer.
