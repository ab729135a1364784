### The rules of both games, in our own words. `rule-B14` is rule B14; `heading-…` begins a part of the rulebook;
### `overview-…` is the game in short; `illustration-BE1` is the caption of an illustration.

rulebook-marks = «(regla de la casa)» señala una interpretación o un añadido nuestro donde el reglamento impreso no dice nada. «(conocido)» señala algo que no está en el texto del reglamento, pero que se conoce por el juego impreso.

# The text alternative of an illustration is made of these.

illustration-dice = Dados: { $dice }.
illustration-roll = Tirada { $number }: { $dice }.
illustration-kept = Se quedan: { $dice }.
illustration-used = Usados: { $dice }.
illustration-board = Tablero { $name }.
illustration-sheet = Hoja { $name }.
illustration-row = Fila { $row }: { $boxes }.
illustration-crossed = Tachado ahora: { $places }.
illustration-highlighted = Resaltado: { $places }.
illustration-refused = No permitido: { $places }.

heading-border = The Border

heading-border-overview = En pocas palabras
overview-border-about = Tu tablero es un mapa con nueve áreas. Tacha todos los espacios de frontera que rodean un área y la puntuarás. Date prisa: quien completa un área primero recibe más o menos el doble que quienes llegan después.
overview-border-step-1 = El jugador activo tira los cinco dados y puede volver a tirar los que quiera hasta dos veces.
overview-border-step-2 = Primera acción: con cada dado, el jugador activo tacha un espacio del color del dado, pero solo puede completar segmentos enteros, en cualquier lugar del tablero.
overview-border-step-3 = Segunda acción: todos los demás usan a la vez los dados sobrantes; cada cual dispone de todos. Cada nueva cruz va junto a otra cruz; no hace falta completar los segmentos. Si no sobra ningún dado, cada uno elige uno de los cinco.
overview-border-step-4 = El papel de jugador activo pasa al siguiente en el sentido de las agujas del reloj.
overview-border-scoring = Puntuación: un área cuenta en cuanto toda su frontera está tachada. Quien la cierra primero se lleva el valor mayor; los que lleguen después, el menor.
overview-border-end = Fin: la partida acaba tras la ronda en la que alguien completa su sexta área. Gana quien tenga más puntos.

heading-border-material = El material
rule-B1 = De 2 a 4 jugadores, a partir de 8 años, unos 30 minutos.
rule-B2 = Un tablero y un rotulador borrable por jugador, con cuatro tableros distintos; 5 dados idénticos, cada uno con seis caras de color: gris, verde, azul, rojo, amarillo y naranja (conocido). Ninguna cara es un comodín (conocido).
rule-B3 = Un tablero es un mapa de hexágonos (conocido) con 9 áreas. Cada área está rodeada por un anillo de espacios de frontera de un solo hexágono de grosor. Las áreas vecinas comparten espacios de frontera: un espacio puede pertenecer a la frontera de una, dos o tres áreas.
illustration-B3 = La frontera de la villa. Sus vecinas también usan algunos de estos espacios.
rule-B4 = Las áreas y los espacios de frontera son iguales en los cuatro tableros. Solo cambia la disposición de los segmentos de color. En nuestros cuatro tableros los segmentos tienen las mismas formas y cambian los colores, para que ningún tablero sea mejor que otro (regla de la casa).
rule-B5 = Un segmento es una serie de 2 a 5 espacios de frontera contiguos del mismo color. En cada tablero, cada uno de los seis colores tiene exactamente cuatro segmentos: uno de 2, uno de 3, uno de 4 y uno de 5 espacios (conocido). Son en total 24 segmentos y 84 espacios de color; con los dos blancos (B6), un tablero tiene 86 espacios de frontera. Dos segmentos del mismo color nunca se tocan (regla de la casa), de modo que cada segmento se reconoce con solo mirarlo.
illustration-B5 = Los cuatro segmentos rojos de este tablero, de 2, 3, 4 y 5 espacios.
rule-B6 = Dos espacios de frontera son blancos: uno arriba a la izquierda y otro abajo a la derecha. Llevan una cruz impresa: cuentan como tachados desde el principio, tanto para las fronteras como para la adyacencia, y no pertenecen a ningún segmento.
illustration-B6 = Los dos espacios blancos con su cruz impresa.
rule-B7 = Cada área tiene dos valores. La villa, en la parte superior del mapa, vale 9 para quien la completa primero; el pozo vale 4, y más tarde 2. Los valores mayores son 12, 11, 10, 9, 8, 7, 6, 5 y 4, uno por área; el valor menor es la mitad del mayor, redondeada hacia abajo: 6, 5, 5, 4, 4, 3, 3, 2 y 2; cuanto más grande es el área, más vale (conocido). Los nombres de las otras siete áreas son nuestros.

