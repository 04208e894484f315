import { lines } from '../lines.ts'

// What somebody does with the thing they love, where, and how it looks: for the verses that must show something new.
export const pictures = lines('picture', `
scene you bright | {Where}, that's where you'll be / With {a part} and a cup of tea
scene you tender | I find you {where} when the light is low / You {do}, and you're humming so
scene you | There's {a part} in the hall and {a part2} on the chair / So everyone knows that it's you in there
scene you bright | {Where}, in your oldest coat / With {a part} and a tune in your throat
detail you | You {do} and you {do2} / And the day comes round to you
detail you bright | You {do}, with your sleeves rolled high / As if it were easy as apple pie
detail you | {A part}, {a part2}, and you in between / The happiest muddle I've ever seen
detail you tender | You {do} with the gentlest hands / The way that nobody understands
detail you | {Sense}, and I know you're home / It's better than any ring on the phone
detail you bright | You {do} as the sun goes in / And never once wipe off that grin
detail you funny | You'd {do} in the middle of the night / You'd {do2} in a thunderstorm, by torchlight
detail you | I couldn't tell {a part} from a spoon / You showed me one whole afternoon
story you bright | I watched you {do} when you thought you were alone / I've never seen anyone look so at home
story you | The day that you {did}, I was there by the wall / You turned to me after and said, is that all?
story you | You taught me to {do}, you were ever so slow / I'm still not as good, but I want you to know
story you funny | You said you would {do} for a minute or two / It's dark now, the dinner went cold without you
story you | You {did} in the rain, you {did2} in the snow / And how you kept smiling, I still don't know
story you tender | Once you were tired and you {did} all the same / I don't think you noticed that anyone came
story you | Remember the summer you {did} every day? / With {a part} in your pocket, you gave it away
feel you | When you {do}, there's a calm in the room / Like bread, like a window, like someone in bloom
feel you bright | There's {feeling} all over your face, ear to ear / When you {do}, I could watch it all year
turn you | And should there come days when you can't get it right / There's {a part} by the door, there's {a part2} in the light
turn you | Some people want castles, some people want fame / You {do}, and you're glad, and I'm learning the same
wish you | May you {do} when you're ninety and three / {Where}, with a blanket, and next to me
wish you bright | I wish you {a part} and the time to spare / A whole week {where}, and no one to care
wish you tender | I hope there's always {a part} in your day / And someone to {do} with, on the way
bridge you | If they asked me to draw you, I'd never draw eyes / I'd draw you {where}, with {a part}, your size
bridge you tender | Years on, when I'm {where} and the evening is blue / I'll {do}, and I'll think, that was you, that was you
bridge you | The world may go faster, the world may get loud / You {do}, and you're better than all of the crowd
end you | So {do}, let the rest of us wait / There's {a part} by the door and it's never too late
scene about bright | {Where}, in the early sun / {He} {did}, and the day had begun
scene about | There's {a part} on the step, so {he} can't be far / {Where}, where the good things are
detail about | {He}'d {do}, then {do2}, and whistle a tune / From breakfast until the end of June
detail about funny | There's {a part} in {his} pocket, {a part2} in {his} shoe / You ask {him} about it, {he} hasn't a clue
detail about | {Sense}, and we knew {he} was near / The best kind of news that a house can hear
detail about tender | {He}'d {do} with the gentlest of hands / The way that nobody understands
story about | The day that {he} {did}, they talked of it long / In the shop, in the pub, in a bit of a song
story about | {He} {did} in the rain, {he} {did2} in the snow / And how {he} kept smiling, we still don't know
story about tender | {He} showed me just how you {do}, and slow / I do it that way, and I always will so
feel about | There was {feeling} all over {his} face, ear to ear / You'd think that the whole of the world was right here
turn about | Then people moved on, and the new ways came in / {He} {did} all the same, with that bit of a grin
bridge about | You could build {him} a statue, you could carve it in stone / I'd sooner have {a part} of {his} very own
scene me | {Where}, with {a part} in my hand / It's not what the careers man had planned
scene me bright | Quarter past seven, {where}, and no queue / I {do}, and the morning comes through
scene me calm | {Where}, and the rest of it's far / There's {a part}, and the door left ajar
scene me wistful | There's {a part} still out where I put it before / {Sense}, and I'm back at the door
detail me | I {do} and I {do2} / It's not what the clever ones do
detail me | {A part}, {a part2}, I could name every one / I know them by touch when there isn't a sun
detail me funny | I've {a part} in my car and {a part2} in my bed / My mother says, get a pet goldfish instead
detail me wistful | There's {a part} I can't look at and can't throw away / I've wrapped it in paper, I'll see, some day
story me | I {did} for an hour, I {did2} for ten / I swore I'd be done, and I did it again
story me | The first time I {did}, I was terribly slow / A man in a hat said, you'll learn as you go
story me funny | I {did} with my eyes shut to see if I could / I've still got the scar, and it's healing up good
story me tender | Somebody showed me, with time on their hands / You {do}, and you wait, and it all understands
feel me bright | There's {feeling} right down in the soles of my feet / I {do}, and I could dance with the street
turn me wistful | It isn't the same, now there's only the one / I {do}, and I leave out {a part}, and I'm done
wish me | Give me one evening {where}, and no phone / {A part}, and the long way to wander back home
bridge me calm | It's small as a thimble, it's wide as the day / {Sense}, and the rest of it slipping away
end me | I'll {do} till they turn out the lights / There's {a part} for the mornings, {a part2} for the nights
scene we bright | {Where}, with the whole of the crew / There's {a part}, there's {a part2}, there's a seat there for two
story we | We {did} in the dark, we {did2} in the wet / There isn't a one of us sorry yet
feel we | There's {feeling} about when we all come along / We {do}, and there's always someone gets it wrong
scene | {Where}, with the day half begun / There's {a part}, there's {a part2}, there's a bit of sun
scene calm | {Sense}, and nobody there / {A part} by itself in the evening air
scene wistful | There's {a part} in the rain, where they left it last year / {Where}, and it's still standing here
detail | {A part} on the left and {a part2} on the right / It all looks like treasure in that sort of light
detail bright | {Sense}, and {sense2}, and the rest / I couldn't decide which of those I like best
story | I saw it once, {where}, late in the year / {The thing} {it did}, and I'm glad I was here
feel | There's {feeling} in it, if you stop for a while / The sort that begins with the ghost of a smile
turn | They'll tell you it's nothing, they'll tell you it's small / {A part}, {a part2}, but it's none of it small
bridge | Take all of the words off and what have you got? / {A part}, {sense}, and I like it a lot
scene you | A light comes on {where}, it's hardly day / You {do}, and the dark goes away
scene you funny | Don't look for you {where}, you'll only be sent / To hold up {a part} till your elbows are bent
scene you | I'd know it blindfold, the place that you keep / {Sense}, and the cat half asleep
scene you bright | You come in from {where2}, with {a part} on one arm / A smudge on your forehead, and meaning no harm
scene you tender | The radio's murmuring, nobody's late / You {do}, and the dinner can wait
detail you | There's {a part} on the table, {a part2} on the stair / You'd find them in seconds, we'd look everywhere
detail you bright | It's {a part}, and it's Sunday, it's you to the bone / You {do} like a king on a rickety throne
detail you funny | You've {a part} for each weekday, {a part2} for the best / I asked you for shelf space, you gave it a rest
detail you | You {do} by the feel, with your eyes on the sky / I've watched you for years, and I couldn't say why
detail you tender | {Sense}, and your hand on the gate / The day can go on now, you're here, and it's late
story you | You {did} for a neighbour, you {did2} for a friend / You never told anyone, right to the end
story you bright | One winter you {did} with your gloves stuffed in socks / And came in as proud as a fox with a box
story you funny | You {did} at a wedding, in front of the bride / They still have the photo, they keep it inside
story you | I lost {the part} once, and I owned up at three / You laughed, and you went, and you found it for me
story you tender | You let me {do2}, I was seven or so / I got it all wrong, and you told me, bravo
feel you | It isn't the thing, it's the way that you are / You {do}, and it's like someone's tuned a guitar
feel you bright | There's nothing so good for a day in the dumps / As you {where}, with {a part}, and your boots and your bumps
turn you | They told you to stop, and you told them, I might / You {did} the next morning, you {did2} that night
turn you tender | Your hands are not steady, your knees are not new / You {do} even so, and the light's all on you
turn you funny | I thought it was catching, I stood by the wall / Last week I was {doing}, I'd nothing at all
turn you | If ever you're tired, let someone else drive / You've {a part}, you've {a part2}, and you're glad you're alive
wish you | Here's hoping for mornings with {a part} in view / With nothing to hurry and plenty to do
wish you bright | Let there be {a part}, let there be shade / Let there be thanks for whatever you've made
wish you | May {the part} stay by you, may rain hold its tongue / May you {do} like the day you were young
wish you funny | May you {do} till they throw you out / And then by the window, and then with a shout
bridge you | They'll write down the big things, the dates and the town / I'd write that you {did}, with your hair tumbling down
bridge you tender | It's not in the albums, it's not on the wall / It's {sense}, and it's you, and that's all
bridge you bright | If they cut you in half like a tree, they would see / A ring for each summer, {a part} in all three
bridge you | One minute you're nobody, out in the cold / Then someone can {do}, and the morning turns gold
end you | That's you, then, {where}, with the day at your back / With {a part} in the bag, and the bag on the rack
end you tender | Put {the part} away now, it's late, and it's dark / We'll {do} in the morning, and start with the lark
detail me | There's {a part} in the hallway, there's {a part2} in the sink / I'm further along with it all than you'd think
story me | They gave me {a part}, and they told me, good luck / I {did} till the evening, and then I got stuck
story me bright | I {did} on my birthday, I {did2} in the hail / I'd do it for nothing, I'd do it in jail
feel me wistful | {Sense}, and it all comes around / I'm seven, I'm small, and I'm close to the ground
turn me funny | I told them I'm busy, I told them I'm ill / I {did} the whole weekend, I'm doing it still
wish me | Bury me {where}, with {a part} on my chest / And someone who'll {do} for the ones who need rest
wish me bright | Let everyone have just the one thing like this / {A part}, and the morning, and nothing amiss
bridge me | I've had it explained, I've had charts, I've had graphs / I still like {the part}, and I still like the laughs
scene we | It's raining, it's Tuesday, we're {where} again / There's {a part} for each of us, all but for Ken
detail we funny | There's {a part} in the kitty, there's {a part2} on loan / There's someone who's crying, and someone on phone
wish we | Let's {do} till we're ninety, let's {do2} till we drop / Let nobody tell us it's time that we stop
turn we | Some went to the city, some went to the sea / They all come back {where}, for a biscuit and tea
bridge we bright | It isn't the winning, it never has been / It's {a part}, and the worst singing anyone's seen
bridge wistful | One day there'll be silence where all of it stood / {Sense} in the air, if the wind is still good
`)
