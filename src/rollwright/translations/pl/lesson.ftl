### Lekcje: nauka gry przez granie.

## Każda lekcja

lesson-another-move = Tak też można. Tutaj jednak zrób to, co opisano w tekście.
lesson-read-first = Najpierw przeczytaj tekst, potem wybierz „Dalej”.

page-learn-step = Krok { $step } z { $steps }
page-learn-finished = To już cała lekcja. Wiesz wszystko, czego potrzebujesz do prawdziwej partii!
page-learn-next = Dalej
page-learn-back = Wstecz
page-learn-skip = Pomiń
page-learn-restart = Od początku
page-learn-play = Zagraj partię
page-no-lesson = Tu nie ma lekcji

## The Border

lesson-border-goal = Twoja planszetka ma dziewięć obszarów, na przykład willę u góry. Każdy otaczają pola granicy. Wykreśl całą granicę obszaru, a dostaniesz za niego punkty. Wygrywa ten, kto na końcu ma ich najwięcej.
lesson-border-roll = W tej rundzie aktywnym graczem jesteś ty, więc pierwsza akcja należy do ciebie. Rzuć wszystkimi pięcioma kośćmi.
lesson-border-keep = Możesz rzucić najwyżej trzy razy. Za każdym razem wybierasz, które kości zostawiasz, a które przerzucasz. Zostaw szarą i żółtą kość, a pozostałe trzy przerzuć.
lesson-border-keep-hint = Tak też można. Tutaj jednak zostaw szarą i żółtą, a przerzuć zieloną, pomarańczową i czerwoną.
lesson-border-keep-again = Teraz dwie kości są szare. Po każdym rzucie wybierasz od nowa: nawet zostawioną kość można znów przerzucić. Przerzuć zieloną kość, a wszystkie inne zostaw. To twój trzeci i ostatni rzut.
lesson-border-keep-again-hint = Tak też można. Tutaj jednak przerzuć tylko zieloną kość.
lesson-border-segment = Teraz wykreślanie: jedna kość to jedno pole w jej kolorze. Sąsiadujące pola w jednym kolorze tworzą segment. W pierwszej akcji wolno tylko kończyć całe segmenty, w dowolnym miejscu planszetki. Ukończ szary segment z trzech pól. Żółtą i niebieską nie da się niczego ukończyć. Nigdy nie musisz używać kości.
lesson-border-segment-hint = Tak też można. Tutaj jednak ukończ wszystkimi trzema szarymi kośćmi szary segment z trzech pól.
lesson-border-leftover = Pozostały żółta i niebieska kość. W drugiej akcji wszyscy inni mogli ich użyć: każdy tych samych kości i wszyscy jednocześnie. Teraz aktywny jest kolejny gracz.
lesson-border-second = Aktywny gracz zostawił dwie żółte kości i teraz ty wykonujesz drugą akcję. Każde pole musi sąsiadować z polem już wykreślonym. Białe pola liczą się jako wykreślone od początku. Wykreśl żółte pole obok białego, a potem żółte obok swojego nowego wykreślenia.
lesson-border-second-hint = Tak też można. Tutaj jednak wykreśl oba żółte pola.
lesson-border-one-of-five = Tym razem aktywny gracz użył wszystkich pięciu kości i żadna nie została. Wtedy każdy z pozostałych może użyć jednej z tych pięciu, dowolnej. Użyj żółtej: wykreśl następne żółte pole.
lesson-border-open = W drugiej akcji segment może zostać nieukończony. Jeśli aktywny gracz użyje wszystkich pięciu kości, każdy z pozostałych może użyć tylko jednej z nich. Jeśli nie użyje żadnej, pozostali mają wszystkie pięć.
lesson-border-first-value = Kilka rund później do ukończenia granicy willi brakuje już tylko jednego pola. Jest zielone, a została zielona kość. Kto pierwszy ukończy obszar, zdobywa wyższą z jego dwóch wartości: 9 za willę. Wykreśl to pole.
lesson-border-value-hint = Tak też można. Tutaj jednak wykreśl tylko to pole, które kończy obszar.
lesson-border-together = 9 punktów! Inny gracz ukończył willę w tej samej drugiej akcji. Jesteście pierwsi jednocześnie, więc każdy z was zdobywa wyższą wartość. Kto ukończy willę później, zdobędzie niższą wartość: 4.
lesson-border-later-value = Inna partia: aktywny gracz właśnie ukończył studnię w pierwszej akcji i zdobył wyższą wartość: 4. Druga akcja następuje później, więc tobie studnia da już tylko niższą wartość: 2. Ukończ ją szarą kością.
lesson-border-scoring = 2 punkty. Twój tor punktacji pokazuje obie wartości każdego obszaru: zdobyta jest zakreślona, a wyższa, którą ktoś już wziął, przekreślona. Jedno wykreślenie może ukończyć kilka obszarów.
lesson-border-last-round = Gra kończy się wraz z rundą, w której któryś gracz ukończy szósty obszar. Masz już pięć, a to twoja runda. Rzuć kośćmi.
lesson-border-last-keep = W prawym dolnym rogu szary segment ma jeszcze cztery niewykreślone pola. Zostaw trzy szare kości, a pozostałe dwie przerzuć.
lesson-border-last-keep-hint = Tak też można. Tutaj jednak zostaw trzy szare kości, a pozostałe dwie przerzuć.
lesson-border-sixth = Cztery szare kości! Jedno pole tego segmentu jest już wykreślone, więc do wykreślenia zostały tylko cztery. Ukończ ten segment.
lesson-border-end = Twój szósty obszar. Pozostali wykonali jeszcze drugą akcję i gra się skończyła. Wygrywa gracz z największą liczbą punktów. Przy remisie wygrywa ten, kto ma najcenniejszy pojedynczy obszar; jeśli i tu jest remis, zwycięstwo jest wspólne.
lesson-border-free = Teraz grasz samodzielnie: ostatnie rundy przeciwko łatwemu botowi, który ma już pięć obszarów. Prowadzisz jednym punktem. Graj, jak chcesz. Za każdym razem zobaczysz, co możesz zrobić.

