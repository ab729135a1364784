### The list of this browser's tables: results, totals and filters.

page-filter = Filter
page-filter-state = Status
page-filter-with = With
page-any-game = all games
page-any-state = all
page-anyone = anyone
page-no-match = No table matches this filter.
page-show-all = Show all tables
page-no-tables-how = Play against a bot, invite friends, or open a link that someone has sent you.
page-result-won = Won
page-result-shared = Won together
page-result-lost = Lost
page-result-none = Ended early
page-totals = My results
page-totals-note = Counts finished games in which you had only one seat.
page-totals-none = Finish a game, and your results appear here.
page-column-opponent = Opponent
page-column-played = Played
page-column-won = Won
page-column-best = Best
page-column-date = Date
page-column-players = Players
page-column-scores = Points
page-column-winners = Winners
page-column-table = Table
page-save-list = Save the list (CSV)