heading-border-round = Una ronda
rule-B8 = El primer jugador activo se elige al azar. Después, el papel pasa de ronda en ronda en el sentido de las agujas del reloj.
rule-B9 = Una ronda consta de la primera acción, que realiza solo el jugador activo, y de la segunda acción, que realizan todos los demás.

heading-border-first-action-roll = Primera acción: tirar
rule-B10 = La ronda empieza con una tirada de los cinco dados, que hace el jugador activo; no puede saltársela.
rule-B11 = Tras la primera y la segunda tirada, el jugador activo puede parar o volver a tirar los dados que quiera, de uno a cinco. Tres tiradas como máximo.
illustration-B11 = Tres tiradas. Los dados señalados se quedan; los demás se vuelven a tirar.
rule-B12 = Un dado apartado tras una tirada puede volver a tirarse tras la siguiente: la elección es libre cada vez.

heading-border-first-action-cross-off = Primera acción: tachar
rule-B13 = Con cada dado se tacha un espacio de su color que aún no esté tachado. Cada dado se usa una sola vez.
rule-B14 = Los dados solo pueden usarse para completar segmentos: de cada segmento en el que se tache algo hay que tachar, en esta misma acción, todos los espacios que falten. No se puede abrir ni expandir un segmento sin completarlo.
illustration-B14 = Izquierda: tres dados grises completan el segmento gris. Derecha: dos cruces lo dejarían a medias.
rule-B15 = El segmento no tiene que tocar nada: vale cualquier lugar.
rule-B16 = Un segmento ya tachado en parte solo necesita dados para los espacios que falten.
illustration-B16 = Tres de los cinco espacios ya estaban tachados, así que bastan dos dados amarillos.
rule-B17 = Los dados pueden repartirse entre varios segmentos, del mismo color o de colores distintos.
rule-B18 = Usar los dados nunca es obligatorio: el jugador activo puede completar menos segmentos de los que podría, o ninguno.

heading-border-second-action = Segunda acción
rule-B19 = Ahora cada jugador no activo puede usar todos los dados que el jugador activo no haya usado: cada uno dispone de todos los dados sobrantes, los mismos para todos. Un dado, un espacio de su color que aún no esté tachado; se usan tantos dados como se quiera, o ninguno.
rule-B20 = Cada espacio que se tache debe ser adyacente (compartir un lado de hexágono) a un espacio ya tachado. También cuenta un espacio tachado antes en la misma acción (regla de la casa: las cruces se hacen una tras otra).
illustration-B20 = Izquierda: cada cruz está junto a otra, empezando por el espacio blanco. Derecha: estas dos no tocan ninguna cruz.
rule-B21 = Los segmentos se pueden abrir, expandir o completar: no hay obligación de completarlos.
rule-B22 = Si el jugador activo ha usado los cinco dados, cada uno de los demás puede elegir uno de los cinco y tachar un espacio con él (la adyacencia sigue siendo necesaria).
rule-B23 = Si el jugador activo no ha usado ninguno, por decisión propia o no, los demás disponen de los cinco.
rule-B24 = La segunda acción es simultánea: ningún jugador espera a otro, y las cruces de un jugador no cambian lo que puede hacer otro. Las elecciones se revelan a la vez cuando ha terminado el último jugador (regla de la casa).

