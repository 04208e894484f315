import { lines } from '../lines.ts'

export const funny = lines('funny', `
scene funny me | I've been awake since ten to three / {The thing} got all the best of me
scene funny | It's Tuesday and I've lost a shoe / The cat knows more than cats should do
scene funny me | I only came to buy some cheese / And now I own a hive of bees
scene funny me | I'd like to lodge a small complaint / A saint would swear, and I'm no saint
scene funny me | There's something you should know of me / I'm deeply into {the thing}, you see
scene funny | The neighbours moved a hedge an inch / It started with that tiny pinch
scene funny | Aunt Maureen came and brought a ham / As big as any baby's pram
scene funny me | I woke up with a boot in bed / And half a song stuck in my head
scene funny | Good evening, friends, and sorry I'm late / There was a goose, and it guarded the gate
scene funny me | I read the box, I read it twice / It says serves four, and isn't that nice
scene funny | There's one who does, and one who don't / There's one who'll wash up, and one who won't
scene funny me | My doctor said, what seems to be wrong? / I said {the thing}, she said, how long?
scene funny | It started with a harmless jug / A length of string, a stain, a rug
scene funny me | A thing I'd really rather hide / I talk to {the thing} once I'm inside
scene funny me | I read up how to {do} in a book / The kitchen's got a different look
scene funny | There's glue on the cat and no one will say / Who put it there or who's going to pay
story funny me | I bought a thing to save me time / I've been assembling it since nine
story funny me | I waved at someone, they waved past me / I turned it into scratching my knee
story funny me | I practised in the mirror for a week / She said hello and I forgot to speak
story funny me | I went upstairs to fetch a thing / I stood there like a puppet on a string
story funny me | I pushed a door that plainly said pull / In front of a bus, and the bus was full
story funny | They sent a man, he sucked his teeth / He said, it's worse if you look underneath
story funny | Grandad was told to hold the ladder still / That was in March and he's doing it, Bill
story funny | We went on a diet, the both of us / We ate the book on the homeward bus
story funny me | I told a joke to a silent room / You could hear the moths in the wardrobe's gloom
story funny me | I tried to {do}, it looked so neat / They're picking bits up in the street
story funny me | I told the waiter, you enjoy / I told my boss, good boy, good boy
story funny | The dog got hold of the cake last night / He wore it round, he wore it all right
story funny | {The thing} {it does}, I have to clap / I've laughed so hard that I burst a strap
story funny | He bought a ladder for the shelf / And one to reach the ladder itself
story funny me | I wrote it on a list, to do / I've lost the list, that's on there too
story funny me | I swapped my phone for a goat and twine / The deal of the century, all of it mine
story funny me | I held the door for a distant man / He didn't want to, but he ran
story funny me | I joined a gym for the free key ring / It's eighty a month, it's a very dear thing
story funny me | I queued an hour, I reached the glass / They said I need a different pass
story funny me | I talked {the thing} on my very first date / She left by the window at half past eight
story funny | A ferret got loose at the church bazaar / They found the vicar inside his car
detail funny | One odd sock, a tin with no name / Eleven batteries, none the same
detail funny | The fork that's bent, the spoon that's not / The lid that belongs to no known pot
detail funny me | My hair has decided on left today / My head would prefer the opposite way
detail funny | A seagull has my sandwich in its beak / He's had the same sandwich from me all week
detail funny me | I folded a fitted sheet once, I swear / No one believes me, and no one was there
detail funny | A hen in the bath, a hen in the bed / I looked at them and nothing was said
detail funny me | {Sense} at four at night / I threw a shoe and it shouted, all right
detail funny | One sock in the toaster, one by the phone / I don't think they got there all on their own
detail funny | {The thing} {it does} when the boss is about / And never again when I point it out
detail funny | I call the hoover Margaret, Meg for short / She's friendlier than the usual sort
detail funny | A trolley has one wheel full of hate / I wanted the milk and I've got a grate
detail funny | The dog in a hat, and the cat in a tie / You'd stare as well, so don't ask why
detail funny | The leaflet speaks in nineteen tongues / And none will say where to put the rungs
detail funny | One pea escapes from every plate / It rolls away to lie in wait
detail funny | {Where}, a smell I can't explain / It's half a cheese and half a drain
detail funny me | My printer's jammed on a blank white sheet / It's blinking at me and stamping its feet
detail funny me | I've got my old tooth in a velvet box / I show it to men who have come for the locks
detail funny | A wasp in the tea, a wasp in the jam / A wasp who wants to know who I am
detail funny | A pram, two spoons, a length of hose / What father's building no one knows
detail funny | The checkout thinks I've stolen a pear / There's something in bagging, it says, that's not there
detail funny me | I treasure a turnip that came in the post / I've shown it to two and they called it gross
detail funny me | My jumper's shrunk to fit a mouse / It's now on the smallest pot in the house
detail funny | A flat-pack desk with one leg short / A bag of screws of the other sort
detail funny | A plug, three forks and a photo of Ken / It's all in the drawer with the broken pen
detail funny | {Sense} in the lift, we look down / Eleven people, and one from town
detail funny me | My gran's got an urn from a jumble sale / She feeds it on sherry and bits of kale
feel funny me | I'm calm as a lake, I'm cool as a pear / I'm hiding from someone behind a chair
feel funny me | It's only {the thing}, I know, I know / But look at my eyebrow, look at it go
feel funny me | There's {feeling} rising from my knees / I need a biscuit, two of them, please
feel funny me | I'm not upset, I said I'm fine / I only said it seventeen times
feel funny me | I laughed so hard I made no sound / A kettle that's rolling along the ground
feel funny | It's like a trifle, but in your chest / It wobbles there, it won't let you rest
feel funny me | I've {feeling} down to my little toe / I'd show you it but the sock won't go
turn funny me | I rang them up, I was on hold so long / I've learned the violin part of the song
turn funny me | And then it got worse, if you'd believe / A pigeon came out of my other sleeve
turn funny | Then Gran came in with a plan and a spoon / She said, stand back, we'll be done by noon
turn funny me | I swore I'd never {do} again / From Friday night till Monday at ten
turn funny me | So now they whisper the length of the street / I lift up my hat and I shuffle my feet
turn funny | The noise turned out to be the man / Who came to fix it, asleep in his van
turn funny | The goose moved in, as a goose will do / She pays in feathers, she honks on cue
turn funny me | I've come to love it, I must confess / {The thing}, the crumbs, the lovely mess
turn funny | They've started a club, there's a badge and a hat / {The thing} for beginners, and we're all in that
wish funny | May your toast land up and your socks be two / May {the thing} never do that to you
wish funny me | Some day I'll be on top of things / With labelled jars and untied strings
lift funny | Oh, what is the point and what is the use? / I'm losing a fight with a full-grown goose
lift funny | I can't go on and I won't go back / There's somebody's soup all over my mac
lift funny | It's {the thing}, it's {the thing} once more / It left by the window, came in by the door
lift funny | Don't tell the neighbours, don't tell the press / {The thing} {it does}, and we couldn't care less
lift funny me | Don't talk to me of the stars above / {The thing}, and toast, are the things I love
pre funny | Now here's the bit where it all goes wrong / I'd look away, it won't take long
pre funny | I took a breath, I counted to four / And then came a hoof through the letterbox door
pre funny | Now nobody move and nobody breathe / There's something alive and it's up in the eave
bridge funny calm | In a hundred years, who's going to care? / I'll still be right and you'll still be there
bridge funny | The wise old man on the mountain said / Have you tried turning it off instead?
bridge funny | Brave men have died on land and sea / And none of them faced this before their tea
end funny me | I'd stay and tell you how it ends / {The thing} and I are no longer friends
end funny | And so, my friends, the lesson is clear / There isn't one, same time next year
end funny | The moral's short and here it comes / Don't dance with rakes, don't trust your thumbs
end funny me | I've said my piece and I feel much better / I'll say it again in a four-page letter
hook funny | Margaret The Goose :: Look out, look out, she's on the loose / It's Margaret, Margaret the goose / There's no escape and there's no excuse / You can't outrun Margaret the goose
hook funny me | Don't Let {the thing} Hear :: Don't let {the thing} hear what I said to the cat / I said a few things and I'm sorry for that / I blame it on hunger, I blame it on cheese / Don't let {the thing} hear, I'm begging you, please
hook funny | Not My Department :: Not my department, not my floor / Have you tried asking at the opposite door? / I only do curtains, I don't do the rest / It's not my department but I wish you the best
hook funny me | Lie Down In The Carpet Shop :: I want to lie down in the carpet shop / Roll up in a rug till the telephones stop / Some dream of an island, a mountain, a crop / I just want to lie down in the carpet shop
hook funny | Wasp At The Picnic :: There's a wasp at the picnic, everyone run / Uncle's in the river and the sandwich is done / All that potato and none of the fun / A wasp at the picnic, a thousand to one
hook funny me | Fully Dressed By Noon :: Give me a medal, I'm dressed before noon / Hang out the bunting and blow a bassoon / Some people climb Everest, some the moon / I was up, I was washed, I was fully dressed by noon
hook funny | Tell It To The Ham :: Tell it to the ham on the hook in the hall / It's hung there since Easter, it's heard of it all / It never repeats and it don't give a damn / When nobody's listening I tell it to the ham
hook funny | Does Anyone Smell That? :: Does anyone smell that, or is it just me? / It's partly like trousers and partly like sea / Don't open the cupboard, don't look at the cat / I'm sorry to ask, but does anyone smell that?
hook funny | Gravy :: Gravy, gravy, over it all / On the potatoes and on the wall / If anyone's drowning then let it be me / In a lake of gravy at half past three
hook funny | I Left A Review :: I left a review and I gave it one star / The beach was too sandy, the sea was too far / The sunset was late and it stuck to one hue / The moon got a four when I left a review
hook funny me | I Came In Here For Something :: I came in here for something / It's gone from my head / I stood by the kettle / I've had toast instead
hook funny | Who Ate The Last One? :: Who ate the last one? / Look at that crumb / Nobody's talking / And Dad's gone dumb
hook funny | One Odd Sock :: One odd sock / Going round and round / The other got out / And was never found
hook funny me | On Hold Again :: I'm on hold again / With a flute going by / They value my call / And they don't say why
hook funny | That's Not A Spoon :: That's not a spoon / That's part of the car / That isn't jam / In a marmalade jar
hook funny | A Biscuit Would Help :: It won't mend the roof / Or the hole in the shelf / But I'm just saying / A biscuit would help
hook funny me | My Trolley Goes Left :: My trolley goes left / And I want to go right / We've been past the cheese / For most of the night
hook funny we | Nobody Reads The Manual :: Nobody reads the manual / Nobody knows / Something is smoking / And nobody goes
hook funny | The Pea That Got Away :: They'll sing in the kitchens / For many a day / Of the bold, of the bouncing / The pea that got away
hook funny me | Bring Back {the thing} :: You made it all better / You took it all away / Bring back {the thing} / That's all that I say
hook funny | Mind the Goat :: Mind the goat / Mind the cat on the stair / Mind your own business / And mind who's there
hook funny me | The Wave Was Not For Me :: I waved like a windmill / I grinned by the tree / I found out too late / That the wave was not for me
`)

