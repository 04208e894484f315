import { kits } from '../../lines.ts'

export const heartsKits = kits(`
== first_dates?|blind_dates?|speed_dating
hook me | Don't look at the time :: Don't look at the time, don't look at the door / They've stacked all the chairs and they're mopping the floor / The candle's burnt down and the moon's on the climb / Stay for one more, and don't look at the time
hook me | Spinach in my teeth :: Spinach in my teeth, and you let me talk / All through the pudding and all of the walk / You told me at midnight, with a grin underneath / I think I'm in love, and there's spinach in my teeth
scene me | I tried on four shirts and went back to the first / I walked round the block till the clock struck eight / I'd practised hello and it came out reversed / I shook your hand like a magistrate
scene | Two menus held up like a couple of shields / Two strangers behind them on opposite fields / The bread had gone cold by the time that we chose / Then one of us laughed and it came down the nose
story me | We talked about brothers and terrible jobs / And lighthouses, sharks, and our mothers, and mobs / The people beside us had paid and gone home / We'd got to the part about dying, and Rome
turn me | The wine took a dive and it landed on me / A map of Australia, down to the knee / You mopped with a napkin, you laughed till you cried / I'd drown every trouser to sit by your side
feel me | The last bus was early, the first time this year / We let it go by with its windows aglow / I said, there's another, you said, is it near / I hoped that it wasn't. I didn't say so
pre | Do I lean to the left, do I lean to the right / Is this where you kiss me, or is it goodnight
bridge me | One day they will ask how the two of us met / I'll tell them the bus, and the wine, and the wet / You'll tell them the shirt, and the handshake at eight / And each of us swear that the other was late

== secret_crush|have_a_crush|has_a_crush|crush_who|crush_on|my_crush|doesn't_know_i_(?:exist|like|love)|a_crush|too_shy_to_(?:ask|talk)
hook me | Seventeen Hellos :: Seventeen hellos, I've been counting them all / One by the lift and the rest in the hall / You've no idea, and nobody knows / I'm living my life on seventeen hellos
hook me | You don't know my name :: You don't know my name, but I know how you walk / The way that you hum and the way that you talk / I'm nobody's nothing, I'm moth to a flame / I'd burn for you gladly, you don't know my name
hook me bright | One day I'll say it :: One day I'll say it, one day I'll be brave / I'll walk right across and do more than just wave / I'll say it in flowers, I'll sing it, I'll spray it / Not today, not today, but one day I'll say it
scene me | You hold back the door with the toe of your shoe / I say something clever, it comes out as moo / I've whole conversations all ready at night / By morning they've gone like a bird taking flight
detail me | I know that your pen is the green one you chew / I know that your Tuesdays have swimming in, too / I know how you push up your sleeves when it's warm / I know you like thunder, you stand in a storm
story me | You asked for a pencil, I gave you the lot / The box and the ruler, whatever I'd got / You laughed and you thanked me, you gave me back nine / The tenth one's in your hand. That pencil was mine
turn me | You sat on the seat that was next to my own / You asked what I listened to, there on my phone / I gave you one earphone, we shared the one string / I can't tell you now what it was they would sing
feel me | My friends say, just say it, my friends say, just go / My friends don't have knees that have turned into dough / They don't have a heart like a drawer full of spoons / That falls down the stairs on quiet afternoons
pre | Look up, look up, no, don't look here / My ears are on fire, I could light up the pier
bridge me | And maybe you're counting the same as I do / And standing in corridors, practising too / Two cowards, one staircase, and both of us slow / Who's going to be first with the eighteenth hello

== love_at_first_sight|first_sight|the_moment_(?:i|we)_(?:saw|met)|across_(?:the|a)_(?:crowded_)?room|locked_eyes
hook me | Then you looked up :: Then you looked up, and the band lost its place / And somebody dropped a whole tray on the base / The world was a coin that fell into a cup / I was halfway through talking, and then you looked up
hook me | Who let you in :: Who let you in, with a face like a sunrise / Who let you in, with the rain in your hair / I had a life, it was all the right one size / Who let you in, and you stood over there
scene me | I'd only come in to get out of the rain / I'd only come in with a hole in my shoe / I'd only ten minutes until the next train / And there by the window, and reading, was you
story me | They say that it's nonsense, they say it takes years / I said it myself, over hundreds of beers / Then somebody laughed at the end of the bar / And I was a dog that has heard the right car
detail me | I couldn't have told you what colour you wore / I couldn't have told you a thing that I said / I know that your shadow came over the floor / I know that the blood left the feet for the head
turn me | I dropped every coin that I had in my hand / You knelt to the floor, and you helped with the chase / Our foreheads went bang, like a drum in a band / And that's how I first got a look at your face
feel | There's lightning that takes the whole roof off a barn / There's lightning that only lights up what is there / And this was the second, it did me no harm / It showed me the table, the window, the chair
pre | Two seconds, three seconds, nobody blink / The whole of my life has turned round on a wink
bridge me | We're asked for the story at parties and teas / I tell them of weather, and trains, and of keys / But under the telling, whatever comes up / I was nobody special, and then you looked up

== best_friend_i_love|in_love_with_my_best_friend|love_with_my_best_friend|more_than_(?:just_)?friends|friend_ ?zone\\w*|secret_love|secretly_in_love|secretly_love|love_(?:him|her|you)_in_secret|just_friends|unrequited\\w*|loves_someone_else
hook me wistful | Just your friend :: I'm just your friend, I'm the arm of your chair / I'm the one you can ring when there's nobody there / I'll drive you to his house and round every bend / With the radio loud, because I'm just your friend
hook me | Ask me again :: Ask me again if there's somebody new / Ask me again, and I'll look at my shoe / I've said it to mirrors, I've said it to ten / I nearly just said it, so ask me again
scene me | You came with your mascara down to your chin / You said he's an idiot. I let you in / I made you the tea in the mug that you like / And hated him more than I've hated my bike
story me | We've known every secret since we were thirteen / The rabbit you lost and the wall you painted green / You know what I'm scared of, you know what I wear / There's one thing I've kept, and it's sitting right there
detail me | You fall asleep first in the opposite chair / Your feet on my knees and your sock with the hole / I'm stiff as a statue, I don't touch your hair / There's crisps, and a blanket, and self-control
turn me | You said, I'm so lucky to have you, you know / I held up my glass and I smiled like a pro / It's funny how kindness can go like a knife / I've never been closer, or further, in life
feel me | I lose you by saying, by keeping it in / I'm drowning in politeness up to the chin / So here is the edge, and I stand with my toes / Right over the water, and everyone knows
pre | It's there on my tongue like a coin I can't spend / I open my mouth and I'm back to your friend
bridge me | But what if you're lying awake with it, too / With all the same sentences, stuck there with you / And one of us only has got to be brave / And jump off the wall, like a fool, in the wave

== long[-_]distance(?!_runn)|time_zones?|video_calls?|different_(?:cities|countries|continents)|an_ocean_(?:apart|away|between)|miles_apart|far_apart
hook me | Goodnight, Good Morning :: Goodnight, good morning, you're up and I'm down / The moon that I've finished with lights up your town / You're pouring the coffee, I'm shutting my eyes / Goodnight, good morning, you set and I rise
hook me | You're freezing :: You're freezing, you're freezing, I'm losing your face / Your smile's in four pieces all over the place / Say it again, love, the picture's a tile / You're freezing, you're freezing, but frozen mid-smile
scene me | I prop you on sugar, I prop you on flour / We eat the same supper, apart by an hour / You hold up your fork and I hold up my glass / And clink on the screen till the silences pass
detail me | There's two on my wrist and there's two on the wall / The big hand is yours and I live by the small / I know when you're sleeping, I know when it rains / I've learned all your bus stops, your birds and your trains
story me | You sent me a jumper, unwashed, in a bag / I sleep with the sleeve on, like somebody's flag / My mother says nothing, she's washed all the rest / She knows not to wash what I hold to my chest
turn me | Eleven more sleeps and a gate with a rope / A hundred good strangers, a bunch and a hope / And there was your hat, coming over the crowd / I said something stupid. I said it out loud
feel me | It isn't the birthdays, it isn't the storms / It's Tuesday, it's dishes, it's filling in forms / It's turning to tell you a thing on the street / And telling it softly instead to my feet
pre | You hang up, no, you, we are daft, we are two / I've still got my thumb on the last of you
bridge me | One day there'll be one of us burning the toast / And one in the shower, and none in the post / We'll fight over blankets, you'll steal them, and then / I'll think of the distance, and kiss you again

== getting_back_together|get_back_together|got_back_together|back_together|second_time_around|try(?:ing)?_again_with|give_(?:us|love)_another|found_each_other_again|old_flame
hook me | Same Door, New Key :: Same door, new key, and the hinge doesn't cry / Same hook for the coat and the same patch of sky / I'm wiser by winters, and you're kinder to me / We're coming in quiet. Same door, new key
hook we | Second go :: Second go, second go, with the brakes off the wheel / We broke it so well that we know how to heal / We've read to the end and we've been through the snow / And still we are here for the second go
scene me | I'd boxed up your records, I'd painted the wall / I'd lent out the bed and got used to the hall / Then there you stood holding the cat and a bag / With rain on your shoulder, as white as a flag
story me | We met by the fruit, in the queue, by mistake / You'd bought the same biscuits, you'd bought the same cake / We laughed, and we didn't know what to do then / You said, are you walking? I said, about when
detail | The mug with no handle has gone to its place / There's two kinds of honey and shaving-foam lace / The left of the mattress has dipped as before / A shoe has come home to be tripped on the floor
feel me | I know what I said, and you know what you did / We've taken it out and we've taken off the lid / We looked at it plainly, we looked at it long / It's smaller in daylight, and both of us wrong
turn me | We've rules on the fridge now, in biro and blue / We don't go to sleep till we've talked the thing through / I say when I'm frightened, you say when you're cross / And nobody's keeping the sum of the loss
pre | Slowly now, slowly, we've been here before / Mind where the floorboard gave way by the door
bridge me | They mend broken bowls with a vein of pure gold / And say that it's worth more than ever, that old / We'll eat from our seams, with the crack on the show / There's some things you learn when you let yourself know

== left_on_read|(?:never|won't|doesn't|didn't|not)_text(?:s|ing)?_(?:me_)?back|(?:being|got|getting|been|was|you)_ghosted|ghosted|ghosting|no_reply|never_(?:texted|wrote|called)_back|seen_but_no|waiting_for_(?:a|your|his|her)_(?:text|call|reply|message)|blue_ticks|three_dots
hook me | Two Blue Ticks :: Two blue ticks, and then nothing at all / I sent you my heart, and it slid down the wall / You've seen it, you've read it, you're up to your tricks / I'm left with the sunrise and two blue ticks
hook me funny | Are you a ghost :: Are you a ghost, did you fall down a well / Were you kidnapped by pirates, or put in a cell / Have you got any thumbs, are you stuck to a post / Just knock once for sorry, are you a ghost
hook me angry | Read at eight-oh-four :: Read at eight-oh-four, and it's twenty past ten / You've liked someone's sandwich, you're online again / I'm not going to write you, not one letter more / I've framed it and hung it, read at eight-oh-four
scene me | I typed you a hello and took out the dear / I put in a comma, I made it sound clear / I added a smile, and I took it back out / For two little words, what a long way about
detail me | The phone's on the table, face down, like a bet / I look at the soup that I haven't had yet / I look at the window, I look at the cat / I've looked forty times, and I'm finished with that
story me | Three dots at the bottom, they danced and they stopped / They danced for a minute, and then the thing dropped / You had it, you wrote it, you thought it, and then / You put the whole night in your pocket again
turn me | My sister came over, she took up my phone / She put on the kettle, she said, leave it alone / A person who wants to will manage to write / They'll carve it on turnips by candle at night
feel me | It isn't the no, I could live with a no / It's standing with flowers and nowhere to go / It's holding a door for a man in the rain / Who waved like he's coming, and went for the train
pre | Battery's full and the bars are all green / There's nothing the matter with phone or machine
bridge me | So here is the last one, I'll press it and sleep / I hope that you're well and your pockets are deep / I hope someone sends you a song without end / And you're on the seat where I sat, pressing send

== texts?_(?:me_)?at_(?:2|3|two|three|midnight)\\w*|texting_(?:me_)?at_(?:2|3|two|three)\\w*|(?:2|3|two|three)_?am_texts?|drunk_text\\w*|texts?_from_(?:my|an)_ex|my_ex_(?:keeps_)?text\\w*|u_up|you_up\\?
hook | You up :: You up, says the screen, with the light of a crime / You up, says my ex, at a villainous time / I'm up, I'm in slippers, I'm warm as a pup / I'm turning you over, and no, love. You up
hook me | Two A.M. is not love :: Two a.m. is not love, it's a bar shutting down / It's nobody left with their coat on in town / You don't want my hand, you just want any glove / Go home, drink some water, two a.m. is not love
scene me | The phone did a dance on the bedside at two / It lit up the ceiling a terrible blue / Three letters, a question, no capital, none / The poem of someone whose evening is done
story me | You missed my exam and my birthday in May / You missed when my grandmother quietly lay / But two in the morning, with gin to the chin / You suddenly wonder what state I am in
detail me | I know how it goes, there's a hey, there's a wink / There's something you've learned since, and needed to think / There's half of a song that was ours, for a bit / You spelled my name wrong in the middle of it
turn me | I typed, I was sleeping. I rubbed it all out / I typed, are you happy? I rubbed out the doubt / I put the whole phone in the drawer with the socks / And slept like a cat in a cardboard box
feel me | It used to go through me like wind through a gate / I'd sit up and answer, I'd sit up and wait / Tonight it went by like a bus that's not mine / I noticed the number. I stayed off the line
pre | Don't you dare, says the moon, and the clock says, quite right / There's nothing that's true at this hour of the night
bridge me | One day you will say it at noon, with no beer / In shoes, at a table, with both of us here / And maybe I'll listen, and maybe I won't / But text me at two and it's simple. I don't

== being_single|single_and|i'm_single|single_life|happily_single|staying_single|no_boyfriend|no_girlfriend|don't_need_a_(?:man|woman|boyfriend|girlfriend)|alone_and_(?:happy|fine)|solo_and
hook me | Table for one :: Table for one, by the window, please / With bread for a family, olives and cheese / I've nobody's chips to leave half of undone / I toast my reflection, a table for one
hook me bright | Middle of the bed :: I sleep in the middle, the middle of the bed / A starfish, a queen with a crown on my head / There's nobody's elbow and nobody's tread / I've both of the pillows, the middle of the bed
scene me | My aunt at the wedding says, never you fear / She's patted my hand every June of the year / There's someone for everyone, darling, you'll see / There is, Auntie Doreen. The someone is me
detail me | The toothbrush is single, the towels are mine / The left of the wardrobe has room and a line / The film's what I fancy, the heat's what I please / I've cake for my supper and crumbs on my knees
story me | I went to the cinema, sat in row four / I cried at the dog and I cried a bit more / Nobody asked if we'd parked on a line / The credits went up and the evening was mine
feel me | It isn't a waiting room, this isn't that / It isn't a corridor, hall and a mat / It's kitchen and garden, it's roof and it's floor / It's not half a life with a hole by the door
turn me | And sure, there are Sundays, and sure, there's a moon / And no one to hold up the end of a tune / But lonely's a visit, it doesn't unpack / It sits for a tea and then puts on its mac
pre | Nobody's sulking, there's nobody cross / I'm captain and crew, and I'm also the boss
bridge me | And if someone knocks with a laugh and good shoes / I might move a cushion, I might hear the news / But I'm no one's half, I am no one's undone / I came here complete, and the meal has begun

== danc(?:e|ing)_(?:\\w+_)*in_(?:the|our|my)_kitchen|slow_danc\\w+|kitchen_(?:dance|dancing|floor|waltz)|dance_with_(?:you|me)_in
hook we | Mind the oven door :: Sway to the left now, and mind the oven door / One, two, and three on a black and white floor / The rice boiling over can boil a bit more / I've got you, I've got you, mind the oven door
hook me | Socks on the tiles :: Socks on the tiles and your chin on my head / A tune on the wireless, the crumbs of the bread / I've looked for this floor for a good thousand miles / Just you, and the fridge light, and socks on the tiles
scene me | The radio found us a song from before / You held out a hand that had flour to the wrist / I said, I've got onions. You said, there are more / And I was spun out from the pan with a twist
detail | A spoon for a microphone, tea towel for tails / A light from the hood like a lamp over sails / The cat on the worktop is judging the turn / And somewhere behind us the edges all burn
story me | You've two left feet, love, and mine are no good / We circle the bin like a pair carved in wood / You dipped me beside where the saucepans are hung / And there we got stuck, till the last note was sung
turn me | The kids at the banister, pyjamas and chins / They'd come for some water and stayed for the spins / The small one stood up on the tops of your shoes / And four of us waltzed to the end of the news
feel me | We've been to the ballrooms, we've been to the bars / We've danced on a boat underneath paper stars / But nothing has ever gone round quite as right / As ten feet of lino on Wednesday night
pre | Turn off the big one and leave on the small / Our shadow's a giant that sways on the wall
bridge we | When knees are of biscuit and hips are of tin / When one's got a stick and the other a pin / We'll turn on the wireless, the same as before / You'll say it, I'll say it, mind the oven door

== grow(?:ing)?_old_(?:together|with)|old_together|when_we(?:'re|_are)_old|old_couple|still_holding_hands
hook we | Two teeth in a glass :: Two teeth in a glass and two sticks in the hall / Two names for the doctor, two hats on the wall / Let everything wrinkle and let the years pass / You and me, darling, two teeth in a glass
hook me tender | When I'm slow on the stairs :: When I'm slow on the stairs, will you wait at the top / When I tell it again, will you not say to stop / I'll do up your buttons, you'll say me my prayers / You'll hum till I get there, when I'm slow on the stairs
scene we | We'll sit on a bench with a flask and a rug / And argue whose turn it has been with the mug / We'll feed the same duck, and we'll call it by name / And swear it's the one, though they all look the same
detail me | Your hand will be paper, your hand will be maps / Of rivers and freckles and mountains, perhaps / I'll know it in darkness, I'll know it in gloves / The first hand I held, and the last one it loves
story me | You'll hide me the biscuits, I'll hide you the pills / In custard, in jam, when you're daft on the hills / You'll shout from the garden, what is it you said / I'll say that I love you. You'll ask for the bread
feel me | I used to be frightened of turning to grey / Of slippers and soup at the end of the day / But you have gone first with a silvering brow / It suits you like moonlight. I'm nearly there now
turn we | They'll see us at crossings, two coats in a row / They'll hold up the traffic and think we are slow / They won't see the night that we swam out to sea / They won't see us seventeen, you there, and me
pre | One for the kettle and one for the door / And who'll find the glasses we both of us wore
bridge we | And one of us one day will lay out two cups / And put one away when the light's coming up / But not for a lifetime, so pass me the tea / There's decades of bickering still, you and me

== summer_(?:love|fling|romance|crush)|holiday_(?:romance|love)|love_on_the_beach|summer_we_(?:met|fell|loved)
hook we | Till the chairs come in :: I'm yours till September, till the chairs come in / Till the ice cream is shuttered, the towels are thin / There's sand in my pockets and salt on your skin / I'm yours, I'm all yours, till the chairs come in
hook me wistful | August kept my heart :: August kept my heart in a jar on the pier / With shells and a ticket, it's been there a year / You went to your city, we went far apart / I've got the sunburn, and August kept my heart
scene me | You sold me a lolly, with paint on your nose / I came back for seven, I froze to the toes / You said, you must like them. I said that I did / And you put a free one on top of the lid
detail we | We'd one bike between us, you steered and I sat / With one hand on you and with one on my hat / Downhill past the chapel with both our feet out / The gulls were all screaming what we were about
story we | We swam to the raft when the lamps had gone on / The water was ink and the lifeguard was gone / We lay on our backs, and we counted, and missed / At forty-two stars we gave up, and we kissed
turn me | The bus had its engine on, you had your bag / You'd tied round the handle a small yellow rag / You wrote me your number, your fingers were warm / And off ran the ink in the very next storm
feel me | There's love for a lifetime, and love for a street / And love that is only as long as the heat / It doesn't mean less that the lights have gone on / A peach is a peach when the summer is gone
pre | Don't count the Sundays, there's only a few / Don't count them, don't count them, just lie here, us two
bridge me | In winter I'll open a book on the train / And out of the pages will fall a gold grain / I'll hold the whole ocean on top of a thumb / And hear you shout, jump, and I'll know that I've come

== first_kiss|kiss(?:ed|ing)?_(?:me|you|her|him)_for_the_first|our_first_kiss
hook me | Bumped noses :: Bumped noses, bumped noses, and both of us froze / Then try it again with a tilt to the nose / The streetlight went pink as the paper on roses / The rest of my life began with bumped noses
hook me bright | Say when :: Say when, say when, I'm a breath from your chin / There's bells in my elbows, there's drums in my skin / The whole of the street is as silent as ten / I'm ready, I'm ready, I'm ready, say when
scene me | We stood at your gate for an hour or so / We'd talked about everything people can know / The lamp on the corner went on, and went out / And neither one knew what the talk was about
detail me | You tasted of cherries, of winter and mint / Your eyelashes tickled, I opened to squint / A moth in the lamplight, a cat on a wall / That's all that I saw, and I noticed it all
story me | My glasses, your glasses, they locked like two stags / We had to stop, laughing, and put down our bags / And somewhere a window went up with a shout / Oh, kiss her already, a neighbour called out
feel me | I walked home on nothing, I walked home on air / I said to a lamp post, I say, were you there / I told a parked scooter, I told a shut shop / My mouth had a secret that just wouldn't stop
turn me | I came in at midnight. My dad, with his tea / Looked once at my face and said nothing to me / He hummed at the sink, and he turned out the light / He said, so I take it you had a good night
pre | Closer than whispers and closer than close / I'm counting your freckles from under your nose
bridge me | I've kissed you ten thousand more times since that gate / With coughs and with shopping, in hurries, and late / But sometimes you stop with your coat half undone / And tilt, just a bit, and it's kiss number one

== (?:found|finding|my)_(?:\\w+_)?on(?:line|_a_dating_app)|online_(?:love|romance|girlfriend|boyfriend|relationship)|(?:we_)?met_(?:you_|her_|him_)?online|internet_(?:love|boyfriend|girlfriend)|dating_profile|virtual_love|never_met_in_person
hook me | You, with a Teapot :: They've all got a mountain, a shark or a pear / They've all got good teeth, and the wind in their hair / I scrolled through a thousand, I'd nothing to show / Then you, with a teapot, and snow on your toe
hook me | Taller than your picture :: You're taller than your picture, you're shy as a deer / You laugh like a kettle, you're real and you're here / I'm not saying much, I'm a bit of a fixture / I like you, I like you, you're taller than your picture
scene me | My thumb had gone sore by a quarter to ten / On sunsets and gym mirrors, mountains of men / Then somebody wrote, with no wink and no heart / I burned all my toast. That's the best place to start
detail me | Three months of your letters, all typed, never said / I knew all your brothers, the books that you'd read / I knew of the flu, and the name of your cat / I didn't know yet how you'd look in that hat
story me | We said at the station, beneath the big clock / I'd wear something yellow, you'd carry a sock / It's harder to lose you with that in your hand / The silliest plan in the whole of the land
feel me | My grandmother asks me, where was it you met / I tell her a wire, a weather, a net / She says that her husband came out of a wood / I say it's the same, love. A stranger was good
turn me | You'd shaved, and you'd cut it. You looked at your feet / You're you, I said. You said it back in the street / Then nobody knew how to speak without keys / So I drew a smile in the air, if you please
pre | Online, says the dot, and it's green as a pear / A mile or a thousand, I know that you're there
bridge me | We still send a message from room into room / I'm down here with soup, are you still with the broom / And you answer hearts from the top of the stair / Two people, one house, and the net in the air

== jealous\\w*|green[-_]eyed|envy|envious
hook me dark | Green :: Green is the light on the side of your phone / Green is the way that I sit here alone / I've filled a whole evening with things I've not seen / I shut both my eyes and I'm still seeing green
hook me funny | Who's Steve :: Who's Steve, and why is he liking your hat / Who's Steve, and how does he know of the cat / I'm calm as a lake, I am cool, I believe / I'm only just asking you, darling, who's Steve
scene me | You laughed at the table at something he said / I counted the teeth in the back of your head / I tore up a beer mat in thirty-two bits / And said I was fine, in the voice that one spits
story me | I looked at your phone like a dog at a bone / I picked it up, put it down, left it alone / I'm better than that, I went out, I came in / It said, buy some milk. It was next to the bin
detail me | A name on your lips with a lift at the end / A coat on a chair, and it's only a friend / An hour that's missing from seven to eight / I've built you a prison from you being late
turn me | You took both my hands, and you said, look at me / I'm here, where I've been, where I'm going to be / The lock's on your side, love, the key's in your door / And something unclenched from the roof to the floor
feel me | It feeds upon nothing, it grows in the dark / It barks at a leaf and it bites at a spark / I gave it a corner, I gave it a bed / And now it has moved to the front of my head
pre | I'm not asking, I'm not, I was just passing through / So who was it phoned you at twenty to two
bridge me | I'll open the window, I'll let the thing out / A wasp in a glass with its small stripy shout / You chose me on Monday, you chose me last night / You choose me each evening by leaving the light

== toxic_(?:love|relationships?|ex|man|woman|boyfriend|girlfriend|husband|wife|people|person|friend\\w*)|(?:someone|something|so|was|is)_toxic|bad_for_me|abusive|gaslight\\w*|leaving_(?:him|her|you|someone|a_bad)|walk(?:ed|ing)?_(?:away|out)_(?:from|on)|red_flags?|narcissist\\w*|controlling
hook me | Count to the gate :: Count to the gate, it's nine steps and no more / One for each promise you made at this door / Don't look at the window, don't linger, don't wait / I've only to breathe, and to count to the gate
hook me angry | Not My Weather :: You're not my weather, you're not my rain / I've put down the bucket, I've come off the drain / Thunder on someone who's light as a feather / I'm up on the hill now, you're not my weather
scene me | I learned how the key sounded, happy or cross / I learned to be furniture, learned to be moss / I learned every floorboard that told on my feet / I said I was fine when I passed in the street
story me | You told me my friends were a bad lot, and then / You told me my laugh was too loud, among men / You told me I'd dreamt it, you told me I'd lied / I wrote it on paper. I kept it inside
detail | A bag by the boiler, a coat on a hook / A twenty-pound note at the back of a book / A number in pencil, a friend with a van / A Tuesday at ten, and a three-minute plan
turn me | My sister said nothing. She'd made up the bed / She'd put on a lamp, and she'd cut up some bread / I slept fourteen hours, I slept like a stone / And woke to the sound of a calm telephone
feel me | I jump when a door goes, I flinch at a tone / It's years of a radio turned up alone / But yesterday, Monday, I sang in the street / And no one was angry. I danced on both feet
pre | Sorry, said the flowers. Sorry, said the ring / Sorry is a song that I've heard you sing
bridge me | If you are now counting the steps to a gate / I'm here on the other side. Never too late / There's toast and a blanket, there's nothing to prove / It's nine little steps, love, and I saw you move

== letting_go|let_(?:you|him|her|it|them)_go|moving_on|moved_on|get(?:ting)?_over_(?:you|him|her|it|someone)|closure
hook me | Open hand :: Open hand, open hand, and away like a kite / I held on so long that the string was too tight / There's a line on my palm that'll fade like the sand / Go well, go on, go, with an open hand
hook me | Nothing of yours :: There's nothing of yours on the hook in the hall / There's nothing of yours on the shelf or the wall / I've opened the windows, I've opened the doors / I found my own laughing, and nothing of yours
scene me | I took down the picture, it left a pale square / For weeks I walked past it and still saw you there / Today I hung something, a boat on a bay / The square is a harbour. The boat's on its way
story me | I walked past your street, and I'd gone by the end / Before I remembered to hurt at the bend / I stood at the corner, I waited for pain / It sent its excuses. It looked like no rain
detail | A jumper in charity, folded and clean / A number that's gone from the top of the screen / Your favourite breakfast is only an egg / The dog doesn't wait any more by your peg
turn me | I met you last Friday, you'd cut off your hair / You'd someone beside you, and sun on you there / I meant it, the nice-to-have-seen-you I said / I bought a good loaf, and I thought about bread
feel me | I thought letting go was a slam and a shout / It's more like a tide, and it's just going out / It's some of you Monday, it's some in the spring / And one day I noticed I'd started to sing
pre | One finger, two fingers, three fingers, four / It doesn't hurt now as it hurt me before
bridge me | I won't say I wish it had never begun / You can't thank the moon and then curse at the sun / I keep the good Sundays, the laugh and the sand / The rest I let fly from the flat of my hand

== forgiv(?:e|es|ing|en)|bury_the_hatchet|make_peace_with|estranged
hook me | Put it down :: Put it down, put it down, it was heavy as stone / I carried it uphill for years on my own / I wanted you sorry, I wanted you to drown / My arms are so tired now. I'm putting it down
scene me | I knew every word that you said on that day / I kept them like knives in a velvety tray / I'd take them out nightly, I'd hold them to light / The only museum that opens at night
story me | You stood on the step with your hat in your hand / You looked like a man who had practised and planned / You got to the middle, and lost your whole place / I'd waited ten years for that look on your face
detail | Two chairs on the gravel, a pot and two cups / The silence came over, and sniffed us like pups / One bird in the hedge, and it said what it thought / And then we both laughed, and forgot how we fought
turn me | I said what it cost me. You didn't say, but / You heard the whole thing, with the kitchen door shut / And when I was empty, you said, I was wrong / Three words, and they'd been on the road for so long
feel me | It isn't forgetting, the mark's on the tree / The bark has grown round it, as bark does, and free / It doesn't say nothing was broken or split / It says there's a tree, and the scar's part of it
pre | Who's right and who's wrong, and who started it, who / There's weeds on the path between me and you
bridge me | The years that we lost aren't coming back now / The nephews, the summers, I'd keep them somehow / But here's half a pot and a long afternoon / I'm late, and you're late, and it's none too soon
hook me | On the latch :: The door's on the latch, and it has been for years / The kettle's been listening out with both ears / There's nothing to sign, and there's nothing to match / Come in when you're ready. It's on the latch

== mak(?:e|ing)_up_after|after_(?:a|the|our)_(?:big_)?(?:fight|argument|row|quarrel)|(?:stupid|silly|our_first)_(?:fight|argument|row)|(?:fight|fighting|argu\\w+|bicker\\w*)_(?:with_my_(?:wife|husband|girlfriend|boyfriend|partner)|about_(?:the|who|whose|nothing))|sleeping_on_the_(?:couch|sofa)
hook me | White flag, pink sock :: I've got no white flag, so I've hung out a sock / It's pink, and it's odd, and it's stuck on the lock / Come out of your room, love, it's gone nine o'clock / I'm sorry, I'm sorry, white flag, pink sock
hook me funny | What was it about :: What was it about, do you know, was it jam / Was it left at the lights, was it something with ham / We slammed every door, and we shouted it out / I love you, I'm freezing, so what was it about
scene | The sofa's got springs that come up through the night / The cat's gone to her, and she's turned out the light / There's one of them sighing, the other sighs, too / The wall in between them has nothing to do
story me | It started with teaspoons and went on to mums / It went on to Cornwall, the drive, and the plums / You said, and another thing, ten times or more / I said I was leaving. I stood by the door
detail | A plate put down harder than plates need to go / A very polite, would you like some, and, no / A toothbrush that's loud, and a page that is turned / By someone not reading, whose ears have all burned
turn me | I came down at three for some water, in socks / And you had come down, and were looking at clocks / You made us some toast, and you cut it in two / You gave me the big half. And that's how I knew
pre | I'm not going to say it, so don't you begin / You moved half a blanket, and I moved in
bridge me | We'll do it again, for we're stubborn as sheep / But never so far that I can't hear you sleep / We break like a bone does, and mend at the knock / A bit stronger there. And I've got the odd sock

== miss(?:ing)?_you|missing_(?:him|her|someone)|miss_(?:him|her)|your_side_of_the_bed|without_you|can't_sleep_without
hook me | Your Side Is Cold :: I'm learning the ceiling, the crack and the mould / I've got the whole blanket, your side is cold / I reach in my sleep for a hand I can hold / I come back with pillow. Your side is cold
hook me wistful | Leave the Light On :: I leave the light on, though there's nobody due / I leave the light on for the habit of you / The moths come instead when the neighbours have gone / They ask where you've got to, I leave the light on
scene me | The kettle's too big for the water I need / I water your fern, and I don't know its feed / I cooked us both supper, I laid out two forks / I told all the news to a bottle and corks
detail me | Your scarf on the banister, still in the bend / Your voice on the machine, and I play to the end / You're only just saying you're running late, love / I play it to hear you breathe in, like a dove
story me | I walk down the high street, I see you in queues / In everyone's collar, in everyone's shoes / I ran half a block for a coat in your blue / It turned, and was sorry it couldn't be you
feel me | It's fine in the morning, there's milk and there's post / It's all right at dinner, I'm busy with toast / It's when the last window goes dark on the road / That missing you sits on my chest like a load
turn me | You rang from a platform, all whistle and wind / I said I was fine, and I heard how you grinned / You never could lie, and you told me it straight / We stood there and listened to trains running late
pre | Quarter to one, then a quarter to two / The clock only knows how to say it's not you
bridge me | The same moon is lying on top of your bed / It's got the one face and it looks overhead / So look at it now, and I'll look at it too / It's all I can send you, and all it can do

== coming_home_to_you|come_home_to|home_is_(?:you|where_you)|you_are_my_home|you're_my_home|back_in_your_arms
hook me | Key in the door :: Key in the door, and the day falls away / It slides off my shoulders, the wet and the grey / There's light down the hallway, there's you on the floor / The best of all music's my key in the door
hook me tender | You're the address :: You're the address, you're the street and the stair / You're where they should send me if I'm anywhere / I've lived in four cities, but nevertheless / If lost, please return me. You're the address
scene me | The train was a sardine tin, late by an hour / The rain had gone sideways and killed every flower / My bag had a hole, and my shoe had one, too / But under the lamp in the window was you
detail | A pan on the stove and a song on the hob / A coat on the floor where it fell off the knob / A plate with a plate on, to keep in the heat / A cat that pretends that it can't hear your feet
story me | You ask me, how was it, and really you ask / You take off my scarf, and you take off my mask / I tell you the boss, and the rain, and the tin / You put in the soup, and you put yourself in
feel me | I've slept in hotels with a mint on the bed / With robes, and a lamp like a swan overhead / I'd trade every chandelier, mirror and gong / For your cold feet on me, the whole night long
turn me | One night I came in and you'd gone to your mum / The house held its breath, and the kettle was dumb / The walls were the walls, and the roof was the roof / But home had gone out. If you ever want proof
pre | Last hill and last corner, the last of the stones / I know in my knees, and I know in my bones
bridge me | One day they will build something else on this plot / We'll move, and we'll carry whatever we've got / It won't be the curtains, it won't be the floor / It's you with your sleeves up. It's you at a door

== fall(?:ing|s)?_in_love|falling_for|fell_in_love|first_love|high_school_sweethearts?|head_over_heels|soulmates?|meant_to_be
hook me | Mind the step :: Mind the step, said the sign, but I looked at your face / And down I went, singing, all over the place / There wasn't a bottom, there wasn't a net / I'm falling, I'm falling, I've not landed yet
hook me bright | Oh no, it's you :: Oh no, it's you, and I'd so much to do / Oh no, it's you, with your hat all askew / I'd sworn off the moonlight, I'd thrown out the glue / I look up, I'm grinning, oh no, it's you
scene me | I poured out the milk in the sugar, not tea / I walked past my stop, and a shop, and a tree / I wrote down your name on a form for a fridge / I sang to a pigeon in front of a bridge
story me | You fixed my old bicycle, oil to your chin / You talked to the chain as you coaxed it back in / You said, there you are, girl, and patted the seat / And something went off in me, down by my feet
detail | The way that you sneeze in a cluster of three / The way that you laugh till you hold on to me / The way that you stop for each dog in the street / I'm done for, I'm finished, from hat down to feet
turn me | I'd built up a wall, it was handsome and tall / I'd bottles on top, and a dog, and a hall / You came with a ladder, you knocked at the brick / You said, is it lonely? I laughed myself sick
feel me | It isn't like thunder, it isn't like wine / It's more like a word that has always been mine / And stuck on my tongue for the half of my life / I've found it. It cuts like a bread and butter knife
pre | Don't look, for I'm looking. You're looking. I'm done / The room is a planet, and you are the sun
bridge me | They say that it fades, and perhaps that it will / They say it's a fever, they say it's a chill / Then give me the fever for sixty odd years / And cover me up, with your breath in my ears

== wak(?:e|ing)_up_(?:next_to|beside|with|to)_(?:you|my|her|him)|sunday_morning_with_you|lazy_(?:sunday|morning)_with|in_bed_with_you|your_smile|your_eyes
hook me tender | Five more minutes :: Five more minutes, your leg over mine / The curtain's a lantern, the clock can resign / The world's at the door with its noise and its limits / It can wait on the mat there for five more minutes
hook me | Before you wake up :: Before you wake up, with your hand on the sheet / There's nobody's business, there's nobody's street / I've bread in the toaster, your name on a cup / I love you the loudest before you wake up
scene | The light on the ceiling is swimming like milk / The dust in the sunbeam is turning to silk / A bell down the valley, a dog, and a car / The whole of the world is as big as we are
detail me | Your hair's like a nest that has fallen from space / You've pillow all over the side of your face / You mutter of teaspoons, you kick like a mule / I've woken up rich as a king with a jewel
story me | You opened one eye, and you shut it again / You said, is it Sunday? I told you, till ten / You pulled the whole blanket, you rolled like a seal / I lay there with nothing, and loved how I feel
turn me | The crumbs in the bedclothes, the tea going cold / We'd talked about houses, and when we are old / We'd named all the children, we'd bought the top floor / The post came. We'd not even got to the door
pre | Don't move, I have only just got it all right / Your nose in my neck there, the warm, and the light
bridge me | If somebody offered me mountains, or more / A boat with my name on it tied to the shore / I'd tell them I'm sorry, I'm holding a cup / I'm busy, I'm waiting for you to wake up
`)
