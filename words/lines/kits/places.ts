import { kits } from '../../lines.ts'

export const placesKits = kits(`
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:new_york(?:_city)?|nyc|manhattan|brooklyn|harlem|times_square|central_park|the_bronx)
hook | Steam and Yellow :: Steam and yellow, and it never says when / Steam and yellow, round the block and again / Eight million strangers, and each one a fellow / I'm lost, and I'm home in the steam and yellow
hook wild | Don't Walk, Run :: The sign says don't walk, so I don't walk, I run / The avenue's wide as the barrel of the sun / I've ten bucks, a bagel, a dream like a gun / The sign says don't walk, honey, don't walk, run
scene | The hydrant is open, the kids are all wet / A man sells umbrellas it hasn't rained yet / A trumpet comes up from the grating below / And all of the steam has got somewhere to go
story | I slept on a sofa that slept on the floor / I waited on tables for six weeks and four / A lady in furs left a note on the bill / It said, keep on singing, I'm keeping it still
detail | The pretzel man's glove and the pigeon's one leg / The deli at midnight with bacon and egg / The fire escape where the basil pots grow / A window with somebody practising, slow
feel | It doesn't much love you, it doesn't much care / It won't hold the lift, and it won't stroke your hair / But some night in June with the towers alight / It winks, and you know that you'll stay, and you'll fight
pre | Rattle of subway, a bell and a door / Somebody's singing on every floor
bridge | Each window's a heart with a lamp in its hand / They came off the boats with a rope and a band / The lady stands green, and she's still got the flame / She's asked you for nothing, not even your name
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:london|big_ben|thames|camden|soho|brixton|hackney|the_underground)
hook | Mind the Gap, My Love :: Mind the gap, my love, mind the gap and the rain / The Northern Line's sulking, it's stopped us again / There's two of us under, a river above / Hold on to my coat there, mind the gap, my love
hook bright | Top Deck, Front Seat :: Top deck, front seat, with my feet on the rail / The bridges and bankers and half-price-sale / The whole of the city comes up in the heat / I'm driving it, really, top deck, front seat
scene | It's drizzling on bishops, it's drizzling on kings / The cabbie's got views upon most living things / The river's like tea that was left on the side / It's carried more secrets than ships on its tide
story | We met on the steps of the wrong kind of bar / You'd come up from Croydon, I'd not come from far / We walked till the milk floats, from Bow to the Strand / By Waterloo morning, you'd taken my hand
detail | The parakeets screech on the Hampstead Heath trees / A market of mangoes, and vinyl, and cheese / A blue plaque for someone that no one has read / A fox on the steps of the bank, being fed
feel | It's dear, and it's dirty, it won't learn your name / It's sixteen old villages stuck in one frame / You hate it by Tuesday, you swear that you'll go / Then sun hits the river, and what do you know
pre | Doors closing, doors closing, stand clear of the line / Somebody's shoulder is leaning on mine
bridge | It burned, and it flooded, it hid underground / It sang in the stations with bombs all around / It put up its shutters and swept up the glass / And opened at nine, with a nod as you pass
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:paris|eiffel|montmartre|the_seine|france|french_(?:girl|caf[eé]|riviera))
hook tender | Butter and Rain :: Butter and rain on a street with no name / Butter and rain, and the lamps like a flame / You tore the croissant, and you gave me the same / I'd live upon nothing but butter and rain
hook wistful | Your Half of the Umbrella :: Your half of the umbrella is dry, it is bare / I walk by the river as if you were there / The bridges are counting each pair upon pair / Your half of the umbrella's still waiting in air
scene | The chairs face the street like the seats at a play / An old man in velvet walks by with a spray / The zinc of the roofs has gone pink, then gone grey / And someone's accordion can't get away
story | We rented a room at the top of the stair / With one crooked window, a stove and a chair / You saw half the tower if you leaned on your toes / I saw, all the time, just the edge of your nose
detail | A cheese that could walk, and a wine from a jug / A dog in a basket, a cat on a rug / The metro's green iron, like stems of a vine / A poem in chalk going over the line
feel | They say it's a cliché, they say it's a card / I came here to sneer, and I found that too hard / It's something the light does, at quarter to eight / It tells you that nobody's ever too late
pre | Slow as the barges and soft as the stone / Nobody here ever walks it alone
bridge | The lovers have locked up their names on the rail / The weight of it bent it, the iron went pale / They cut them all off, and they carted them through / The bridge is still standing, and so, love, are you
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:berlin|kreuzberg|east_germany)
hook | Still Dark at Noon :: Still dark at noon, and the beat's going on / Still dark at noon, and the week is all gone / I came with a coat, and I'll leave with the moon / Nobody knows it's still dark at noon
hook wistful | Where the Wall Ran :: Where the wall ran there's a line in the street / Two rows of grey cobbles go under our feet / You kissed me on one side, and I, if I can / Will kiss you on both of them, where the wall ran
scene | The late shop has beer, and the bridge has a band / A bike with a tuba, a wurst in each hand / The trams are bright yellow, the courtyards are deep / The ghosts and the students are too young to sleep
story | My gran had a brother she saw from a stair / He'd wave her a towel from the east of the square / For twenty-eight years it was white, like a dove / They met with gold hammers, and couldn't speak love
detail | A bunker for painters, a bank full of techno / A bath in the river, a lake like an echo / A bear on a plinth, and a punk with a pram / A lady who knits on the sixty-eight tram
feel | It's poor, but it's wide, and it's broken, but free / It's covered in writing, a bit like a tree / It's been to the bottom, it knows what it cost / It leaves you alone, if you're tired or you're lost
pre | Kick of the concrete and hiss of the rain / Nobody asks if you're leaving by train
bridge | They sold it in pieces, in plastic, with card / A stone of the hardest of things that was hard / And all that it took was a sentence, half heard / A crowd, and a gate, and a guard, and a word
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:tokyo|japan(?:ese)?|kyoto|osaka|shibuya)
hook | Ten Million Umbrellas :: Ten million umbrellas, and one of them's you / Ten million umbrellas, all see-through and blue / The crossing goes green, and the sea's going through / I'm looking for one under ten million, too
hook calm | Petals on the Train :: Petals on the train, and nobody's spoken / Petals on the train, like a letter blown open / You slept on my shoulder from here to the plain / I missed my own station for petals on the train
scene | The sign runs in ladders of ruby and jade / A vending machine sells me hot lemonade / A shrine like a breath in between of two towers / A cat made of gold has been waving for hours
story | I'd lost my own street, and I'd nobody's tongue / An old man in slippers, who'd once, too, been young / Walked with me for twenty-three minutes in rain / He bowed, and he turned, and he walked back again
detail | The noodles at midnight, four seats and a cook / The platform so quiet, with everyone's book / The bullet goes by with a mountain in white / The crow on the wire has the rest of the night
feel | There's so much of everything, nothing is loud / I've never been lonelier, more in a crowd / And then comes a bow, or a leaf, or a bowl / And somebody's put it just there for the soul
pre | Bells at the crossing, a lantern, a door / Take off your shoes now, and step on the floor
bridge | They mended my cup with a seam made of gold / The crack is the loveliest thing that I hold / The blossom's a week, and they come with some tea / And sit in the falling, and let it all be
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:rome|italy|italian|venice|naples|florence|sicily|tuscany|amalfi)
hook bright | Lemons on the Wall :: Lemons on the wall, and the evening's warm / Lemons on the wall, and the scooters in a swarm / Pull up a chair, there is room for us all / Garlic and gossip, and lemons on the wall
hook tender | Coin Over My Shoulder :: One coin in the water, I threw it in low / I asked to come back, if you'd ask me to go / The fountain said yes, and the evening got colder / I'm yours since the night of the coin over my shoulder
scene | The washing's like flags on a ship of old stone / A nonna is shouting down somebody's phone / A Vespa, a pigeon, a priest with a cone / Two thousand-year columns, and one on its own
story | We asked for the way, and he left his own store / He walked us uphill, and he talked us some more / We ate with his mother, we danced with her too / We never did find it, and nobody's blue
detail | The coffee's one swallow, the argument's ten / They hug, and they curse it, and hug it again / The plates come in waves, like the sea to the rail / Tomatoes like hearts, and the bread by the bale
feel | I'm always in hurry, I'm always in debt / They taught me that lunch is the one thing you get / They taught me to sit till the shadows are tall / And talk about nothing, and mean it all
pre | Shutters go up when the heat has gone down / Somebody's mandolin's crossing the town
bridge | The emperors are all of them busts on a shelf / With noses knocked off, each in love with himself / And under the arches a cat has her young / In sun, and she purrs in the oldest of tongue
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:los_angeles|hollywood|california|sunset_boulevard|venice_beach|malibu)
hook bright | Palm Trees Don't Care :: Palm trees don't care if you make it or not / Palm trees don't care, and the pavement is hot / I've headshots and sunburn and stars in my hair / I'm nobody, baby, and palm trees don't care
hook wistful | Letters on the Hill :: There's letters on the hill, and they're hollow behind / There's letters on the hill, and they're one of a kind / I came here to shine, and I'm parking cars still / I wave every night to the letters on the hill
scene | The freeway's a river of rubies and pearls / A bus full of mothers, a bus full of girls / The waitress is somebody, so is the cook / The valet has written a part in a book
story | I read for a cop, and I read for a ghost / I read for a man who is buttering toast / They said, leave your number, I left them my heart / They rang me by Christmas, I'm fruit in a tart
detail | A jacaranda raining its purple on cars / A man dressed as someone, he's standing on stars / The ocean at six, like a coin going in / The smell of the sage, and the salt on the skin
feel | There's nobody from here, we all of us came / With one little suitcase, and one change of name / It's easy to mock it, the tan and the teeth / But somebody's praying there just underneath
pre | Top down and sunglasses, gas on a card / Being discovered is terribly hard
bridge | They'll roll up the carpet, they'll dim down the sign / And one out of thousands will get to the line / But all of us, once, in the gold of the light / Were famous, and young, and the film was all right
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:texas|texan|alabama|georgia|kentucky|oklahoma|the_south|dixie|carolina)
hook proud | Big Sky, Small Change :: Big sky, small change, and a truck that'll run / Big sky, small change, and I'm brown from the sun / I've dirt on my boots that I wouldn't exchange / I've got what I need here, big sky, small change
hook bright | Sweet Tea Slow :: Sweet tea slow, with the sun going low / Sweet tea slow, and there's nowhere to go / A dog and a porch and the river below / Hush up and sit with me, sweet tea slow
scene | The porch has a swing, and the swing has a creak / The dog hasn't moved since the end of last week / The bluebonnets run to the end of the land / There's iced tea so sweet that the spoon'll half stand
story | My granddaddy bought it for two mules and luck / He lost half to locusts, he lost half to muck / He's under the pecan, with boots to the west / He left me a fiddle, the hat, and the rest
detail | There's smoke from the brisket since quarter to three / There's church bells and crickets, a tyre on a tree / The moon's on the pump jack, the stars are too near / And everyone's cousin is coming round here
feel | They'll say we talk slowly, they'll say that we drawl / We like a long word to have room for us all / There's nothing to hurry for, nothing to hide / The biscuits are hot, and the door's open wide
pre | Screen door and thunder a long way away / Somebody's tuning the end of the day
bridge | And if I get famous, and if I get old / Just lay me down there, where the river runs gold / With someone to pick it, a little off-key / And wind in the pecan, remembering me
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:new_orleans|louisiana|bayou|bourbon_street|mardi_gras|french_quarter)
hook bright | Second Line Home :: Second line home, with a hanky in hand / Second line home, with a brass marching band / We cried on the way, now we're dancing the loam / Lift your umbrella up, second line home
hook dark | Down in the Bayou Moon :: Down in the bayou moon, moss on the bough / Down in the bayou moon, nobody now / The frogs have a fiddle, the dark has a spoon / It stirs up old sorrow there, down in the bayou moon
scene | The balcony's iron is curled like a vine / The sugar-dust doughnuts, the red beans, the wine / A trombone is leaning its elbow on night / And beads in the oak trees still hang in the light
story | The water came up to the picture of Mum / We sat on the roof, and we beat on a drum / They found us by singing, we sang till we're hoarse / And came back in March with a shovel, of course
detail | A skeleton dancer, a feather, a mask / A lady who'll tell you before you can ask / The streetcar goes by like a nodding old friend / The gumbo has started, and never will end
feel | You laugh at a funeral, cry at a dance / You marry on Thursday, you give death a chance / It's sinking, they tell us, an inch every year / So play it up higher, so heaven can hear
pre | Snare on the corner and tuba below / Somebody's grandmother shows you how slow
bridge | When I'm in my box, don't you walk with your head / Bent down to the gutter, go dancing instead / Bring every old horn that is bent, that is sprung / And blow me to glory, and keep me there young
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:ireland|irish|dublin|galway|st_patrick'?s?|celtic)
hook | Green and Rain and Stone :: Green and rain and stone, and a road by the sea / Green and rain and stone, and it's calling to me / I've crossed the wide water, I've bread of my own / And I'd give you the lot for the green and rain and stone
hook bright | Stay for the One :: Ah, stay for the one, sure the night's hardly on / The fiddler's just tuning, the whistle's begun / You've missed the last bus, so there's no harm done / There's turf on the fire there, so stay for the one
scene | A wall going up where there's only more hill / A sheep in the road that is standing there still / The rain's very soft, it would hardly be rain / It stops for a second, and starts up again
story | My grandmother's mother went out on a boat / With one loaf of bread, and a psalm, and a coat / She sang till the headland was thin as a thread / And that is the tune that goes round in my head
detail | A pub with one window, a dog by the grate / A fiddle, a box, and a man who is late / They nod him a stool, and they don't miss a bar / He takes off his cap, and he lifts the guitar
feel | They say we are sad when we're laughing the most / We'll talk to a neighbour, a cow, or a ghost / There's always a story, it's always too long / And somebody crying, and that's in the song
pre | Mist on the lough and the heather gone brown / Somebody's lilting it into the town
bridge | And some of us left, and the most of us did / With hearts like a kettle held down by the lid / But give us a note, in whatever far land / And there comes the rain, and it takes us by hand
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:nashville|tennessee|memphis|songwriters?)
hook | Three Chords on Broadway :: Three chords on Broadway, a hat on the floor / Three chords on Broadway, and one through the door / I drove here on hope with a ten-dollar tray / Of songs about you, and three chords on Broadway
hook wistful | Write It Down, Darling :: Write it down, darling, it's all that we've got / The rain on the neon, the coffee gone hot / You'll lose the good love, and you'll live through the lot / Write it down, darling, and sing what it's not
scene | The neon guitar has a string that won't light / There's six different bands on one corner tonight / A boot in the window the size of a car / And every one's waitress is almost a star
story | I sang to four people, and one was the cook / A man by the jukebox was reading a book / He stopped at verse two, and he put the page down / I've lived on that silence since I've been in town
detail | The pawn shop has rows of somebody's dreams / Gold-plated and dusty, and split at the seams / I bought me a six-string with someone's name scratched / There's songs still inside it that haven't been hatched
feel | There's nothing to own here but what you can rhyme / The truth costs you nothing, it just takes some time / You cry in the kitchen, you count out the beat / And somebody hums it by May in the street
pre | Tip jar and spotlight and one broken string / Somebody's quiet, so somebody sing
bridge | And if they don't want it, the song or the smile / I'll sing to the highway for mile after mile / For some girl in traffic, with rain on the wheel / Who needed one person to know how you feel
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:scotland|scottish|the_highlands|highlands|glasgow|edinburgh|isle_of_skye|skye|loch_ness)
hook | Heather on the Wind :: Heather on the wind, and the road running north / Heather on the wind from the Clyde to the Forth / Whatever I've lost, and wherever I've sinned / Bring me home, bring me home, heather on the wind
hook bright | Once More Down the Set :: Once more down the set, take my hand and don't let / Me fly through the window, I'm not married yet / The fiddle's on fire, and the piper's in sweat / Birl me till morning there, once more down the set
scene | The loch has a skin like a black looking glass / A stag stands as still as a thing made of brass / The mist's coming down like a shawl on a chair / The castle's one window is lit, and who's there?
story | My great-granny's people were burned from the glen / They put them on ships, and put sheep in there then / I went there in June, there's a step, and a rose / It comes up each summer, and nobody knows
detail | A dram in a tin cup, a scone with no lid / A castle, a chip shop, a bus shelter, hid / A piper who practises under the bridge / And midges that follow you over the ridge
feel | We're dour, so they tell you, we're careful with pay / We'll give you our coat, and we'll curse you all day / There's rain in the voice, and there's fire in the grate / We'll sing till we're weeping, and never be late
pre | Drone of the pipes coming over the hill / Everything moving, and everything still
bridge | I've stood in hot cities with gold in my hand / And one bar of pipes came from some marching band / And there was the kettle, the wet dog, the door / My father's old bonnet, the road to the shore
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:brazil(?:ian)?|rio|samba|copacabana|cuba|havana|salsa|colombia|argentina|buenos_aires|tango|latin_america)
hook bright | Hips Don't Know It's Monday :: My feet have an office, my head has a plan / My hips don't know it's Monday, and never began / The drum's in the alley, the rice in the pan / My hips don't know it's Monday, so catch me who can
hook tender | One Slow Red Dress :: One slow red dress going over the floor / One slow red dress, and I don't breathe any more / A step, and a turn, and a heel, and a guess / The whole of the night's in one slow red dress
scene | The hill wears its houses like beads on a string / A kid with a kite has a plastic-bag wing / The bus goes by singing, a hand on the door / A cashew, a mango, a football, a shore
story | My aunt taught me dancing at three, in the yard / She stood me on sandals, she counted it hard / She said, if you're sad, then you put it down here / She pointed at hips, and she danced on the fear
detail | A street full of feathers, of sequins, of sweat / A man with a pan, and a girl with a net / The old ones at dominoes, slamming them down / The moon like a cymbal hung over the town
feel | There's something in minor that sits in the major / A sweetness that's sore, and a smile that's a wager / We've no word for it in the language I use / It's missing a thing while you're wearing its shoes
pre | Shaker and bell and a low tambourine / Closer, and closer, with breath in between
bridge | Tomorrow there's ashes, there's work, and there's rain / The feathers in boxes, the bus, and the train / But under the shirt, at the till, at the gate / There's somebody's hips, and they hardly can wait
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:africa(?:n)?|nigeria|lagos|ghana|kenya|south_africa|nairobi|accra|ethiopia|senegal|savannah|serengeti)
hook bright | Drum Knows My Name :: The drum knows my name, and the dust knows my feet / The drum knows my name, and it calls down the street / Grandmother's laughing, the whole market came / I've been far away, but the drum knows my name
hook proud | Red Earth on My Shoes :: Red earth on my shoes in the cities of snow / Red earth on my shoes, and I won't let it go / They ask where I'm from, and I give them the news / I'm singing it, wearing red earth on my shoes
scene | The sun comes up orange, a fruit on a tray / The goats and the taxis discuss right of way / A woman with mangoes walks straight as a song / The radio's shouting, and all sing along
story | My mother sold cloth under one yellow shade / She knew all the colours, and what each had paid / She folded me books in the last of the blue / And said, read them, child, till the morning comes through
detail | Baobab, cell tower, a school and a well / A football of plastic, a bicycle bell / The rain on the tin like ten thousand small feet / And then the whole earth has a smell you could eat
feel | It isn't one country, it isn't one tale / It's fifty-four songs on a mountainous scale / So ask me my river, and ask me my town / And sit while I tell you, and put the phone down
pre | Clap on the two, let the answer come back / Somebody's leading us out on the track
bridge | We all of us walked from that valley, they say / One mother, one footprint, one morning, one day / So when the drum's calling, and you're far away / Your heart does a step that it knew from that clay
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:india(?:n)?|mumbai|delhi|bollywood|bombay|ganges|taj_mahal|bengal|punjabi?)
hook bright | Marigold Rain :: Marigold rain on the roof of the train / Marigold rain, and it's falling again / There's drums at the gate, and the henna's not plain / Dance me through colour in marigold rain
hook wistful | Chai at the Window :: Chai at the window, two rupees, a clay / Chai at the window, the train's on its way / I drank half your country, I couldn't say no / I've still got the cup from the chai at the window
scene | A cow in the road, and the road goes around / A wedding of trumpets with elephants crowned / A tailor, a barber, a prayer and a phone / A hand holding jasmine, and none on its own
story | My grandfather crossed with a key and a sack / They drew him a border, he never went back / He taught me the street of the house with that door / I found it, and knocked, and the key turned once more
detail | There's turmeric thumbs, and there's dust made of gold / There's kites from the rooftops, in cut-glass, and bold / The monsoon arrives like a guest who's a king / The first drop, and all the umbrellas go, sing
feel | It's never just one thing, it's never just loud / A silence is sitting there, inside the crowd / A lamp in a leaf that goes off down the stream / With somebody's wish on it, half of a dream
pre | Bells at the ankle and bangles on wrist / Who's in the doorway there, caught in the mist?
bridge | They throw the first colour, they throw it on all / On bosses and beggars, the wide and the small / And nobody's anyone, nobody's lost / You're pink, and you're laughing, whatever it cost
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:mexico|mexican|day_of_the_dead|mariachi|tijuana|guadalajara)
hook bright | Sugar on the Skull :: Sugar on the skull, and a rose in the teeth / Sugar on the skull, there's my granny beneath / The candles are lit, and the night's never dull / Come back for your supper there, sugar on the skull
hook | Trumpets in the Street :: There's trumpets in the street, and it's half after three / There's trumpets in the street, and they're playing for me / You sent them to wake me, you fool, you're so sweet / I'm down in my nightgown, with trumpets in the street
scene | The walls are in pink and the doors are in blue / A dog on the roof has a good point of view / The paper's cut lace going over the square / And lime on the wind, and the corn smoke in there
story | We sat by his stone with the beer he'd have picked / We told him who married, and what the dog licked / At midnight the candle leaned over, and bowed / My mother said, well, and she laughed it out loud
detail | A path made of petals from grave unto gate / A mole with more secrets than served on a plate / A silver-stitched jacket, a guitar like a ship / A child with a wrestler's mask, on a trip
feel | We're not scared of bones, and we dress them in lace / We give them a hat, and a grin for the face / You only die twice, and the second's the shame / It's when there is nobody saying your name
pre | Marigold, candle, and bread on the sill / Somebody's footsteps come over the hill
bridge | So sing when I'm gone, and don't put on the black / Just lay me a trail, and I'll dance my way back / With one night a year, and a plate at the feast / I'm living, my darling, till morning at least
== (?<=^(?:[^_]+_){0,3}|set_in_|nights?_in_|love_in_|life_in_|living_in_|weekend_in_|summer_in_)(?:islands?|tropical|hawaii|jamaica|caribbean|palm_trees?|hammock|bali|paradise|reggae_beach|coconuts?)
hook calm | No Shoes, No News :: No shoes, no news, and the tide's at my knee / No shoes, no news, and there's fish for my tea / I've sand in my pockets, I've nothing to lose / Hang up your tie there, no shoes, no news
hook bright | Coconut Time :: It's coconut time, and the clock's in the sea / It's coconut time, and there's shade for us three / You've one eye half open, I've one eye on lime / Tomorrow's too early, it's coconut time
scene | The plane's like a mosquito that's gone with its hum / The jetty is warm, and it's smelling of rum / A goat and a rooster discuss the whole day / The ferry's on Thursday, or that's what they say
story | I came for a week with a laptop and charts / A lady called Pearl taught me mangoes and hearts / The laptop's a tray now for slicing the fruit / I've married a fisherman, barefoot, in suit
detail | A hammock, a breeze, and a book on my nose / A crab on a mission from there to my toes / The bar is a boat that has given up sea / There's four kinds of blue, and they're all looking at me
feel | My shoulders came down, and my heart followed, slow / I'd not heard it beat in a decade or so / It's keeping the time of the wave on the shore / A little bit late, and then late a bit more
pre | Sun going down like a peach in a bowl / Nobody's hurry has got any soul
bridge | I know there is winter, I know there's a bill / A desk with my name on it, standing there still / But put up a shell to the side of your ear / It's Pearl, and she's laughing, and no one's back here
`)
