### The rules of both games, in our own words. `rule-B14` is rule B14; `heading-…` begins a part of the rulebook;
### `overview-…` is the game in short; `illustration-BE1` is the caption of an illustration.

rulebook-marks = „(zasada domowa)” oznacza naszą interpretację lub nasz dodatek tam, gdzie drukowana instrukcja milczy. „(znane)” oznacza coś, czego nie ma w tekście instrukcji, ale co wiadomo z drukowanej gry.

# The text alternative of an illustration is made of these.

illustration-dice = Kości: { $dice }.
illustration-roll = Rzut { $number }: { $dice }.
illustration-kept = Zostają: { $dice }.
illustration-used = Użyte: { $dice }.
illustration-board = Planszetka { $name }.
illustration-sheet = Arkusz { $name }.
illustration-row = Rząd { $row }: { $boxes }.
illustration-crossed = Teraz wykreślone: { $places }.
illustration-highlighted = Wyróżnione: { $places }.
illustration-refused = Niedozwolone: { $places }.

heading-border = The Border

heading-border-overview = W skrócie
overview-border-about = Twoja planszetka to mapa z dziewięcioma obszarami. Wykreśl wszystkie pola granicy wokół obszaru, a dostaniesz za niego punkty. Pospiesz się: kto ukończy obszar jako pierwszy, zdobywa mniej więcej dwa razy tyle, co następni.
overview-border-step-1 = Aktywny gracz rzuca wszystkimi pięcioma kośćmi i może najwyżej dwa razy przerzucić dowolne z nich.
overview-border-step-2 = Pierwsza akcja: każdą kością aktywny gracz wykreśla jedno pole w jej kolorze, ale może tylko kończyć całe segmenty, w dowolnym miejscu planszetki.
overview-border-step-3 = Druga akcja: wszyscy inni jednocześnie korzystają z kości, które zostały; każdy ma do dyspozycji wszystkie. Każde nowe wykreślenie musi sąsiadować z wykreślonym polem; segmentów nie trzeba kończyć. Jeśli nie została żadna kość, każdy wybiera jedną z pięciu.
overview-border-step-4 = Aktywny staje się następny gracz zgodnie z ruchem wskazówek zegara.
overview-border-scoring = Punktacja: obszar liczy się, gdy tylko cała jego granica zostanie wykreślona. Kto zamknie go pierwszy, bierze wyższą wartość, wszyscy następni niższą.
overview-border-end = Koniec: gra kończy się po rundzie, w której ktoś ukończy szósty obszar. Wygrywa gracz z największą liczbą punktów.

heading-border-material = Elementy gry
rule-B1 = Od 2 do 4 graczy, wiek od 8 lat, około 30 minut.
rule-B2 = Po jednej planszetce i jednym ścieralnym markerze dla każdego gracza, cztery różne planszetki; 5 jednakowych kości, każda o sześciu kolorowych ściankach: szarej, zielonej, niebieskiej, czerwonej, żółtej i pomarańczowej (znane). Żadna ścianka nie jest jokerem (znane).
rule-B3 = Planszetka to mapa z sześciokątów (znane), na której leży 9 obszarów. Każdy obszar otacza pierścień pól granicy o grubości jednego sześciokąta. Sąsiednie obszary mają wspólne pola granicy: jedno pole może należeć do granicy jednego, dwóch lub trzech obszarów.
illustration-B3 = Granica willi. Niektóre z tych pól należą też do sąsiednich obszarów.
rule-B4 = Obszary i pola granicy są takie same na wszystkich czterech planszetkach. Różni się tylko układ kolorowych segmentów. Na naszych czterech planszetkach segmenty mają te same kształty, a różnią się kolorami, tak że żadna planszetka nie jest lepsza od innej (zasada domowa).
rule-B5 = Segment to ciąg od 2 do 5 połączonych pól granicy w jednym kolorze. Na każdej planszetce każdy z sześciu kolorów ma dokładnie cztery segmenty: po jednym z 2, 3, 4 i 5 pól (znane). To razem 24 segmenty i 84 kolorowe pola; z dwoma białymi (B6) planszetka ma 86 pól granicy. Dwa segmenty tego samego koloru nigdy się nie stykają (zasada domowa), dlatego segment można rozpoznać po samym rysunku.
illustration-B5 = Cztery czerwone segmenty tej planszetki: z 2, 3, 4 i 5 pól.
rule-B6 = Dwa pola granicy są białe: w lewej górnej i w prawej dolnej części mapy. Mają nadrukowane wykreślenie: od początku liczą się jako wykreślone, zarówno przy granicach, jak i przy sąsiedztwie, i nie należą do żadnego segmentu.
illustration-B6 = Dwa białe pola z nadrukowanym wykreśleniem.
rule-B7 = Każdy obszar ma dwie wartości. Willa, u góry mapy, jest warta 9 dla pierwszego gracza, który ją ukończy; studnia 4, a później 2. Wyższe wartości to 12, 11, 10, 9, 8, 7, 6, 5, 4, każda dla jednego obszaru; niższa to połowa wyższej, zaokrąglona w dół: 6, 5, 5, 4, 4, 3, 3, 2, 2; im większy obszar, tym więcej jest wart (znane). Nazwy pozostałych siedmiu obszarów są nasze.