heading-border-scoring = Puntuación
rule-B25 = Un área está completa cuando todos los espacios de su frontera están tachados, en cualquiera de las dos acciones. Una sola cruz puede completar varias áreas. El área se puntúa de inmediato y se anuncia a toda la mesa.
rule-B26 = El jugador que cierra un área antes que nadie se lleva el valor mayor y lo rodea en su propia fila de puntuación; todos los demás anulan ese valor en la suya.
illustration-B26 = El primer jugador rodea el 9 de la villa; el otro lo anula.
rule-B27 = El jugador que completa el área en una acción o ronda posterior puntúa el valor menor. La segunda acción va después de la primera: un área que el jugador activo completa en la primera acción vale para los demás el valor menor en la segunda acción de la misma ronda.
rule-B28 = Si varios jugadores son los primeros en completar la misma área en la misma segunda acción, todos ellos puntúan el valor mayor.

heading-border-end = Fin de la partida
rule-B29 = La partida termina con la ronda en la que un jugador ha completado una sexta área. Si eso ocurre en la primera acción, los demás aún hacen su segunda acción.
rule-B30 = Toda área completa cuenta, también una séptima o una octava que se complete en la última acción.
rule-B31 = Gana quien tenga más puntos de victoria. En caso de empate, gana de entre los empatados quien haya puntuado el área más valiosa (el valor más alto que haya puntuado de verdad). Si el empate persiste, comparten la victoria (regla de la casa).
rule-B32 = Tras diez rondas seguidas en las que ningún jugador haya tachado nada, la partida termina con la puntuación del momento (regla de la casa: todo el mundo puede pasar, y una partida tiene que terminar).
rule-B33 = Todos los tableros están siempre a la vista de todos los jugadores (regla de la casa).

heading-border-examples = Ejemplos
rule-BE1 = La villa: un jugador tacha el último espacio de la frontera de la villa, es el primero en hacerlo y puntúa 9.
illustration-BE1 = La nueva cruz cierra la frontera de la villa: 9 puntos.
rule-BE2 = Tercera tirada: 3 dados grises, 1 amarillo y 1 azul. El jugador completa un segmento gris de 3; con dos de los grises habría bastado para el segmento gris de 2 que está más a la derecha. El dado amarillo y el azul no se pueden usar: no completan nada.
illustration-BE2 = Los tres dados grises van al segmento de 3. El de 2, que también era posible, aparece enmarcado.
rule-BE3 = Después de BE2 sobran 1 dado amarillo y 1 azul. Dos jugadores, con sus tableros aún sin empezar, tachan cada uno un espacio amarillo y uno azul junto a sus espacios blancos; un tercero solo puede tachar uno azul, porque en su tablero ningún espacio amarillo toca un espacio blanco.
illustration-BE3 = Los mismos dos dados en tres tableros. En el último no hay ningún espacio amarillo junto a uno blanco.
rule-BE4 = Segunda tirada: 4 dados amarillos y 1 rojo; el jugador para. Los cinco dados sirven para completar tres segmentos: uno amarillo de 5 a la izquierda, y uno amarillo de 4 y uno rojo de 3 a la derecha (todos ya tachados en parte). Después, cada uno de los demás elige uno de los cinco dados: dos tachan un espacio rojo y otro, uno amarillo.
illustration-BE4 = Las cinco cruces nuevas completan tres segmentos.
illustration-BE4-others = Cada uno de los demás usa uno de los cinco dados: dos, el rojo; otro, uno amarillo.
rule-BE5 = El pozo: quien lo completa primero puntúa 4; quien lo completa en una acción o ronda posterior puntúa 2.
illustration-BE5 = Izquierda: el jugador activo llega primero y puntúa 4. Derecha: en la segunda acción ya solo quedan 2.
rule-BE6 = El jugador activo completa una sexta área en la primera acción. Los demás aún hacen su segunda acción y, con ella, acaba la partida. El jugador fue el primero en tres áreas y no lo fue en las otras tres: 33 puntos en total.
illustration-BE6 = El segmento verde completa el pueblo, la sexta área. La fila de puntuación suma 33.

heading-border-ours = Añadidos propios
rule-B40 = Los tableros se guardan en archivos que cualquiera puede escribir. Un archivo es jugable si tiene nueve áreas rodeadas por un anillo, con dos valores cada una; segmentos de 2 a 5 espacios conectados que repartan todos los espacios de color entre seis colores como máximo; y al menos un espacio blanco. Es estándar si cumple por completo las reglas B3 a B7. Así, quien tenga el juego impreso puede introducirlo, sean cuales sean sus números.
rule-B41 = Copias (regla de la casa): cada asiento tiene un tablero diferente (B2), salvo que al preparar la partida se permitan las copias (para quien tenga el juego y haya introducido un solo tablero); la cabecera del registro lo indica. Los registros anteriores a esta regla se leen como si permitieran las copias.

