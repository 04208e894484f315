import { kits } from '../../lines.ts'

export const roadsKits = kits(`
== cowboys?|cowgirls?|outlaws?|wild_west|gunslingers?|saloon|rodeo|cattle|ranch|lasso|gunfight|sheriff
hook | Tell Them I Rode West :: Tell them I rode west with the sun in my eyes / A hat full of holes and a pack full of lies / I wasn't the worst, and I wasn't the best / When somebody asks for me, tell them I rode west
hook wistful | Unsaddle the Moon :: Unsaddle the moon, boys, and let the fire burn / There's some of us riding that will not return / The coyotes are singing the end of the tune / Lie down by your saddle, unsaddle the moon
hook wild | Dust on Me :: Dust on my collar and dust on my gun / Dust on the deeds that I've done on the run / Throw me a rope or a rose, let it be / I'm nobody's angel, there's dust on me
scene | The doors of the barroom are swinging on air / The piano man's stopped with one hand on a chair / A spur on the boardwalk goes chink, and goes chink / And somebody slowly puts down his last drink
story | They'd drawn up my face, but they drew me too tall / It's nailed to the bank and the meeting-house wall / I stood there and read it with hat in my hand / Beside the fat sheriff, who thought it was grand
detail | A tin cup, a blanket, a Bible, a deck / A letter from someone hung round by the neck / Black coffee as thick as a tar-barrel's end / A horse, and she's more than a horse, she's a friend
feel | The country's so big, you can hear your own blood / A hawk and a fence post, a river of mud / I left for my freedom and found it, and still / I talk to the cattle, and sing to the hill
turn | We met in the noon, with our shadows drawn in / He looked like my brother, that cut on the chin / We stood there till twilight, and neither one drew / He said, are you thirsty? I said, ain't you?
scene blues | I rode ten miles of nothing for a lamp burned low / I've found the edge of nowhere, and it's no place to go
pre | Red on the canyon and buzzard on high / Nothing between me and God but the sky
bridge | They're fencing the prairie, they're laying the rail / They're selling the songs that we sang on the trail / When nobody's left who remembers the West / The wind will be wearing my hat and my vest
== gold_rush|gold_fever|panning|prospectors?|klondike|gold_min[a-z]+|mining|miners?
hook | Yellow in the Pan :: Yellow in the pan, and a fire in the man / I've sold my good mule for a shovel and plan / I'll be home by the winter, as rich as I can / All for a glimmer of yellow in the pan
hook wistful | All That I Left for Gold :: A lamp in the window, a hand I could hold / The dog by the door, and the bread in a fold / I've dug to the heart of a mountain of cold / And found in the dark all that I left for gold
scene | The river's like knives, and my knees have gone blue / I swirl and I swirl till the gravel comes through / There's ten thousand fools on the banks of the same / And every one's certain it's calling his name
story | Old Jack found a nugget the size of a tooth / He drank it by Sunday, and that is the truth / He's buried up there where the timber is thin / With both of his pockets turned carefully in
detail | A shovel costs more than a house in the town / An egg is a dollar, a shave half a crown / The only one rich in the whole of the place / Sells buckets and candles, with flour on her face
feel | You see it at night when you've closed both your eyes / It runs under cabins, it winks at the flies / I've never once wondered what I would be sold / For something that's soft, and that's heavy, and cold
pre | Dip it and tip it and let the mud go / One little wink from the gravel below
bridge | I walked out at sixty, my beard like the snow / With one tiny flake, and I've let the rest go / It's set in a ring that's too thin for the light / I gave it to her who had sat up each night
== (?<=^(?:[^_]+_){0,4})(?:(?:a|the|old|last|night|steam|freight|midnight|morning|evening)_train|trains|train_(?:ride|journey|song|station|whistle)|railways?|railroads?|locomotives?|hobo(?:s|es)?|boxcar|freight|train_tracks|station_platform|night_train)
hook | Hear It Roll :: Hear it roll, hear it roll, with the night in its soul / A thousand long windows, a belly of coal / It's calling for somebody, down by the knoll / My suitcase is humming, oh, hear it roll
hook wistful | Last Train Out of Here :: Last train out of here, seat by the door / Last train out of here, town I'm done for / Your face in the window, it ran, disappeared / I took all the wrong things on the last train out of here
hook bright | Clickety Clack :: Clickety clack, and we never look back / The cows and the chimneys, the sheets and the sack / A sandwich, a river, a tunnel, all black / Then out to the yellow, clickety clack
scene | The signal goes green with a clunk and a hum / The rails start to sing long before it has come / A whistle, a lamp like an eye in the rain / And everyone's faces are turned to the train
story | A woman got on with a hen in a hat / She bought it a ticket, and that, sir, was that / It laid us an egg as we crossed into France / The carriage stood up, and there started a dance
detail | The backs of the houses are honest and plain / With washing and bicycles left in the rain / A man in his vest lifts a cup as we pass / A whole life he had there, three seconds of glass
feel | I ride in the boxcar with straw for a bed / The stars through the slats going over my head / I've no one to ring, and I've nothing to sell / The wheels say my name, and they say it quite well
turn | I got off too early, I don't know the name / A bench and a rose bush, a clock in a frame / The train went away with my coat, and my plan / And there by the timetable, that's where it began
scene blues | I hear that whistle blowing, and it knows my name / I'd run to meet it, baby, but my feet are lame
feel blues | The train it took my baby, and it left me steam / I watched the red light shrinking like a bad-luck dream
detail blues | I sleep beside the railroad where it shakes the ground / It's the nearest thing to company that I have found
pre | Mind the doors closing, and wave if you can / Everything's moving, the town and the man
bridge | We're all in the one long compartment, it seems / Some looking out windows and some lost in dreams / And no one has told us the end of the line / Just pass me the sandwiches, pour out the wine
== truckers?|trucking|truck_driv[a-z]+|eighteen_wheelers?|big_rig|lorr(?:y|ies)|long_haul
hook | White Line Lullaby :: White line lullaby, sing me along / Eighteen tyres and a radio song / Coffee and diesel and stars in the sky / Carry me home, white line lullaby
hook proud | Everything You've Got :: Everything you've got came by on a truck / The shirt and the sugar, the duvet and duck / I carried your Christmas through ice and bad luck / So wave when you pass me, it came on a truck
scene | The sun's coming up in the mirror, all red / I've slept in the cab with a boot for a bed / There's diesel and bacon, there's fog on the tar / And four hundred miles till I'm not very far
story | I taught my girl spelling by phone from the road / She'd read out the letters, I'd carry my load / She's spelling for champions, up on the stage / I parked half a mile off, and clapped at the page
detail | A dog on the dashboard that nods yes to all / A map that my father once hung on the wall / A flask with a dent, and a blanket of plaid / The best office window a man ever had
feel | I know every sign, and I know every bend / There's forty odd voices, and each one's a friend / They flash me at night when there's ice up ahead / We've never once met, but they see me to bed
pre | Air brake is sighing and gear going down / Somebody's supper is still out of town
bridge | And when I retire I'll sit on the wall / I'll count every lorry, I'll wave to them all / They'll sound me the horn as they thunder on by / A note like an ox that has swallowed the sky
== road_?trips?|open_road|highway|freeway|on_the_road|hit_the_road|route_66|driving_(?:across|down|west|south|north|east|all_day)|motorway|hitchhik[a-z]+|camper_?van|long_drive
hook bright | Feet on the Dash :: Feet on the dash, and the windows all down / The map's in the back, and we're four out of town / We've crisps and a tyre and a handful of cash / Nobody's boss here, with feet on the dash
hook | Where the Road Goes Thin :: Where the road goes thin, let it take us both in / Past the last of the signs and the barns made of tin / We left at the crack with the coffee and gin / And a song, and we'll stop where the road goes thin
scene | The boot won't quite shut on the tent and the chair / The dog has his tongue in a river of air / You sing the wrong words with such wonderful force / A cow turns to look, and so does a horse
story | The engine gave out by a peach-seller's stand / He lent us a spanner, a song and a hand / We paid him in batteries, left him a hat / We ate forty peaches, and slept on the mat
detail | The world's biggest teapot, the house of old spoons / A church made of bottles, a cafe of moons / A postcard to no one, a petrol-pump rose / And one arm is brown, as a driver's arm grows
feel | There's something unhooks when the city lets go / The shoulders come down, and the talking goes slow / You tell me a thing that you never had said / With eyes on the white lines, and miles up ahead
turn | We fought about left, and we fought about right / We didn't say anything half of the night / Then over the hill came the sea, like a door / We both said, oh look, and weren't cross any more
pre | Tank full of thunder and nothing to do / Somewhere's a somewhere we've not driven to
bridge | The photos are blurred, and the money's all spent / There's sand in my phone, and a hole in the tent / But some grey old Thursday I'll find, in a coat / A petrol receipt, with a sketch of a goat
== motor_?(?:cycles?|bikes?)|bikers?|harley|chopper
hook wild | Lean with Me :: Lean with me, lean with me, into the bend / The road's like a ribbon that hasn't an end / There's nothing but thunder and us, running free / Arms round my leather, lean with me
hook | Chrome and Wind :: Chrome and wind, chrome and wind, let the day begin / Twenty in a row, like a wing, like a fin / My knees in the breeze and a fly in my grin / There's no roof on heaven, just chrome and wind
scene | She stood in the barn with a sheet on her back / Her tank like a cherry, her belly all black / I kicked her just once, and she coughed, and she swore / The hens left the county, we went through the door
story | My father had left her, in boxes, in bits / A note said, my boy, you'll find out how it fits / It took me four winters, the last bolt went home / I heard him laugh out of the carburettor's chrome
detail | You smell every hayfield, you taste every rain / You know when you're passing the bakery again / Two fingers down low to whoever rides by / It's all of a language, and nobody asks why
feel | In cars you're just watching a film of the land / Out here you are in it, the grit and the sand / I'm small, and I'm loud, and I'm part of the sky / I don't have a reason, I don't need a why
pre | Thumb on the starter and visor come down / Wake up the windows all over the town
bridge | And when I am too old to swing up my knee / Then wheel her outside, put her there next to me / And start her up gently, and let the thing run / I'll sit with my helmet, and lean to the sun
== (?<=^(?:[^_]+_){0,4})(?:airports?|airplanes?|aeroplanes?|plane|flights?|leaving_on|departures?|jet_?lag|arrivals?_gate)
hook wistful | Gate Twenty-Two :: Gate twenty-two, and I'm looking for you / The board's turning over, the last call is through / I've a hand on my ticket, a foot in my shoe / Come running, come running, to gate twenty-two
hook bright | Wheels Up :: Wheels up, wheels up, and the town's like a toy / Wheels up, my stomach's as light as a boy / The cloud's like a sea and the sun's in my cup / Goodbye to the Mondays, wheels up, wheels up
scene | The cases go round like the tired and the lost / A man with a name card has both his hands crossed / A child on a trolley is queen of the hall / The clocks say four hours, and none right at all
story | You turned at the scanner, you waved with one boot / Your keys in a tray with a half-eaten fruit / You mouthed me a something, I nodded, I grinned / I've lived half a year on that word in the wind
detail | The lady in blue points to exits and lights / She's done it by heart for a thousand long nights / The peanuts, the pillow, the neighbour's left knee / And out on the wing, there's the whole of the sea
feel | I gripped on the armrest, I counted the screws / The ground let me go with my cares and my shoes / And there, over rain, was a blue, like a bell / It's sunny all year there, and no one will tell
turn | Arrivals have flowers, and banners, and dogs / They've balloons on a string, they've a granny in clogs / And each time the door slides, a hundred hearts leap / I came through, and you there, half standing asleep
pre | Seat backs and table trays, lights going low / Nowhere to run to, and nowhere to go
bridge | Up here there's no border, no fence and no queue / Just rivers like threads that the needle pulled through / I'd put every king in the seat by the wing / And make him look down, and not say anything
== (?<=^(?:[^_]+_){0,4})(?:lighthouses?|harbou?rs?|fishing_(?:boat|village)|seagulls?|fishermen|fisherman)
hook | Keep the Light Turning :: Keep the light turning, keep it till day / Somebody's out there and losing the way / You can't stop the storm, but a lamp can keep burning / You'll never know who, so keep the light turning
hook calm | Safe in the Bay :: Safe in the bay with the masts all asleep / The ropes going creak, and the harbour is deep / Whatever is out there can howl it away / We're in now, we're in now, we're safe in the bay
scene | A hundred and ninety-nine steps to the glass / A chair and a log and the ships going past / He polishes brass till he sees his own beard / And counts every mast, till they've all of them cleared
story | One night it went out, and he stood with his arm / Held up, with a lantern, to warn of the harm / By morning they found him as stiff as a tree / With nine little boats lying safe in the lee
detail | The nets are like hair that the women have combed / The pots in a stack where the seagulls have roamed / The smell is of diesel and herring and rope / A cat on a bollard, a picture of hope
feel | I'd like to be that for you, nothing so grand / A light that says, rocks here, and over there, land / I don't have to hold you, I don't have to steer / Just turn in the dark, and say, here, and say, here
pre | Fog on the water, the bell buoy is slow / One, and a long dark, and one more, and so
bridge | They've wired it up now, there's nobody there / A switch does the work, and there's dust on the stair / But old men still swear, when it's black, and it's wet / A hand's on the lantern, and isn't done yet
== street_rac[a-z]+|drag_rac[a-z]+|fast_cars?|drift(?:ing|_racing)|race_?cars?|car_rac[a-z]+|go-?kart[a-z]*|motor_rac[a-z]+|formula_one|nascar|sports_car|muscle_car
hook wild | Red Line :: Red line, red line, and the needle's gone up / My hand on the lever, my heart in a cup / You in your lane, brother, I'll be in mine / See you in the mirror, I live on the red line
hook | Quarter Mile :: A quarter mile's all that I need to feel clean / Eleven good seconds, the red to the green / I've worked the whole week at the pumps for a smile / From no one, from nowhere, for one quarter mile
scene | The car park is humming with purple below / The bonnets are open, the subs are on slow / A girl with a scarf's in between of the two / She lifts both her arms up, she's looking right through
story | He built it from wrecks in the back of a shed / A door that was blue and a door that was red / They laughed at the rust and they laughed at the sound / He left them his tail lights, the second time round
detail | There's rubber and popcorn, there's heat on the breeze / A photo of Mum by the bunch of the keys / A hand on the shifter, a breath and a prayer / The lights going yellow, and nobody there
feel | My head's full of bills and it's full of you gone / It's only there, flat out, I don't hear it on / The world is a tunnel, the width of a tyre / And I am the bullet, and I am the wire
scene rap me | Two in the morning on the harbour estate / Engine like a choir with the bass on the plate / Mate says wait, I say mate, it's a date / With the lights and the line and the left hand of fate
feel rap me | Mum says slow down, and the doctor says breathe / Boss says Monday, and the landlord says leave / But nobody says it at one-forty-three / There's just me and the machine, and the machine and me
pre | Clutch going in, and the crowd going dumb / Three and then two and then, here, let it come
bridge | I've lost one good friend to the wall by the dock / We tied up his scarf, and it stopped every clock / I still hear him laughing on turn number nine / I lift off a little, he goes by in line
== my_city|my_block|my_hood|my_neighbou?rhood|my_street|hometown|home_town|where_i(?:_am|'m|_come|_grew)|(?:growing_up|grew_up|raised|born_and_raised)_in_(?:the_)?(?!the_|a_|my_|poverty|the_(?:eighties|nineties|80s|90s))[a-z]+|my_ends|streets_(?:that_)?raised_me
hook proud | Name of My Street :: Say the name of my street, and I'll stand on my feet / The kids on the wall and the bins in the heat / It's cracked, and it's loud, and it's never once neat / It raised me, it raised me, the name of my street
hook | Where They Know My Knock :: Take me where they know my knock, take me where they shout / From the window on the third floor, where've you been out? / There's gravy on the stairwell, there's gossip on the block / Nobody needs a doorbell where they know my knock
hook rap proud | Born Here, Burned Here :: Round here, we don't need a sign / Round here, what is yours is mine / Ask for the sugar, they'll give you the wine / Born here, burned here, and I turned out fine, round here
scene | The corner shop lends till the end of the week / The barber can cut you, and won't let you speak / The church is a gym now, the gym is a bar / And everyone's cousin is fixing a car
story | When Mrs Adeyemi's kitchen caught flame / We'd buckets from nine different floors when they came / By night she had curtains, a cooker, a bed / She's feeding the lot of us since, as she said
detail | A goalpost in chalk on the side of the flats / A pram full of scrap, and a parliament of cats / There's washing like flags of a country that's ours / There's one broken bench, and it's covered in flowers
feel | You saw us on telly, a siren, some tape / You drove round the long way, you looked for escape / You never saw Friday, the drums and the rice / The old boys at dominoes, cheating, but nice
turn | They're building in glass where the market had been / A showroom with lemons, a lobby of green / They're calling it something we can't even say / We'll still be here calling it ours anyway
scene rap me | Tenth floor living with a view of the pylons / Dreaming of the islands in my sister's old nylons / Lift smells of lemon and a fight and a siren / We learned to be steel where the railings are iron
story rap me | Big man Curtis had a chair and a broom / Cut every fade in a six-foot room / Told us be somebody, told us be soon / Now I'm shouting his name from the moon
feel rap | They say it's a jungle, I say it's a choir / Nan's got the gospel and the chicken in the fryer / One hand for lifting you, one for the fire / We ain't got a ladder so we climb up the wire
pre | Kettle on, radio, door on the latch / Somebody's shouting the score of the match
bridge | I've been round the world with its towers and lights / I've slept in clean sheets on the quietest nights / I'd swap every star on the hotel, complete / For somebody swearing, at six, in my street
== (?<=^(?:[^_]+_){0,4})(?:small_town|little_town|country_roads?|village|middle_of_nowhere|one_horse_town)
hook | One Set of Lights :: One set of lights, and it's always on red / One set of lights, and the river's in bed / They know who you kissed and they know what you said / It's all that we've got here, one set of lights
hook wistful | Water Tower Names :: We're all on the tower in white and in blue / Billy loves Jean, and then me, and then you / They've painted it over, it keeps coming through / The water tower names, and they're all of them true
scene | The bakery, the bank and the feed-and-grain store / A dog in the road who won't move any more / The wave of one finger from off of the wheel / You wave, or they wonder what is it you feel
story | The night that the school won the cup, ninety-three / We rang the church bell till the priest had to flee / They carried the keeper on doors round the square / He sells us insurance, he's losing his hair
detail | The sign at the edge says, you're leaving, come back / It's peppered with buckshot, it leans on the track / There's corn up to there, and there's sky up to God / There's nothing to do, and we do it, it's odd
feel | I couldn't wait, once, for the bus and the bend / I swore I'd be someone the city would mend / But here I am, humming, with mud on my shoes / I missed it, the quiet, and how you get news
pre | Porch light and cricket and pickup truck door / Nobody locks what they've nothing much for
bridge | Some leave in a hurry, and some leave in pine / And some of us stay here, and walk the same line / But Saturday evening the band plays the green / And all of the selves that I've been there are seen
== leaving_home|moving_(?:out|away)|leave_(?:home|this_town)|goodbye_hometown|packing|left_home|going_away
hook wistful | Boxes in the Hall :: Boxes in the hall and my name on them all / A square on the paper where the bed was, that's all / I said I'd be happy, I said I would call / I can't find the kettle, it's boxes in the hall
hook | Don't Wave Till I've Gone :: Don't wave till I've gone, don't stand at the gate / Don't fold me a sandwich, I'm already late / I'll cry if you do, and the motor is on / I love you, I love you, don't wave till I've gone
scene | The marks of my height going up by the door / The stain on the carpet from juice, and a war / My room has an echo it never had yet / The sun on the floorboards, the shape of the set
story | My dad checked the tyres, and he checked them again / He checked on the oil, and it started to rain / He gave me a screwdriver, wrapped in a sock / It's all that he said, and he looked at the clock
detail | A spoon and a saucepan, a blanket from Gran / A lamp that still leans like a slightly drunk man / Eleven clean T-shirts, a bear, a surprise / He's rolled in the towels right up to his eyes
feel | I've wanted this road since I knew what was far / And now it's just me, and the back of a car / The mirror has everything, getting too small / I never knew leaving had edges at all
pre | Key on the table and tape on the lid / That's all the growing up I ever did
bridge | They'll hoover my room, and they'll leave it just so / They'll say it's for guests, but we all of us know / And some night I'll ring, with the rain coming down / And ask, is the porch light on, there, in my town?
`)