## Twenty One

lesson-twentyone-goal = Twój arkusz ma pięć rzędów po sześć kratek. Wypełniasz je od góry do dołu, rząd po rzędzie, i każdy daje punkty. Wygrywa ten, kto na końcu ma ich najwięcej.
lesson-twentyone-roll = W tej rundzie aktywnym graczem jesteś ty. Rzuć wszystkimi sześcioma kośćmi.
lesson-twentyone-again = Możesz rzucić drugi i ostatni raz. Każda jedynka zostaje, a wszystkimi pozostałymi kośćmi trzeba rzucić. Rzuć ponownie.
lesson-twentyone-again-hint = Możesz zostawić te kości. Tutaj jednak rzuć ponownie.
lesson-twentyone-enter = Liczbę wpisuje się w kratkę w jej kolorze, tylko w bieżącym rzędzie i tylko gdy nie przekracza liczby w kratce. Gdy są równe, to trafienie. Wpisz czarną 1 i niebieską 3 (to trafienia) oraz żółtą 4. Biała 4 nie pasuje: w kratce jest 2. Czerwona 1 i zielona 2 by pasowały, ale to ty wybierasz, które liczby wpisać.
lesson-twentyone-enter-hint = Tak też można, ale małe liczby dają mało punktów. Tutaj wpisz tylko czarną, niebieską i żółtą.
lesson-twentyone-together = Wszyscy gracze użyli tych samych kości, każdy na swoim arkuszu i wszyscy jednocześnie. Trafienia mają mały krzyżyk. Teraz aktywny jest kolejny gracz, który rzucił już dla wszystkich.
lesson-twentyone-cross-off = Inna partia: aktywnym graczem jest bot, który rzucił już dla wszystkich. Dwie kratki twojego rzędu są wolne. Biała 6 jest za duża na białą 5, a zielona 5 na zieloną 1. W każdej rundzie musisz wpisać liczbę albo wykreślić kratkę. Wykreśl pierwszą od lewej wolną kratkę: białą 5.
lesson-twentyone-row = Następna runda: zielona kość pokazuje 1. Wpisz tę jedynkę, a ukończysz rząd.
lesson-twentyone-row-hint = Tak też można. Tutaj jednak wpisz zieloną 1.
lesson-twentyone-row-score = 5, 4, 2, 2 i 1 to razem 14; wykreślona kratka to 0. Trzy liczby są trafieniami: 4, druga 2 i 1. Bonus za 1 do 6 trafień to kolejno 1, 3, 6, 10, 15 i 21. Rząd daje więc 14 + 6 = 20. Twój następny rząd zaczyna się w następnej rundzie: w jednej rundzie piszesz tylko w jednym rzędzie.
lesson-twentyone-fifth = Pod koniec partii: to twój piąty i ostatni rząd i pasują do niego wszystkie kości. W jednej rundzie możesz wpisać dowolnie wiele liczb. Wpisz wszystkie sześć.
lesson-twentyone-fifth-hint = Tak też można. Tutaj jednak wpisz wszystkie sześć liczb.
lesson-twentyone-end = 88 punktów! Gra kończy się wraz z rundą, w której któryś gracz ukończy piąty rząd; tę rundę wszyscy grają do końca. Pozostali punktują też nieukończony rząd, w którym są, razem z bonusem. Wygrywa gracz z największą liczbą punktów, a remis to wspólne zwycięstwo.
lesson-twentyone-free = Teraz grasz samodzielnie: ostatnie rundy przeciwko łatwemu botowi. Prowadzisz. Graj, jak chcesz. Za każdym razem zobaczysz, co możesz zrobić.