heading-twentyone = Twenty One

heading-twentyone-overview = En pocas palabras
overview-twentyone-about = Cada cual rellena su propia hoja con los mismos dados, fila a fila. Los números altos valen más y los aciertos exactos dan puntos extra.
overview-twentyone-step-1 = El jugador activo tira los seis dados y puede tirar otra vez. Los 1 se quedan; todos los demás dados deben tirarse.
overview-twentyone-step-2 = Todos usan esos dados a la vez. Anotas tantos números como quieras en tu fila actual, cada uno en la casilla del color del dado y nunca mayor que el número de la casilla.
overview-twentyone-step-3 = Si no puedes o no quieres anotar nada, tachas la casilla libre que esté más a la izquierda en la fila.
overview-twentyone-step-4 = Cuando llenas una fila, sigues con la siguiente en la próxima ronda. El papel de jugador activo pasa al siguiente en el sentido de las agujas del reloj.
overview-twentyone-scoring = Puntuación: una fila completa vale la suma de sus números más los puntos extra por sus aciertos, es decir, los números iguales al de su casilla.
overview-twentyone-end = Fin: la partida acaba tras la ronda en la que alguien completa la quinta fila. Gana quien tenga más puntos.

heading-twentyone-material = El material
rule-T1 = De 2 a 6 jugadores, a partir de 8 años, unos 15 minutos (conocido). (El juego en solitario es una ampliación nuestra: T30.)
rule-T2 = Seis dados, uno de cada color: blanco, negro, rojo, azul, amarillo y verde, con puntos del 1 al 6.
rule-T3 = Seis hojas distintas, con letras de la A a la F. Cada jugador toma una diferente.
rule-T4 = Una hoja tiene 5 filas. Una fila tiene 6 casillas, una de cada color, y cada casilla muestra un número.
illustration-T4 = Una hoja: cinco filas y, en cada una, una casilla de cada color.
rule-T5 = Los números son los mismos en todas las hojas y en los mismos lugares; solo cambia el orden de los colores.
rule-T6 = En una fila, los números nunca aumentan de izquierda a derecha, y la primera fila es 6 5 4 3 2 1 (conocido). Las cuatro filas de debajo son nuestras: 5 5 4 3 2 1, luego 5 4 4 3 2 1, luego 5 4 3 3 2 1 y luego 5 4 3 2 2 1.
rule-T7 = Orden de los colores (regla de la casa): en una misma fila, no hay dos de las seis hojas que tengan el mismo color en el mismo lugar; en una misma hoja, ningún color aparece dos veces en el mismo lugar a lo largo de las cinco filas. Las hojas se guardan en archivos: quien tenga el bloc impreso puede introducir las suyas.
rule-T8 = Todas las hojas están siempre a la vista de todos los jugadores.

heading-twentyone-round = Una ronda
rule-T9 = El primer jugador activo se elige al azar. Después, el papel pasa de ronda en ronda en el sentido de las agujas del reloj.
rule-T10 = El jugador activo tira los seis dados y luego puede hacer un segundo y último intento.
rule-T11 = En el segundo intento se tiran todos los dados que no muestren un 1, ni más ni menos: los 1 se quedan y hay que tirar todos los demás. Con seis 1 no hay segundo intento (regla de la casa).
rule-T12 = Después, todos los jugadores, incluido el activo, usan los mismos dados, todos al mismo tiempo (regla de la casa). Las elecciones se revelan a la vez cuando ha terminado el último jugador (regla de la casa).
rule-T13 = En cada ronda, todos hacen algo: anotan un número o más, o tachan una casilla (T18).
rule-T14 = Un número solo se anota en la fila actual del jugador, en la casilla del color del dado, si esa casilla está libre y el número no es mayor que el de la casilla.
illustration-T14 = Los números dibujados con puntos caben. El 4 blanco es mayor que el 2 de la casilla blanca.
rule-T15 = En una ronda se pueden anotar tantos de los seis dados como se quiera, en esa única fila. Cada jugador elige cuáles.
rule-T16 = Si el número coincide con el de la casilla, es un acierto y lleva una pequeña cruz.
rule-T17 = Quien llena una fila en esta ronda ha terminado por esta ronda: la fila siguiente empieza en la ronda siguiente. Ningún jugador escribe en dos filas en una misma ronda.
illustration-T17 = La primera fila está completa. La segunda empieza en la ronda siguiente.
rule-T18 = El jugador que no puede o no quiere anotar ningún número tacha la casilla libre que esté más a la izquierda en la fila actual.
rule-T19 = Nunca las dos cosas: el jugador que anota un número no tacha nada. Se tacha como mucho una casilla por ronda.