heading-border-round = Runda
rule-B8 = Pierwszego aktywnego gracza się losuje. Potem rola ta przechodzi co rundę zgodnie z ruchem wskazówek zegara.
rule-B9 = Runda składa się z pierwszej akcji, którą wykonuje tylko aktywny gracz, i z drugiej akcji, którą wykonują wszyscy pozostali.

heading-border-first-action-roll = Pierwsza akcja: rzut
rule-B10 = Rundę otwiera rzut wszystkimi pięcioma kośćmi, który wykonuje aktywny gracz; nie można go pominąć.
rule-B11 = Po pierwszym i po drugim rzucie aktywny gracz może poprzestać na wyniku albo przerzucić dowolnie wybrane kości, od jednej do pięciu. Rzutów jest najwyżej trzy.
illustration-B11 = Trzy rzuty. Zaznaczone kości zostają, pozostałe są przerzucane.
rule-B12 = Kość odłożoną po jednym rzucie można przerzucić po następnym: za każdym razem wybór jest dowolny.

heading-border-first-action-cross-off = Pierwsza akcja: wykreślanie
rule-B13 = Jedna kość wykreśla jedno pole w swoim kolorze, które nie jest jeszcze wykreślone. Każdej kości używa się raz.
rule-B14 = Kości mogą służyć tylko do ukończenia segmentów: w każdym segmencie, w którym coś się wykreśla, trzeba w tej samej akcji wykreślić wszystkie niewykreślone jeszcze pola. Nie wolno otworzyć ani powiększyć segmentu bez jego ukończenia.
illustration-B14 = Po lewej: trzy szare kości kończą szary segment. Po prawej: dwa wykreślenia zostawiłyby go nieukończonym.
rule-B15 = Segment nie musi z niczym sąsiadować: może leżeć w dowolnym miejscu planszetki.
rule-B16 = Segment, który jest już częściowo wykreślony, wymaga kości tylko na pola jeszcze niewykreślone.
illustration-B16 = Trzy z pięciu pól były już wykreślone, więc wystarczą dwie żółte kości.
rule-B17 = Kości można rozdzielić na kilka segmentów, w tym samym kolorze lub w różnych.
rule-B18 = Użycie kości nigdy nie jest obowiązkowe: aktywny gracz może ukończyć mniej segmentów, niż byłoby to możliwe, albo żadnego.

