import { lines } from '../lines.ts'

export const place = lines('place', `
scene | A cock, a bell, a starting van / {Place} gets up the way it can
scene | {In place} the shutters bang awake / A woman calls for heaven's sake
scene bright | The stalls are up by half past eight / A man sells melons by the gate
scene calm | The evening comes in stocking feet / And lights the windows down the street
scene | I got off here to stretch a knee / That's nineteen years of good to me
scene | {Where}, where the old men sit / They've solved the world and they've bottled it
scene | The streets are steep, the cats are fat / The washing waves, and that is that
scene wistful | A postcard brought me here, I think / A wall, a boat, some sky, some pink
scene | {A part} above and {a part2} below / The kind of town you have to go slow
scene bright | The bus goes by with its broken bell / It carries the gossip, it carries it well
scene | {In place} they'll ask you who you are / And fill your glass and top your jar
scene calm | The road comes in by an old stone wall / And changes its mind at the dancing hall
scene me | I came with a map and a sensible plan / I lost them both to a tambourine man
scene | I came to {place} with nothing planned / It gave me {a part} and took my hand
scene calm | {Where}, at the end of day / There's nothing left that I need to say
scene me | {Sense}, and I know I'm near / I know you're close before you're clear
story | They built it up by hand and rope / With too much wine and a lot of hope
story | My mother met my father there / He spilled his tea on her Sunday hair
story proud | The winter that the roof blew in / They danced in coats to the violin
story | A king once slept in the baker's bed / He praised the town, but he meant the bread
story me | I asked the way and they walked me there / They gave me a plum and they gave me a chair
story | They tried to tear the old gate down / It took the whole of a stubborn town
story funny | The clock's been wrong since the priest fell in / They set their watches by the din
story | I {did} one night with strangers there / They gave me a hat and they gave me a chair
story wistful | They all went off for work abroad / Each August they come back in a horde
story | A painter came to paint the light / He's here still, trying to get it right
story tender | She taught me to say good morning right / I practised it on the dogs all night
story me | I came to {do} one week in spring / I stayed and learned what the neighbours sing
story | They tried to sell {the part} for scrap / The town sat down in the digger's lap
story me | I {did} with somebody's cousin's wife / She told me the whole of her cousin's life
detail | {A part}, {a part2}, a strip of blue / You'd think that somebody told them to
detail | Tiles like fish scales, doors like plums / A balcony with geraniums
detail | {Sense} at six, and the first birds scream / The whole town tastes of coffee and cream
detail bright | Tomatoes as big as a baby's head / A queue at dawn for the morning bread
detail | {The part} gone gold in the evening sun / A dog in the road who belongs to none
detail | The dusk comes in on its elbows, slow / And leans on the sills of the folk below
detail calm | A bench, a fig tree, a chessboard square / The afternoon in an open chair
detail | {Where} there's {a part} the guidebooks miss / It's only for locals, it's only this
detail funny | Two hundred steps and a broken lift / They tell you the view is a kind of gift
detail | Names on the bell push, faded to tan / A bicycle chained since the world began
detail wild | Scooters and saints and a marching band / A bride with her shoes in her other hand
detail | {Sense}, and the lamp at the bar / I couldn't tell you how happy you are
detail | The chimneys stand round with their hands in their coats / The clouds go by like a fleet of boats
detail | {A part}, like a word in a dialect / The kind that the teachers would all correct
detail tender | A shrine in the wall with a plastic rose / Someone still dusts it, and nobody knows
detail dark | A shop that's shut, with the sign still proud / It sold good hats to a hat-wearing crowd
detail bright | Kites on the common and dogs on the green / The best worst brass band I've ever seen
detail | {The part}, {the part2}, an open door / You've seen it all, and you're wanting more
detail | Cobbles that ruin a lady's heel / A grandmother shelling peas by feel
detail | A window lit like a small gold O / A shape going by with a baby in tow
detail | {A part} they've patched and painted anew / It's held up worse than me and you
detail | {A part}, {a part2}, and a bit of sky / You pay no fee and you needn't ask why
detail bright | {A part}, {a part2}, and a stall / You want to take home a bit of it all
detail | You smell {place} first, and then comes the sound / Then {a part}, and you're turned right round
detail wistful | {Sense}, and I'm ten, in one shoe / I think of {place} and it thinks of me too
detail calm | {A part} as still as a folded sail / And {sense} hung up on a nail
feel me | I know it's only brick and sky / I couldn't leave it if I'd try
feel wistful me | There's {feeling} {in place} when the lights come low / It finds you wherever you say you'll go
feel proud we | We grumble about it, it's ours to blame / But don't let a stranger do the same
feel me | I breathe more slowly, I walk more wide / There's something unbuttoned here inside
feel tender me | It took me in with my wet, cheap coat / It taught me its songs and it let me float
feel bright me | I feel like a coin that's been newly spent / I haven't a clue where the morning went
feel dark me | It broke my heart on a bench in the square / It handed me bread, and it left me there
feel me | There's {feeling} here in the paving stones / It gets through my shoes, it gets in my bones
feel me | Away from {place} I'm half a fool / I talk too loud and I break the rule
turn | They've built in glass and they've built in chrome / The sparrows still use it for coming home
turn wistful | The cinema's shut and the bank's a bar / But somebody's tuning the same guitar
turn | By night it's another, by night it's sly / It puts on earrings and darkens its eye
turn me | I've been away and I've seen the rest / They've better plumbing, but none is best
turn | Then autumn comes and the tourists go / {Place} takes its shoes off and talks real slow
turn bright | The young ones are back with their bikes and their beards / They're baking the loaf that had disappeared
turn | But go round the back, past the bins and the wall / {A part} that they don't put on cards at all
turn | They moved {the part} to a better spot / The people moved back the bits that they'd got
turn me | I went to {do} in a smarter town / I looked for {place} with my head hung down
wish me | Bury me here where the grapes come down / With a view of the worst street in the town
wish | May no one tidy you, no one explain / May nobody straighten your crooked lane
wish tender | I'll bring you here when the plums are in / And show you the place where I begin
wish we | We'll meet at {place} when we're old and slow / And sit {where}, and watch it go
wish me | Save me {a part} and a seat in the shade / I'm coming to {place} when my debts are paid
lift | Oh, {place}, oh, {place}, with your shirt undone / You owe me nothing, I owe you one
lift proud | Raise a glass to the rain on the slates / To the ones who stayed and the one who waits
lift bright | Sing for the corner, the square and the stairs / The thousand and one odd wooden chairs
lift | {In place}, {in place}, there's a light for me / A cup on the table, a place, a key
lift wistful | You can leave the town by the northern gate / It's in your shoes, it'll lie in wait
lift we | It isn't rich and it isn't grand / It fits like a cup in a working hand
lift proud | {Place} for the bread and {place} for the view / {Place} for the row that we had with you
lift | Give me {the part} and a day like this / And {place} can have what's left to kiss
pre | Over the rise, and there it lies / It gets me each time between the eyes
pre | The day goes down and the lamps come up / The whole street gold like a brimming cup
pre bright | Round the last corner, up the last stair / Close your eyes now, and look, it's there
pre | I see {the part}, and I slow right down / There's only one road, and there's only one town
bridge | A city's a story that no one can end / We each add a line and go round the bend
bridge calm | The stones don't know that they're beautiful / They've only been patient and dutiful
bridge wistful | Perhaps you can't love the whole of the earth / You need one street to tell what it's worth
bridge | Wherever you come from, you've got one, too / A hill and a bakery holding you
end | The last train leaves and I let it go / I've somewhere to sleep and I told it so
end calm | The lamps go out and the clock still stays / It ticks the town to the end of days
end bright | So that's the place, and I've told you true / There's a key in the flowerpot, left for you
end tender | Good night to the square and the sleeping trams / The bakers, the drunks and the new-born prams
end | Good night to {the part}, good night to the street / {Place} puts a blanket on both its feet
hook proud | Don't You Knock {place} :: We moan of the buses, the mayor and the rain / We moan of the noise, and the price of a train / But you're not from here, so get back on your track / And don't you knock {place}, or we'll knock you right back
hook wistful | Sparrows In The Sign :: The cinema closed, but the sparrows stayed / They live in the letters where lights once played / There's nothing been showing for half of all time / But something's still singing, there's sparrows in the sign
hook | {place} Has My Shoes :: I'm dressed for the city, I'm reading the news / But look at my feet, for {place} has my shoes / They're there in the hall where they'd normally lie / I walk around barefoot, and {place} knows why
hook funny | Two Hundred Steps :: Two hundred steps to the door of my flat / The postman has fainted, and so has the cat / But open the window, now look there at that! / Two hundred steps for a view and a cat
hook bright | Sheets Across The Street :: Sheets across the street like the sails of a ship / The neighbours are talking from lip to lip / We'll never be rich, but we've never been neat / We're sailing to heaven on sheets across the street
hook | Light {in place} :: You'll never quite paint it, the light {in place} / It leans on a wall and it opens your face / A hundred have tried it with ladders and lace / You can't take it home with you, light {in place}
hook calm | Dusk On Its Elbows :: Dusk on its elbows is leaning on town / It's looking in windows with shutters half down / It sees us at supper, it hears us all talk / Dusk on its elbows goes round on its walk
hook | Key In The Flowerpot :: There's a key in the flowerpot / Third from the door / Stay for a weekend / Or stay for more
hook | Crooked Lane :: Crooked lane, crooked lane / Wet with last night's rain / I've walked on straight roads, I've tried to be plain / I lean like you do, crooked lane
hook bright | Number Nine :: Ride the number nine with me / Sweet shop, school, and the monkey tree / All my life on a single line / Top deck, front, on the number nine
hook calm | Bench In The Square :: The paint's worn through / On the bench in the square / The left side is mine / And the right side is there
hook tender | They Walked Me There :: I asked for the way / They walked me there / They gave me a plum / And they gave me a chair
hook proud we | Danced In Our Coats :: No heat, no roof, no lights to see / We danced in our coats, you danced with me / The band blew on hands and the mayor on his tea / We danced in our coats till a quarter to three
hook | Best Worst Band :: Here it comes, the best worst band / Tuba, tin, and a waving hand / One wrong note and we understand / Nobody claps like the best worst band's fans
hook wistful | Every August :: Every August / The cars come home / Every September / The swings hang alone
hook me | Missed My Train :: I missed my train / And I missed it well / Forty years on / I can still hear that bell
hook we | Cup In A Working Hand :: It isn't rich, it isn't grand / It fits like a cup in a working hand / Chipped and warm, with a bit of sand / Our town, a cup in a working hand
hook dark | Ghost Sign :: Ghost sign, high up on the brick / Selling a cure that made them sick / The shop's long gone but the colours stick / You and me both, old ghost on the brick
hook bright | Plums Are In :: Come on home, the plums are in / Juice on the shirt and juice on the chin / Ladders up and the wasps have been / Come on home when the plums are in
hook wild | Bride With Her Shoes :: Here comes the bride with her shoes in her hand / Late for the vicar and late for the band / Throw down your jackets, throw down the sand / Run, little bride with her shoes in her hand
`)

