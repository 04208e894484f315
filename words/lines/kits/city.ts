import { kits } from '../../lines.ts'

export const cityKits = kits(`
== laundr(?:omats?|ettes?)|launderettes?|coin[-_]?(?:op|laundry)|laundry_day_at|spin_cycle
hook | Round and round :: Round and round goes the shirt that you left / Round and round, and the sock is bereft / I sit in the laundromat, feeding it pounds / And all that we were going round and round
hook | Spin cycle :: Spin cycle, hold on, it's starting to shake / The laundromat's moving, the windows all quake / My heart's in there too, with the jeans and the sheet / Spin cycle, spin cycle, and dance with your feet
hook | Forty degrees :: Love me at forty degrees / Colours together, and gently, please / The laundromat's shut, and I'm down on my knees / You can't wash a heart above forty degrees
scene | It's ten at night, it's warm in here / The strip light hums into my ear / A man in slippers reads the rules / Two students kiss on plastic stools
detail | The powder comes in little cups / The dryer eats the buttoned-ups / There's someone's bra upon the chair / There's always someone's underwear
story | I took her washing by mistake / I got home, and I saw the lake / Of little dresses, size of three / I ran. She'd all my boxers. See
story | The coin got stuck, she hit the side / She knew the place, she knew with pride / She said, it's always number four / We married. We still live next door
feel | You cannot hide a thing in foam / You see what people take back home / The single sheet, the baby's bib / The uniform, the dropped-down crib
turn | I'd worn his jumper since he went / It hadn't lost that garden scent / I held it by the open door / I washed it. It's just wool. What for
detail | The pensioner with eighteen towels / Does crosswords in here, hates the vowels / She'll fold your sheets, she'll hold an end / You walk together. That's a friend
turn | The coat came out two sizes small / I gave it to the kid in the hall / He wears it like a king in snow / It fits him like it meant to go
detail | There's one red sock in with the white / We'll all be rosy pink tonight
feel | I watch the suds, I watch the drum / It's church for those who cannot come
pre | Coin in the slot and the water comes down / Somebody's Tuesday is turning round
bridge | If you could put a life in there / The lies, the wine, the maiden's hair / Take out the stain, and leave the blue / I think I'd keep a spot. Of you
end | It clicks, and it stops, and the shirts are done / I carry it home, as warm as the sun

== night_bus(?:es)?|last_bus(?:_home)?|bus_home|top_deck|miss(?:ed|ing)?_the_(?:night|last)_(?:bus|train|tube)|last_train_home
hook | Night bus :: Night bus, night bus, wait for us / Kebab, lipstick, tears and fuss / Who's that singing? It's not us / Yes it is. It's the night bus
hook | Wake me at the end :: Wake me at the end, if I nod off again / I slept on the night bus from Deptford to Penn / The driver's my pillow, my priest and my friend / I live by the depot. Wake me at the end
hook | Hold on to the pole :: Hold on to the pole when the night bus swings round / Hold on to the pole, with your feet off the ground / We're drunk and we're weary, we're all of us coal / Glowing a little. Hold on to the pole
scene | Windows steamed and someone's drawn / Hearts on them from dusk till dawn / Three girls barefoot, shoes in hand / Singing something, quite unplanned
detail | Smell of vinegar and rain / Someone's ringing home again / Someone asleep with all his might / Mouth wide open like a kite
story | Boy got on with roses, eight / She'd not come. He'd had to wait / Gave them out along the row / Cleaners, drunks, a nurse called Flo
story | Man in half a wedding suit / Cake in box and only one boot / Said, I'd do it all, you know / Just not with the man from Stowe
feel | Up on top you see it all / Cranes and rivers, spire and wall / All those windows, one by one / Someone up for everyone
turn | Someone cried. We looked away / Then an old girl, bent and grey / Shuffled up and took her hand / No one got off. All still. Grand
detail | Driver's got a flask, a cough / Says goodnight as you get off / Says it forty times or more / Means it, too, through every door
turn | Day comes up at Tanner's Hill / Pink on every window sill / Drunks get off and bakers board / Same seat, warm. Good morning, Lord
detail | Bell goes ding and no one goes / Someone leaned on it with his nose
feel | Two stops left, and rain, and chips / Still the taste of you on lips
pre | Hand out, hand out, flag him down / Last way home across the town
bridge | Home's not far and home's not near / Home is when the brake says, here / Till then we are, wet and late / A sort of family. Of eight
end | Off it goes, with its lights, alone / Empty and golden, and I walk home

== corner_(?:shops?|stores?)|bodegas?|news_?agents?|village_shop|kiosks?|late[-_]night_shop|off[-_]licen[cs]e|penny_sweets|sweet_?shops?
hook | Open till late :: Open till late, with a bell and a light / The corner shop's burning a hole in the night / There's milk, and there's matches, there's someone to hate / The weather along with. It's open till late
hook | Anything else, my love :: Anything else, my love? says the man with the till / The corner shop's closing, and no one sits still / The eggs and the paper, the rain up above / No, nothing else, really. Anything else, my love
hook | Put it in the book :: Put it in the book, would you, just till next week / The corner shop knows when the cupboards are bleak / He licks on his pencil, he gives me no look / Some bread, and a mercy. Put it in the book
scene | The bell goes ting, the cat gets down / It's the smallest palace in the town / There's birthday cards and rubber bands / And tins from seven different lands
detail | There's bleach beside the custard creams / There's one balloon, there's magazines / There's plugs, there's plums, there's party hats / There's something on the shelf for rats
story | We'd twenty pence, we took an hour / The cola ones, the pink, the sour / He tipped them in a paper bag / And never once did his smile sag
story | Two lads came in with hoods and knives / He asked them, had they got no lives? / He knew their mums, he knew their school / They stacked the shelves. They felt a fool
feel | I only came to get some bread / I tell him all that's in my head / He says, it's just the time of year / He's said it since I moved in here
turn | The night my father died I went / For milk. I don't know what I meant / He came around and locked the door / And stood with me upon that floor
detail | A postcard says, lost tortoise, Fred / A cot for sale, a single bed / A man with van, a girl who sings / The whole street on two bits of strings
turn | They've built a superstore with lights / With forty tills and Sunday nights / It's got the lot, it's got it cheap / It doesn't ask how did I sleep
detail | The fridge is humming in the dark / The milk and moon both leave a mark
feel | He counts my change into my hand / And winks. We're both from some far land
pre | Ting goes the bell, and it's cold, come in / Mind out for the cat and the biscuit tin
bridge | The lamp's a yolk on rainy stone / It's lit for anyone alone / And should the whole world come to stop / I'd pop down to the corner shop
end | The shutter comes down like a long, tired word / See you tomorrow, he says. And I heard

== moving_boxes|cardboard_box(?:es)?|packing_(?:up|boxes|the_house)|boxes_(?:everywhere|in_the)|removal_(?:men|van)|moving_day|mov(?:e|ed|es|ing)_(?:to_a_)?(?:new_(?:city|town|flat|place)|across_the_country|again|houses?)|house_move
hook | Fragile :: Fragile, it says, with an arrow for up / Moving day's boxes, the lamp and the cup / Fragile, it says, and the tape's going round / I wish I'd come labelled so, safe and sound
hook | Where's the kettle :: Where's the kettle? It's in box twenty-three / Where is box twenty-three? It's under the sea / Of boxes marked Moving and boxes marked Me / The bed is in pieces. Where's the kettle? Where's tea
hook | Misc :: There's nine boxes marked with the one word, Misc / There's love in there somewhere, a shoe and a disc / We're moving, we're moving, we're taking the risk / I've packed up my whole heart in a box marked Misc
scene | We wrapped the plates in last week's news / I wore four coats to save on room / We found the cat, we found the fuse / We found the top half of the broom
detail | There's lighter squares upon the walls / Where pictures kept the sun away / An echo in the empty halls / That says whatever you would say
story | The wardrobe got stuck on the stair / It's been there now since half past two / My dad's behind it, in a chair / We pass him soup and biscuits through
story | I found your letters in a shoe / I sat and read them on the floor / The van was waiting. And I knew / I'd never read them right before
feel | You tape it shut, you write it down / As if you'd know what you had there / Ten years of Tuesdays in this town / They weigh the same as books, or air
turn | We'd pencilled him against the door / The marks for two, for nine, for ten / You can't take that, the agent swore / We unscrewed it. It's with us, then
detail | The sofa's out upon the grass / The lampshade's sitting in its lap / And people, walking by it, pass / As if our life was in a trap
turn | The new house doesn't know us yet / It creaks at us, it's cold, it's wide / I put your slippers out. A bet / It smells like ours, now, just inside
detail | The last box holds a fork, a shoe / A bulb, a bit of blue, and you
feel | We hoover where the bed has been / I find the ring. It's gone quite green
pre | One more for the road and a hand on the tape / Everything's squeezed in a rectangle shape
bridge | And when they carry me from here / One box, no label, down the lane / Write, this way up. Write, handle, dear / Write, kitchen. Put me near the rain
end | We lie on the floor with a pizza, some tea / It's nobody's ceiling. It's you and it's me

== parking_(?:tickets?|spaces?|spots?|fines?|meters?|wardens?|lots?)|traffic_wardens?|(?:can't|cannot|nowhere_to|find\\w*_(?:a_place_to|somewhere_to))_park|clamped|towed_away|car_got_towed|speeding_(?:tickets?|fines?)|no_parking
hook | Only two minutes :: I was only two minutes, I swear on my life / I was only two minutes, with eggs for my wife / A parking ticket as thin as a knife / I was only two minutes, and look at the strife
hook | Round the block :: Round the block, round the block / Half past six by someone's clock / No ticket if you never stop / I'll park in March. Round the block, round the block
hook | Yellow line :: Love's like parking on a yellow line / You know that it's trouble, you think it'll be fine / A ticket comes fluttering, gentle, a sign / I've got your name, honey, on a yellow line
scene | A flap of plastic on the glass / It says that I have parked on grass / I look around for grass to see / There's one blade. It's in front of me
detail | The sign says, permits Monday, ten / Till four, except for blue badge men / Who have a B. It says, see over / I did. It's bushes, and a rover
story | I saw her write it, saw her lick / The pencil tip, she wasn't quick / I begged, I wept, I did a jig / She clapped. The fine is just as big
story | I found a space, it was a dream / It was in sun, it had a gleam / I parked. I've rented out the flat / I live here now. And that is that
feel | I've paid my tax, I've fed the birds / I've loved my mum in deeds and words / And what did all that goodness win? / Just sixty quid, and paid within
turn | I wrote to them in verse. I said / My gran was ill, my gran was dead / She'd just been born. They wrote me, sir / You're very good. You still owe her
detail | The meter took my ring, my tooth / The meter told me half the truth / Expired, it flashed. I stood and thought / Not me. Not yet. I'm only caught
turn | The warden's having lunch alone / Outside the bank, upon a stone / I brought her tea. She's got two boys / They shout at her. She likes no noise
detail | I reversed in, I reversed out / A crowd had come, they'd stand and shout
feel | It's not the cash, it's not the fine / It's that I'd moved it for a sign
pre | Mirror and signal, and back it in slow / There's someone behind me who wants me to go
bridge | When I come up to Heaven's gate / They'll tell me that they're full, and late / I'll leave it running, on the kerb / And tell Saint Peter, don't disturb
end | I peel it off, and I drive away / I'll put it with the others. Good day

== city_(?:at_dawn|in_the_morning|wakes?\\w*|waking|before_sunrise|at_sunrise|at_five)|(?:dawn|sunrise|early_morning|daybreak)_(?:in|over)_(?:the|my|this)_city|walk(?:ing)?_home_at_(?:dawn|sunrise|five|six)|empty_streets|street_?lights_go_out|milk_(?:man|float)
hook | Before the noise :: The city at dawn has nothing to say / Before the noise and before the day / A fox, and a bike, and a moon gone grey / I love you the most of the time that way
hook | Who's up :: Who's up? The baker, the fox and the nurse / Who's up? A poet who's making it worse / The city at dawn's an inside-out purse / With all of us showing. Who's up? Let's converse
hook | The lamps go out :: One by one the lamps go out / City of whisper, city of shout / Dawn comes up like a fish, like a trout / Silver and slow, and the lamps go out
scene | A man in orange hoses down / The marks we left upon the town / A pigeon walks the zebra's white / As if he owned it, left and right
detail | The bins are full, the bridge is bare / There's yesterday still in the air / There's glitter in the gutter's run / And one high window's caught the sun
story | I'd danced till I had lost my shoes / I walked home through the ink-wet news / A stranger passed me, going in / We each saw where the other'd been
story | The trucks bring lettuces like heads / The florists lift the tulips' beds / A man says, here, and breaks me bread / It's burning hot. Go on, he said
feel | At noon it's nobody's, it's loud / You're just an elbow in a crowd / But now you'd think that someone made / It all for you, and never paid
turn | I used to think it didn't sleep / I saw it sleeping, saw it deep / A crane leaned over it, so mild / The way you'd lean above a child
detail | The first tram comes with all its lights / It's carrying the last of nights / The first of days is sat there, too / In overalls, with coffee. You
turn | And then a shutter. Then a door / Then one by one, and four by four / The heels, the horns, the drill, the bell / I had you for an hour. Ah, well
detail | The river's going out with foam / It takes the moon along. Then home
feel | I've lived here years, I've cursed its name / At five I take back all the blame
pre | Milk on the step and a bird on the wire / Somebody's window is catching on fire
bridge | Eight million dreams go up like steam / You walk through everybody's dream / And no one stirs, and no one knows / You saw them all without their clothes
end | I turn my key, and I pull the blind / The city gets up. I don't mind, I don't mind

== small[-_]town_(?:friday|saturday)(?:_nights?)?|(?:friday|saturday)_nights?_in_a_small_town|cruising_(?:main|the_strip)|football_lights|nothing_to_do_in_this_town|bored_in_a_small_town|tailgates?|drive[-_]?in
hook | Up and down Main :: Up and down Main, and then down it and up / Friday night, small town, with gum in the cup / We wave to the same five, we wave them again / There's nowhere to go to but up and down Main
hook | One red light :: One red light in the whole of the town / Friday night, small town, and windows rolled down / We stop for it nicely at quarter to nine / And kiss till it's green, and it's red half the time
hook | Water tower :: Meet me at the water tower, Friday night / Small town's a handful of pocketed light / They'll paint us both over in Sunday's new white / But our names are under there, Friday night
scene | There's seven pickups sitting by the feed store wall / There's somebody's cousin with a basketball / The sign outside the church says, God is watching you / The one outside the burger place says, Two for two
detail | The cop once taught us gym class, and he knows all the cars / He'll drive you to your mama's from the back of the bars / He leans in at the window and he smells peach schnapps / He tells us, get on home. And he straightens the caps
story | Darlene put on red lipstick and she sat on my hood / She said, I'm gone in August, and I'm gone for good / We drove until the gravel and we drove till the trees / I never said the one thing. I said, watch your knees
feel | We cussed it all the summer, and we swore that we'd leave / We spat out of the window with a heart on each sleeve / And now I'm in a city with a million to know / And no one lifts a finger off the wheel for hello
turn | I drove back for a wedding and I took the old street / The same five cars were parked there in the August heat / A kid looked up and waved to me, and how could he know / I'd sat there on that tailgate thirty summers ago
story | The band was me and Wendell and a borrowed bass drum / We played the grange on Fridays to whoever would come / The night that Wendell's string broke, well, the whole room sang in / And that's as near to heaven as I think I have been
detail | There's moths around the ball field and a score on a board / There's corn on either side of us as far as the Lord / There's fries between the seats there from the year we were born / And someone's leaning, happy, on somebody's horn
feel | There's nothing here to do, we said, and did it till three / I'd trade you all I've done since for that nothing, and me
detail | The dust hangs in the headlights and the radio's low / It's one more time around, and then it's home we go
pre | Roll it down, roll it down, and let the crickets in / Somebody's got a six-pack and a violin
bridge | They don't put up a statue for a thing such as this / A parking lot, a pretzel and a cherry-gum kiss / But I could draw you blindfold where the potholes begin / And show you where we sat there, with the whole summer in
end | The red light goes to blinking, the night goes to blue / I'm sitting at it waiting, as if you were, too

== ferr(?:y|ies)(?:_\\w+)?|on_the_(?:ferry|car_deck)|boat_to_the_island|crossing_the_(?:channel|strait|water)
hook | Halfway over :: We're halfway over, we're halfway there / With salt in my sandwich and salt in my hair / The ferry goes slowly, the gulls want their share / I'm nobody's neighbour and I haven't a care
hook | Wave till they're small :: Wave till they're small on the ferry's back rail / Wave till they're dots, and then wave to the sail / I said I'd be back by the end of the fall / You wave like a child does. I wave till you're small
hook | Car deck :: Return to your vehicles down on car deck / With knees gone to jelly, a crick in the neck / The ferry is bumping, the ropes in a wreck / There's land in the window. Car deck, car deck
scene | The ropes go slack, the chimney shouts / The quay begins to slide / We stand among the bags and scouts / And feel the world grow wide
detail | There's soup that's leaning in its bowl / There's someone green in white / There's one old man, a cheerful soul / Who's come to fly a kite
story | A bride was crossing for the day / Her veil blew off the rail / A gull flew with it down the bay / The first to wear a veil
story | They'd parked my car behind a truck / Of sheep. We couldn't pass / They looked at me and chewed. With luck / They said, we've got first class
feel | It isn't here, it isn't there / It's where you're let to be / The phone goes dead, and I don't care / There's just the wake, and me
turn | I came across with all I had / One bag, one name, one shoe / The ferryman said, not so bad / I once came over, too
detail | The children hang across the side / They're counting jellyfish / A couple's kissing, goggle-eyed / They've dropped their phone. A wish
turn | You came to meet me off the boat / You'd walked down in the wet / You'd got your arms inside my coat / I haven't left you yet
detail | The engine hums beneath the floor / It's in your teeth, from shore to shore
feel | I like a road that moves, and stops / For nothing but the spray, the drops
pre | Lean on the rail with your face to the foam / Half of me's leaving and half's going home
bridge | I think that's how I'd like to go / No tunnel and no light / A deck, a bench, an engine, slow / And lamps, and then goodnight
end | The ramp comes down, and the chains go slack / It's lovely to get here. It's lovely back

== (?:mountain|log|wooden|little|old|lake|winter)_cabin|cabin_(?:in|by|on|up|fever|weekend)|off[-_](?:the[-_])?grid|living_in_the_woods|wood_?stove|chopping_wood
hook | No signal :: No signal, no signal, one bar on a rock / The cabin is ticking, and that's just the clock / My boss is up there with his knock, knock, knock / No signal, no signal. I've turned up the lock
hook | Another log on :: Another log on, and the rain on the tin / The cabin leans over and tucks us all in / There's nothing to do here, so let us begin / Another log on, love, and come on in
hook | Chop wood :: Chop wood, haul water, and look at the hill / The cabin's so quiet you hear it stand still / I came for a weekend, I'm staying until / Chop wood, haul water, and look at the hill
scene | The key is where it was, beneath the stone / The mouse has had the oatmeal to the bone / The stove is cold, the beds are full of moth / We wipe the winter off it with a cloth
detail | One pot, one pan, one knife that doesn't cut / One door that's only open, never shut / One shelf of thrillers missing every end / One wasp, who will be staying as a friend
story | We brought four kinds of cheese and one good light / We hadn't brought a match. We sat that night / In all the clothes we owned, and ate it cold / And told the truth. It's strange, the things you're told
story | A bear came by on Sunday for the jam / He looked at us the way that I eat ham / He read the sign that says to wipe your feet / He wiped them, took the jar, and took a seat
feel | By Tuesday I had nothing left to check / I'd felt the string come looser in my neck / I heard a leaf come down, I heard it land / I'd never heard a thing so close at hand
turn | My father built it, one nail at a time / He couldn't cook, or talk, or keep a dime / But put your palm along the window's frame / It's straight. It's smooth. He wrote it there. Your name
detail | The privy's up the hill, it has a view / You leave the door wide open, as you do / The stars come in, an owl is on the beam / It's colder than it ever is in dream
turn | I drove back down, and at the second bend / It all came through, the pings, without an end / I turned the car. I told them there was snow / In June? they said. You'd be surprised, you know
feel | The kids were bored for just about an hour / They built a town. They've voted in a flower
detail | The kettle sings, the dark comes to the glass / It breathes on it. It lets the evening pass
pre | Kindling and paper, and blow on it slow / There goes the first of it, there's the first glow
bridge | I don't want much. I want what I have here / A door to shut, a sky that's nearly clear / Somebody's elbow, someone's turning page / And rain, that's older than the oldest age
end | We sweep the floor, and we bank the fire / The key's back under. I'm not one to tire

== (?:stuck_in_(?:a|the|an)_)?(?:lifts?_(?:is_|was_)?(?:broken|stuck|with)|elevators?(?:_\\w+)?)|stuck_in_(?:a|the|an)_(?:lift|elevator)|between_(?:two_)?floors|escalators?
hook | Between two floors :: Stuck between two floors, five of us, five / The elevator hiccuped, and we're all still alive / There's a man with a tuba, a cake and a hive / Stuck between two floors, but we're going to thrive
hook | Going up :: Going up, going down, going nowhere at all / The elevator's sleeping halfway up the wall / You pressed, and I pressed, and we both got the call / Going up, going down, I'm beginning to fall
hook | Don't look at the mirror :: Everyone look at the numbers, the floor / Nobody speak in an elevator, nor / Cough, and don't look at the mirror. We're stuck / Hello then, I'm Barry. Well, isn't that luck
scene | Ding, and thud, and lights go brown / No more up and no more down / Suit with briefcase, girl with pram / Postman, poodle. Here I am
detail | Press the bell, it rings, it rings / Far away a lady sings / Your call matters, says the tape / Have you tried the fire escape?
story | Suit was first, he lost his tie / Told us how he'd learned to lie / Postman held him like a child / Poodle licked him. Baby smiled
story | Someone had a bag of plums / Someone had some chewing gums / Shared them out by moon of phone / Best meal that I've ever known
feel | Nine long years we've ridden there / Knew the back of each one's hair / Never knew that three is Ray / Never knew he once could play
turn | Then with a jerk, and up we went / No one moved. We were content / Doors slid open, there's the hall / Someone pressed it, shut, for all
detail | Breath goes shallow, walls come near / Girl beside me says, I'm here / Count the rivets, say a town / Berlin, Boston. Calming down
turn | Every June we meet again / In the lift at half past ten / Press the red one, share the cake / Married two. One more, I'd take
detail | Maximum eight, it says, and dogs / We are five and one who clogs
feel | Nobody's late when no one goes / Nobody's rich with untied bows
pre | Press it and press it, it won't come more / Somebody's jazz coming out of the floor
bridge | All of us in boxes, hung / On a wire, and up we're strung / Only difference that I see / Some boxes stop, and some meet me
end | Doors go open, and off we tread / See you on Monday, is all that we said

== (?:street|night|farmers?|fish|food|flower|saturday)[-_']*s?_markets?|market_(?:day|stalls?|square|traders?)|street_food|food_(?:trucks?|stalls?|vans?)|noodle_stall|hawkers?
hook | Three for a pound :: Three for a pound, and they're lovely, they're round / The market's awake, and it's making that sound / There's street food and gossip by pinch and by pound / And nobody's lonely at three for a pound
hook | Try a bit :: Try a bit, try a bit, here on a stick / Street food and market smoke, spicy and quick / I came for a lemon, I'm full, and I'm sick / With love for the lot of you. Try a bit, pick
hook | Follow your nose :: Follow your nose where the market smoke goes / Garlic and caramel, follow your nose / Past the street fiddler, the food and the crows / Hungry, my heart is, so follow your nose
scene | The awnings go up with a clatter at five / The crates and the lobsters are barely alive / There's steam off the dumplings, there's ice on the bream / And somebody's uncle who's starting to scream
detail | A mountain of melons, a river of beans / A radio shouting in two kinds of queens / There's pineapple, chilli, there's mud on the leek / There's cheese you could hear coming most of the week
story | I asked for a peach and he gave me the speech / His father, the orchard, the worm in the peach / I bit, and it ran to the end of my sleeve / I've sold up in London. I'm not going to leave
story | The lady at noodles has one pot, one pan / She's been on that corner since time first began / She looks at your face, and she knows what you've had / She puts in more ginger on days that are sad
feel | You can't do it clicking, you can't do it neat / You do it with elbows, with bargains, with feet / You do it by arguing, thumb on the plum / You do it by asking her, how is your mum
turn | At four they go quiet, the prices come down / The poor and the proud come from both ends of town / And no one says charity, no one says free / They say, love, you'd help me. It's weighing on me
detail | A wok like a comet, a grill like a sun / A queue like a choir where they wait for a bun / There's sauce on the parking fine, sauce on the pram / There's sauce on the bishop, and sauce where I am
feel | My gran taught me haggle, she taught me to frown / She walked off so slowly, the price would come down
detail | A thumb for the onion, an ear for the bread / A nose for the melon, she tapped on its head
pre | Come on, my darlings, who's next in the queue / Last of the cherries, I saved them for you
bridge | They'll tell you that cities are made out of glass / Of banks and of bridges, of money and brass / They're made out of somebody up before light / To build us a mountain of oranges, right
end | The hose and the broom, and the gulls and the rain / There's one squashed tomato. Tomorrow again

== park_bench(?:es)?|bench_(?:in|by|at)_(?:the|a)|feed(?:ing|s)?_the_(?:ducks|pigeons|birds)|(?:in|through)_the_park|sunday_in_the_park|people[-_]watching
hook | Room for two :: There's room for two on a bench in the park / There's room for two until it gets dark / The ducks are a committee, the dogs like to bark / Shove over a little, there's room for a lark
hook | In memory of :: In memory of Edith, who liked it in May / I sit on her bench in the park every day / The brass has gone green where the rain finds a way / I tell her the weather. She's little to say
hook | Here come the ducks :: Here come the ducks, with their elbows out / Here come the ducks, they know what I'm about / I sit on my park bench with bread and with doubt / And nobody loves me like ducks do, no doubt
scene | A man is sleeping with a hat / A kite is stuck, like that / Two students hold a hand each way / They've nothing yet to say
detail | The joggers pass, in pink, in pain / And round they come again / A toddler's chasing after geese / A goose is seeking peace
story | Old Walter sits from nine till three / He'd like to talk to me / He fought, he loved, he sold some shoes / He reads me out the news
story | A ball came down and hit my pie / The boy began to cry / We played till half past five, all told / I'm sixty-eight years old
feel | I do not knit, I do not read / I've all the bench I need / I watch them go, I wish them luck / I'm neutral. I'm a duck
turn | One day there was a space by me / Where Walter used to be / A woman came, his coat, his nose / She asked. I told. She rose
detail | The leaves come down, the lamps come on / The ice-cream man has gone / A dog has brought me, wet and green / The best stick he has seen
turn | We met there when the leaves were red / It's taken, so you said / And then you took away your hat / We've sat since then like that
feel | You sit on years, on names in brass / On gum, on bits of glass
detail | The pigeon's got one leg, one eye / He's still a better dad than I
pre | Crumbs in a bag, and the sun going round / Somebody's tuba, a long way off sound
bridge | And when I'm gone I'd like a plank / Not marble, not a bank / A place where lovers, drunk and late / Can put their sandwich. Great
end | They're locking the gates with a bell and a shout / I fold up my paper. The ducks are all out

== (?:petrol|gas|service|filling)_stations?|gas_station_(?:coffee|at)|motorway_services|rest_stops?|forecourt
hook | Pump number four :: Pump number four, and it's twenty past three / There's nobody here but the moths and me / The gas station's lit like a ship out at sea / Pump number four, and a paper cup of tea
hook | Fill her up :: Fill her up, fill her up, and a pie and a map / Gas station roses, one rose with a strap / I bought you the last one, it's lost half its sap / Fill her up, fill her up, and then sleep in my lap
hook | Last one for ninety miles :: Last gas station, last one for ninety miles / Last chance for coffee and last chance for smiles / I've a quarter of tank and a trunk full of trials / Oh, lonely and lovely, last one for ninety miles
scene | Neon buzzing, moths are tapping / Rain comes sideways, gutters slapping / Boy behind the glass is reading / Poems. Lips are moving, pleading
detail | Coffee like a burnt umbrella / Pie that's older than the seller / Rack of maps and rack of candy / Cactus, scraper, rope comes handy
story | Woman in a ballgown, crying / Bought a wrench and started prying / Fixed the belt and wiped her fingers / Drove off singing. Still, it lingers
story | Trucker asked me where I'm heading / Home, I said, my sister's wedding / Gave me half a sack of cherries / Told me, when in doubt, take ferries
feel | No one lives here, all are leaving / No one's judging, no one's grieving / Everybody's half a stranger / Half in hope and half in danger
turn | I was leaving, it was ended / Nothing more that could be mended / Bought some gum, and by the mustard / Turned the car round, red and flustered
detail | Bell goes ding, the fridge goes shudder / Rain outside from every gutter / Red clock on the wall is sticking / Nothing here but moths and ticking
turn | Boy looked up and said, where's morning / East, I told him. Look, it's yawning / Out he came and stood there, blinking / Shared my gum. We both were thinking
detail | Truckers sleeping, wipers ticking / Somewhere there's a bulb that's flicking
feel | Five for petrol, two for humming / Out there somewhere dawn is coming
pre | Card in the slot and the numbers go round / Somebody's heart in a car with no sound
bridge | Half the world is dark, and driving / Half of leaving, half arriving / Here's a lamp for those not staying / Here's a hum as low as praying
end | Lid on the cup, and the wipers go / Left for the city, and right for the snow
`)