heading-twentyone-scoring = Puntuación
rule-T20 = Una fila está completa cuando sus seis casillas están llenas o tachadas. Puntúa la suma de sus números (una casilla tachada vale 0) más los puntos extra por sus aciertos: 0, 1, 3, 6, 10, 15 o 21 con 0, 1, 2, 3, 4, 5 o 6 aciertos (conocido; el texto del reglamento da 6 por tres).
rule-T21 = Las filas se juegan estrictamente de arriba abajo; no todos los jugadores tienen que estar en la misma fila.

heading-twentyone-end = Fin de la partida
rule-T22 = La partida termina con la ronda en la que un jugador completa la quinta fila. Todos los jugadores participan en esa ronda por completo (regla de la casa).
rule-T23 = Los demás puntúan entonces la fila sin terminar en la que están: suma y puntos extra (regla de la casa: los puntos extra cuentan). Las filas sin empezar no puntúan nada.
rule-T24 = Gana quien tenga más puntos entre todas las filas. En caso de empate, la victoria se comparte (regla de la casa).

heading-twentyone-examples = Ejemplos
rule-TE1 = Primera jugada: 6, 4, 3, 3, 1, 1. El jugador activo hace el segundo intento: los dos 1 se quedan y se tiran los otros cuatro dados.
illustration-TE1 = Los dos 1 señalados se quedan; los otros cuatro dados se vuelven a tirar.
rule-TE2 = Dados: negro 1, azul 3, amarillo 4, rojo 1, verde 2, blanco 4. El 1 negro va a la casilla negra del 1 (un acierto), el 3 azul a la casilla azul del 3 (un acierto) y el 4 amarillo a la casilla amarilla, que muestra más de 4 (así que no es un acierto). El jugador deja pasar el 1 rojo y el 2 verde, que cabrían. El 4 blanco no cabe: la casilla blanca muestra un número menor.
illustration-TE2 = Arriba: tres números, dos de ellos aciertos con su pequeña cruz. Abajo: el 4 blanco no cabe.
rule-TE3 = Un jugador ha llenado cuatro casillas de la primera fila; quedan libres la casilla blanca del 5 y la verde. El dado verde muestra un 5 y el blanco, un 6: ninguno cabe. Hay que tachar el 5 blanco, la casilla libre que está más a la izquierda.
illustration-TE3 = Nada cabe, así que se tacha el 5 blanco.
rule-TE4 = La primera fila está completa con 5, tachada, 4, 2, 2, 1: 14 puntos y 3 aciertos (el 4, el segundo 2 y el 1), que dan 6 puntos extra. La fila puntúa 20.
illustration-TE4 = 14 puntos y 6 puntos extra por tres aciertos: 20.
rule-TE5 = Un jugador completa la quinta fila; la partida termina con esa ronda; las cinco filas suman 88.
illustration-TE5 = La quinta fila completa la hoja: 88 puntos.

heading-twentyone-ours = Añadidos propios
rule-T30 = En solitario: un solo jugador, siempre activo, que busca la mejor puntuación en una hoja. Se puede resolver con exactitud.
rule-T31 = Variante invertida: las cinco filas se juegan de abajo arriba, de modo que los números crecen a medida que avanza la partida.
rule-T32 = Las hojas se guardan en archivos que cualquiera puede escribir. Un archivo es jugable si tiene cinco filas de seis casillas, con una casilla de cada color en cada fila y números del 1 al 6; un conjunto de hojas es estándar si cumple por completo las reglas T5 a T7.
rule-T33 = Copias (regla de la casa): cada asiento tiene una hoja diferente (T3), salvo que al preparar la partida se permitan las copias; como B41 en The Border.
