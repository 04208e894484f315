import { lines } from '../lines.ts'

export const love = lines('love', `
scene calm you | You're on the step, you're peeling pears / The juice runs down and no one cares
scene tender you | The lamp makes one round pool of gold / Your hand is in it. Mine is cold
scene calm | Two bikes asleep against a rail / Two shirts out flying like a sail
scene you | You're fixing something with a spoon / And whistling half of half a tune
scene bright about | {He} came along the garden wall / Arms out wide, refusing to fall
scene tender you | I picture you {where}, asleep / With all the secrets that you keep
scene funny you | The day was grey, the bread was stale / You came in talking about a whale
scene me | I've got a pen, I've got a sheet / I've got one name and two cold feet
scene calm | {A part}, the music down low / There's nowhere else I need to go
scene wild you | Windows down, you took the bend / I've never wanted roads to end
scene you | You, me, {the thing} and the hum / Of something good about to come
scene tender you | Half the town had lost its power / You were my candle for an hour
scene plain me | I drew a house, I drew a door / I drew us two, then drew some more
scene about | {Name} came by with a paper sack / And something hidden behind {his} back
scene bright you | {Name}, you're back with muddy boots / A bag of soil, a bag of roots
scene rap you | You're in odd socks and a cardigan, hair like a hedge / Reading me the weather from the window ledge
scene blues you | Sky is full of starlings, street is full of shoes / Sky is full of starlings, street is full of shoes / Out of all that's walking, you're the one I choose
scene you | A Tuesday with its collar up / A kettle on the boil / And you came in with both your hands / As dark as garden soil
story funny you | You chased my hat halfway to France / You brought it back, you did a dance
story you | I was a mess, I'd lost my nerve / You told me which way rivers curve
story calm you | You taught me how to peel a lime / In one long curl, and take my time
story tender you | I cried, you didn't ask me why / You cut me half a cherry pie
story about | {He} fixed my bike without a word / Just oil and whistling, like a bird
story proud you | You stood up for me in the queue / With shaking knees, and no one knew
story funny you | I sang to you, the neighbours banged / You clapped so hard the cupboards clanged
story tender you | I told you all of it, the worst / You heard the end, you kissed me first
story tender you | You {did} when I felt small / You never mentioned it at all
story wistful you | You wrote we're here across the sand / The tide came in, we watched, hand in hand
story you | I broke your favourite bowl in two / You shrugged and fixed it up with glue
story you | One time {where} you turned around / And something in me came unwound
story wild we | We ran for it, we jumped the gate / We caught the last train, ten past late
story about | When {name} first showed me how to float / I'd only ever trusted a boat
story rap you | Had a flat tyre, a flat phone, a flat kind of day / You turned up with a pump and a pizza, okay?
story dark you | I walked out far along the pier / You came and stood, you just stood near
story funny you | You cut my hair out on the step / With scissors meant for string / It came out crooked as a fence / I felt just like a king
story bright you | You won a goldfish, set it free / And bowed to it, and then to me
detail you | {A part}, {a part2}, your face / The three best things about this place
detail you | I'd know you by {a part} alone / By that, and how you laugh on the phone
detail bright you | You hold {a part} up to the sun / Like nobody has ever done
detail you | {Where} I learned to hear your name / The way a moth makes out a flame
detail calm you | There's {sense} and there's you / And not a thing I'd rather do
detail funny you | {The thing} {it does}, you laugh aloud / And I go stupid, soft and proud
detail calm you | You {do} the way some people pray / With both hands, slowly, half the day
detail you | I dreamed about {a part} and you / I woke, and half of it was true
detail funny we you | We {do}, you lead, I'm out of step / The finest secret ever kept
detail funny you | {A part} and a slice of cake / Your elbow shoving me awake
detail bright you | I'd give you {the thing} tied with string / And {a part} for a signet ring
detail wistful you | {A part} in my dreaming head / {A part2}, and what you said
detail tender you | {Sense}: I close my eyes, I'm there / I've got your fingers in my hair
detail funny you | I'd follow you {where} in flood / And lose both boots there in the mud
detail about | {He} can {do} with eyes tight shut / I'd like to tell you how, or what
detail tender you | The way you touch {the part} and smile / I could stand here for quite a while
detail calm we | Our way of talking's {doing}, slow / You'd think that words would help, but no
detail tender you | I found your note by {the part} last night / It only said it will be all right
detail tender you | There's a light {where}, left for me / You've propped the door, you've hid the key
detail you | {A part} to the left of you / And me on the right, a perfect view
detail you | Take {a part}, take what you please / The coat, the cart, the box of keys
detail you | I'd swap a crown for {a part} and tea / If you were pouring it for me
detail bright you | {Where} your laugh goes up like birds / I stand there and run out of words
detail you | {Name}, {sense} and the night / Your shadow climbing up the light
detail funny about | What makes {the thing} so good? they said / I just said {name} and went bright red
detail rap you | You, {a part} and a radio, that's my religion / I'm as calm as a statue, as proud as its pigeon
detail wild you | Let's {do} in the dead of night / And give the owls a proper fright
detail calm you | Nothing much. {A part}, a hum / The little drumming of your thumb
detail plain | {A part} for you, {a part2} for me / And one for anyone for tea
detail wistful you | Some day {a part} will be dust / I'll love you through the moth and rust
detail funny you | I looked up {feeling} in a book / It was your picture, have a look
detail you | If {feeling} had a voice and a hat / It would be you, it would look like that
detail funny you | You bite the corner off your toast / And that's the bit I love the most
detail tender you | The freckle underneath your eye / I've named it, and I won't say why
detail you | Your handwriting leans like a fence in a gale / I'd follow it like a paper trail
detail funny you | You fold your socks in little boats / You talk to horses and to goats
detail funny about | {He} reads the last page first, {he} cheats / {He} hides the best of all the sweets
feel you | You're the cool side of the pillow / I'm the wind and you're the willow
feel you | I cough and stall, I'm hard to start / You know the trick to every part
feel funny you | My heart's a dog that knows your car / It's up and barking from afar
feel bright you | You make me want to learn to bake / To mend a clock, to skim a lake
feel you | I love you like the sea loves salt / It's in there, and it's no one's fault
feel calm you | I'm calm as milk when you are near / The saucer's full, the kitchen's clear
feel tender you | There's rooms in me I'd never shown / You wandered in, you felt at home
feel | It's heavy as a sleeping child / It's quick as anything that's wild
feel funny me | I'm foolish, yes, I'm upside down / The cleverest idiot in town
feel bright you | You walk in and the cheap lamps glow / The plants lean over, so they know
feel you | You're in my head like a scrap of tune / From Monday morning to Sunday noon
feel dark you | I'd burn the bridge, I'd sink the boat / I'd give the wolf my winter coat
feel wild me | I'm all lit up, a fairground wheel / I don't know how else I should feel
feel you | I used to think that I was tough / One look from you was quite enough
feel funny you | I'm like a seal that's seen a fish / I clap for you, I get my wish
feel plain you | You're my mittens, you're my sled / You're the blanket on my bed
feel you | You don't complete me, I'm no half / You're who I look at when I laugh
feel funny you | I'm scared of spiders, heights and sharks / And losing sight of you in parks
feel calm | It isn't lightning, it's a lamp / It's dry socks at a summer camp
feel you | I've got no words, I've got a drum / It's in my chest, it says you've come
feel about | What do I see in {him}? they say / A lamp at the end of a winter's day
feel funny about | When {he} walks in, the room sits up / The spoons stand straight in every cup
feel blues you | Got a hole in my pocket, got a hole in my shoe / Got a hole in my pocket, got a hole in my shoe / Only part of me that's mended is the part with you
feel rap you | You're the yes in my mess, you're the jam in my bun / You're the one silly reason that I get up and run
feel about | I say {name} and my shoulders drop / Like walking in a baker's shop
feel proud you | I walk with you through market square / Like I had won you at the fair
feel tender about | When {name} comes in and drops the keys / The whole day puts its feet up, at ease
turn me | I used to keep my bags half packed / Now look, my shirts are ironed and stacked
turn calm you | I've learned your silence, learned its names / There's six of them, they're not the same
turn tender you | You saw me ugly, saw me cry / You saw me wrong. You still said hi
turn wistful you | Then came the winter, came the bill / You sold your watch, I miss it still
turn funny you | We've had our rows, we've had a few / The best of them I lost to you
turn you | The songs all swore it would be flame / It's how your mouth looks round my name
turn calm | I thought that love was something found / It's something dug, it's in the ground
turn you | These days I go {where} by two / I bought a second ticket, for you
turn you | I thought {the thing} would be enough / Then you came in and called my bluff
turn me | I can't go {doing} on my own / It's half a joke, a dialling tone
turn rap me | Used to run on my own like a train with no brakes / Now I'm slowing for swallows and sharing my cakes
turn about | {He} let me see the locked-up room / A box, a photo, and a broom
turn funny you | {Name}, I've changed, I water plants / I call my mother, I iron my pants
turn dark tender you | The phone call came, I slid down the wall / You slid down too, you said nothing at all
turn tender you | I used to count the things I'd lost / I kept them in a jar / You tipped them out along the sill / And said how bright they are
wish funny you | If you go bald, I'll love your skull / If you go quiet, you're never dull
wish we you | I'd learn to knit, I'd knit us a sea / With room in it for you and me
wish funny you | I'd give you half of what I own / A bike, a spoon, a saxophone
wish tender you | When you are old and lose your way / I'll say it's me, I'll say it's May
wish tender you | May every door you push swing wide / May I be on the other side
wish you | I'll be the dull, the daily bread / I'll be the roof above your head
wish you | Put me down for the graveyard shift / The late-night call, the airport lift
wish you | I promise nothing big or loud / I'll find you, always, in a crowd
wish wild you | I'd {do} for you upside down / In front of everyone in town
wish we | Build us a house {where} by hand / One room, one stove, a bit of land
wish you | I'd send you {a part} through the post / With half of all I love the most
wish you | {Name}, if I could stop one clock / I'd stop it here, outside your block
wish tender about | May {he} sleep sound, may {he} wake slow / May someone tell {him}, if I go
wish wild you | Let's paint the ceiling, break a rule / Let's swim in clothes in a hotel pool
wish plain | I will share my last balloon / I will share my biggest spoon
wish dark you | And if the lights go out for good / I'd strike a match on any wood
wish rap you | I'll be the jack in your boot when the tyre goes flat / I'll be the aunt at your party in the terrible hat
wish you | Let me be the hand on the rail / The small wind in your paper sail
lift you | I don't need much, I don't need more / Than your wet shoes beside my door
lift we you | That's what it is, that's all it is / Your name, my name, and then a kiss
lift you | Everything else can wait in the hall / You come in, you come in, coat and all
lift proud | Love is a verb with its sleeves rolled up / Love is a hand with a heavy cup
lift funny you | I'd pick you out of a million hats / Out of a ballroom of acrobats
lift you | I love you loud, I love you plain / I love you like a kid loves rain
lift | Over and over, and then some more / Like somebody scrubbing the same good floor
lift tender you | Come as you are, come slow, come late / I'll keep the oven, I'll keep the gate
lift funny you | You, only you, in your terrible hat / Nothing in heaven can better that
lift | Nobody else, nobody near / Nobody ever, year on year
lift you | I've got two hands and they're both for you / One for the holding, one for the glue
lift you | Here is my heart, it's a bit of a wreck / It's yours like a medal hung round your neck
lift funny you | If it's a trick, then do it again / I'll be your rabbit, I'll be your hen
lift you | Put me {where}, put me down deep / I'm yours awake and yours asleep
lift you | Give me {a part}, give me the night / Give me your hand and I'm all right
lift about | {Name} in the morning, {name} by noon / The only word I've got in my tune
lift shout we | Hand in hand / Strike up the band
lift calm you | Nothing to prove and nothing to sell / You ring in my ribs like a clear small bell
pre me | I'm bad with words, I'm bad with time / But this one thing I've learnt is mine
pre | So let me say it, here's my plan / I'll say it plainly if I can
pre funny you | You ask what's going through my mind / A brass band, and you're right behind
pre funny you | I start a sentence, lose the thread / You've got that ribbon on your head
pre wild | Somebody stop me, I'm about to shout / It's been in so long, it's coming out
pre you | Closer, closer, mind the cup / Here's what I've been saving up
pre | Three small words behind my teeth / Like seeds with all that earth beneath
pre you | Lend me an ear, lend me a sleeve / There's something you're going to have to believe
pre you | Forget {the thing}, forget the hour / I'm opening like a lazy flower
pre me | I could go on {doing} and hide / Or say the thing I've got inside
pre you | The pan can burn, the phone can ring / I've got to tell you just one thing
pre funny you | Hey {name}, put that hoover down / I've news that's worth a trip to town
pre wild me | My blood's a bus without a brake / My bones are bells, my windows shake
bridge funny you | The stars don't care, they're gas, they're far / I'd rather watch you park the car
bridge you | They've measured love, they've weighed the brain / They've never seen you run for a train
bridge you | Before you came I was just fine / A fence without a single vine
bridge me | Some love like fire, some love like frost / I love like someone who's been lost
bridge you | Two atoms met in outer space / And ended up as your kind face
bridge tender funny | Love's not a prize, love's not a debt / It's drying someone when they're wet
bridge | I've heard there's nothing made to stay / Well, neither's bread. Let's eat today
bridge we | Some day they'll dig us up and find / Two bowls, two hats, still intertwined
bridge funny you | I have been wrong on wine, on God / On you I'd stake my fishing rod
bridge you | Strip it all back, {the thing} as well / And what is left? Your coat, your smell
bridge wistful you | If I could have one hour back / I'd pick no famous night / I'd pick the chips, the bench, the cold / Your nose gone red and bright
bridge dark | I know how every love must end / One waves, one goes around the bend
bridge funny about | A world where {name} was never born? / A bike without a bell or horn
end calm | Put out the lamp, pull up the quilt / This is the only house I've built
end you | And if this tune has run too long / Well, you're the reason for the song
end funny | The end. Or not, I've changed my mind / There's one more verse of the same kind
end you | You, still you, when the curtain drops / You, still you, when the music stops
end you | I'll be {where}, you know the spot / With two warm rolls, while they're still hot
end you | And that was that, and {name}, it's true / It all just means hello to you
end wistful about | And if you see {him}, tell {him} this / I've kept the other half of the kiss
end tender you | One last thing, then I'll let you sleep / I'm yours. It's simple. It will keep
end plain we you | Night night, sleep tight, my hand, your hand / See you in the morning land
end calm you | Then only {sense}, and then / Your breathing, and the dark again
hook you | Spare Key :: Here, I've made you a spare key / It does the door, and it does me / Don't ring the bell, don't wait to see / Just come on in with your spare key
hook tender you | Have the Good Chair :: Have the good chair, have the rug / Have the handle side of the jug / I'd stand for a year, I wouldn't care / Sit down, my love, have the good chair
hook we you | Left Glove :: I'm a left glove, you're a right / We got picked up the same cold night / One of a kind and no use at all / Till someone hung us in the hall
hook tender you | One Wet Shoulder :: One wet shoulder each, that's fair / One small brolly and room to spare / You stay dry while I get colder / Love is having one wet shoulder
hook you | Map of Your Hands :: I've got no atlas, I've got no plan / I've got the lines on the palm of your hand / Here is the river and here's where it lands / I'm never lost with the map of your hands
hook funny you | Moon, Go Home :: Moon, go home, you're not required / You've worked all month, you must be tired / There's someone here with a grin and a comb / Lighting the place up, so moon, go home
hook you | Keep the Change :: Take my heart and keep the change / It's old coins, and the notes look strange / I've nothing smaller, I can't arrange / A bit of love. So keep the change
hook you | Your Plus One :: Write me down as your plus one / For the dull bits and the fun / For every wedding, every wake / For every dry and awful cake
hook calm you | I Know How You Take It :: I know how you take it, strong and brown / I know which side you like lying down / Some learn the stars from a book in bed / I know how you take it, I learned you instead
hook funny you | I Looked It Up :: I looked it up, what I've got for you / Between a louse and a low-down shoe / Four small letters, a cough and a hiccup / I read it twice, yes, I looked it up
hook tender you | Build It Round You :: Start with a chair and build it round you / One lamp on a table, that will do / Four bits of wall and a window too / That's what a house is, I build it round you
hook you | Salt for the Bread :: You're the salt for the bread / The thing that I left unsaid / Flour and water and fire, it's dead / Without one pinch, the salt for the bread
hook wild dark you | Tie Me to the Mast :: Tie me to the mast, I hear you sing / Tie me with rope and tie me with string / I'd swim through glass to the sound you bring / Tie me to the mast or I'll follow the thing
hook tender you | Put Me in Your Pocket :: Put me in your pocket with the keys and the fluff / The stub of a pencil, that sort of stuff / I don't need a frame and I don't need a locket / I'm right by your hand, put me in your pocket
hook you | Iron Filings :: I'm iron filings, you walk in / Every bit of me stands on its pin / Scattered all over, then you draw near / And look at the pattern, look how it's clear
hook bright you | My Favourite Noise :: Your key, your cough, your shoes on the mat / The drop of your bag and the hang of your hat / I've got no music in all of my toys / Like you coming in, my favourite noise
hook wild you | Loud About It :: I'll be loud about it, I'll bang on a pan / I'll tell every driver, I'll stop every van / Some people whisper and hide what they can / I'm loud about it, I'm your biggest fan
hook tender you | Not a Poem :: This is not a poem, it's a list / The nape of your neck, the bone in your wrist / The bits of you I'd hate to have missed / It's not a poem, it's only a list
hook funny | The Moths Had It Right :: The moths had it right, you find the flame / You bang on the glass till it learns your name / You don't ask why and you don't ask might / Bump, bump, bump, the moths had it right
hook tender you | Take the Window Seat :: Take the window seat, I've seen the view / I've seen it all, it's better on you / Fields go by and the rivers meet / I'll watch you watch, take the window seat
hook funny you | I'd Learn the Tuba :: I'd learn the tuba if you asked me to / I'd learn to juggle, I'd learn kung fu / I'd swim the weather from here to Cuba / Say the word and I'd learn the tuba
hook bright you | Kite String :: I'm the kite string, you're the kite / You do the dancing, I hold tight / Go on, go up, go out of sight / I'm the kite string, it's all right
hook calm | One Match :: One match in the whole wide dark / One small scratch and one small spark / One hand cupped to keep it in / That's how all the towns begin
hook tender you | Your Ordinary Face :: I don't want stars, I don't want lace / I want your ordinary face / Creased from the pillow, warm from the place / Morning comes up on your ordinary face
hook wistful you | Hold My Place :: Hold my place with a ticket, a leaf / A life is long and the evening's brief / I'll be back in a minute, I'll find your face / You're where I was, so hold my place
hook bright you | Every Clock Is Wrong :: Every clock is wrong when I'm with you / It can't be midnight, it was only two / Where did it go? It was only a song / Kiss me again, every clock is wrong
hook wild you | Say When :: I'm pouring love, so tell me, say when / It's over the saucer, it's up to ten / It's over the table and out past the fen / You're laughing, you're soaked, and you won't say when
hook you | Carry the One :: Add me up and carry the one / Count me twice when the day is done / Cross me out, I've just begun / It all comes to you when you carry the one
hook funny you | Sweet Tooth :: I've got a sweet tooth and it's you, it's you / The sherbet, the honey, the caramel chew / The dentist has told me the terrible truth / There's nothing to do for it: you're my sweet tooth
hook you | Ink on My Thumb :: You're ink on my thumb, and it just won't scrub / I've been to the basin, I've been to the tub / Everything knows where I've been, where I'm from / There's you on the doorknob, there's ink on my thumb
hook wild you | The Whole Loaf :: I don't want crumbs, I don't want a slice / I don't want a taster at half the price / I want the crust and the middle, both / Give me the lot, give me the whole loaf
hook tender you | My Hands Know the Way :: Blindfold me, spin me, turn out the day / I'll find your face, my hands know the way / Past the chair and the coats and the tray / Here's your cheek. My hands know the way
hook funny you | Everything Rhymes With You :: Everything rhymes with you, it's a curse / The morning, the marrow, the hole in my purse / I wanted to write something clever and new / It's no good, it's no good, everything rhymes with you
hook tender you | Bring Your Bad Days :: Bring your bad days, bring them round / Let them drop without a sound / I've got soup and I've got a shelf / You don't have to carry them by yourself
hook you | Second-Hand Sun :: I was living on second-hand sun / A bit through the blind when the day was done / You pulled the cord and the whole room spun / No more, no more second-hand sun
hook wistful you | I Told the River :: I told the river I loved you so / It told the reeds and the reeds leaned low / The ducks all know it, they quack and they quiver / Never tell secrets, I told the river
hook calm you | {A part} in the Dark :: {A part} in the dark and you beside / That's all the treasure a night can hide / Give me no palace, give me no park / Only your breath and {a part} in the dark
hook bright you | {Where} With You :: {Where} with you, I'm rich, I'm done / I've spent my wishes, every one / Ask me what next and I'll tell you true / Back to the start, {where} with you
hook wild about | {Name} in Capital Letters :: {Name} in capital letters, ten feet tall / Painted in white on the factory wall / I tried it quiet, but loud is better / I'm writing {name} in capital letters
hook funny you | I Vote for You :: I vote for you, put my cross in the box / For mending the morning, for wearing odd socks / The others are fine, but they haven't a clue / The count's coming in, and I vote for you
hook bright you | Save Me the Back Seat :: Save me the back seat, wherever you go / In sunshine, in sandstorms, in sideways snow / I don't need a map, you can drive it slow / Save me the back seat, and that's all I know
hook you | Lost Property :: I was in lost property, top left shelf / One odd glove that talked to itself / You filled in the form and you paid the fee / You signed for the lot of me, lost property
hook wild you | Both Hands Full :: I've both hands full and I won't let go / The door can bang and the wind can blow / Somebody else can push and pull / I've got you here and both hands full
hook tender you | Shoulder Shaped Like You :: I've got a shoulder shaped like you / Worn to your ear like a well-made shoe / Nobody else's head will do / I've only one shoulder, it's shaped like you
hook bright | Tin Roof :: Love comes down on a tin roof / Nobody needs a lawyer's proof / Every drop is one small truth / Loud and glad on a tin roof
hook tender you | The Weight of Your Hand :: I don't need trumpets, I don't need grand / I only need the weight of your hand / Flat on my back when I can't quite stand / There's nothing on earth like the weight of your hand
hook funny you | Good at One Thing :: I'm bad at maths and I'm bad at tax / I'm bad at chopping a tree with an axe / I can't do French and I never could sing / I love you, though. I'm good at one thing
hook you | Walk on the Kerb Side :: I'll walk on the kerb side, you take the wall / I'll take the puddles, the lorries and all / It's not much armour, it's not much pride / It's love in a raincoat: I walk on the kerb side
hook bright you | Paper Crown :: Paper crown and a borrowed throne / You're the best country I've ever known / Let all the real kings lay theirs down / I'm yours, I'm yours, in your paper crown
hook you | Wherever You Park :: Home's not the walls and it's not the bark / Of a dog at the gate, it's wherever you park / A lay-by, a hilltop, a street gone dark / I'm home, I'm home, wherever you park
hook bright you | First Spoon of Honey :: First spoon of honey straight from the jar / That's what it's like, that's what you are / I've no more sense and I've no more money / Give me one more, first spoon of honey
hook funny me | Stuck in My Throat :: It's stuck in my throat like a crumb, like a pip / I get to the start of it, then I slip / Three little words with their hat and their coat / Knock on my back, it's stuck in my throat
hook bright you | Who Needs Paris :: Who needs Paris? I've got a chair / An egg in the pan and your tied-up hair / A plant, and a view of the bins down there / Who needs Paris or anywhere?
hook wild you | Barefoot to You :: I'd come barefoot to you on gravel, on glass / On winter stubble, on wasps in the grass / I've shoes, I've a car, and the buses come through / I'd rather be running there barefoot to you
hook funny you | My Heart's a Dog :: My heart's a dog, it sits by the door / It hears your boots and it skids on the floor / I tell it to heel and it jumps on a log / I'm sorry, I'm sorry, my heart's a dog
hook funny you | I Burnt the Rice :: I burnt the rice looking at you / I burnt the pan and the saucer too / Worth it once and worth it twice / You turned around and I burnt the rice
hook calm you | Shine Your Torch :: Shine your torch and I'll shine mine / Two little dots on the same dark line / Up on the hill or down by the porch / I'll know that it's you, so shine your torch
hook bright you | Whistle and I'm There :: You whistle and I'm there / With a boat, with a rope, with straw in my hair / I don't ask why and I don't ask where / Two little notes: whistle and I'm there
hook blues you | Sugar, I'm Your Spoon :: Sugar, I'm your spoon, I go round and round / Sugar, I'm your spoon, hear the clinking sound / Stir me in the morning, stir me at noon / Sweet as you are, sugar, I'm your spoon
hook dark you | Wolf at the Window :: There's a wolf at the window, there's frost on the sill / Come under the blanket, come closer, lie still / It hasn't come in and I don't think it will / There's a wolf at the window. I've got you still
hook shout bright we | Big Daft Love :: Big daft love / Hand in glove / Sing it loud / Big and proud
hook about | Ask Anyone About {Name} :: Ask anyone about {name}, they'll say / The rooms all warm up by a degree that day / Ask the baker, the driver, the man with the cane / I'm only the loudest in {name}'s campaign
`)
