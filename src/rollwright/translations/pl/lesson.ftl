### Lekcje: nauka gry przez granie.

## Każda lekcja

lesson-another-move = Tak też można. Tutaj jednak zrób to, co opisano w tekście.
lesson-incomplete = Na razie dobrze, ale czegoś brakuje. Zrób wszystko, co opisano w tekście, i wybierz „Gotowe”.
lesson-read-first = Najpierw przeczytaj tekst, potem wybierz „Dalej”.

page-learn-step = Krok { $step } z { $steps }
page-learn-finished = To już cała lekcja. Wiesz wszystko, czego potrzebujesz do prawdziwej partii!
page-learn-next = Dalej
page-learn-back = Wstecz
page-learn-skip = Pomiń
page-learn-restart = Od początku
page-learn-jump = Inna partia
page-learn-play = Zagraj partię
page-no-lesson = Tu nie ma lekcji

## The Border

lesson-border-goal = Twoja planszetka ma dziewięć obszarów. Wykreśl wszystkie pola granicy obszaru, a dostaniesz punkty. Wygrywa ten, kto ma ich najwięcej. Aktywnym graczem jesteś ty: wybierz „Rzuć”.
lesson-border-keep = Możesz rzucić najwyżej trzy razy i za każdym razem wybierasz, co zostawiasz. Dotknij szarej i żółtej kości, aby je zostawić, potem wybierz „Rzuć znowu”.
lesson-border-keep-hint = Tak też można. Tutaj jednak zostaw szarą i żółtą, a przerzuć zieloną, pomarańczową i czerwoną.
lesson-border-segment = Jedna kość to jedno pole w jej kolorze. W pierwszej akcji wolno tylko kończyć całe segmenty. Dotknij podświetlonego szarego: jedno dotknięcie zaznacza trzy pola. Potem „Gotowe”.
lesson-border-segment-hint = Tak też można. Tutaj jednak ukończ wszystkimi trzema szarymi kośćmi szary segment z trzech pól.
lesson-border-second = Pozostałe kości są dla wszystkich innych: dwie żółte. Wykreślasz tylko obok pól wykreślonych lub białych. Dotknij podświetlonego żółtego pola, potem następnego, potem „Gotowe”.
lesson-border-second-hint = Tak też można. Tutaj jednak wykreśl oba żółte pola.
lesson-border-one-of-five = Aktywny gracz użył wszystkich pięciu kości. Wtedy każdy z pozostałych może użyć tylko jednej z nich, dowolnej. Dotknij podświetlonego żółtego pola, potem „Gotowe”.
lesson-border-open = W drugiej akcji segment może zostać nieukończony, tak jak twój żółty. Jeśli aktywny gracz nie użyje żadnej kości, pozostali mają wszystkie pięć.
lesson-border-first-value = Do ukończenia granicy willi brakuje jednego pola. Kto pierwszy ukończy obszar, zdobywa wyższą z jego dwóch wartości, tu 9. Dotknij podświetlonego zielonego pola, potem „Gotowe”.
lesson-border-value-hint = Tak też można. Tutaj jednak wykreśl tylko to pole, które kończy obszar.
lesson-border-together = 9 punktów! Inny gracz ukończył willę w tej samej drugiej akcji: jesteście pierwsi jednocześnie, więc każdy zdobywa 9. Później willa daje już tylko niższą wartość: 4.
lesson-border-later-value = Aktywny gracz ukończył studnię w pierwszej akcji i zdobył 4. Druga akcja jest później, więc zdobędziesz tylko 2. Ukończ ją: dotknij podświetlonego szarego pola, potem „Gotowe”.
lesson-border-scoring = 2 punkty. Na twoim torze punktacji zdobyta wartość jest zakreślona, a wyższa, którą ktoś już wziął, przekreślona. Jedno wykreślenie może ukończyć kilka obszarów.
lesson-border-sixth = Masz pięć obszarów; szósty kończy grę wraz z tą rundą. Szaremu segmentowi w prawym dolnym rogu brakuje tylko czterech pól. Dotknij go, potem „Gotowe”.
lesson-border-end = Sześć obszarów! Pozostali wykonali jeszcze drugą akcję. Wygrywa największa liczba punktów. Przy remisie decyduje najcenniejszy obszar; jeśli i tu jest remis, zwycięstwo jest wspólne.
lesson-border-free = Teraz grasz samodzielnie: ostatnie rundy przeciwko łatwemu botowi z pięcioma obszarami. Prowadzisz jednym punktem. Wiersz nad kośćmi mówi, co możesz zrobić.

## Twenty One

lesson-twentyone-goal = Twój arkusz ma pięć rzędów po sześć kratek. Wypełniasz je od góry, a każdy daje punkty. Wygrywa największa liczba punktów. Aktywnym graczem jesteś ty: wybierz „Rzuć”.
lesson-twentyone-again = Możesz rzucić drugi i ostatni raz. Każda jedynka zostaje, a wszystkimi pozostałymi kośćmi trzeba rzucić. Wybierz „Rzuć znowu”.
lesson-twentyone-again-hint = Możesz zostawić te kości. Tutaj jednak rzuć ponownie.
lesson-twentyone-enter = W bieżącym rzędzie wpisujesz liczby w kratki w ich kolorze, nie większe niż te w kratkach. Równa to trafienie. Wybór jest twój: dotknij czarnej, niebieskiej i żółtej, potem „Gotowe”.
lesson-twentyone-enter-hint = Tak też można, ale małe liczby dają mało punktów. Tutaj wpisz tylko czarną, niebieską i żółtą.
lesson-twentyone-together = Wszyscy użyli tych samych kości jednocześnie, każdy na swoim arkuszu. Twoje dwa trafienia mają mały krzyżyk: dadzą bonus, gdy rząd będzie pełny.
lesson-twentyone-cross-off = Biała 6 i zielona 5 są za duże. Jeśli nie możesz lub nie chcesz wpisać liczby, wykreśl kratkę: dotknij „Wykreśl pierwszą od lewej wolną kratkę”, potem „Gotowe”.
lesson-twentyone-row = Następna runda: zielona kość pokazuje 1. Dotknij zielonej kratki, potem „Gotowe”, a ukończysz rząd.
lesson-twentyone-row-hint = Tak też można. Tutaj jednak wpisz zieloną 1.
lesson-twentyone-row-score = 5, 4, 2, 2 i 1 to razem 14; wykreślona kratka to 0. Trzy trafienia dają bonus 6: w sumie 20 punktów. Wszystkie bonusy są pod rzędami. Następna runda to następny rząd.
lesson-twentyone-fifth = To twój piąty i ostatni rząd, a pasują wszystkie kości. W jednej rundzie możesz wpisać dowolnie wiele liczb. Dotknij wszystkich sześciu kratek, potem „Gotowe”.
lesson-twentyone-fifth-hint = Tak też można. Tutaj jednak wpisz wszystkie sześć liczb.
lesson-twentyone-end = 88 punktów! Gra kończy się wraz z rundą, w której ktoś ukończy piąty rząd. Pozostali liczą też nieukończony rząd, z bonusem. Remis to wspólne zwycięstwo.
lesson-twentyone-free = Teraz grasz samodzielnie: ostatnie rundy przeciwko łatwemu botowi. Prowadzisz. +4 na kratce to punkty, które możesz za nią dostać. Wiersz nad kośćmi mówi, co możesz zrobić.