export const roast = lines('roast', `
scene funny about | Let's all stand up and raise a cup / To {name}, who's only just got up
scene funny you | {Name}, they asked us all to be kind / We've had a meeting and changed our mind
scene funny about | Here comes {name}, you'll know the sound / The door, the keys upon the ground
scene funny you | Sit down, {name}, get comfy, do / The next four verses are all about you
scene funny about | In every group there's one of these / Who brings no wine but eats the cheese
story funny about | {He} read a map from here to Kent / To this day nobody knows where we went
story funny about | {He} told a joke that lasted a year / The end's on its way, they tell us it's near
story funny you | You parked the car in a single go / Across two bays and a flower show
story funny you | You did your own haircut, we all said wow / The barber's in therapy even now
story funny about | {He} cooked for us once, it was almost a meal / The fire brigade was part of the deal
story funny about | {He} told one joke, it lasted till May / The end, we hear, is on its way
story funny about | {He} came on time once, we rang up the press / They took {his} name and they took the address
story funny about | {He} took my drill in a previous life / I've asked {him} myself, and I've asked through my wife
story funny you | You sang at the party with all your soul / They've still not coaxed Grandpa out of his hole
story funny about | {He} took up {love} for a week or three / The kit's in the shed, as clean as can be
story funny you | You texted me, I'm on my way / I found that you meant it in terms of the day
detail funny about | {His} laugh is a seal in a bathroom stall / You hear it in Norway, through the wall
detail funny you | The jacket's from nineteen-eighty-three / It's back in fashion at quarter to three
detail funny you | Three spoons in your bag and crumbs in your hair / We've given up asking you why they're there
detail funny about | {His} desk is the place where the old cups go / There's one with a beard, and it's starting to grow
detail funny you | Your dancing has laws of its own, my friend / A man with a wasp and a knee that won't bend
detail funny you | You order a salad, you say you'll be good / Then eat all my chips like we knew that you would
detail funny you | Your phone's on one, it's always on one / You live on the edge, and you think that it's fun
detail funny you | You talk about {love} till the cows come home / They got to the gate and went back to roam
detail funny you | You know a short cut, you always do / We've seen a lot of Wales with you
feel funny you | We laugh with you, that's what we say / We laugh at you in the nicest way
feel funny about | It's tiring to love {him}, but somebody must / We drew the short straw and we signed it in trust
feel funny you | You drive us mad and you drive us home / I'd sooner be mad than be sane on my own
turn funny about | But who was it came when the boiler blew? / {Name}, with a spanner and no real clue
turn funny you | The years go by and you don't improve / We've tried the crane and you will not move
turn funny you | You said you'd change and you gave us a date / It suits you well that you're twelve years late
turn funny you | But then the night that the roof fell in / You came with soup and that terrible grin
wish funny you | We hope you live long, we hope you live loud / And three streets off from the rest of the crowd
wish funny about | I wouldn't swap {him} for silver or gold / I tried, and they said that {he} can't be resold
lift funny you | Oh {name}, oh {name}, don't ever get wise / You're half my headache and half my prize
lift funny about | There's no one like {him}, thank heaven for that / There's only one head that could fit in that hat
lift funny you | You're late, you're loud, you're wrong on the facts / We'd give you the shirts off each other's backs
pre funny | Now {name}, look away, this next bit's rough / We rang up your mother, she gave us the stuff
bridge funny you | They say that you tease what you can't replace / So look at the size of the grin on my face
end funny about | So here's to {name}, and here is the bill / I see an empty chair that's spinning still
end funny you | We've said our worst and we've had our fun / Now {name}, stand up, we love you, you're done
hook funny you | Classic {name} :: Classic {name}, what did we expect? / The cake's in the river, the tent is wrecked / We're not even angry, we're full of respect / That's classic {name}, what did we expect?
hook funny about | On My Way :: On my way, says {name}, on my way / Still in the shower at the end of the day / We've ordered, we've eaten, they've cleared it away / Don't worry, says {name}, I'm on my way
hook funny you | Give Us Back The Drill :: Give us back the drill, {name}, give us back the drill / You had it when your grandma could run up the hill / We've holes to be making and a shelf for the sill / We love you, we love you, now give us back the drill
hook funny about | Somebody Stop {name} :: Somebody stop {name} before there's a dance / There go the elbows and there go the plants / We had a good evening, we had a good chance / Too late, there they go, the knees and the pants
hook funny about | One More Fact From {name} :: One more fact from {name}, hold on to your chair / Did you know that an oyster has got no hair? / We yawned and we coughed and we started to stare / One more fact from {name}, and we all said a prayer
hook funny you | Worst Driver, Best Friend :: Worst driver, best friend, hold on to your seat / You went through the hedge and you parked in the wheat / I've got a few bruises I'll have to defend / But I'd ride with you anywhere, worst driver, best friend
hook funny you | Never Change, {name} :: Never change, {name}, not a single hair / Change your shirt, though, there's others there / Be wrong, be late, be loud everywhere / Never change, {name}, don't you dare
hook funny about | The Legend Of The Chips :: Not hungry, not hungry, it's what leaves the lips / Then here come the fingers and there go my chips / They'll write it in marble, they'll paint it on ships / {Name} and the story, the legend of the chips
hook funny you | Oi, {name} :: Oi, {name}! Your shoes don't match / Oi, {name}! You've got egg on your patch / Nobody's perfect, but you're a whole batch / Oi, {name}, we love you, now catch
hook funny about | {name}'s Round :: Whose round is it? {name}'s round! / Hear that? No? There isn't a sound / The wallet's a thing that was never yet found / Sing it with feeling: it's {name}'s round
`)
