### Narration: one sentence for each thing that happened at a table. `$name` is the player in a seat, `$seat` its number.

## Parts of lists

list-pair = { $one } i { $other }
list-middle = { $one }, { $other }
list-end = { $one } i { $other }
tell-player = { $name }
tell-number = { $number }
tell-colour-count = { $count } { $count ->
    [one] { $colour-id ->
        [grey] szara
        [green] zielona
        [blue] niebieska
        [red] czerwona
        [yellow] żółta
        [orange] pomarańczowa
        [white] biała
        [black] czarna
       *[other] { $colour }
      }
    [few] { $colour-id ->
        [grey] szare
        [green] zielone
        [blue] niebieskie
        [red] czerwone
        [yellow] żółte
        [orange] pomarańczowe
        [white] białe
        [black] czarne
       *[other] { $colour }
      }
   *[many] { $colour-id ->
        [grey] szarych
        [green] zielonych
        [blue] niebieskich
        [red] czerwonych
        [yellow] żółtych
        [orange] pomarańczowych
        [white] białych
        [black] czarnych
       *[other] { $colour }
      }
  }
tell-colour-number = { $colour-id ->
    [grey] szara
    [green] zielona
    [blue] niebieska
    [red] czerwona
    [yellow] żółta
    [orange] pomarańczowa
    [white] biała
    [black] czarna
   *[other] { $colour }
  } { $number }
tell-colour-spaces = { $colour-id ->
    [grey] szare
    [green] zielone
    [blue] niebieskie
    [red] czerwone
    [yellow] żółte
    [orange] pomarańczowe
    [white] białe
    [black] czarne
   *[other] { $colour }
  } ({ $spaces })

## Seats

tell-sat-down = { $name } siada do stołu.
tell-freed = Miejsce { $seat } jest wolne.
tell-left = { $name } odchodzi od stołu.
tell-came-back = { $name } wraca do stołu.
# `tell-away` and `tell-here` are told by clients when the presence changes. They are not in the log.
tell-away = { $name }: brak połączenia.
tell-here = { $name } jest z powrotem.
tell-bot-took-over = { $name }: dalej gra bot { $bot }.
tell-stood-in = Bot na miejscu { $seat } uległ awarii: ruch wykonuje { $bot }.
tell-moved = { $name } gra dalej na innym urządzeniu.
tell-said = { $name }: { $said }
tell-rematched = Rewanż jest gotowy.
tell-invited-to-rematch = { $name } zaprasza na rewanż.
tell-at-rematch = { $name } czeka na rewanż przy nowym stole.

## Every game

tell-has-board = { $name } ma planszetkę { $sheet }.
tell-has-sheet = { $name } ma arkusz { $sheet }.
tell-begins = { $name } zaczyna.
tell-round = Runda { $round }: rzuca { $name }.
tell-rolled = { $name } rzuca. Kości pokazują: { $dice }.
tell-chose = { $name }: wybór gotowy.
tell-took-back = { $name } wycofuje swój wybór.
tell-over = Koniec gry: { $reason }.
tell-wins = { $name } wygrywa, zdobywając { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
tell-win-together = { $names } wygrywają wspólnie, zdobywając po { $points ->
    [one] jednym punkcie
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
tell-scored = { $name }: wynik { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
tell-no-winner = Nikt nie wygrywa.
tell-tie = Był { $tie }.

## The Border

tell-border-rerolls = { $name } przerzuca kości: { $dice }.
tell-border-crosses = { $name } wykreśla: { $spaces }.
tell-border-crosses-nothing = { $name } niczego nie wykreśla.
tell-border-completes = { $name } kończy obszar „{ $area }”: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
tell-border-higher = { $name } bierze wyższą wartość.
tell-border-last-round = { $name } ma już szósty obszar: to ostatnia runda.
tell-border-leftover = Dla pozostałych: { $dice }.

## Twenty One

tell-twentyone-rolls-again = { $name } rzuca ponownie.
tell-twentyone-keeps = { $name } zostawia kości.
tell-twentyone-enters = { $name } wpisuje w rzędzie { $row }: { $boxes }.
tell-twentyone-crosses-box = { $name } wykreśla kratkę.
tell-twentyone-completes = { $name } kończy rząd { $row }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, { $hits ->
    [0] bez trafień
    [one] jedno trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
  }.
tell-twentyone-fifth-row = { $name } zaczyna piąty rząd: teraz każda runda może być ostatnia.
