import { lines } from '../lines.ts'

// Rapped to, of and by people: dense, with rhymes inside the line, and full of what the request tells.
export const rapPeople = lines('rap', `
scene rap you | Turn the lights down low, let me tell you who I know / It's {name} at the centre and the rest of us are show
scene rap you | {Name} in the doorway and the whole room's swaying / You don't make an entrance, you make a bit of playing
scene rap you | Roll back the tape to the day you were made / The doctor wrote it down and the drummer got paid
scene rap you | Yo, {name}, where you been? There's a space on the screen / There's a chair here with your name on and it's never been this clean
scene rap about | Picture {name}, see {him} lean on the frame / Half of the neighbourhood is shouting out the name
scene rap you | {Where} with {a part} and a grin like a lamp / You turn a damp Tuesday to a holiday camp
scene rap you | {Where}, there you are, like a star on the tar / With {a part} and a plan and you're going far
scene rap about | {Where}, that's {name}, with {a part} and no rush / And everybody near goes from hurry to hush
scene rap me | {Where} is where you'll find me, got the grind right behind me / With {a part} in my mitts and the clock to remind me
scene rap me | It's {a part}, it's {a part2}, and it's quarter past eight / I'm already on the case and I'm never running late
scene rap me | {Sense}, that's the intro, that's the needle on the wax / Now I'm telling it in syllables and stacking up the facts
scene rap | {Sense}, hear that, it's the track coming back / {A part} for the snare and the kick in the sack
scene rap | Zoom in, zoom in, {where}, with the grain / There's {a part} in the middle and it's tapping out a brain
story rap you | I watched you {do} and I knew it was art / You did it with your head and then you did it with your heart
story rap you | You {did} on a Monday, you {did2} by the weekend / They said it can't be done, now they're calling you a legend
story rap you | First time that you {did}, you were all fingers and thumbs / Now you do it in your sleep to the sound of the drums
story rap about | One day {he} {did}, and the whole street froze / Then somebody clapped and you know how it goes
story rap about | They told {him} sit down and they told {him} slow up / {He} {did} with one hand and {he} didn't spill a cup
story rap me | I {did} till my fingers had a rhythm of their own / Then I {did2} on the late bus and I took the feeling home
story rap me | I {did} in the dark when I couldn't pay the meter / The night was getting colder but the words were getting neater
story rap me | They said go {do}, so I did it and I did it / I put it in my pocket and I told the whole planet
story rap we | We {did} with no budget and we {did2} with no sleep / There's plenty here that's shallow but we're taking it deep
story rap | {The thing} {it does}, I've seen it and I wrote it / If ever there's a vote, I'm the fellow who'll devote it
story rap funny | {The thing} {it does} and I'm calling it genius / I've got it in a notebook by the name of the meanest
story rap you | Rewind to the kid with the laces undone / You were racing with the moon and you reckoned that you'd won
story rap you | From crayons to a key, from the swings to the stage / You coloured past the edges and you ran off the page
story rap you funny | You tripped on the kerb and you turned it to a move / By the time you hit the gutter you had found yourself a groove
story rap you | When the night got heavy and the fridge was bare / You split the last biscuit and you said it was fair
story rap about | When the bills came knocking, then the lights went dim / There was one voice laughing and it came out of {him}
story rap me dark | Day one was a mountain and day two was a wall / Day three I was a kettle with no water at all
story rap me proud | I fell off the wagon and I ran with the wheel / If it bends, I can straighten it, if it breaks, it'll heal
story rap me | Eyes red, shoes wet, I'm a bet that you'd skip / But I'm counting every minute and I'm not going to slip
detail rap you | {A part}, {a part2}, that's the kit, that's the crown / You could set it on a table and you'd light up the town
detail rap you | You {do} like it's nothing, like you're buttering toast / I've seen a few do it but I've not seen a boast
detail rap you | You {do}, you {do2}, and you're never out of breath / With your own kind of rhythm from the east to the west
detail rap about | {He} can {do} and then {do2}, with {his} eyes half closed / You could film it if you like and {he}'d never be posed
detail rap about | Look at {the part} and the way that it sits / That's {name} all over, that's the best of the bits
detail rap me | I {do} in the morning and I {do2} in the night / If you look for the middle, there's a mic and a light
detail rap me | My {part} and my {part2}, they're the crew, they're the posse / A little bit of class and a little bit of bossy
detail rap me | With {a part} on my mind, on the grind, out of line / I was handed something rough and I'm rubbing till it shines
detail rap | {A part}, that's a bar, {a part2}, that's a verse / You can carry it in silver, you can lose it in a purse
detail rap | {A part} going boom and {a part2} going tick / You mix it all together and you stir it with a stick
detail rap | {The thing} {it does}, that's the hook, that's the bait / You came for a minute and you're staying up late
detail rap | {Sense}, {sense2}, now I'm all ears and nose / I'm bottling the lot of it to write it into prose
detail rap | Two parts {the thing} and a part of pure cheek / I could do it for a living seven days in the week
detail rap bright | {Where}, {where2}, I've been round, I've been through / I'd draw you up a map but I'd rather take you too
detail rap you | Never missed a birthday, never missed a beat / Heart like a kitchen with a spare clean seat
detail rap you | Pockets full of mints and a head full of names / You're chess on the inside, on the outside, games
detail rap you tender | Your hug's like a duvet, your laugh's like a horn / You've been warming up the weather since the day you were born
detail rap you funny | You park like a poet and you cook like a crime / You sing like a kettle but you're always on time
detail rap about funny | {He} dances like a deckchair folding in the wind / {He} tells you a secret and it's printed and it's pinned
feel rap you | I'm not saying much, I'm just saying it plain / If loyalty's a weather, you're the opposite of rain
feel rap you | Some shine for the camera and some for the cash / You shine like a kitchen when you've taken out the trash
feel rap you tender | If I had one call and the signal was slim / I'd hang on the ring for a minute of your grin
feel rap you | Every time you {do}, I get taller by an inch / You give it like it's easy and you never even flinch
feel rap about | Every time {he} can {do}, there's a lift in the air / Like somebody's let {feeling} come down by the stair
feel rap me | When I {do}, there's {feeling} going off like a flare / I'm a foot above the pavement and I'm walking on the air
feel rap me | Head says quit and the heart says split / The feet say nothing but they never did sit
feel rap me | Got {feeling} in my pocket like a coin for the tram / It isn't much to look at but it's all that I am
feel rap | There's {feeling} in {the thing}, you can hear it if you lean / It's older than a church and it's clever as a machine
scene rap | {Where}, with {a part}, when the street's still asleep / There's somebody at it and the work doesn't keep
turn rap you | You could have gone cold when the going got steep / You warmed up the engine and you gave it the heap
turn rap you | Time's been a thief, but it couldn't take you / It robbed the whole house and it left us the view
turn rap you funny | Now don't get a big head, there's no room for a bigger / The doorway's only narrow and I've done you the figure
turn rap about | Some folks go quiet when the crowd turns loud / {Name} took it up a notch and then {he} bowed to the crowd
turn rap me | Then the alarm went mad and the milk went sour / I'd given up giving up within half an hour
turn rap me | I used to say tomorrow like tomorrow was a plan / Now it's now, now, now, and I do it while I can
turn rap | You think it's only {the thing}? Then you're missing the rest / There's {a part} on the cover and a heart in the chest
wish rap you | May your kettle never falter, may your tyres hold air / May you always find a parking space and someone waiting there
wish rap you | Here's a line for your mirror, here's a rhyme for your wall / You were never meant to whisper and you won't be small
wish rap about | So raise it up for {name}, put a hand to the sky / There's some you can't follow but it's worth it to try
wish rap me | One day I'll be {doing} with my name on the door / And I'll leave it off the latch for the ones who need more
lift rap you | Say {name}, say it louder, let it bounce off the brick / It's a drum, it's a banner, it's a candle on a wick
lift rap you | That's you, that's the truth, that's the proof on the roof / You're the bass in the basement and the spark in the booth
lift rap about | Hands up for {name}, put your hands where I see / There's a hundred could have done it but it had to be {he}
lift rap me | I said left foot, right foot, that's all that I know / If you can't take a leap, take a step, take it slow
lift rap | {The thing}, {the thing}, turn it up, let it ring / There's kings with no crown and there's this, and it's king
pre rap you | Now give me a drum roll, now give me a clap / I'm putting you in letters on the top of the map
pre rap | Hold up, hold up, let me set it up right / {A part} for the rhythm and a fuse for the light
bridge rap you | Slow it right down, let me say it to your face / You left a bit of glitter on the commonest place
bridge rap you tender | When all of this is over and the speakers are cold / I'll remember how you {did} and I'll tell it when I'm old
bridge rap about tender | And when they ask me later who the good ones were / I'll hum a little of it and I'll nod it to the air
bridge rap me | No crowd here now, just the fridge and its hum / I'm telling you the truth with the flat of my thumb
bridge rap | Take away the beat, take the bass and the lights / There's {a part} on a table and it glows in the nights
end rap you | That's sixteen for {name}, and I've fifty to spare / I'd give you every one but we're out of the air
end rap you | So that's what I've got and I signed it in ink / You're better than a chorus and you're more than you think
end rap me | I'm out, lights out, put the pen in the cup / If they ask where I went, say I'm on my way up
scene rap you | Drop in the needle {where}, there's a crackle and a hum / You're tapping on {a part} with the side of your thumb
scene rap | Wide shot, sunrise, {where}, take it in / There's {a part} in the foreground and the day's about to begin
scene rap | Chapter one, page one, {where}, with the rain / There's {a part} on a ledger and a rhythm on the brain
detail rap | {A part} on the menu with {a part2} on the side / I'd order it for everyone and tip it with pride
detail rap | It's got {a part}, got {a part2}, got the whole nine yards / You could deal it at a table like a good hand of cards
detail rap you | You've got {a part} in the left, got {a part2} in the right / And a way of going quiet that can turn on a light
detail rap you | Give you {a part} and a minute, and you'll give us a show / You {do} on the upbeat and you {do2} on the low
story rap you | Nobody showed you, you were learning by ear / You {did} in the kitchen for the most of a year
story rap you | They said, can you {do}? And you said, can I not? / You did it on a Monday and you did it on the spot
story rap | Back in the day it was {a part} and a dream / Now there's {a part2} on the doorstep and a seat on the team
feel rap you | The way that you {do}, there's a hush in the air / Like a match in a matchbox, like a breath on a stair
feel rap | {Sense}, and I'm eight, and I'm back on the wall / With my knees full of gravel and my head full of all
turn rap you | The weather got worse and the stairs got steep / You {did} with no daylight and you {did2} with no sleep
turn rap you | Plot twist, page turn, nobody guessed / You {did} on a weekday in your Saturday best
turn rap | Plot twist, page turn, look what we found / There's {a part} in the rubble and it's making a sound
turn rap | They'll sell you a copy but a copy's too clean / You want {a part} with a scratch and a bit of a lean
turn rap | You can google it, doodle it, look it up twice / But you've got to have {a part} and you've got to pay the price
bridge rap you | One for your mother and two for your luck / Three for {the part} that you mended when it stuck
bridge rap you | Fast forward forty, when the record's gone slow / There'll be {a part} on your mantel and a story to go
bridge rap | Quiet now, quiet now, hands off the wheel / {Sense} in the dark is the part that is real
bridge rap | When the power goes down and the screens all sleep / There's {a part} and a candle and it's ours to keep
bridge rap you | If they ask for the evidence, that's what I've got / You can {do}, you can {do2}, and the rest of us cannot
wish rap you | May {the part} never fail you, may the bus be on time / May you {do} till you're hundred and still be in rhyme
wish rap | Give every kid {a part} and a wall and a chance / Give every old soldier {a part2} and a dance
lift rap you | From {where} to the rooftops, let the echo go round / You're the shake in the shutters, you're the best kind of sound
end rap | Roll up {the part}, put the bass in the boot / That's a wrap on the story from the leaf to the root
`)

// Somebody at work, whom nobody knows.
export const rapTrades = lines('rap-trade', `
story rap | {The thing} {it does} while the rest are in bed / There's bread on the table from the sweat on the head
story rap | {The thing} {it does} and then does it once more / There's no one at the window and there's no one keeping score
detail rap | {The thing} {it does}, {it does2}, no applause / A legend in an apron with a reason and a cause
detail rap | {The thing} {it does}, that's the craft, that's the art / You learn it with your fingers and you know it by heart
feel rap | {The thing} {it does} and it looks like a breeze / There's forty years of mornings in the back and the knees
turn rap | {The thing} {it did} till the streetlights came on / The job's never over but the daylight is gone
`)
