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
# A page that knows the name of the chair says a key with `-named` in its place.
seat-named = { $name }
bot-at = Bot { $number }
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
figures-from = Where the figures come from
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

## The report on balance

report-title = Balance of { $game }
report-made = { $games } games between bots, Dicehall { $version }, cards { $content }.
report-options = Options
report-pack = Cards from
report-bots = bots
report-games = games
report-mixed = mixed
report-course = How the games go
report-course-note = Decisions of all players together; in 90% of the games they lie in the range. A comeback: the winner once had no more than half of an even share in prospect.
report-length = decisions
report-range = range
report-branching = options each
report-leads = lead changes
report-comebacks = comebacks
report-seats = Seats
report-roles = Who plays what
report-even = Shares of victories with their 95% intervals. The dashed line is an even share.
report-adjusted = adjusted
report-card = card
report-seen = seats
report-effect = effect
report-cards-note = What share of victories a seat reaches to whom this happened, as against the average card; 95% intervals. Many cards: the plot has both ends, the table all.
report-deed-drawn = Cards drawn
report-deed-played = Cards played
report-deed-captured = Cards captured
report-deed-scored = Cards scored
report-deed-lost = Cards lost
report-deed-culled = Cards culled
report-deed-discarded = Cards discarded
report-table = The table: { $count } lines
report-against = What the other cards change
report-against-note = The same games with both packs: same number, same dice, same bots. Differences with their 95% intervals.
report-before = before
report-after = after
report-difference = difference
report-pairs = pairs
report-method = How this was found
report-method-play = Each level plays all seats of its tables; at mixed tables the levels take turns at the seats. Chance decides who plays what, or the seats take turns. The same numbers always give the same games.
report-method-intervals = Intervals of shares are Wilson’s, for 95%.
report-method-adjusted = Adjusted: a conditional logistic regression over all games tells the effects of seat, bot and role apart. A seat’s chance is the exponential of the sum of its effects, as a part of all at the table; effects are pulled weakly towards zero. Shown is the share that a seat would reach among even ones.
report-method-cards = For cards the model also knows the cards that something befell. Who is winning plays and scores more: such an effect is not a cause. It is told of cards that at least 20 seats had and 20 had not.
report-method-leads = Who leads, the game’s own forecast says; the lead changes when another is ahead by a twentieth of the victory.

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

## The page

lobby-title = What shall we play?
lobby = Lobby
games = Games
menu = Menu
skip-to-content = Skip to the content
close = Close
cancel = Cancel
confirm = Do it
confirm-again = Choose it again to confirm.
guest = Guest
play-now = Play now
invite-friends = Invite friends
my-tables = My tables
my-tables-none = You sit at no table yet.
open-tables = Open tables
open-tables-none = Nobody is waiting for players right now.
join = Join
join-by-code = Join by code
watch = Watch
go-on = Go on
look-again = View
table-waiting = waiting
table-playing = playing
table-over = over
no-such-table = There is no such table.
no-such-game = There is no such game.
gone-token = This seat is no longer yours.
gone-banned = Whoever runs this hall does not let you in.
gone-unreadable = This table cannot be played on here.
gone-elsewhere = Your seat is open in too many other windows.
play-here = Play here
new-table = New table
new-table-lead = Set the table, then send the link to your friends.
your-name = Your name
how-many-seats = Seats
who-sits-where = Who sits where
chair-up = Move up
chair-person = a person
bot-called = Bot: { $text }
bot-random = takes what comes
bot-greedy = thinks one step ahead
one-person = At least one chair must be for a person.
more-settings = More settings
packs = Packs of cards
    .help = Cards that the hall has beside those of the box; what you choose is mixed with them.
picture-of = Picture: { $text }
option-packs = Packs of cards
setup-pack = This needs the pack { $text }, which is not here.
create-table = Create the table
clock = Clock
clock-none = no clock
clock-decision = seconds for each decision
clock-game = minutes for the whole game
clock-days = days for each decision
clock-told-decision = { $seconds } s each answer
clock-told-game = { $minutes } min + { $increment } s
clock-told-days =
    { $days ->
        [one] a day each answer
       *[other] { $days } days each answer
    }
