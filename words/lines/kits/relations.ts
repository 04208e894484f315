import { kits } from '../../lines.ts'

export const relationsKits = kits(`
== (?:my|our)_(?:\\w+_){0,2}(?:niece|nephew)s?(?!'s_first_christmas)(?:_\\w+)?|being_an_(?:aunt|auntie|uncle)
hook you bright | Don't tell your mother :: Don't tell your mother, I've bought you a drum / Don't tell her I let you have strawberry gum / We had one big ice cream, and then had another / I'm only the one who says, don't tell your mother
hook you tender | Half a step behind :: I'll walk half a step behind, not as near as they do / Not near enough to be cross with you / But turn any time and you'll certainly find / I'm holding your jacket, half a step behind
scene you | You opened the door in a cape and one sock / You told me your news for the whole of the block / The worm that you've got, and its wife, and its wall / You breathed at the end of it. That wasn't all
detail you | A drawing of me with six fingers a hand / And hair like a haystack, a crown and a band / It's up in my office between the degrees / It's signed by the artist in crayon and cheese
story you | I took you to swim, and I lost you your shoe / I gave you your lunch, and you brought it back, too / I handed you home, sticky, sunburnt and wild / You told them, we ate cake. You're that kind of child
turn you | You rang me last winter, so late, and so low / You said there was something that they couldn't know / I put on the kettle. I turned down the light / I never said one thing. I drove half the night
feel you | I didn't have you, and I don't pack your bag / I don't sign the forms or get stuck with the nag / I only get Saturdays, zoos and the sea / So how come you walk with your feet out like me
pre you | Shoes on the wrong feet and jam on the phone / Who's the tall stranger, and who's fully grown
bridge you | They'll get you the dentist, the vaccine, the bed / The vegetables, manners, and all that's been said / And me, I'm the door that is left on the latch / There's soup, there's a sofa, there isn't a catch

== (?<!second_)cousins?(?:_\\w+)?
hook bright | Kids' table :: We're still at the kids' table, thirty and bald / Our knees to our ears where the small chairs are stalled / There's room with the grown-ups, there's wine and a label / But cousin, you're here, so I'm at the kids' table
hook you | Same back seat :: Same back seat and same big nose / Same old coat and same old clothes / I wore them first and you got the heat / Cousin, we rode in the same back seat
scene | A field full of cars, and a tent, and a ham / An uncle who's shouting at somebody's pram / Behind the garage where the nettles were tall / We'd twelve hours of summer, a can and a wall
detail you | You showed me to whistle, you showed me to spit / You showed me the drawer where the matches were hid / You told me where babies come from, in the barn / You'd got it all wrong. It did nobody harm
story | We jumped off the shed with a sheet for a wing / You went first. You said it was only a sting / I've got the small scar and you've got the limp / We told them a horse did it, chased by a chimp
turn you | At Grandad's we carried, the left and the right / We'd not met in years, and you held it so tight / Behind the garage, when they'd gone in for tea / You lit one, you coughed, and you passed it to me
feel you | You're not quite a brother, you're not quite a friend / You're somebody sent from the same branch's end / There isn't a thing that I'd need to explain / You met all the same ones, you know who's insane
pre | Last one is rotten and first one is king / Whose mother's shouting, and what did you bring
bridge you | Our kids have gone off now, out back, with a sheet / One's up on the roof, and I see just his feet / I look at you, cousin. You look at your shoes / We ought to go stop them. Now who'd break that news

== god[-_]?(?:mother|father|parents?)(?:_\\w+)?
hook you tender | You said you would :: They asked you in church, with the water and bell / To stand by a baby with nothing to tell / You've stood there for thirty years, bad times and good / You didn't have to. You said you would
hook you bright | Not quite a fairy :: Not quite a fairy, you've no wand or wings / You've bad knees, a handbag, and peppermint things / You won't deal with mice, and your driving is scary / But who's at the door, then? Not quite a fairy
scene you | A photo with steps and a hat like a plate / You're holding a bundle, the bundle weighs eight / It's screaming so loudly you hear it in print / You're laughing. You've offered it maybe a mint
detail you | Each birthday a letter, with ink that was blue / A fact, and a tenner, a question or two / You asked me at nine what I thought about death / I wrote you four pages. I hardly drew breath
story you | When nobody wanted the hair or the band / I stood at your doorbell, my case in my hand / You looked at the hair, said, I think that needs bread / You never rang home till I'd gone up to bed
turn you | You're no one's relation, there's nothing in law / You're just who my mother at twenty once saw / And laughed with so loudly they threw you both out / They picked you for that, and I've not any doubt
feel you | It's odd to be chosen before you can talk / By someone who'd only come round for a walk / To stand up, and promise, with cake still to cut / For somebody screaming with both its eyes shut
pre you | Candle and water and somebody's shawl / A name that was longer than I was, in all
bridge you | You never once told me which way I should go / You'd hold up the map, and you'd say, I don't know / And now I've one too, and she's tiny, and good / They asked, would I do it. I said that I would

== god[-_]?(?:son|daughter|child|children)(?:_\\w+)?
hook you tender | Spare key :: Here is a spare key, it's cut out of brass / It fits in a door with a blue bit of glass / You needn't say why, and you needn't bring tea / You're not just a guest, love, you've got a spare key
hook you bright | I was there first :: I was there first, with the towel and the yell / I was there first, you were loud as a bell / You wriggled, you hollered, you practically burst / They'll all say they love you, but I was there first
scene you | They put you in my arms in front of them all / You looked like a prune in a very white shawl / They asked me three questions. I answered them, yes / You took hold of my finger and pulled, more or less
detail you | I've got your first shoe and a curl and a tooth / Your drawing of me, and it's nearly the truth / A letter to Santa that came to the wrong / Address, and I've kept it for ever so long
story you | I taught you to whistle, I taught you to row / I taught you one word that you weren't meant to know / You said it in church, on a very high note / The vicar went pink and adjusted his coat
turn you | You came with your bag, and you wouldn't say who / I gave you the sofa, the cat and some stew / At two in the morning you told me, in bits / I held on to you, and the world, and my wits
feel you | I'm not here to teach you the road or the rule / I'm no kind of angel, I'm mostly a fool / I'm here so there's one more who knows you by heart / And nothing you do can be torn from that part
pre you | Who's got so tall, then, and who's got my chin / That isn't my doing, but come on, come in
bridge you | One day you'll be busy, and one day you'll drive / You'll think, is she still there, is he still alive / The key's in your pocket, it's worn at the tip / It's good any hour, and it's good for the trip

== (?:my|our|the|a|for|great|best|swimming|football|soccer|basketball|track|wrestling|hockey|rugby|swim|running|gymnastics|tennis|baseball)_(?:\\w+_)?coach(?:es)?(?!_(?:trip|tour|ride|driver|station))(?:_\\w+)?|coaching_\\w+
hook you proud | One more lap :: You said, one more lap, and I hated your face / You said, one more lap, and I'm up off my place / I've heard it since then over every mishap / In hospitals, courtrooms, and bed. One more lap
hook you | I heard you from the line :: The stand is a roar and the stand is a sea / My mother, my teacher, the girls from Year Three / And one voice comes through it, as plain as a sign / It's breathe, kid. I heard you, I heard you from the line
scene you | Five thirty a.m. and the frost on the grass / The whistle, the clipboard, the flask made of glass / You'd drive the old minibus, pick us all up / And all you got for it was soup in a cup
detail you | Your knees were both gone, and your cap was from school / You chewed on a match, and you had the one rule / Shake hands, win or lose, and then carry the nets / The good ones don't leave till the groundsman forgets
story you | I missed it. It mattered. The last kick of all / I sat in the shower with my head to the wall / You came and sat down in your suit in the wet / You said, that's behind you. You're not finished yet
turn you | You benched me for talking, you benched me for pride / I swore I would never come back to your side / I learned more that Saturday, sat in the cold / Than all of the medals, the silver and gold
feel you | I don't run at all now, I've got a bad hip / I do people's taxes, I drive to the tip / But when I would quit, and I'm starting to pack / There's someone behind me who's saying, go back
pre you | Knees up and chin up and look at the bend / Nobody's tired till you've come to the end
bridge you | They named the new field for a bank, I suppose / It ought to be yours, with your match and your nose / So all your old runners came back for a lap / Slow, fat and weeping. You took off your cap

== lollipop_(?:lady|man|ladies)|crossing_guards?|school_crossing(?:_\\w+)?
hook bright | Wait for it, now :: Wait for it, wait for it, wait for it, now / The lorries lie down and the limousines bow / You stand in the road like a ship at the prow / You say to the little ones, wait for it, now
hook tender | All the way over :: You saw us all over, the big and the small / In blizzards, in sunshine, you knew one and all / You'd hold up an army of Fords and a Rover / One hand on the world till we're all the way over
scene | A coat like a sunrise, a stick like a moon / Ten minutes of kingdom, then gone again soon / The school run is honking, the rain's in your shoe / The traffic of nations has halted for you
detail | You know who's got measles, you know who's got nits / You've plasters and tissues and chocolate bits / You've found seven mittens, a tooth and a snake / You've known every Monday who's cried for its sake
story | A man in a sports car once revved, and he swore / You walked very slowly. You walked back for more / You dropped all your change, and you looked where it went / He learned in that minute what patience meant
turn | I came back at thirty, a child by the hand / You looked at my face and you looked at my stand / You said, you still dawdle. You said, tie that lace / You hadn't forgotten one step or one face
feel | They put up big statues to men on a horse / They name us the airports for presidents, of course / But somebody stood there in all kinds of grey / So I could get over and be here today
pre | Left, and then right, and then left, and then me / Nobody moves till I've counted to three
bridge | And when I am crossing the last of the road / Too slow, and the traffic too fast, and a load / I hope there's a yellow coat there on that shore / You'll hold up the stick. And we've done it before

== (?:school_)?(?:lunch|dinner)_(?:lad(?:y|ies)|m[ae]n)|school_(?:dinners?|lunch(?:es)?|cafeteria|canteen|cook)|cafeteria_food
hook funny | Extra custard :: Extra custard, if you meet her eye / Extra custard on whatever's the pie / I never knew her name, but I mustered / All of my charm for an extra custard
hook bright | Next, love :: Next, love, and what'll it be, love, the green or the grey / The thing with the crust or the mash on a tray / She'd a hairnet, a ladle, the grace of a dove / And she fed the whole country with two words. Next, love
scene | A tray with five hollows, a queue down the hall / The smell of old cabbage that lives in the wall / A scoop of potato comes down like a fist / Some peas, and a thing with a bit of a twist
detail | The fish was in fingers, the meat was in cubes / The pudding was pink and was squeezed out of tubes / The jug was all dented, the water was warm / We ate it in six minutes flat, like a storm
story | A boy in my year used to come with no dough / He'd stand at the side there, he'd nowhere to go / She'd say, I've got spare here, you'll do me a turn / And load up his plate till the metal would burn
turn | Then someone in charge came to count every pea / They told her, no seconds, and nothing for free / She nodded. She smiled at the man with the pen / And the minute he'd gone, did the whole lot again
feel | I've eaten in places with candles and foam / I've paid for one scallop to send me off home / And no one has looked at me quite in that way / Like, is that enough, love? It's such a long day
pre | Cutlery, napkin, and don't run in here / Chips on a Friday, the best of the year
bridge | So here's to the hairnet, the tabard, the spoon / The ones who start peeling at dawn for us, soon / The ones who can tell by the back of a head / Who didn't have supper, and who's not had bread

== pen[-_]?pals?(?:_\\w+)?|pen_friends?|letters_to_a_stranger
hook you tender | Yours, from the other side :: Yours, from the other side, love from the rain / The dog is much better, I'm writing by train / I've never once met you, I've nothing to hide / So I'll tell you it all, yours, from the other side
hook you | P.S. :: P.S., I forgot, it has snowed, and I'm ten / P.S., I've turned forty. Remember me then / I've told you my life on a sheet, more or less / And the best of it's always down in the P.S.
scene you | A list on a wall and a pin with my eyes / I drew you from hundreds, a town, and a size / Of shoe, and a brother, you liked the same band / You wrote it in purple, with stars and by hand
detail you | A stamp with a parrot, a ticket, a leaf / A school photo, serious past all belief / A wrapper that still smelled of something like lime / The postman would whistle it, time after time
story you | I told you the thing that I couldn't tell home / I put it in sentences, sealed it alone / Three weeks was an ocean, I thought I would die / It came. You had written, dear friend, so have I
turn you | We met, we were thirty. A platform, a sign / We'd nothing to say to each other, till nine / You wrote on a napkin, slid it past the jam / I wrote on the back of it. Yes. So I am
feel | It's easy to text you, it's easy to call / It goes in a second, it's nothing at all / But someone once folded a day into four / And licked it, and walked it in rain to the store
pre | Clap of the mailbox, and feet on the mat / Something with wings on it, thin, and that's that
bridge you | There's four hundred letters of yours in a tin / If ever there's fire, then that's what I'd go in / For nobody else has the whole of me, true / In purple, and folded, and posted to you

== baby_?sitt?(?:ers?|ing)(?:_\\w+)?|au_pairs?|(?:my|our|the|a)_nann(?:y|ies)(?:_who(?:_\\w+)*)?$|^nann(?:y|ies)$|child_?minders?
hook funny | They said they'd be good :: They said they'd be good and in bed by eight / It's ten, and the toddler is up on the gate / There's flour on the ceiling, there's bath in the hall / They said they'd be good, and I believed it all
hook tender | Till the headlights come :: I'll sit on the stairs till the headlights come / I'll check all the cupboards for goblins, each one / You hold on to Rabbit, and I'll hold your thumb / And no one gets older till the headlights come
scene | A list on the fridge, and it's longer than law / No sugar, no screens, and no sand on the floor / They kiss us goodbye, and the car's down the lane / A small voice beside me says, now can it rain
detail | One cup is for milk, and the blue one's for bed / The bear has to face left, and not on his head / The door open this much. No, this much. No, more / The landing light, singing, and drink, and the door
story | We played at the floor being lava till nine / I lost both my slippers, a sofa, my spine / I read the same pigeon book nine times, with sound / I did the wrong voice, and was told so, and frowned
turn | She woke up at midnight and called out for Mum / I went in instead, and I felt pretty dumb / I said she was coming. I stroked at her head / You smell wrong, she told me. But stay here, she said
feel | They're no one of mine, and I'm paid by the hour / I could have been out in a dress, like a flower / But somebody's asleep with her foot in my face / There's worse ways of spending a night any place
pre | One more, and then one more, and that is the last / I've heard about bedtimes. This one isn't fast
bridge | I saw her last summer. She drove past, and slowed / She's taller than I am. She stopped in the road / She leaned out and said, you're the one with the bird / She did the whole voice, every single word

== stay[-_]at[-_]home_(?:dad|father|mum|mom|mother|parent)s?|house_?husbands?|house_?wi(?:fe|ves)|full[-_]time_(?:dad|mum|mom|parent|mother|father)
hook funny | It took me all day :: What did I do? I kept two of them breathing / I stopped one from biting while one of them's teething / I moved the same sock from the bath to the tray / That's all that I did, and it took me all day
hook tender | I was here :: Nobody clapped for it, nobody knew / The first time he stood, and the whole tower, too / There's no one who'll write it, the day or the year / He walked from the sofa, and I was here
scene | It's seven fifteen, with the oats up the wall / The tall one has left with a kiss in the hall / It's me and two tyrants, a cloud and a spoon / It's ages till bedtime. It's ages till noon
detail | The wash is a mountain, the floor is a farm / I've puzzled, I've pasted, I've lost half an arm / I've sung about buses till I'd gladly be run / Right over by one, if the day could be done
story | They asked at the party, so what do you do / The man next to me had a boat and a view / I said I'm in people. I run a small firm / We're mostly in custard, and now and then worm
turn | Some days I'd have paid just to sit in a queue / To talk of the weather to somebody who / Had teeth. Then she patted my cheek, like a friend / She said my whole name, and it came out the end
feel | You don't get the raise and you don't get the chair / They'll not recall one bit of it, that's what's fair / It goes in like water goes into the ground / And later there's somebody, tall, standing round
pre | Wipe it and wipe it and wipe it again / Sing it, the wheels, till it gets to the ten
bridge | One day there'll be quiet, and socks in a pair / A clean kitchen table, with nobody there / I'll look at one handprint I missed on the door / I'll know what I did all that time, and what for

== (?:kind|good|lovely|best|nice|dear|sweet|favou?rite|wonderful|elderly|old)_(?:\\w+_)?neighbou?rs?(?:_\\w+)?|neighbou?r_who_(?:feeds|waters|helps|helped|looks|looked|brings|brought|shovels|mows|fed|checks)
hook you tender | Over the fence :: Over the fence came a ladder, a cake / A cup of your sugar, some plasters, a rake / We've never been further than common sense / But half of my life has come over the fence
hook you bright | Knock if you need :: Knock if you need me, and bang if you're stuck / You said it the first night, with boxes and muck / I thought it was something that folk say, indeed / Then you gave me your keys, and said, knock if you need
scene you | Your light's always on when I come up the path / I hear you at seven, the radio, the bath / I've not got your number. I know by the sound / When something is wrong, and you're up and around
detail you | You take in my parcels, you take out my bin / You keep an eye open, you don't let them in / You've marrows in August, as long as your arm / You leave them on doorsteps. They do no one harm
story you | The pipe burst in winter, at quarter past four / You came in your slippers with towels to the door / You knew where the tap was. You'd known it for years / We mopped until sunrise, and finished your beers
turn you | Your curtains were shut on a Tuesday till noon / I stood with the spare key, I hummed half a tune / You'd slipped, you were cold, and you said, you took long / You gripped at my sleeve, and your grip was still strong
feel you | I've friends by the hundred, and none of them near / They'd need a whole airport to bring me a beer / And you, with your secateurs, wool hat and frown / You'd know if my curtains were too long down
pre you | Nice out, you tell me, and, looks like a shower / That's how we talk, and we talk for an hour
bridge you | They've sold up the corner, they've sold number two / The whole street is strangers, and mostly it's new / But I've got your key on a nail by the door / And that makes it home here. And that's what it's for

== (?:step[-_]?(?:kids?|sons?|daughters?|children|child|sisters?|brothers?|siblings?)|blended_famil(?:y|ies)|patchwork_famil(?:y|ies))(?:_\\w+)?
hook tender | All in the bread :: It isn't in blood, it's in bread and in beans / In who drives to practice, who patches the jeans / You've got your own people, I know what you said / It doesn't take blood, love. It's all in the bread
hook bright | Extra chairs :: Extra chairs, extra keys, extra toothbrush in blue / The half and the step and the ex and the new / Nobody's drawn it, we'd need seven squares / But somebody's always got extra chairs
scene | You stood with your rucksack, and looked at my shoes / You said that you'd rather be home with the news / I'd cleaned out a drawer and I'd painted it green / You put in one sock, and you said, it's not clean
detail | The fridge has a chart with the whos and the whens / Two homes and one hamster, three sets of pens / The wrong kind of cereal, the wrong kind of milk / The wrong kind of person in dressing gown silk
story | Two years you said nothing but, pass me that, please / I learned about Minecraft, I learned about cheese / I came to your concerts, I stood in the gloom / You saw me. One nod, from across the whole room
turn | You fell off your bike, and you ran through the gate / You ran past the neighbours, you came in a state / You ran past two others who'd love you, by right / You ran into me. And you held on so tight
feel | You don't have to call me a thing but my name / You don't have to like me, I'm here all the same / It isn't a contest, it isn't a vote / I'm just one more person who's holding your coat
pre | Whose turn is Tuesday, and whose is the car / Somebody's toothbrush has travelled so far
bridge | They had to draw families, at school, with a key / You drew all the branches, a bit of a tree / And down near the root there, in green, very small / You'd drawn me a ladder. I'd not thought at all

== (?:my_|our_|the_)?(?:maid|matron)_of_hono(?:u)?r(?:_\\w+)?|bridesmaids?(?:_\\w+)?
hook bright | Hold my bouquet :: Hold my bouquet, hold my veil, hold my head / You've held back my hair and you've held what I said / You carried me through each ridiculous day / So just one more time, would you hold my bouquet
hook funny | I wore the peach :: For you I wore sleeves like a pair of balloons / For you I have learned to make bows out of spoons / I look like a lampshade somewhere on a beach / There is no greater love, for I wore the peach
scene | You've tape in your bra and you've pins in your cheek / You've not slept a minute since Tuesday last week / You've smuggled in sandwiches under the lace / You've licked on your thumb and you've fixed someone's face
detail | A bag with the plasters, the tampons, the thread / The vodka, the mints, and the speech that you've read / Nine lipsticks, a hammer, a ring and a spare / And somebody's uncle is stuck on the stair
story | You met the bad one, the musician with teeth / You never said told you so, not underneath / You came with a mop and a film and a pie / And sat on my floor while I cried myself dry
turn | You got up to speak, and your paper was wet / You said there's a story you'd never told yet / About when we're seven, a rope and a tree / You looked up and laughed, and you just looked at me
feel | They all watch the front, it's the dress, it's the ring / They don't see who's holding the end of the thing / But I know the hands at the back of the train / They've held up much heavier, often, in rain
pre | Zip me up, shut me up, tell me I'm sane / Tell me I'm pretty, and pour me champagne
bridge | The music has stopped and they've swept up the rice / Your shoes are both ruined, you've cried in them twice / Sit here on the kerb, love, with cake on your knee / You walked me to him, and you'll still walk with me
`)