heading-border-second-action = Druga akcja
rule-B19 = Każdy nieaktywny gracz może teraz użyć każdej kości, której nie użył aktywny gracz: wszyscy mają do dyspozycji ten sam pełny zestaw pozostałych kości. Jedna kość to jedno niewykreślone jeszcze pole w jej kolorze; można użyć dowolnej liczby tych kości albo żadnej.
rule-B20 = Każde wykreślane pole musi sąsiadować (mieć wspólny bok sześciokąta) z polem już wykreślonym. Pole wykreślone wcześniej w tej samej akcji też się liczy (zasada domowa: wykreśleń dokonuje się jedno po drugim).
illustration-B20 = Po lewej: każde wykreślenie sąsiaduje z innym, począwszy od białego pola. Po prawej: te dwa nie sąsiadują z żadnym.
rule-B21 = Segmenty wolno otwierać, powiększać i kończyć: nie trzeba ich ukończyć.
rule-B22 = Jeśli aktywny gracz użył wszystkich pięciu kości, każdy z pozostałych może wybrać jedną z tych pięciu i wykreślić nią jedno pole (sąsiedztwo obowiązuje).
rule-B23 = Jeśli aktywny gracz nie użył żadnej kości, z wyboru lub z konieczności, pozostali mają do dyspozycji wszystkie pięć.
rule-B24 = Druga akcja odbywa się jednocześnie: żaden gracz nie czeka na innych, a wykreślenia jednego gracza nie zmieniają możliwości pozostałych. Wybory ujawnia się razem, gdy ostatni gracz jest gotowy (zasada domowa).

heading-border-scoring = Punktacja
rule-B25 = Obszar jest ukończony, gdy wszystkie pola jego granicy są wykreślone, w dowolnej z obu akcji. Jedno wykreślenie może ukończyć kilka obszarów. Punkty przyznaje się od razu i ogłasza to wszystkim przy stole.
rule-B26 = Gracz, który pierwszy zamknie obszar, bierze wyższą wartość i zakreśla ją na własnym torze punktacji; wszyscy pozostali przekreślają tę wartość u siebie.
illustration-B26 = Pierwszy gracz zakreśla 9 willi, drugi ją przekreśla.
rule-B27 = Gracz, który ukończy ten obszar w późniejszej akcji lub rundzie, zdobywa niższą wartość. Druga akcja następuje po pierwszej: obszar, który aktywny gracz ukończy w pierwszej akcji, przynosi pozostałym tylko niższą wartość w drugiej akcji tej samej rundy.
rule-B28 = Jeśli kilku graczy ukończy ten sam obszar w tej samej drugiej akcji, a nikt nie zrobił tego wcześniej, każdy z nich zdobywa wyższą wartość.

heading-border-end = Koniec gry
rule-B29 = Gra kończy się wraz z rundą, w której któryś z graczy ukończył szósty obszar. Jeśli stanie się to w pierwszej akcji, pozostali wykonują jeszcze swoją drugą akcję.
rule-B30 = Liczy się każdy ukończony obszar, także siódmy lub ósmy ukończony w ostatniej akcji.
rule-B31 = Wygrywa gracz z największą liczbą punktów. Przy remisie wygrywa ten z remisujących graczy, który ma najcenniejszy pojedynczy obszar (najwyższą wartość faktycznie zdobytą). Jeśli remis trwa nadal, zwycięstwo jest wspólne (zasada domowa).
rule-B32 = Po dziesięciu kolejnych rundach, w których żaden gracz niczego nie wykreślił, gra kończy się z bieżącym wynikiem (zasada domowa: pasować może każdy, a gra musi się kiedyś skończyć).
rule-B33 = Wszystkie planszetki są przez cały czas widoczne dla wszystkich (zasada domowa).