clock-seconds = Seconds for each decision
clock-minutes = Minutes for each player
clock-increment = Seconds added for each answer
clock-days-each = Days for each decision
privacy = Who may find the table
privacy-link = only who has the link
privacy-open = everybody in the lobby
absence = If somebody goes missing
absence-wait = wait
absence-bot = a bot plays on
absence-claim = the others may claim the game
undo = Take back
undo-free = only what is harmless
undo-ask = further with the others’ consent
undo-none = never
undo-request = Ask to take back
undo-free-help = Nothing was rolled or revealed since: take it back freely.
undo-ask-help = The others are asked whether they allow it.
undo-asked = Take back?
undo-asked-by = { $text } asks to take the last answer back.
undo-allow = Allow
undo-deny = Refuse
draw-offer = Offer a draw
draw-asked = A draw?
draw-asked-by = { $text } offers to end the game as a draw.
draw-agree = Agree
draw-agreed = The players agreed to a draw.
waiting-room-lead = The table is set. Take a seat; the game begins when all are here.
seat-free = free
seats-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
sit-here = Sit here
free-chair = Free this chair
move-here = Move here
start = Start
leave = Leave
all-seated = Everybody is here.
opening = All browsers show their part of the dice …
not-agreed = has not agreed yet
invite-lead = Send this link, or let a phone read the code.
copy-link = Copy the link
copied = Copied.
copy-yourself = Copying is not allowed here: please copy the link yourself.
qr = QR code of the link
links = Links
link-invite = Link for friends
link-watch = Link to this table
link-seat = Link to your seat
    .help = Opens your seat on another device. Whoever has it plays for you: keep it to yourself.
