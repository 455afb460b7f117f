# Words common to all games, and those of the terminal.

house = Dicehall
    .tagline = A table for dice-and-card board games
    .footer = An independent fan implementation. Games and names belong to their owners.
language = English

list-and = { $before } and { $last }
yes = yes
no = no
you = you
nobody = nobody
none = none

## Seats and secrets

seat = Player { $number }
seat-you = you
seat-human = human
seat-bot = bot, level { $level }
seat-to-act = to act
spectator = spectator

players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-from-to = { $fewest } to { $most } players

hidden-card = a face-down card
hidden-die = an unseen die
hidden-number = an unseen number
hidden-token = a hidden token
hidden-thing = something hidden

## The course of a game

round = Round { $round }
turn = Turn { $turn }
setup = Set-up
log = Log
score = Score
game-over = The game is over.
won = { $winners } { $winners_count ->
    [one] wins!
   *[other] win!
}
won-you = You win!
lost-you = You lose.
draw = A draw.
draw-between = A draw between { $winners }.

## Dice and odds

dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
rolled = Dice: { $faces }
percent = { NUMBER($value, maximumFractionDigits: 0) }%
figure = { NUMBER($value, maximumFractionDigits: 1) }
odds = Odds
odds-exact = exactly { $numerator } in { $denominator }
odds-hit = hit
odds-success = success
odds-win = win

## Where figures come from

provenance = Source
provenance-rulebook = rulebook
    .help = Stated in the rulebook.
provenance-public = public
    .help = Found in public sources.
provenance-inferred = inferred
    .help = Follows from an example or a source.
provenance-invented = invented
    .help = Designed for this project.

## Statistics

stat-games = games
stat-wins = wins
stat-win-share = share of wins
stat-fair-share = fair share
stat-rating = rating
stat-decisions = decisions
stat-length = length of a game
stat-rounds = rounds
stat-mean = mean
stat-interval = 95% interval

## The terminal

prompt-answer = Your answer (number or words; ? for help):
prompt-other = { $seat } is thinking ...
prompt-hand-over = Hand the screen to { $seat } and press Enter.
prompt-seats = How many players?
prompt-game = Which game?
prompt-again = Another game?
options = You may:
not-now = Not now:
help = Help
help-number = a number: choose that line of the list
help-words = words: the answer as written in records, such as the grey text beside an option
help-odds = o: odds of each option
help-why = w: why something is not possible
help-hint = h: ask the bot what it would do
help-undo = u: take your last answer back
help-table = t: show the table again
help-cards = c: show the cards
help-log = l: show the whole log
help-rules = r: read the rules
help-save = s: save the game
help-quit = q: leave the game
undo-done = Taken back.
undo-too-late = Too late to take that back: something was rolled, revealed or answered since.
hint = The bot would: { $option }
saved = Saved as { $file }.
quit = Leave the game?
goodbye = See you at the next table.
error = That does not work: { $reason }
error-unknown-answer = “{ $text }” is not among the answers.
refused = Not possible now: { $reason }

## Bots

bot = Bot
bot-level = Level { $level }
bot-level-1 = Beginner
bot-level-2 = Learner
bot-level-3 = Regular
bot-level-4 = Strong
bot-level-5 = Champion

## Rules and cards

rules = Rules
rules-of = Rules of { $game }
rulebook = Rulebook
reading = Our reading
cards = Cards
card = Card
options-before = Before the game