heading-border-examples = Przykłady
rule-BE1 = Willa: gracz wykreśla ostatnie pole granicy willi, robi to jako pierwszy i zdobywa 9 punktów.
illustration-BE1 = Nowe wykreślenie zamyka granicę willi: 9 punktów.
rule-BE2 = Trzeci rzut: 3 szare, 1 żółta, 1 niebieska. Gracz kończy szary segment z 3 pól; zamiast tego mógłby dwiema z trzech szarych kości ukończyć szary segment z 2 pól leżący dalej na prawo. Żółtej i niebieskiej kości nie można użyć: niczego nie kończą.
illustration-BE2 = Trzech szarych kości użyto do segmentu z 3 pól. Segment z 2 pól, który też był możliwy, jest obramowany.
rule-BE3 = Po BE2 pozostają 1 żółta i 1 niebieska kość. Dwóch graczy na swoich początkowych planszetkach wykreśla po jednym żółtym i jednym niebieskim polu obok swoich białych pól; trzeci może wykreślić tylko niebieskie, bo na jego planszetce żadne żółte pole nie sąsiaduje z białym.
illustration-BE3 = Te same dwie kości na trzech planszetkach. Na ostatniej żadne żółte pole nie sąsiaduje z białym.
rule-BE4 = Drugi rzut: 4 żółte, 1 czerwona; gracz poprzestaje na tym wyniku. Wszystkich pięciu kości używa do ukończenia trzech segmentów: żółtego z 5 pól po lewej oraz żółtego z 4 i czerwonego z 3 pól po prawej (każdy był już częściowo wykreślony). Każdy z pozostałych graczy wybiera potem jedną z pięciu kości: dwóch wykreśla pole czerwone, jeden żółte.
illustration-BE4 = Pięć nowych wykreśleń kończy trzy segmenty.
illustration-BE4-others = Każdy z pozostałych używa jednej z pięciu kości: dwaj gracze czerwonej, jeden żółtej.
rule-BE5 = Studnia: kto ukończy ją jako pierwszy, zdobywa 4 punkty; kto ukończy ją w późniejszej akcji lub rundzie, zdobywa 2.
illustration-BE5 = Po lewej: aktywny gracz jest pierwszy i zdobywa 4. Po prawej: w drugiej akcji zostają już tylko 2.
rule-BE6 = Aktywny gracz kończy szósty obszar w pierwszej akcji. Pozostali wykonują jeszcze swoją drugą akcję i na tym koniec gry. Gracz ten był pierwszy w trzech obszarach, w pozostałych trzech nie: razem 33 punkty.
illustration-BE6 = Zielony segment kończy miasto, szósty obszar. Tor punktacji daje razem 33.

heading-border-ours = Nasze dodatki
rule-B40 = Planszetki przechowuje się w plikach, które może napisać każdy. Plik jest grywalny, jeśli ma dziewięć otoczonych pierścieniem obszarów, każdy z dwiema wartościami, co najmniej jedno białe pole oraz segmenty po 2 do 5 połączonych pól, w najwyżej sześciu kolorach, między które są rozdzielone wszystkie kolorowe pola; jest standardowy, jeśli jest w pełni zgodny z zasadami od B3 do B7. Właściciel drukowanej gry może więc ją wprowadzić bez względu na to, jakie ma liczby.
rule-B41 = Kopie (zasada domowa): każde miejsce ma inną planszetkę (B2), chyba że przy przygotowaniu gry dopuszczono kopie (dla właściciela gry, który wprowadził tylko jedną planszetkę); mówi o tym nagłówek zapisu. Zapisy starsze niż ta zasada czyta się tak, jakby dopuszczały kopie.

heading-twentyone = Twenty One

heading-twentyone-overview = W skrócie
overview-twentyone-about = Wszyscy wypełniają własne arkusze, korzystając z tych samych kości, rząd po rzędzie. Duże liczby są warte więcej, a dokładne trafienia dają bonus.
overview-twentyone-step-1 = Aktywny gracz rzuca wszystkimi sześcioma kośćmi i może rzucić jeszcze raz. Każda jedynka zostaje; wszystkimi innymi kośćmi trzeba rzucić.
overview-twentyone-step-2 = Wszyscy jednocześnie korzystają z tych kości. Wpisujesz dowolnie wiele liczb w swoim bieżącym rzędzie, każdą w kratkę w kolorze kości i nigdy większą niż liczba w kratce.
overview-twentyone-step-3 = Jeśli nie możesz lub nie chcesz nic wpisać, wykreślasz zamiast tego pierwszą od lewej wolną kratkę rzędu.
overview-twentyone-step-4 = Gdy rząd jest pełny, w następnej rundzie zaczynasz kolejny. Aktywny staje się następny gracz zgodnie z ruchem wskazówek zegara.
overview-twentyone-scoring = Punktacja: ukończony rząd daje sumę swoich liczb i bonus za trafienia, czyli liczby równe liczbie w kratce.
overview-twentyone-end = Koniec: gra kończy się po rundzie, w której ktoś ukończy piąty rząd. Wygrywa gracz z największą liczbą punktów.