all-answers = All answers
all-answers-key = Every answer in a list (key a; digits choose)
board = Board
board-fit = Fit the board into its room again
dock = What is yours
more-lines = and { $count } more
times = { $count } times
since-your-turn = Since your turn
story-open = Open log and chat
story-fold = Fold log and chat
question = What is asked
sending = sending …
skip = Skip
zoom = Look closer
waiting = Just a moment …
waiting-for = Waiting for { $text } …
pass-for-now = Pass for now
passing-now = The hall passes for you until you are asked something else.
ask-me-again = Ask me again
beside = Beside the table
seats = Seats
seat-head = Seat
seat-offline = not connected
seat-away = a bot stands in
seat-lost-resigned = has given up
seat-lost-time = out of time
seat-lost-claimed = gone too long
claim = Claim the game
claim-in = can be claimed in { $text }
claim-now = can be claimed now
watching = You are watching.
watchers = { $count ->
    [one] { $count } watcher
   *[other] { $count } watchers
}
bot-plays-for-you = A bot stands in for you.
come-back = I am back
resign = Give up
resign-sure = Give the game up? A bot plays your seat on to the end, and you have lost.
resign-yes = Give up
chat = Chat
empty-chat = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
empty-log = Nothing has happened yet.
what-happens = What happens
die-number = Die { $number }
die-shows = The die shows { $number }
connecting = Opening the door …
connection-lost = The connection is lost.
connection-restart = The hall restarts.
connection-again = Trying again by itself; nothing is lost.
connection-back = Connected again.
try-now = Try now
result = Result
winner-is = The winner: { $text }
winners-are = The winners: { $text }
share = share
statistics = Statistics
dice-fell = How the dice fell
dice-mean = { NUMBER($value, maximumFractionDigits: 2) } on average
figure-name = What
figure-value = Figure
figure-attacks = attacks
figure-dice = dice
figure-wounds = wounds dealt
figure-suffered = lives lost
figure-moves = steps
source-name = name
source-attacks = attacks
source-effect = effect
rematch = Play again
result-story = How it came about
wants-again = { $count ->
    [one] { $text } wants to play again.
   *[other] { $text } want to play again.
}
next-game = The next game
replay = Replay
replay-moment = Moment { $number } of { $count }
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-next = One on
replay-last = To the end
replay-eyes = Whose eyes
replay-watcher = as a watcher
replay-seat = as { $text }
back-to-table = Back to the table
download-record = Download the record
check-dice = Check the dice
check-dice-lead = Before the game the hall bound itself to a secret number by publishing its fingerprint; then every player’s browser bound a random number of its own. All dice follow from these. Now that all are known, your browser can compute every roll again.
dice-trust = Nobody can choose or foresee the dice as long as one player’s browser is honest, not even the hall; only who runs it could read the coming rolls of a game under way.
checking = checking …
dice-honest = The dice were honest.
dice-wrong = Something does not agree!
dice-not-sealed = The record holds no secret to check.
dice-sealed = Fingerprint of this table’s dice; it can be checked after the game.
dice-step-secret = The secret:
dice-step-hash = Its fingerprint (SHA-256):
dice-step-published = The fingerprint in the record:
dice-step-remembered = The fingerprint your browser saw before the game:
dice-step-salt = Your own number stands in the record:
dice-step-salt-missing = Your own number is not in the record (did you sit down on another device?):
dice-step-seals = Every player’s number is the one that was bound before the game.
dice-step-key = The key made from it and the players’ numbers:
dice-step-draws = { $count ->
    [one] { $count } draw computed anew from the key
   *[other] { $count } draws computed anew from the key
}
dice-step-shown = { $count ->
    [one] { $count } die that was shown agrees with its draw.
   *[other] { $count } dice that were shown agree with their draws.
}
dice-step-seen = { $count ->
    [one] { $count } event is as it was told here during the game.
   *[other] { $count } events are as they were told here during the game.
}
dice-step-line = Line { $line } of the record does not fit.
settings = Settings
settings-language = Language
settings-speed = Animation speed
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-instant = instant
settings-theme = Theme
settings-theme-auto = as in the system
settings-theme-light = light
settings-theme-dark = dark
settings-size = Size of the text
settings-size-normal = normal
settings-size-large = large
settings-size-largest = very large
settings-contrast = High contrast
settings-sound = Sound
settings-confirm = Ask before an answer is sent
settings-pointless = Answer pointless questions for me
search-rules = Search the rules
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
no-cards = This game has no cards.
show = Show
all = all
credits = Credits
credits-own = Rules are told in our own words; drawings, icons and sounds are our own.
credits-buy = If you enjoy a game here, buy the box: it is better with the real dice.
credits-game = Game
credits-author = Author
credits-publisher = Publisher
credits-libraries = Libraries and fonts
credits-library = Name
credits-licence = Licence

## When something does not work

trouble-offline = The hall does not answer. Is there a connection?
trouble-too-many = Too fast, please wait a little.
trouble-too-many-sockets = Too many connections to this table.
trouble-hall-full = The hall is full; please try again later.
trouble-no-table = There is no such table.
trouble-taken = That seat is taken.
trouble-started = The game has started already.
trouble-token = This seat is not yours.
trouble-stale = The table has moved on since; this is how it stands.
trouble-not-asked = Nothing is asked of you now.
trouble-illegal = That is not possible now.
trouble-undo-off = Nothing is taken back at this table.
trouble-undo-not-free = Too late: something was rolled, revealed or answered since.
trouble-undo-nothing = There is no answer of yours to take back.
trouble-request-open = A request is open already.
trouble-refused-before = The others have refused; play on first.
trouble-alone = There is nobody to agree with.
trouble-no-request = That request is no longer open.
trouble-not-sealed = Not everybody’s browser has added its part of the dice yet.
trouble-not-agreed = Not everybody has agreed to the rematch yet.
trouble-opening = The game is just being opened.
trouble-salt = This browser does not hold the number that was bound for your seat.
trouble-undo-full = You have taken back too often in this game.
trouble-sent-away = The host has just freed this chair; wait a minute.
trouble-not-host = Only who set the table may do that.
trouble-unreadable = This table cannot be read.
trouble-wrong-host = This hall does not go by that address.
trouble-seats-free = Some seats are still free.
trouble-over = The game is over.
trouble-not-over = The game is not over yet.
trouble-not-yet = Wait a little longer; perhaps they come back.
trouble-not-absent = Nobody is missing on this seat.
trouble-lost = A bot plays this seat on to the end.
trouble-watching = Who watches does not play.
trouble-closed = The table is gone.

