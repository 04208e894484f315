import { kits } from '../../lines.ts'

export const nuisancesKits = kits(`
== hold_music|(?:on|put_on)_hold(?:_\\w+)*|customer_(?:support|services?)(?:_line)?|your_call_is_important|call_cent(?:re|er)_music
hook funny | Your call is important :: Your call is important, so stay on the line / You're fourth in the queue, and the weather is fine / I've aged, I've had children, I've had them all taught, and / They're telling me still that my call is important
hook funny | Press four :: Press one for the English, press two to be sad / Press three for the billing, it's going up, lad / I pressed every number, I'm here on the floor / A voice says, goodbye. Well, I shouldn't press four
scene | I rang them at nine with a sandwich and hope / They played me some panpipes, they played me some soap / I put it on speaker, I painted the hall / The dog's learned the harmony, pan flute and all
detail | There's one violin and it's played down a well / It stops. You sit upright. You're starting to tell / Your name to a human. It's only a click / And back come the panpipes, relentless and thick
story | At quarter past two came a woman called Dee / She'd lovely warm vowels, she listened to me / I told her it all, and I tried to stay sane / She said, I'll transfer you. The panpipes. The pain
turn | I said, Dee, don't go, and I heard her breathe in / She said, I'm not meant to. It's noisy, the din / She fixed the whole thing with one tap of a key / We talked about dogs until quarter to three
feel | We're out there, all over, in kitchens, in cars / All listening to Vivaldi played through some jars / If we could be joined, just the queue, on one phone / We'd none of us need them. We'd none be alone
pre | We're sorry, we're busy, we value your time / Have you tried the website? The website is fine
bridge | And when I arrive at the gate made of pearl / I bet there's a desk with a bored-looking girl / She'll say, he's with someone, he'll not be too long / And out of the clouds comes a slow panpipe song

== pot_?holes?|road_?works|traffic_cones?|diversions?|road_(?:closed|repairs?)
hook funny | Mind the hole :: Mind the hole, mind the hole, it's the size of a cow / It had my exhaust, and it's had the front plough / We've named it, it's Gerald, it's out of control / The mayor drove in Tuesday. So mind the hole
hook funny | Expect delays :: Expect delays, said the sign, and they came / Expect delays till you've lost your own name / The cones had two babies, they graze there all day / There's nobody digging. Expect delays, they say
scene | A hundred small cones in a line on the hill / They've stood there since autumn, they're standing there still / There's no one, no digger, no man with a spade / A kettle's been seen in the little tent's shade
detail | It's swallowed a bike and a pram and a wheel / It's got its own ducks now, it's got its own eel / The council have been, and they've sprayed it with white / A circle, like crime scenes. They drove off, polite
story | A woman in Leeds put geraniums in / She watered it Thursdays, she gave it a bin / They sent her a letter, she'd broken some law / They filled it by Friday. She'd started two more
turn | I sat in the jam with the window wound down / The man in the next car had come from my town / We'd been in the same class, we'd shared the same bench / We laughed, and we caught up. He lent me a wrench
feel | You rage at the red, and you rage at the wait / You drum on the wheel that you're five minutes late / For what? For a meeting. The sun's on the dash / There's somebody singing. There isn't a crash
pre | Left at the barrier, left, and then back / Follow the arrow, it's yellow and black
bridge | They mended the lot of it, smooth as a plate / We fly down the hill now, and no one is late / But kids with a bucket come by there, and pine / They used to sail boats there. The mayor was a sign

== (?<!-)in[-_]?laws(?!_\\w*_?(?:for|to)_(?:dinner|lunch|tea))(?:_\\w+)*|visiting_(?:relatives|in-?laws)|unexpected_guests?|house_?guests?
hook funny | They're early :: They're early, they're early, they're up on the drive / They said about seven, it's quarter past five / I'm wearing a towel, my hair's wet and curly / Get under the bed, love, they're early, they're early
hook funny | Just the three nights :: Just the three nights, and they've brought their own chair / They've moved all the saucepans, they've views on my hair / They've turned up the heating and turned off the lights / It's Tuesday the ninth now. It's just the three nights
scene | I've hidden the washing, I've hidden the wine / I've put out the vase that they gave us, the swine / I've hoovered the hoover, I've polished the cat / The bell's gone. You open it. No, I said that
detail | Her finger goes over the top of the door / She looks at the fingertip, looks at the floor / He's fixing a tap that was working till then / He's watching the news with the volume at ten
story | She asked if we'd tried it the way that she does / She asked what the smell and the small noise was / I went to the shed, and I counted to nine / I found he was in there. He offered me wine
turn | I came down at midnight for something to eat / She sat at the table, with nothing on her feet / She said, I don't sleep since the house got so still / I put on the kettle. We sat there until
feel | They made you, that pair, with the chair and the pan / They taught you to walk, and away you ran / Now they have the quiet, the clock in the hall / I'd turn up too early. I'd touch every wall
pre | Smile, they've come far, and she means it so well / Was that the doorbell? No, that's how they yell
bridge | We waved till the corner, we fell on the bed / We laughed at the saucepans, and at what she said / And there on the pillow, a note, and a key / You come to us Easter. And bring me some tea

== toilet_(?:seat|paper|roll)(?:_\\w+)*|(?:hog(?:s|ging)?|steals?|stealing)_the_(?:blankets?|covers|duvet)|(?:blanket|duvet|cover)_(?:hog|thief)|sleeping_with_cold_feet|(?:your|her|his|my_wife's)_cold_feet|thermostat(?:_\\w+)*
hook funny | Give me my half :: Give me my half of the duvet, you swine / The bed is a country, we've each drawn a line / You've rolled like a sausage, I'm cold as a calf / I married you gladly, but give me my half
hook funny | Who touched the dial :: Who touched the dial? I had set it just so / It's tropics in there, with a palm tree to show / I put on a jumper, you stripped with a smile / It's war in the hallway. And who touched the dial
scene | You come into bed with two fish made of ice / You put them on me, and you tell me it's nice / I scream like a kettle, you sigh with delight / You're asleep in a second, and I'm up all night
detail | The seat's up, the lid's off, the roll's down to brown / The toothpaste is strangled and hung upside down / There's one hair of yours on the soap like a smile / I've known you for ever. It's been a long while
story | I drew a chalk border, I pinned down the sheet / I bought my own blanket, I kept it quite neat / At two in the morning I woke with a sneeze / You'd both of them on you, and both of my knees
turn | You went for one week to your sister's in Stroud / The bed was a prairie, I laughed right out loud / I'd all of the pillows. I lay there till four / I missed your two fish, and I wanted them more
feel | The films don't have that in, the seat and the sock / They end with the kiss and they turn off the clock / But love is a tug at a quarter past three / You pulling the warm off, and back onto me
pre | Shove over, move over, that's mine, and that's yours / Stop breathing that way, and don't tell me it's snores
bridge | When one of us goes, and the other one's left / With all of the blanket, and slightly bereft / I hope I go first, for I'd not know what's mine / A bed with no border, no feet, and no line

== (?:phone_)?battery_(?:is_)?(?:at_|on_)?(?:one|1|two|2|low|dead|dying)(?:_\\w+)*|one_per_?cent|lost_my_charger|chargers?
hook funny | One per cent :: One per cent and I'm out in the rain / One per cent and I've not caught the train / It's got my whole life, it's my map and my rent / I love you, I'm lost, I'm at one per cent
hook funny | Has anyone got a lead :: Has anyone got a lead, with the small flat end / I've asked the whole carriage, a nun and her friend / I'll swap you my sandwich, my boots, and my creed / My kingdom, my mother. Has anyone got a lead
scene | It's red in the corner, it's thin as a hair / I turned off the brightness, I sit and don't dare / I've closed all the windows, I breathe very low / A game sends a note that my sheep want to grow
detail | I've leads for a camera, a car and a drill / I've one for a phone that my gran's using still / I've drawers of them, knotted like snakes in a pit / I've tried the whole lot of them. None of them fit
story | I asked in the café, I asked at the bar / A stranger said, mine's in my coat, in the car / We sat on the floor by the plug in the wall / It filled up by inches. We talked through it all
turn | It died. And I looked up. A street and a tree / A dog with a stick coming straight up to me / I asked an old man which the way was, and he / Walked with me, and told me his whole history
feel | I used to know numbers, I used to know roads / I carried them round with me, no need of codes / Now all that I am's in a slab with no juice / I'm standing here, free, and I don't know the use
pre | Please, just one bar, and I'll never ask more / Please, just a socket, a plug in the floor
bridge | And we've our own red line, a sliver, a thread / You want to save some of it, lying in bed / But if I'd one left, and I knew where it went / I'd ring you. I'd use up that one per cent

== (?:the_)?last_(?:slice|piece|biscuit|cookie|roll|chip|donut)(?:_\\w+)*|who_ate_(?:my|the|all)(?:_\\w+)*|stole_my_(?:lunch|sandwich|yoghurt|yogurt)|(?:office|shared|work)_fridge|expired_milk|milk_(?:has_)?gone_off
hook funny | It had my name on it :: It had my name on it, in big black pen / It had my name on it, I labelled it then / I put on a skull, and a bat, and a sonnet / Somebody ate it. It had my name on it
hook funny | No, you have it :: No, you have it, go on, no, I couldn't, no, you / It sits in the middle, it's looking at two / We've said it for ages, it's force of good habit / I'd kill your whole family. No, no, you have it
scene | One slice in the box and five forks in the air / And nobody's moving, and nobody'd dare / The talk is of holidays, weather and Jean / But all of our eyes have gone hungry and mean
detail | A yoghurt, best by, it was March, it's now June / A lettuce that moves if you hum it a tune / A sauce from the Romans, a cheese with a coat / A note that says, please. And a note on that note
story | I set up a camera, I baited with pie / I sat in the dark with a sandwich close by / At ten came a shadow, on tiptoe, with socks / It was Susan from payroll. She'd emptied the box
turn | I went round to tell her. She looked at her shoe / She said she'd been skipping since January, too / Her husband had gone, and the rent was so high / I bring in two lunches now. Nobody asks why
feel | It isn't the pudding, the pie, or the pear / It's somebody thinking you'd not even care / It's mine, and I made it, in rain, before dawn / I thought of it all day, and find that it's gone
pre | Who left a crumb there, and who licked the knife / Somebody's eaten the joy of my life
bridge | The last of the last, on the day the world ends / Will be one sad nacho, between some old friends / We'll look at it, weeping, the sky turning white / And someone will whisper, you have it. Good night

== mini_?vans?|people_carriers?|family_car|car_?pool(?:ing)?|school_run_car|soccer_mom
hook funny bright | Sliding doors :: I used to have leather, I used to have speed / I'd two seats, and sunglasses, all that I'd need / Now raisins have fused with the seats and the floors / I'm king of the carpool, with sliding doors
hook bright | Room for one more bag :: Room for one more bag and a tent and a bike / Room for a cello, a trike, and a tyke / It's got a big bottom, it moves like a stag / That's had a good lunch. There's room for one more bag
scene | The seats have all had things spilled into the seam / There's half of a biscuit, a sock and some cream / It smells like a swimming pool, banana and shoe / It's seven of us, and the hamster makes two
detail | A window with nose prints, a map with a bite / A shoe with a Lego, a juice-coloured light / A shell from the sea that has started to hum / A tooth in the ashtray. A fossil of gum
story | They sang the one song from the house to the coast / Four hundred and ten times, I counted, at most / By Dorset I'd joined in the third part, the low / By Cornwall I'd harmonised. Now I miss it so
turn | They've grown, and they've gone, and I hoovered the car / I found a small shoe, and a crayon, a star / I left the one raisin. I don't know what for / I drive it all empty, and open the door
feel | You think it's a loss when you trade in the fast / The roof that came down, and the girl from the past / But look in the mirror, three heads in a row / There's nobody cooler than that, that I know
pre | Seat belts and trumpets, and who's got the snack / Stop kicking my kidneys, you lot in the back
bridge | They're off to a school dance, they asked for a ride / They said, drop us down here, and slump in the side / But one of them, passing, not looking, went thump / On the roof, for thank you. I've still got the bump

== (?:my_|our_|new_|buying_an_|an_|the_)*(?:electric|hybrid)_(?:cars?|vehicles?)(?:_\\w+)*|tesla|charging_(?:points?|stations?)
hook funny | Looking for a plug :: It's silent, it's shining, it's clean as a nun / It took me to Devon, and now it is done / I'm pushing it uphill, I give it a hug / I've nine kinds of app, and I'm looking for a plug
hook bright | It doesn't make a sound :: It doesn't make a sound, so the blackbirds don't stop / It glides by the school and it glides by the shop / I hear my own tyres going over the ground / I hear myself think. It doesn't make a sound
scene | I turned on the key, and I thought it was dead / I sat there and pressed it, I went rather red / The neighbour leaned in, and he said, mate, it's on / I touched the right pedal. The driveway was gone
detail | The screen is as big as a telly, it knows / The weather, the traffic, the size of my clothes / The boot's at the front, and there's nothing inside / There's nowhere to look, and there's nothing to hide
story | We stopped at the services, three in the rain / One socket was broken, and one had a crane / One had a man sleeping, his feet on the dash / We had a long lunch there. We ate all our cash
turn | My dad likes an engine, he likes it to roar / He folded his arms and he looked at the floor / I gave him the wheel, and I told him, go, floor it / He laughed like a boy of nine, no one could ignore it
feel | I know it's not perfect, the mine and the load / I know there's a cost at the end of the road / But once, on the moor, with the window wound low / I heard a lark go up. I'd driven there slow
pre | Ninety, then eighty, and thirty to go / Turn off the heater, and try to go slow
bridge | One day they'll not know what a petrol cap is / They'll ask was it true that the cars used to fizz / And I'll do the noise for them, brrm, in the hall / They'll laugh at me kindly. It's quiet, is all

== (?:my_|a_|riding_a_|old_|pink_|red_)*(?:vespas?|mopeds?|e-?scooters?|motor_scooters?)(?:_\\w+)*
hook bright | Thirty and flying :: Thirty and flying, with crumbs in my scarf / Thirty and flying, the buses all laugh / I'm Rome, I'm a film star, there's no use denying / A dog overtook me. I'm thirty and flying
hook tender | Hold on to me :: Hold on to my jacket and lean when I lean / It's cobbles from here, and the light's nearly green / The whole of the harbour is there, and the sea / I'd drive round for ever. Hold on to me
scene | A helmet too small and a horn like a goose / A bag of baguettes and a scarf flying loose / It starts on the fourth kick, it coughs like a priest / It takes us to market, or halfway, at least
detail | It's pistachio green, and it's dented with pride / A sticker of Naples, a rip in the side / A mirror held on with a bootlace and prayer / It smells of two-stroke and of summer, and hair
story | We went to the beach, with a melon, and Sue / And Tony, a dog, and a parasol, too / They stopped us and counted. They counted again / They looked at the melon. They let us through, then
turn | I sold it at thirty, I'd work, I'd a tie / I bought a saloon, and I let the years by / I heard one last Sunday, go rasping up the hill / I stood there in traffic. I'm hearing it still
feel | You're part of the weather, you're part of the street / You smell every kitchen, you feel it like feet / In cars you are watching a film of the day / On this you fall into it, all of the way
pre | Kick it and curse it, and kick it once more / Somebody's grandma looks out of the door
bridge | I've found one, it's rusty, it's up in a shed / My knees say, you idiot. Something else said / Get on, put your arms round me, see if it starts / It coughed like a priest. And it blessed both our hearts

== (?:old_|my_first_|grandma's_|the_|our_)*(?:dial-?up(?:_internet)?|land_?lines?|rotary_phones?|vcrs?|vhs(?:_tapes?)?|video_(?:tapes?|rental|stores?)|phone_box(?:es)?|answering_machines?|old_technology|floppy_disks?)(?:_\\w+)*
hook wistful | Be kind, rewind :: Be kind, rewind, take it back to the start / The kiss, and the car chase, the bit with the heart / I'd stop it before we both said what we find / We can't ever unsay. Be kind, rewind
hook funny | Get off the phone :: Get off the phone, I'm trying to get on / It's singing like robots that swallowed a swan / It's loaded one eyebrow, it's taken till dawn / Get off the phone, Mum. And now it's all gone
scene | A shop with a carpet, a wall full of spines / We'd stand there an hour, and we'd fight for our lines / You'd want the one with the car and the chase / They'd only the box left. You'd see it in my face
detail | A cord with a curl that would stretch to the stair / I whispered to you with the flex round a chair / My father picked up in the kitchen, and sighed / We both of us waited. I nearly died
story | I've got it on tape, it's the one with the cake / There's football recorded on top, by mistake / Two seconds are left of her, turning to wave / Before it's a corner, a goal, and a save
turn | The kids found it out in the attic, and laughed / They pressed on the buttons, they thought it was daft / I showed them, you dial it, it has to go round / They stood there and did it all day for the sound
feel | It wasn't much better, it broke and was slow / You couldn't find out what you needed to know / But someone could call you, and you not be there / They'd think, she's out walking. And nobody'd care
pre | Whirr, and then click, and then please insert two / Wait for the tone, and then say who is who
bridge | It's all in the cloud now, it's clean and it's thin / There's nothing to wind up, there's no way back in / I'd trade all that memory, all that they sell / For one wrong-speed second of her, laughing well

== (?:hoa|homeowners?_association)(?:_\\w+)*|leaf_blowers?(?:_\\w+)*|garden_gnomes?(?:_\\w+)*|(?:stolen|missing)_gnomes?
hook funny | It's not approved :: It's not approved, that's a lavender door / It's not approved, it was beige, as before / Your gnome is too cheerful, your hedge hasn't moved / Your joy's over six feet, and it's not approved
hook funny | Blow them all back :: Seven a.m., and it starts up its whine / He's blowing his leaves off his lawn onto mine / I've bought a big blower, it's shiny and black / I wait till he's sleeping, and blow them all back
scene | A street like a toothbrush, each blade to the same / Each mailbox in taupe, with a tasteful last name / A woman with clipboard goes by on patrol / She's measured my grass, and it's out of control
detail | A letter on Monday, the bin was in view / A letter on Tuesday, the hose was too blue / By Friday a picture, long lens, of my cat / He's looking untidy. They've fined me for that
story | Somebody took Norman, my gnome with the rod / A card came from Egypt, it said, thank God / He's there by the Sphinx with his hat and his grin / He's been to the Alps since. They post him back in
turn | The clipboard lady slipped on the ice by her drive / I saw from the kitchen, at quarter past five / I ran with a blanket, she shook in my arms / She said, that's not regulation. It's got its charms
feel | They want it all level, the whole of the earth / They think if it's even, then that's what it's worth / But something came up through the crack in the stone / It's yellow. I watered it. Leave it alone
pre | Section eleven, and paragraph nine / No wind chimes by daylight, no flags and no shine
bridge | When I have been lowered, six foot and no more / I hope there's a dandelion grows on that floor / Then hundreds, then thousands, and none of them moved / All over their edges, and not one approved
`)