export const nature = lines('nature', `
scene | The tide's gone out and left its things / A crab, a rope, some tangled strings
scene calm | The first light finds the ridge and spills / Like milk across the lower hills
scene | I took the path that no one swept / And walked so soft the owls still slept
scene | {Where}, before the birds begin / The morning lets the colours in
scene calm me | I came to sit with {the thing} a while / I'd walked for many a stony mile
scene wild | The wind came running over the head / And snatched the blanket off its bed
scene tender | It snowed all night without a word / And no one in the village stirred
scene | A gate, a lane, a broken latch / And deer in the blackberry patch
scene dark | The moon came late and it came alone / And turned the river into bone
scene wistful | October again with its coat undone / Handing out leaves to everyone
scene me | I pitched the tent where the pine trees end / With a frying pan and a quiet friend
scene calm | Early mist in the valley's lap / Like something spilled across a map
scene plain | A drop, a drop, a hundred more / The garden's dancing at the door
scene bright | The swallows are back, the barn stands wide / A bike on the grass is flat on its side
scene me | I came to {do}, and stood still / {A part} was there on the side of the hill
scene | {A part}, {a part2}, the frost / A drop of night that the morning lost
scene wistful | {The thing} and I have met before / I was smaller then, and it was more
scene dark | {Sense} in the dark, and more / I stood like a hare on the wood's cold floor
scene bright | {Where}, with our shoes in a heap / We woke {the thing} from its winter sleep
story me | I followed a stream to its very start / A stone with a small wet beating heart
story | The heron stood there like a post / Then he unfolded like a ghost
story | We lost the path and we lost the light / The stars came out to put it right
story | Somebody planted an oak for shade / I eat my lunch in the room he made
story wild | The storm took the bridge, the storm took the tree / And left us the smell of the earth for free
story tender me | I held a wren that had hit the glass / It weighed as much as a blade of grass
story me | I saw {the thing} with no one near / I held my breath for half a year
story me | I put {a part} in my coat that day / It helps when the city's too loud to stay
story funny | A goat ate the map and most of the string / I learned more that day than a book can bring
story dark | The ice let go with a sound like a gun / And off went the winter, undone, undone
story me | I followed a stream to where it's born / A stone, a fern, a sheep and a thorn
story me | I slept on shingle to hear it speak / It told one story all that week
story me | I went to {the thing} to lose my head / I found a sort of peace instead
story we | We lay like logs to watch them fall / You wished aloud, you told them all
story wistful me | They felled my elm, they left a ring / I still look up for where I'd swing
story bright we | We raced the tide and lost our shoes / And laughed like gulls with better news
story me | A hare stood up and looked at me / As if I'd missed my cup of tea
story | The snow had come to the window sill / We dug a door and the world was still
story tender me | I moved a snail from off the track / I think he'll make it half way back
story we | We went to {do}, the sun was low / We stayed for hours, we forgot to go
story me | I drew {a part} in the back of my book / It's not very like, but I had to look
story | A child asked me what {the thing} was for / I couldn't say, but I knew it was more
story tender | You showed me {a part}, you held up the light / I loved you most in the whole world that night
story me | I once {did} there with a broken heart / It's where I went for another start
detail | {Sense}, a sky with nothing to sell / I stand here under its big blue bell
detail | Moss on the north side, frost in the rut / A robin as round as a hazelnut
detail bright | Bees in the clover, drunk as kings / The whole hill hums with little wings
detail | Salt on the gatepost, sand in the bread / The lighthouse turning its one bright head
detail wild | Spray on the railing, foam in the street / The harbour is stamping its big wet feet
detail plain | The snail has a house, the mole has a door / The fox has a hole and he wants no more
detail dark | Crows on the wire like notes on a stave / A low sort of tune that the evening gave
detail tender | The first small snowdrop, head bent down / Like somebody shy in a borrowed gown
detail calm | A pond with a lid of lily and leaf / One ring on the water, perfect and brief
detail | Orion is up with his belt done tight / He walks the valley the length of the night
detail | I hear {the thing} with my eyes shut tight / {Sense} in the middle of the night
detail | A blackbird tunes the end of the day / He tries it over another way
detail | The birch lets go of a paper page / No word on it, only the stain of age
detail funny | A sheep looks me over like I owe rent / She's eaten my lace and she seems content
detail | A spider has hung her washing out / In beads of light from sill to spout
detail calm | The frost has drawn on the window pane / A fern, a feather, a weather vane
detail | {The part}, {sense}, the light, the hush / Whoever made it didn't rush
detail | The river's only rain in line / It waits its turn and it's doing fine
detail | {A part} laid down like a half-read page / As new as milk and as old as age
detail | The mountain wears its scarf of cloud / And holds its tongue among the crowd
detail bright | {A part} in the sun, the rest in shade / And none of it for us was made
detail wistful | The wires are bare, the swallows south / The year has closed its yellow mouth
detail wild | The waterfall won't hear a word / It talks right over man and bird
detail me | Somewhere {where}, {a part} I know / I look for it each time I go
detail | A desert dusk, the colour of tea / One thorn, one stone, one shade of me
detail dark | The thunder moves its chairs upstairs / And no one down here climbs, or dares
detail calm | The beech tree stands with both arms wide / The deer walk in like guests, inside
detail | {A part} gone gold at the end of day / It's done this before, and it won't say
detail | {Sense}, and the drip of a tree / And no one performing, and no one but me
detail calm | {The thing} {it does} in the rain, in the sun / For no one's applause and for everyone
detail | {A part}, a feather, a shell / The kind of a story it's trying to tell
detail wild | {A part} blown sideways, {a part2} blown flat / The wind has {the thing} and my second-best hat
detail | You can't keep {sense} in a jar / It lives {where}, with the things that are
detail | Look at {the part}, get down on your knees / There's cities in it, for ants and for bees
detail bright | {A part} like a lamp left on for me / Somebody kind in the house of a tree
detail dark | {A part} slid under the edge of the night / Like somebody's coat coming off in the light
detail tender | {A part} as small as a baby's thumb / You hold your breath and you're suddenly dumb
detail | {Where}, where the water talks / I look for {a part} on all of my walks
feel calm me | I breathe with {the thing} till the clock stops / And peace comes down in small round drops
feel me | It makes me small in a way I like / A speck with a sandwich beside a bike
feel tender | A hush in the woods like a held-in breath / So full of life there's no room for death
feel wistful | Older than anything I'll ever say / It doesn't need us and it lets us stay
feel me | My boots fill up and my head fills with sky / I couldn't be sad, I couldn't say why
feel bright me | Nowhere to be and I'm going there slow / A stalk in my teeth and the hills for show
feel | No one can own it, that's why it heals / I asked round here, the otters, the seals
feel wild me | I want to be wind, I want to be tall / I want to come in and move the wall
feel | {Feeling} comes soft on the edge of air / I turn around and it's always there
feel dark me | The night has neither roof nor floor / I fall up stars and I ask for more
feel me | I brought my grief in a paper sack / The hill took some and it gave me back
feel calm me | My breath goes out, the tide comes in / I can't tell which is sea, which skin
feel me | There's {feeling} {where} that you can't get in town / It takes off my hat and it sits me down
feel calm me | Give me {sense} and a chair / I'm richer than somebody anywhere
feel wistful me | I carry {the thing} in the back of my head / On trains, in queues, on the edge of the bed
feel me | I'm nothing to {the thing}, I'm glad that it's so / It's good to be no one, and good to be slow
turn dark | There's plastic now in the tideline weed / A bottle top for a gull to feed
turn calm | By evening the wind had nothing to prove / The reeds stood there and forgot how to move
turn tender me | My father walked here and I walk here now / The same old thorn with its crooked bough
turn | The chestnut buds are sticky and fat / The hill puts flowers on like a hat
turn | Then autumn strikes a single match / And lights the hedge, the wood, the thatch
turn wistful | The ice has drawn back up the hill / It left a stone, it left a chill
turn | The weather turns, it's in the west / {A part} blown out of its Sunday best
turn bright | But after the fire a green came through / One blade, then ten, then a field or two
turn | Now winter's boots are by the stove / The geese go over the empty grove
turn me | Year after year, {the thing} the same / It never asked me for my name
turn | {A part} in spring, {a part2} in the fall / The year puts a new picture up on the wall
turn dark | They want to drain it, they want to sell / {A part} to a man with a bell
turn me | I {do} these days with a child / She asks me its name, and she runs right wild
wish | Let it be wild when I'm not by / Let someone's girl climb up as high
wish me | When I'm a coat on an empty hook / Come tip my ashes in this brook
wish calm me | Leave me {the thing} and an open day / A flask of tea and nothing to say
wish we | Put back the hedge, let the water bend / We'll sit and watch the whole place mend
wish me | I'll come in April, I'll come in June / I'll bring {the thing} a brand-new tune
wish me | Give me {sense} at the end of my days / And someone beside me who'd stay there and gaze
wish we | We'll look after {the thing} like a neighbour's cat / We'll leave it a bowl, and we'll leave it at that
lift | It all was here when no one spoke / Before the wheel, before the smoke
lift bright | Throw up the sash and let it in / The green, the gold, the morning din
lift wild me | Then roar, go on, I came to be blown / I'd rather be drenched than dry as bone
lift calm | There's nothing here you have to earn / The leaf, the light, each takes its turn
lift wistful | Don't go just yet, don't go, low sun / I've looked all day and I've just begun
lift | Oh, {the thing}, go on with your slow old song / We're only the audience, we won't be long
lift bright | {A part}, {a part2}, and the whole world wet / I'm not going in, I'm not finished yet
pre | Hold on, be quiet, there's something about / The birds in the hedge have all gone out
pre calm | Take off your shoes and leave them there / Let the cold grass know that you care
pre | The air's as tight as a drum or a sail / Here comes the rain with its long bright tail
pre | You think it's over, then it starts / {A part} in light, and the low cloud parts
pre | Hush, there's {a part}, and don't move your feet / The whole of the morning has missed a beat
bridge | A marble, blue, on a cloth of black / And all of us on it, and no way back
bridge calm | A stone won't rush, a root won't shout / They hold, they wait, and it all works out
bridge tender | If I could hand you one thing, plain / I'd hand you dust and the smell of rain
bridge | Nobody lent {the thing} a name / We wrote one down, and it stayed the same
end calm | The hill sits back, the light goes blue / The day has nothing left to do
end wistful me | I'll take a feather, I'll leave a song / It seems quite fair, I shan't stay long
end bright | Good night, old oak, good night, small hare / We'll leave the dark and the stars your share
end calm | I'll leave you {the part}, I'll leave you the shore / I came with a question, I don't any more
hook | Green Enough :: Let the grass grow over the gate / Let the dandelions win / We can all arrive a little late / It's green enough to let us in
hook calm | Ask The River :: Ask the river, it won't stop / But it'll tell you as it goes / Every ocean was a drop / Ask the river, the river knows
hook wild | Let The Weather In :: Open up and let the weather in / Let it slam every door / Let it rain on my face till I grin / And there's sea on the floor
hook tender | Small Beneath The Stars :: I like to feel small beneath the stars / No clock, no name, no noise of cars / The dark's not an ending, the dark is a door / And small beneath the stars I'm less and more
hook | Salt In My Hair :: I came back home with salt in my hair / A shell in my pocket and sand everywhere / The week went grey but I didn't care / I still had a morning of salt in my hair
hook | {the thing} Came First :: Before the fence, before the wall / {The thing} came first, before it all / Before our hunger and our thirst / Be quiet a minute, {the thing} came first
hook bright | First Warm Day :: It's the first warm day and the doors are wide / All the grandmothers are sitting outside / Put down the shovel and let it all stay / Nobody works on the first warm day
hook | Nobody Owns The Wind :: Build your wall and lock your land / Count your money, count your sand / It came over the sea with its hair unpinned / And nobody, nobody owns the wind
hook wistful | Handful Of October :: Give me a handful of October / Smoke and apples, low gold light / Before the year turns cold and sober / A handful to keep me through the night
hook tender | Under The Same Oak :: Under the same oak, years apart / Somebody carved an arrow and heart / I never knew them, they never spoke / We lean our backs under the same oak
hook calm | Stone, Leaf, Water :: Stone, leaf, water, that's all I need / One to be still and one to be freed / One to go on to my son and my daughter / Say it like a prayer: stone, leaf, water
hook | Walk Me To {the thing} :: Walk me to {the thing} when I've had my fill / Of talking and traffic and paying the bill / I don't need an answer, I don't need a pill / Walk me to {the thing} and let me stand still
hook dark | The Ice Is Talking :: Listen, the ice is talking tonight / A creak, a groan and a seam of light / It says slow down and we keep on walking / Put down your ear, the ice is talking
hook bright | Rain On A Tin Roof :: Rain on a tin roof, drumming for free / Nothing to plan and nowhere to be / If you need a comfort, if you need a proof / Lie down and listen, rain on a tin roof
hook calm | Owl Time :: It's owl time now and the house is asleep / The fields have a secret they're meaning to keep / One soft question goes over the line / Who's still awake? It's owl time
hook tender | Snow Knows How :: Snow knows how to come in late / Without a word, without a weight / It covers the ugly, it softens the bough / I wish I could love like snow knows how
hook plain | Seed In The Ground :: A seed in the ground and it hasn't a sound / Wait, wait, wait / Sun coming round on the seed in the ground / It's never too late
hook wistful | The Swallows Have The Key :: Summer's locked and the swallows have the key / They took it with them over the sea / Leave the barn door open for me / They'll be back, the swallows have the key
hook we | One Blue Marble :: One blue marble / All that we've got / Hold it up gently / Don't let it drop
hook wild | Big Wet Feet :: In comes the sea with its big wet feet / Up the steps and along the street / Lift up your slippers, lift up your seat / Nobody tells it to be discreet
hook | Every Leaf A Letter :: Every leaf a letter / Falling at my door / All of them say / Don't hold on any more
hook proud me | Up Here :: Up here, up here / The air's so thin / I can see where I'm going / And where I've been
`)