## When a table cannot be set as asked

setup-seats = This game is for { $fewest } to { $most } players.
setup-seats-range = { $option }, { $word }: for { $fewest } to { $most } players.
setup-seats-exactly = { $option }, { $word }: for { $most } players.
setup-unknown = { $option }: there is no “{ $text }”. Right would be: { $known }.
setup-number = { $option }: right would be a whole number from { $fewest } to { $most }.
setup-text = { $option }: at most { $most } characters fit.
setup-per-seat = { $option }: for { $count } seats { $count } entries are needed, parted by commas.
setup-twice = { $option }: “{ $text }” is named twice.

## Hints

hint-wins-most = It does well in the games the bot imagines.
hint-more-own = Soon after, you have { $amount } more on average: { $what }.
hint-less-others = Soon after, the others have { $amount } less on average: { $what }.
bot-thumb = plays by rules of thumb
bot-ismcts = thinks many games ahead

## Bots that play, advise and look back

bots = Bots
bots-other = Other bots
bots-here =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
play-against = Against
hints = Hints
    .help = Who is asked may see what a bot would do.
hint-ask = Hint
hint-key = See what a bot would do (key h)
hint-title = What the bot would do
hint-thinking = The bot is thinking …
hint-share = wins { $share }
hint-about = How often it wins in the games the bot imagines. One click answers.
analysis = Analysis
analysis-working = A bot looks through the game …
analysis-ready = The analysis is there.
analysis-lead = How likely each player was to win, as a bot sees it with what the player knew then. Choose a moment to go there.
curve = Chances to win over the game
curve-table = The curve as a table
curve-share = Chance to win
moment = Moment
turning-points = Turning points
turning-points-none = No single moment turned this game.
turn-by-dice = { $text } chose: { $what }. Then chance turned it.
turn-by-choice = { $text } chose: { $what }. The choice turned it.
turn-better = Better: { $what } ({ $share } more).
turn-swing = shift
given-away = Given away
    .help = Chance to win lost on an average choice by not taking the best answer.
play-on = Play on from here
play-on-lead = A new table as it stood at moment { $number }. All others are bots, and new dice will fall; cards that are shuffled already keep their order.
your-seat = Your seat
trouble-hints-off = There are no hints at this table.
trouble-no-hint = The bot found nothing in time; try again.
trouble-no-analysis = This game could not be looked at.

lesson-not-yet = Not yet: first do what the lesson asks for.

invited = You are invited to a table.
invited-seats = { $count ->
    [0] All seats are taken; come and watch.
    [one] One seat is free: sit down and play.
   *[other] { $count } seats are free: sit down and play.
}
invited-watch = A game is going on; come and watch.
invited-over = The game is over; look at it again.

first-game = Your first game
offline-safe = Nothing is lost: tables wait on the hall and go on where they were.
my-games-over = Your finished games
show-all = Show all { $count }
your-turn = your turn
result-won = won
result-shared = shared
result-lost = lost
lesson = Lesson
lesson-next = Next
lesson-next-key = Next step (n)
how-to-play = { $text } in a minute
how-to-play-on = Let us play
how-to-play-menu = How to play
settings-volume = Volume
settings-notify = Tell me when it is my turn
pick-at-table = at the table
clock-presets = Clock
preset-none = no hurry
preset-quick = 20 s each answer
preset-ten = 10 min + 5 s
preset-thirty = 30 min + 10 s
preset-day = a day each answer
preset-days = three days
preset-own = other ...
seats-number = Seats
who-plays = Who plays
contents = Contents