heading-twentyone-material = Elementy gry
rule-T1 = Od 2 do 6 graczy, wiek od 8 lat, około 15 minut (znane). (Gra w pojedynkę to nasze rozszerzenie: T30.)
rule-T2 = Sześć kości: biała, czarna, czerwona, niebieska, żółta i zielona, z oczkami od 1 do 6.
rule-T3 = Sześć różnych arkuszy, oznaczonych literami od A do F. Każdy gracz bierze inny.
rule-T4 = Arkusz ma 5 rzędów. Rząd ma 6 kratek, po jednej w każdym kolorze; w każdej widnieje liczba.
illustration-T4 = Arkusz: pięć rzędów, a w każdym po jednej kratce każdego koloru.
rule-T5 = Liczby są na każdym arkuszu takie same i w tych samych miejscach; różni się tylko kolejność kolorów.
rule-T6 = W rzędzie liczby nigdy nie rosną od lewej do prawej, a pierwszy rząd to 6 5 4 3 2 1 (znane). Cztery rzędy poniżej są nasze: 5 5 4 3 2 1, dalej 5 4 4 3 2 1, dalej 5 4 3 3 2 1, dalej 5 4 3 2 2 1.
rule-T7 = Kolejność kolorów (zasada domowa): w obrębie rzędu żadne dwa z sześciu arkuszy nie mają tego samego koloru na tej samej pozycji; na jednym arkuszu żaden kolor nie powtarza się na tej samej pozycji w pięciu rzędach. Arkusze przechowuje się w plikach: właściciel drukowanego bloczka może wprowadzić własne.
rule-T8 = Wszystkie arkusze są przez cały czas widoczne dla wszystkich.

heading-twentyone-round = Runda
rule-T9 = Pierwszego aktywnego gracza się losuje. Potem rola ta przechodzi co rundę zgodnie z ruchem wskazówek zegara.
rule-T10 = Aktywny gracz rzuca wszystkimi sześcioma kośćmi, a potem może rzucić drugi i ostatni raz.
rule-T11 = W drugim rzucie biorą udział wszystkie kości, które nie pokazują 1, ani mniej, ani więcej: jedynki zostają, wszystkimi pozostałymi trzeba rzucić. Przy sześciu jedynkach drugiego rzutu nie ma (zasada domowa).
rule-T12 = Potem wszyscy gracze, także aktywny, korzystają z tych samych kości, jednocześnie (zasada domowa). Wybory ujawnia się razem, gdy ostatni gracz jest gotowy (zasada domowa).
rule-T13 = W każdej rundzie każdy gracz musi albo wpisać co najmniej jedną liczbę, albo wykreślić jedną kratkę (T18).
rule-T14 = Liczbę wpisuje się tylko w swoim bieżącym rzędzie, w kratkę w kolorze kości, jeśli kratka jest wolna, a liczba nie jest większa od liczby w kratce.
illustration-T14 = Liczby narysowane kropkami pasują. Biała 4 jest większa niż 2 w białej kratce.
rule-T15 = W jednej rundzie, w tym jednym rzędzie, można wpisać wyniki dowolnie wielu z sześciu kości. Gracz sam wybiera których.
rule-T16 = Liczba równa liczbie w kratce to trafienie; oznacza się je małym krzyżykiem.
rule-T17 = Rząd wypełniony w tej rundzie jest w niej zamknięty: następny rząd zaczyna się w następnej rundzie. Żaden gracz nie pisze w dwóch rzędach w jednej rundzie.
illustration-T17 = Pierwszy rząd jest ukończony. Drugi zaczyna się w następnej rundzie.
rule-T18 = Gracz, który nie może lub nie chce wpisać żadnej liczby, wykreśla pierwszą od lewej wolną kratkę bieżącego rzędu.
rule-T19 = Nigdy jedno i drugie: gracz, który wpisuje liczbę, niczego nie wykreśla. W jednej rundzie wykreśla się najwyżej jedną kratkę.

