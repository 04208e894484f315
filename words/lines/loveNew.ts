import { lines } from '../lines.ts'

export const loveNew = lines('love-new', `
scene funny you | You asked me if that chair was free / Then tipped your tea all over me
scene you | You walked in late with one wet sleeve / And I forgot I'd planned to leave
scene you | I only came to get some air / And found you on the bottom stair
scene you | I found you {where}, half lost / Your map upside down, your laces crossed
scene wistful you | The party thinned, the ice was gone / You danced alone out on the lawn
scene funny you | Two dying phones, a single plug / You took the floor, I took the rug
scene me | I'd planned my summer on a chart / It had no column for the heart
scene funny you | {A part}, a queue that never moved / You told a joke, the queue improved
scene about | {He} held the door and dropped the keys / And laughed, already on hands and knees
scene about | Someone called {his} name in the crowd / I tried it later, not too loud
scene funny you | You waved {where}, past me, behind / I waved right back, you didn't mind
scene you | Your name was scribbled on a cup / I read it twice, then you looked up
scene plain me | My socks don't match, my hair won't lie / And someone nice has just said hi
scene wild you | The band was bad, my shoes had stuck / You took my hand and called it luck
scene about | When {name} came in and shut the door / I'd never liked that tune before
scene rap you | You were stirring your cup, I was spilling my guts / To a friend, about work, you said they sounded like nuts
scene blues me | I went out for some sugar, came back with a song / I only went for sugar, I came back with a song / Been stirring that same coffee all night long
scene calm you | A paper bag, a borrowed pen / A bench outside the shop / You told a story with your hands / I hoped you'd never stop
story you | You lent a pen, I kept it back / It's in my coat, it's chewed and black
story funny you | I practised lines inside the lift / They came out wrong, you caught my drift
story funny me | I typed hello and wiped it clean / Eleven times across one screen
story funny you | You said you'd walk me to the bridge / We're two towns on, we've crossed a ridge
story tender you | You tied my scarf, your hands were slow / I'd never wanted less to go
story we | We {did}, we did it all wrong / It took us twice as sweetly long
story you | You taught me words your grandma said / All night they rattled round my head
story funny me | I laughed so hard I dropped my phone / The crack looks like an ice-cream cone
story bright we | Our elbows touched along the bar / It jumped me like a starting car
story tender you | You kissed my cheek, you missed, a bit / My mouth got just the edge of it
story funny we | First kiss: we bumped our noses twice / The third time round was more precise
story wistful you | You wrote your number on my wrist / I read it till the ink was mist
story funny about | {He} asked to borrow half my chips / I watched the salt shine on {his} lips
story me | I told my sister everything / She'd heard it in the way I sing
story tender you | The power failed, a fuse had blown / Your hand found mine before your phone
story bright you | You'd hardly gone, I had your text / No hi, no name, just when is next
story funny you | {Name}, you spelled your name out twice / I'd got it, but it sounded nice
story rap you | I had a speech up my sleeve and a joke in my pocket / You said hi and it went off like a bottle-top rocket
story calm you | We walked the long way round the park / We walked it round once more / And neither of us said a word / Till you were at your door
story blues you | You smiled at me on Monday, I was dazed till noon / You smiled at me on Monday, I was dazed till noon / Smile at me tomorrow and I'm finished soon
detail you | My diary says in black and blue / {A part}, {a part2} and you
detail you | With {sense} all around / I heard your laugh and kept the sound
detail tender you | On {the part} your thumbprint stayed / I check each day it doesn't fade
detail funny you | You {did} as if by chance / I walked backwards into the plants
detail tender we | {Where} there's a place we stand / It's just the width of hand in hand
detail you | {The thing} {it does} and I swear / It happens more when you are there
detail funny you | I talked about {the thing} for hours / You listened like I'd brought you flowers
detail funny me | I see {a part} and go bright red / My friends have noticed, so they said
detail you | {A part} in the window's glow / And you, the one I want to know
detail tender we | We {did}, too shy for talk / Our shadows held hands on the walk
detail calm you | {Sense}, the tilt of your head / I lay awake with that instead
detail funny me | I tried to {do}, looking cool / And looked instead like a proper fool
detail you | There's {sense} in the air / And all I'm noticing's your hair
detail me | {The thing} never looked like this / The morning after someone's kiss
detail wistful me | I wish I'd kept {a part} from then / To prove it all to myself again
detail bright you | You, {doing}, sleeves rolled high / Me, pretending I'm passing by
detail tender you | {A part} between us, no more space / I counted freckles on your face
detail wild me | {A part}, {a part2}, the noise / And there goes all my well-kept poise
detail funny about | {He} {did} and gave a wink / I put my elbow in my drink
detail about | I look {where} for {his} bike / I've got no plan, I know what I like
detail you | {Name}, {where} you turned your head / A kite went up in me, bright red
detail you | {Name}, {a part} and a laugh / I folded up the day in half
detail rap you | Got {a part} on my mind and your name on my sleeve / Every clock in the building says it's time, I won't leave
feel me | My friends ask why, I'm telling fibs / I've got a lamp behind my ribs
feel funny me | My belly's like a washing machine / On every cycle in between
feel funny me | I put some salt in tea today / I thanked a bus that drove away
feel wistful | It's like a step that isn't there / The foot goes down through only air
feel | It's like a window painted shut / Then someone knew just where to cut
feel me | My pulse is drumming on the sink / I can't remember how to blink
feel funny me | I've lost my keys, I've lost my place / I can't do one thing with my face
feel you | Your name's a sweet I shouldn't crunch / I've kept it in my cheek since lunch
feel you | You say my name and it sounds new / Like someone turned a missing screw
feel wild me | I could outrun the morning train / And run straight back along the lane
feel dark me | I've slipped before, I know this ice / And here I'm skating on it twice
feel funny tender me | It's new, I carry it like soup / One careful, happy, wobbly loop
feel plain me | I want to skip, I want to shout / I've got a grin that won't wear out
feel calm you | With you I let the silence sit / It doesn't bite me, not one bit
feel funny you | I talk fine till you're in the room / Then I'm a mop, then I'm a broom
feel me | I wrote {name} on the bathroom glass / In steam, and watched the letters pass
feel rap you | I'm a kettle, I'm a siren, I'm a phone on vibrate / Trying to look like a statue while I stand by your gate
feel rap | Not a crush, it's a crash, it's a cymbal, it's a splash / It's a fiver in a coat, it's a bus you catch in a dash
feel blues me | Doctor says I'm healthy, but my knees are string / Yes, he says I'm healthy, but my knees are string / He wrote out one prescription and it just said ring
feel you | I know the number of your bus / The colour of your bag / And I, who never cared for spring / Am flying like a flag
turn you | It's three weeks now, I've learned your knock / I know it faster than the clock
turn tender you | You left your jumper on a hook / It gets a smile each time I look
turn funny me | My mother's noticed, so's the cat / They both sit staring: who was that?
turn tender you | So now there's two cups in the sink / I like that more than you would think
turn wistful you | I used to fall asleep by ten / It's two o'clock, it's you again
turn bright me | I used to walk with my eyes down / There's roofs all over this old town
turn about | My friends have met {him}, one by one / They've given up on making fun
turn tender you | I know your shoes, I know your sneeze / I know which drawer has got your keys
turn funny we | We had a fight about a map / It ended with a head in a lap
turn bright me | I'd passed {the thing} with barely a glance / Today I stopped, I did a dance
turn calm we | We went {where} again last week / No need this time for us to speak
turn funny about | It's {name} this and {name} that, they moan / I've put my best friend off the phone
turn rap me | Used to sleep like a stone, now I'm pacing the floor / Reading one little text till there isn't any more
wish funny you | Let's both be late again for work / And blame the trains and share a smirk
wish you | I want to learn your morning tune / Your worst old joke, your favourite spoon
wish tender we | Let's go slow, let's leave some cake / Let's see what shape the mornings make
wish you | Let me be someone you would ring / At four a.m. for anything
wish wild you | Come on, let's climb up on the roof / And give the neighbours living proof
wish you | I'd {do} with you for a year / And swear the end was nowhere near
wish funny you | Meet me {where} at eight / I'll come at six and call it fate
wish about | If {he} would ask, I'd say it first / I've said it to the bath, rehearsed
wish we | Some day we'll tell it round a table / Just as slowly as we're able
wish you | {Name}, save a seat, any side / I'm in this for the whole long ride
wish bright you | {Name}, come Sunday, bring a coat / I know a man who's got a boat
lift | Nobody told me, nobody could / Nobody's ever felt this good
lift | Oh, it's the start, it's only the start / And look at the state of my poor old heart
lift you | Say it again, say it out loud / I want to hear it over the crowd
lift wild | Here comes the drop, here comes the hill / I've never wanted less to sit still
lift you | Of all the pavement on the earth / You chose my square, for what it's worth
lift | It's just a crush, it's just a spark / And I can read by it in the dark
lift wistful | This is the bit they never show / The second before you both know
lift you | If this is falling, let it be far / I like the view from where you are
lift wild we | We're at the top of the first big slide / Give me your hand, the whole world's wide
lift plain you | I like you more than jam on bread / I like you more than what I've said
lift | Whatever this is, don't give it a name / It came in without one, I'm glad it came
lift you | It all began {where}, with a grin / I left the door off, you walked in
lift you | Oh {name}, I've got it bad / The best bad thing I've ever had
pre | Any second, any second now / Somebody's going to say it somehow
pre you | You lean an inch, I lean an inch / This is the bit where cowards flinch
pre funny you | And if you look at me like that / I'm going to have to hold my hat
pre | One more minute, one more song / I've had my coat on all along
pre me | My mouth is dry, my hands are damp / I'm just a moth that's met a lamp
pre funny you | Don't look now, I'm about to jump / You'll hear it landing with a thump
pre wild me | Ten floors up, no parachute / Just borrowed nerve, a borrowed suit
pre you | We could say goodnight, or {do} some more / My hand is nowhere near the door
pre you | Then {sense} and a hush / You took my hand without a rush
pre you | {Name}, kiss me now or say I'm wrong / I've held this breath for half a song
bridge funny we | They say it's chemistry, it's glands / They've never seen us holding hands
bridge wistful you | If you had caught the other train / I'd walk right past this windowpane
bridge you | I'd built a wall, I'd dug a moat / You turned up in a paper boat
bridge wistful | Suppose it ends, suppose it breaks / I'd have it still, for both our sakes
bridge me | I loved once, and it went to seed / It seems that seed was all I'd need
bridge funny we | In every film there's rain, there's strings / We've got a kettle, and it sings
bridge dark you | Go gently, I am partly glass / You've both your shoes off on the grass
bridge wistful you | A year ago you had no face / You were a dot in some other place
bridge | The first kiss takes a second flat / You spend the years to come / Just finding where the echo went / And where the noise came from
end you | The lamp's gone out, I'm at your gate / I'll go. I'll go. It isn't late
end | And that's as far as it has got / It isn't much. It's such a lot
end funny you | Goodnight, goodnight, you hang up, no / You hang up first. All right. Hello?
end tender we | One light left on along the street / Four shoes, three steps, two hands, one beat
end you | Goodnight, {name}, text when you're back / I'll be awake, I've lost the knack
end you | Tomorrow {where}, you said fine / And wore home a coat that was mine
end you | So, {name}, I'm done, I've sung it through / I'd like to hear the same from you
hook you | Miss My Stop :: I'd miss my stop to hear you talk / And thank you for the extra walk / The line runs out, the engines drop / And I'd still choose to miss my stop
hook you | Wet Paint :: I'm wet paint, so mind your sleeve / One touch and the mark won't leave / I should have put a sign up, but I ain't / Lean right here, I'm all wet paint
hook tender you | Nine Drafts of Hello :: Nine drafts of hello / Nine ways to begin / I send you the worst one / And you let me in
hook funny you | Salt in My Tea :: There's salt in my tea, there's toast on the floor / I'm wearing the jumper I wore before / Everyone's asking what's wrong with me / You are, you are, there's salt in my tea
hook funny we | Bumped Noses :: Bumped noses, then we got it right / Two bad pilots, one small light / It's not the landing in the book / Bumped noses, and that's all it took
hook plain you | Say It in Crayon :: Say it in crayon, say it in blue / Spell it the way that children do / Big on the wall where it won't come down / Say it in crayon all over town
hook tender me | Lamp Behind My Ribs :: There's a lamp behind my ribs / And somebody found the switch / It's shining through my winter coat / Through every single stitch
hook funny you | Which Way's Your House :: Which way's your house? It's my way too / It's ten miles off, but so are you / I'll walk you home the whole way south / I live up north. Which way's your house?
hook wild | Both Feet :: Both feet off the ground / Both feet and no way round / I used to test the water, slow / Both feet, both feet, here I go
hook you | Your Name on My Wrist :: I've got your name on my wrist in pen / It washes off, I write it again / It's not a tattoo, it's not a vow / Your name on my wrist is enough for now
hook bright we | Two Straws :: Two straws, one glass, one corner seat / Two straws and four impatient feet / We drank it slow, we made it last / Two straws and the night went fast
hook bright you | Yellow Coat :: Yellow coat, yellow coat / There's a marching band inside my throat / I never caught your name, I wrote / A song for just a yellow coat
hook tender you | Don't Fix Your Hair :: Don't fix your hair, don't change your shirt / Don't rub away that streak of dirt / Come as you are from anywhere / Come running, and don't fix your hair
hook you | Half Past You :: What time is it? It's half past you / It's quarter to and counting too / The clocks have nothing else to do / It's always nearly half past you
hook funny me | Crash Mat :: Somebody roll out a crash mat / I'm coming down and that is that / I leaned too far to see a face / Put a crash mat in the place
hook tender you | Learn Me Slowly :: Learn me slowly, like a hill / Like a street when the shops are still / There's no exam and there's no bell / Learn me slowly, learn me well
hook you | Hum It Again :: Hum it again, the thing with no words / Under your breath with the pigeons and birds / I'm learning you now, I have got as far as ten / Whatever you're humming there, hum it again
hook you | Early for You :: I'm late for work, I'm late for school / I'm late for every golden rule / But {where} by a minute or two / You'll find me there, I'm early for you
hook you | What's Your Middle Name :: What's your middle name? Do you sleep with a light? / Do you eat your chips from the left or the right? / I'm new at you and I'm glad I came / Start at the top: what's your middle name?
hook funny you | It's Bees :: They call it butterflies, it's bees / A whole loud hive behind my knees / There's honey coming, if you please / Come close, come close, I think it's bees
hook you | Leave Your Scarf :: Leave your scarf, leave your book / Leave your hat on the hook / Leave me something so you've got / To come back for what you forgot
hook tender we you | One Earphone Each :: One earphone each on the back row seat / Your head by mine, we're sharing a beat / You're left, I'm right, there's nothing to teach / The world's in stereo, one earphone each
hook you | Before the Kettle Boils :: Before the kettle boils, be quick / One kiss between the switch and click / No silver spoons, no scented oils / Just you, before the kettle boils
hook wild me | Every Bell in Town :: Go and ring every bell in town / Wake them up in their dressing gown / Somebody kissed me, write it down / And ring it on every bell in town
hook bright you | Grinning at Buses :: I'm grinning at buses, I'm waving at trains / I'm telling your name to the gutters and drains / There's nothing so plain it can't give me a thrill / I'm grinning at buses, I'm grinning still
hook funny | Ask Me Again on Sunday :: Ask me again on Sunday, I'll know / It's only Wednesday, I'm taking it slow / I knew on Monday, I knew at hello / Ask me again on Sunday though
hook you | Paper Boat :: You came across in a paper boat / Over my wall and over my moat / Nobody told you the thing wouldn't float / And here you are in a paper boat
hook wistful you | I Said Not Again :: I said not again, not the wide-awake bed / Not the phone by the pillow, the tune in my head / I said not again and I counted to ten / Then you looked up, and I said not again
hook about | {He} Said My Name Right :: {He} said my name right, first time round / I never knew it had that sound / All these years I've had it, and tonight / It fits me now: {he} said my name right
hook funny you | Corner of Your Mouth :: There's a crumb on the corner of your mouth / And all my good intentions have gone south / I ought to say it, I ought to point it out / I can't stop looking at the corner of your mouth
hook wild you | Dizzy on Purpose :: I'm dizzy on purpose, I asked for the spin / I climbed on the roundabout, told you begin / Don't slow it down for a word in my ear / I'm dizzy on purpose whenever you're near
hook you | One More Lap :: One more lap around the block / One more yawn and one more clock / Your door's right there, we've seen the map / Nobody's tired, so one more lap
hook funny you | Gave You the Last Chip :: I gave you the last chip, I hope you know / I've not done that for a soul, and so / Some buy roses, some take a trip / I looked at you, I gave you the last chip
hook you | Show Me the Scar :: Show me the scar on your knee, on your chin / Tell me the places your summers have been / I've only just got here, don't tell me how far / Open the album, show me the scar
hook bright about | {Name} at the Door :: {Name} at the door and the pan's boiled over / {Name} at the door and my knees in clover / I've only one plate and a rug on the floor / Who needs a table? {Name} at the door
hook plain you | I Like Your Shoes :: I like your shoes, I like your hat / I like you more than this and that / I've more to say, but here's the news / {Name}, I really like your shoes
hook you | {A part} and You :: {A part} and you, no more / I've hung a sign out on the door / The rest of the world can wait in the queue / I've only got room for {a part} and you
hook tender you | An Inch Away :: An inch away, an inch to go / The longest inch I'll ever know / Bridges are built in half a day / And we're still here an inch away
hook bright you | I Woke Up Whistling :: I woke up whistling, I couldn't say why / The cat gave a look and the toast went by / Then your face came back like a key in a lock / I woke up whistling at six o'clock
hook you | No Word for You Yet :: There's no word for you yet / It isn't in the alphabet / The ink's still wet, the glue's not set / Just come round, there's no word for you yet
hook shout wild you | Jump With Me :: Jump with me / One, two, three / Hold your nose / There it goes
hook tender we | One Pocket, Two Hands :: One pocket, two hands, and one's not my own / We've passed every bus that could carry us home / I've been to the seaside, I've been to the sands / But never this warm: one pocket, two hands
`)