heading-twentyone-scoring = Punktacja
rule-T20 = Rząd jest ukończony, gdy każda z jego sześciu kratek jest wypełniona lub wykreślona. Daje sumę swoich liczb (wykreślona kratka to 0) i bonus za trafienia: 0, 1, 3, 6, 10, 15, 21 za 0 do 6 trafień (znane; tekst instrukcji podaje 6 za trzy).
rule-T21 = Rzędy rozgrywa się ściśle od góry do dołu; gracze mogą być w różnych rzędach.

heading-twentyone-end = Koniec gry
rule-T22 = Gra kończy się wraz z rundą, w której któryś z graczy ukończy piąty rząd. W tej rundzie wszyscy gracze biorą pełny udział (zasada domowa).
rule-T23 = Pozostali punktują wtedy swój bieżący, nieukończony rząd: sumę i bonus (zasada domowa: bonus się liczy). Nierozpoczęte rzędy nie dają nic.
rule-T24 = Wygrywa gracz z największą liczbą punktów ze wszystkich rzędów. Remis to wspólne zwycięstwo (zasada domowa).

heading-twentyone-examples = Przykłady
rule-TE1 = Pierwszy rzut: 6, 4, 3, 3, 1, 1. Aktywny gracz rzuca ponownie: dwie jedynki zostają, a pozostałe cztery kości są przerzucane.
illustration-TE1 = Dwie zaznaczone jedynki zostają, pozostałymi czterema kośćmi rzuca się ponownie.
rule-TE2 = Kości: czarna 1, niebieska 3, żółta 4, czerwona 1, zielona 2, biała 4. Gracz wpisuje czarną 1 w czarną kratkę z liczbą 1 (trafienie), niebieską 3 w niebieską kratkę z liczbą 3 (trafienie) i żółtą 4 w żółtą kratkę (z liczbą większą niż 4, więc bez trafienia), a rezygnuje z czerwonej 1 i zielonej 2, które by pasowały. Biała 4 nie pasuje: w białej kratce jest mniejsza liczba.
illustration-TE2 = U góry: trzy liczby, w tym dwa trafienia z małym krzyżykiem. U dołu: biała 4 nie pasuje.
rule-TE3 = Gracz ma wypełnione cztery kratki pierwszego rzędu; wolne są biała z liczbą 5 i zielona. Zielona kość pokazuje 5, biała 6: żadna nie pasuje. Trzeba wykreślić białą kratkę z liczbą 5, pierwszą wolną od lewej.
illustration-TE3 = Nic nie pasuje, więc wykreśla się białą 5.
rule-TE4 = Pierwszy rząd jest ukończony: 5, wykreślona kratka, 4, 2, 2, 1. To 14 punktów i 3 trafienia (4, druga 2 i 1), bonus 6: rząd daje 20 punktów.
illustration-TE4 = 14 punktów i bonus 6 za trzy trafienia: 20.
rule-TE5 = Gracz kończy piąty rząd; gra kończy się wraz z tą rundą; pięć rzędów daje razem 88 punktów.
illustration-TE5 = Piąty rząd dopełnia arkusz: 88 punktów.

heading-twentyone-ours = Nasze dodatki
rule-T30 = W pojedynkę: jeden gracz, zawsze aktywny, gra o najlepszy wynik na arkuszu. Najlepszą grę można dokładnie obliczyć.
rule-T31 = Wariant odwrócony: pięć rzędów od dołu do góry, tak że w trakcie gry liczby rosną.
rule-T32 = Arkusze przechowuje się w plikach, które może napisać każdy. Plik jest grywalny, jeśli ma pięć rzędów po sześć kratek, w każdym rzędzie po jednej kratce każdego koloru, z liczbami od 1 do 6; zestaw arkuszy jest standardowy, jeśli jest w pełni zgodny z zasadami od T5 do T7.
rule-T33 = Kopie (zasada domowa): każde miejsce ma inny arkusz (T3), chyba że przy przygotowaniu gry dopuszczono kopie; jak B41 w The Border.
