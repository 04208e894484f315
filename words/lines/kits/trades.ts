import { kits } from '../../lines.ts'

export const tradesKits = kits(`
== night_shift_nurses?|night_nurses?|nurses?|nurse's|nursing|hospital_wards?|intensive_care|care_workers?|carers?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:nurse|carer|care_worker)(?:$|[^a-z]))
hook | Soft shoes :: Soft shoes on the corridor floor / Soft shoes stop at the sixteenth door / A hand on a hand, and the morning once more / And nobody hears them, soft shoes on the floor
hook you | Light on the ward :: You're the light on the ward at a quarter to four / You're the reason that somebody's breathing once more / The city's asleep and it doesn't know who / But the light on the ward, the light is you
hook proud | Twelve hours on :: Twelve hours on, and the coffee gone cold / Twelve hours on, with a stranger to hold / You walk out at dawn and the sky's turning gold / Twelve hours on, and nobody's told
scene | The monitor's singing its one little tune / There's wind at the skylight, a slice of the moon / A man in bed seven asks, when is it day / And someone in blue sits and chats it away
detail | Three pens in the pocket and one of them dry / A fob watch hung upside down, counting them by / A sandwich at midnight, one bite and then gone / The buzzer, the buzzer, the next light comes on
story you | You washed an old sailor and combed out his hair / You asked for his stories as though you'd been there / His daughter came in with the snow on her coat / And he had a clean shirt, and a song in his throat
feel you | You bring home the marks of the mask on your cheek / You sleep through the postman for half of the week / You never say names, and I never ask who / You just hold on longer than most people do
turn | At seven the blinds go up, one at a time / The handover's whispered, the clock starts to chime / And out through the doors, past the ones coming in / Go people with daylight just touching their skin
pre | One more round and one more chart / One more hand on a racing heart
bridge | And some day it's me with the tube and the fright / And I'll hear a step in the thick of the night / A voice that says, easy now, what can I do / I've nowhere to be, I'll sit here with you

== doctors?(?!_who)|doctor's|surgeons?|on_call|medical_school|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:doctor|surgeon)(?:$|[^a-z]))
hook | On call :: On call, on call, with your shoes by the bed / On call, on call, with a list in your head / The phone starts to dance on the shelf in the hall / And you're out with your toast in your teeth, on call
hook | Say where it hurts :: Say where it hurts, and you pull up a chair / Say where it hurts, like there's no one else there / With eighty more waiting and none of it fair / You say, where it hurts, and you pull up a chair
scene | The bleep on the belt and the stripe on the floor / The curtain on rings and the swing of the door / A cup with two teabags, a pen on a chain / A child with a bead up his nose once again
story tender wistful | You told an old farmer the thing that you'd found / He nodded, and slowly he turned his cap round / He asked what the weather would do by midday / And you stood at the window and talked about hay
detail funny bright | Your writing's an earthquake, and nobody knows / If that says a tablet or Thursday or toes / The pharmacist squints at it, holds it to light / And nine times in ten she has read it quite right
feel | Ten years with the books and the bones of the hand / The Latin for everything, learning to stand / And then the first night when there's nobody near / And somebody turns to you, glad that you're here
turn | The waiting room empties, the fish tank still glows / You stretch like a cat from the neck to the toes / And there on the desk is a drawing in red / Of you with a cape, and with wings on your head
pre | Breathe in deep, and out again / Tell me slowly, tell me when
bridge | It isn't the miracle, that's for the screen / It's washing your hands in the places between / It's knowing the name and recalling the son / And going back in when you thought you were done

== teachers?|teacher's|end_of_term|end_of_the_school_year|last_day_of_(?:school|term)|head_?(?:master|teacher|mistress)|school_principal|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:teacher)(?:$|[^a-z]))
hook | Chairs on the tables :: Chairs on the tables, and pens in the jar / Chairs on the tables, we've come very far / Six weeks of sunlight, the gate left ajar / Chairs on the tables, and pens in the jar
hook you | Gold star :: Gold star, gold star, put it up on the wall / For the voice at the board that could quiet a brawl / For the forty-two questions, the snow in the hall / Gold star for you, the most patient of all
hook funny | The row at the back :: One more time for the row at the back / One more time, will you hang up that mac / It's seven times six, and we've done it before / One more time, till they run out the door
scene | The glue sticks are lidless, the hamster's gone home / The lost-and-found box holds a shoe and a comb / The last of the paint's gone a terrible brown / And thirty self-portraits are all coming down
story you | You gave me a book when I said I don't read / You watered me daily, you weren't one to weed / It had a torn cover, a dragon, a door / By Friday I came to you, asking for more
detail | The marking goes home in a bag on the train / It sits by the telly, it's splashed with the rain / It gets a small comment in green at the end / Much better! I laughed here! Keep going, my friend
turn | There's somebody driving a lorry tonight / There's somebody stitching a wound in good light / They both know where commas go, both know the Nile / And both had a desk by the window a while
feel | The mugs in the staffroom say World's Best in blue / There must be two hundred, and all of them true / You carry them home in a box with a plant / And say you won't miss it, and then find you can't
scene rap | Thirty little engines and there's only one of you / Someone's got a nosebleed and there's someone eating glue / Register, assembly, and it's raining, so it's wet / Playtime in the classroom, and it isn't even ten yet
detail rap | You've marked a hundred essays on the causes of the war / The cause, it says in crayon, was the neighbours wanted more / You put a little tick there with a smile you tried to hide / Some kid without a breakfast has a sandwich on the side
pre | Three, two, one, with a hand in the air / Somebody's foot coming out through a chair
bridge | They'll lose all the dates and the kings and the rain / They'll never need triangles ever again / But some day they'll kneel by a child with a frown / And say, take your time now, and write it all down

== bus_drivers?|bus_driver's|school_bus|tram_drivers?|drives?_(?:a|the)_bus|driving_(?:a|the)_bus|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:bus_driver)(?:$|[^a-z]))
hook | Move down inside :: Hold the rail, please, and move down inside / Hold the rail, please, it's a bit of a ride / There's rain on the glass and the doors open wide / Hold the rail, please, and move down inside
hook | Thank you, driver :: Thank you, driver, says the girl with the flute / Thank you, driver, says the man in the suit / A whole town calls it, out in the rain / Thank you, driver, see you again
scene | First one at five, with the cleaners and cooks / Then kids with their trombones and yesterday's books / Then pensioners, ten past nine, passes held high / They know all your weather, they all say goodbye
detail | The wheel's like a table, the mirror's a screen / You see all the kissing, the rows in between / You know who's just started and who's been let go / You know by the way that they stand in the snow
story | A boy came on crying with nothing to pay / You nodded him on and looked some other way / He's forty, he boards with a babe on his arm / And says, here's the driver who kept me from harm
feel | You wait when you see someone running in heels / You pull up so gently they don't feel the wheels / You could have been rich, you could fly to the moon / But who'd bring old Nora her shopping by noon
pre | Ding goes the bell, and the doors go hiss / There's not many people do mornings like this
bridge | The city's a necklace, you thread every bead / The park and the station, the places in need / And last stop, lights up, and you walk down the aisle / One glove, one umbrella, sit down for a while

== truck_?drivers?|truck_?ers?|lorry_drivers?|long[-_]haul|eighteen[-_]wheelers?|18[-_]wheelers?|drives?_(?:a|the|his|her|big)_(?:truck|trucks|lorry|rig)|driving_(?:a|the|my|his)_(?:truck|lorry)|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:truck_driver|trucker|lorry_driver)(?:$|[^a-z]))
hook | Ten more towns :: Ten more towns till the porch light shows / Ten more towns, and the heater blows / White line, white line, that's how it goes / Ten more towns till the porch light shows
hook you | Flash your lights :: Flash your lights when you come down the hill / We're all at the window, we're holding still / There's pie on the table, the dog knows the sound / Flash your lights twice when you're homeward bound
hook | Somebody's oranges :: Somebody's oranges, somebody's chair / Somebody's roses, for somebody's hair / The night is a tunnel, the dawn's over there / Somebody's oranges, gold in the glare
scene | The truck stop is humming, the coffee is tar / The waitress calls, honey, you going too far? / There's salt on the mirrors and dust on the door / And twelve tons of oranges bound for the shore
detail | A photo that's taped where the sun visor folds / A rosary, dice, and a scarf for the colds / A bed like a drawer at the back of the cab / A half-melted chocolate snapped from the slab
story about | She rang about midnight, she'd lost her first tooth / He pulled in to hear it, the whole shining truth / Beneath an old billboard for carpets and tiles / He laughed with her, four hundred thirty-three miles
feel | It's someone's new cooker, it's somebody's bread / It's flowers, it's planks for a little one's bed / And nobody thinks, as they pick up the pear / That somebody drove through the night with it there
turn | And then the last turning, the gravel, the gate / The engine goes quiet, it's terribly late / Boots left on the step so the house doesn't wake / And under a plate there's a slice of the cake
pre | Mile by mile and gear by gear / Every signpost brings it near
bridge | The road doesn't love you, it only goes on / It's black, and it's silver, it's there and it's gone / But roads have two ends, and at one there's a flame / Left on in a window, that answers your name

== farmers?|farmer's|harvest|tractors?|farming|combine_harvesters?|dairy_farm|family_farm|life_on_(?:the|a)_farm|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:farmer)(?:$|[^a-z]))
hook | Bring it in :: Bring it in, bring it in, while the weather is dry / Bring it in, bring it in, there's a bruise in the sky / There's gold to the gate and as far as the eye / Bring it in, bring it in, while the weather is dry
hook | Up with the cows :: Up with the cows when it's blacker than tar / Up with the cows and the morning star / It's Christmas, it's Sunday, whoever you are / You're up with the cows and the morning star
scene | The tractor won't start till you call it a name / You kick it, you kiss it, it works just the same / The dog's in the cab with his chin on the wheel / The gulls are behind you, in search of a meal
detail | There's twine in each pocket, there's mud in the hall / A calendar, tyres, and a cow, on the wall / A hand like a shovel that's gentle and slow / With lambs the wrong way round in two feet of snow
story | It rained on the barley, it rained on the show / It rained on the one day we needed to mow / And then came a morning, all polished and blue / And nobody slept till the last field was through
feel | The price isn't right and it never has been / The bank sends a letter, the bank isn't keen / But stand in a gateway at ten in July / With all that you planted as high as your eye
turn | The lights of the combine go round and around / The chaff hangs like snow that forgot to come down / There's tea in a bottle, there's pie from the shop / And nobody's willing to tell it to stop
pre | Smell the wind and look at the west / One more field before we rest
bridge | Your grandfather cut his first name in the beam / Your father paid twice for the bend in the stream / It's not that you own it, you walk it a while / And hand it on better by one mended stile

== fisherm[ae]n|fisherman's|trawlers?|fishing_(?:boats?|village|fleet)|lobster_pots?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:fisherman)(?:$|[^a-z]))
hook | Four o'clock tide :: Out on the four o'clock tide we go / Out with the gulls and the lanterns low / The harbour is sleeping, the kettle is slow / Out on the four o'clock tide we go
hook you | Come back full :: Come back full, with the gulls in a cloud / Come back full, with the radio loud / And if there's no fish, I'll be every bit as proud / Come back, just come back, and I'll tell the whole crowd
scene | The nets on the quay are as blue as a vein / The crates smell of diesel and mackerel and rain / There's somebody coiling a rope in the dark / And somebody's dog that's forgotten to bark
detail | Two fingers that won't bend, a thumb like a hide / A face that can tell you the turn of the tide / A jumper with holes that have jumpers as well / And after three baths, there is always the smell
story | The wind swung to north and the swell stood up tall / You couldn't see harbour or headland at all / You steered by the smell of the gorse on the hill / And came in at midnight, and stood very still
feel | The sea never owed you a thing, so you say / It gives on a Monday, on Friday takes pay / You touch the cold rail and you spit in the foam / And promise it something to let you come home
pre | Haul, two, three, and let it run / Haul, two, three, till the hold is done
bridge | There's names on the chapel wall, most of them ours / There's somebody always who brings them some flowers / And still, when it's flat and the light's coming in / There's nowhere on land you would rather have been

== bakers?|baker's|bakery|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:baker)(?:$|[^a-z]))
hook | Light in the lane :: While the town's asleep there's a light in the lane / While the town's asleep there is flour on the pane / There's dough like a cheek, and it's rising again / While the town's asleep there's a light in the lane
hook | Warm from the oven :: Warm from the oven and wrapped in a sheet / Warm from the oven, it floats down the street / You got up at two so the morning is sweet / Warm from the oven and wrapped in a sheet
scene | The clock in the bakehouse says quarter past two / The bowls are like moons, and there's kneading to do / A thumb in the middle to see if it springs / A tray full of knots and a tray full of wings
detail | There's flour in the eyebrows and flour in the ears / A burn on each forearm, one stripe for the years / A pencil, a scraper, a tune out of key / A cat at the back door at twenty to three
story | The first at the hatch is a nurse going home / The second's a man who has stolen a gnome / The third is a child with a coin in her glove / And all get the same one, the one that they love
feel | By noon it's all over, the shelves are all bare / There's crumbs on the lino and sun on a chair / They ate the night's work in a car, in a pram / With nothing, with butter, with somebody's jam
pre | Knock it back and let it rise / Dust the flour from your eyes
bridge | There's grander trades, certainly, statues and law / But who ever queued in the rain at their door / It's salt and it's water, it's grain and it's heat / And six thousand mornings of something to eat

== hairdress(?:ers?|ing)|barbers?|barber's|hair_salon|barber_?shop|hair_?stylists?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:hairdresser|barber)(?:$|[^a-z]))
hook | Just a trim :: Just a trim, just a trim, just an inch off the end / Just a trim, just a trim, and an hour with a friend / You come with a fringe and a row to defend / Just a trim, just a trim, and you're sane at the end
hook you | In your chair :: In your chair, in your chair, I say what I can't / To my mother, my doctor, my cat or my aunt / It falls to the floor and you sweep it with care / The whole of my week's in a heap by your chair
scene | There's foils and there's dryers, there's somebody's gran / With rollers like tins, and a battery fan / The gossip is hotter than tongs on a curl / Who's sold up, who's split up, who's having a girl
detail | The comb's in blue water, the scissors go snip / The chair has a pedal, you rise with a dip / The back of your head in a mirror, held so / You nod like a judge at a thing you don't know
story tender you | You cut it the morning I went to be wed / You shaved it the spring I was ill, and you said / I'd a head like a queen that was carved out of stone / And you walked me all seven long streets to my own
feel | You stand for nine hours and you smile for the lot / Your ankles are throbbing, your coffee's not hot / You've heard about cruises and bunions and sin / And never repeated a word you took in
pre | Lean back while I fasten the gown / Tell me what's new in the town
bridge | The kings had their barbers, the tsars had theirs too / There's no one so mighty he won't bow to you / One snip, and he's Samson, one slip, and it's red / So all you great people, please look straight ahead

== fire_?fighters?|firem[ae]n|fire_(?:brigade|engines?|station|trucks?|crews?)|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:fire_?fighter|fireman)(?:$|[^a-z]))
hook | Running in :: When the whole street's running out, you're running in / Running in, running in, with your mask to your chin / There's one on the stairs, so you're running in / While the whole street's running out, you're running in
hook | Kettle on :: Kettle on, kettle on, and the bell goes again / Kettle on, kettle on, down the pole, count to ten / It's a cat, it's a pan, it's a barn in the fen / Kettle on, kettle on, we'll be back, heaven knows when
scene | The boots stand in trousers all ready to go / The engine's been polished, it puts on a show / The chilli's half eaten, the darts in the board / Then bells, and the doors, and the diesel has roared
story | A girl at a window, three floors in the black / You went up the ladder with air on your back / She wouldn't come out there without Mister Bear / So you went in again, and you brought down the pair
detail | You check the alarms and you talk to the schools / You tell them, stay low, and you tell them the rules / You cut out a toddler, his head in a gate / Who cried when you'd done it, and asked you to wait
feel | You come home at breakfast, you smell like a grate / You stand in the shower from seven to eight / You look in on each of them, cheek upon fist / And think of the seconds so easily missed
pre | Bell rings once, and the chairs go back / Helmet, gloves, and the coat off the rack
bridge | It isn't that nothing can frighten you there / You know what it does, and you know about air / But someone is calling, and someone's got hands / And that is as much as the brave understands

== police_?officers?|policem[ae]n|policewom[ae]n|in_the_police|police_force|on_the_beat|patrol_cars?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:police_?officer|policeman|policewoman)(?:$|[^a-z]))
hook | On the beat :: On the beat, on the beat, under lamp after lamp / On the beat, on the beat, with your socks getting damp / You know every doorway on every street / There's somebody safer tonight on the beat
hook you | Home in one piece :: Home in one piece, that is all that I ask / Put down the belt and the badge and the flask / I don't want a medal, I just want some peace / And you at the table, and home in one piece
scene | You've talked down a burglar, a bull and a bride / You've waited with someone whose husband had died / You've chased a man wearing one shoe and a sheet / From Station Road all the way down to the wheat
detail | A notebook, a whistle, a torch like a bat / A sandwich you've sat on, a rain-spotted hat / A lost little boy with his hand in your own / Who wants to know everything said on the phone
story | You knocked on a door with your hat in your hand / There isn't a course that can teach you to stand / She made you some tea with her face like a sheet / You stayed till her sister came up from the street
feel | They shout on a Friday, they cry on your sleeve / They swear it was him and they beg you to leave / By morning they're sorry, they can't find a shoe / And who drives them home in the drizzle? It's you
pre | Radio crackles, a name and a street / Up from the cup and back on your feet
bridge | It's mostly not car chases, mostly it's chairs / And forms, and a cup of tea under the stairs / It's knowing which door, and it's knowing which son / And stopping the thing that was never begun

== (?<!toy_|tin_)soldiers?(?=.*_(?:home|wife|husband|daughter|son|family|kids|back|return[a-z]*))|(?<=(?:husband|wife|brother|son|dad|father|boyfriend|girlfriend|sister|daughter)[^.]*)soldier|deploy(?:ed|ment)|veterans?|(?:back|home)_from_(?:the_)?(?:army|war|navy|service|front|deployment)|in_the_(?:army|military|navy|marines)|military_(?:wife|family|husband)|army_wife
hook | Boots by the door :: Boots by the door, and the kettle is on / Boots by the door, and the waiting is gone / Two hundred mornings, we crossed off each one / Boots by the door, and the waiting is done
hook | How many sleeps :: How many sleeps till the knock on the door / How many sleeps? It was ninety before / We crossed them in red till there weren't any more / How many sleeps? There's a bag on the floor
scene | The airport is humming, there's flags made of sheets / There's somebody's grandma on two of the seats / The doors slide apart and it's no one, and then / A walk you would know in a thousand such men
story | The dog didn't know you, then knew you too well / He howled and he circled, he knocked off the bell / The little one hid behind somebody's knee / Then whispered, I kept you the last of my tea
detail you | The photos you posted have sand in the fold / The letters you wrote us were ten weeks old / I've slept in your jumper, I've worn it to lace / I'm learning the lines that have come to your face
feel you | You wake up at four and you sit on the stair / I don't ask you questions, I sit with you there / The milk van goes by and the streetlights go pale / You hold on to me like a hand on a rail
turn | It takes you a month to stop scanning the street / To sleep through the thunder, to sit in that seat / With your back to the room and your face to the view / It comes back in teaspoons, the old and the new
pre | Left, right, up the garden path / Run the taps and fill the bath
bridge | There's some didn't make it, their names in the stone / There's tables tonight with a candle alone / So let us be careful with this that we've got / The toast and the squabbles, the whole blessed lot

== carpenters?|carpenter's|carpentry|wood_?work(?:er|ers|ing|shop)?|joiners?|cabinet_?makers?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:carpenter|joiner)(?:$|[^a-z]))
hook | Measure twice :: Measure twice, measure twice, and then follow the line / Measure twice, measure twice, let the sawdust shine / It's oak and it's ash and it's elm and it's pine / Measure twice, measure twice, and then follow the line
hook | Made by hand :: Made by hand, made by hand, not an inch out of true / Made by hand, every joint has a little of you / It'll hold up the grandchildren's grandchildren too / Made by hand, made by hand, made by no one but you
scene | There's curls on the floor like a barbershop's hair / There's light full of dust coming slant to a chair / A pencil that lives in the crook of an ear / A radio set to the same as last year
detail | You run a thumb over it, slowly, eyes shut / You know by the whisper how clean was the cut / There's nine and a half of your fingers, that's right / The half's in a tale that grows longer each night
story | She asked for a cradle and came to collect / You'd carved her a hare that she didn't expect / It's rocked seven babies, it's chewed on one side / It came back last winter, mended with pride
feel | A table remembers the cups and the knocks / The homework, the quarrels, the mending of socks / You plane it and oil it and rub it with tar / But leave one deep scratch, for that's how things are
pre | Tap, tap, tap, and the joint goes home / Sweet as the bees going into the comb
bridge | A tree stood two centuries, holding up rain / You can't put it back on the hillside again / But you can work slowly, and honour the knot / And make it a home for whatever we've got

== plumbers?|plumber's|plumbing|burst_pipes?|(?:leaking|leaky|dripping)_(?:taps?|faucets?|pipes?|roof)|blocked_(?:sink|drain|toilet)|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:plumber)(?:$|[^a-z]))
hook | Drip drip drip :: Drip, drip, drip, in the dead of the night / Drip, drip, drip, and the bucket's a sight / It's plinking in C, and it's plonking in B / Drip, drip, drip, till you turn the right key
hook | Under the sink :: Under the sink with a torch in your teeth / Under the sink, there's a river beneath / There's kings in their castles who'd sooner not think / What they'd do without somebody under the sink
scene | There's water that's coming through Grandmother's rose / The one on the ceiling, and nobody knows / Just where there's a stopcock, the husband's gone white / The goldfish are loose, and it's Saturday night
detail | You suck through your teeth and you give it a stare / You say, who put that in, and why put it there / You lie on your back with your boots in the hall / And talk to a pipe like it's no fault at all
story | She cried when she rang you, she hadn't the cash / Two kids, no hot water, a boiler like ash / You said it's a washer, it's twopence, no more / And drove home with biscuits, and soaked to the core
feel | You've fished out a wedding ring, three plastic men / A phone that has never stopped buzzing since then / You've seen every bathroom from here to the sea / And solved nearly all of it fuelled by tea
pre | Righty tighty, lefty loose / One more turn and call a truce
bridge | Old Rome fell to pieces, its poets are dust / Its statues are noseless, its helmets are rust / But water still runs where the lead pipes once lay / So who built an empire, would you like to say

== electricians?|electrician's|rewiring|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:electrician)(?:$|[^a-z]))
hook | Flick the switch :: Flick the switch, flick the switch, let the whole place glow / Flick the switch, flick the switch, on a one, two, go / From the roof to the porch there's a warm yellow row / Flick the switch, flick the switch, let the whole place glow
hook | A torch on your head :: Live wire, live wire, with a torch on your head / Live wire, live wire, is it blue, is it red / You walked in the dark and the dark up and fled / Live wire, live wire, with a torch on your head
scene | Behind the old plaster it's noodles and knots / And some wrapped in cloth and some painted with spots / Who did this? you mutter. The owner turns pink / He says that he read it up, there, at the sink
detail | You label the breakers, the Hob and the Hall / The Shed and the Something, the one by the wall / You've tested it dead, and you've tested again / The current's no friend of impatience in men
story | An old lady's lamp had been flickering blue / You fixed it, and then saw the doorbell had too / You did the whole hallway, you did the whole floor / And charged for one lamp, and you oiled her front door
feel | You can't see the work when the work is all done / It's hid in the walls like the veins, every one / But somebody reads to a child in the light / And that is your signature, yellow, at night
pre | Red to red and blue to blue / Stand well back now, coming through
bridge | We lit it with candles, with oil from the whale / We went up to bed with the flame going pale / And now it's one finger, one click on the wall / And you are the reason it happens at all

== waiters?|waitress(?:es)?|waiting_tables|waiter's|bartenders?|bar_?maids?|barmen|baristas?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:waiter|waitress|bartender)(?:$|[^a-z]))
hook | Table nine :: Table nine wants the bill, table six wants a chair / Table four wants a steak that is blue, and not rare / There are nine things to carry and two arms to spare / Table nine, table nine, look, it's already there
hook | Coming right up :: Coming right up, with a plate on each wrist / Coming right up, with a smile and a twist / There's soup on an elbow, there's sauce on the list / Coming right up, with a plate on each wrist
scene | The kitchen's a furnace, the dining room's jazz / The cook wants to know what the lady there has / She's sent back the salad, it looked at her wrong / The steak was too short and the beans were too long
detail | Nine hours in black shoes with a pen in your hair / You know who's proposing, you've hidden it there / A ring in the sorbet, a candle to light / You cry by the dishwasher, third time tonight
story | They come every Thursday, same table, same wine / Two forks and one pudding, since seventy-nine / Last Thursday he came in a tie, on his own / You laid for them both, and you sat, not alone
feel | They click with their fingers, they call you my dear / They tell you their order right into your ear / You smile till your cheekbones are ready to crack / And do a small dance in the pantry round the back
turn | The last coat has gone and the chairs are all up / The tips make a rattle in somebody's cup / The chef sends out chips and the end of the wine / And feet are on chairs, and the feeling's divine
pre | Two plates, three plates, up the arm / Through the doors like a fire alarm
bridge | So look at their faces and learn them by name / The whole world's a restaurant, and we're all the same / Somebody's carrying, somebody's fed / Say please, and say thank you, and butter the bread

== chefs?|chef's|line_cooks?|restaurant_kitchen|cooks_(?:in|at)|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:chef)(?:$|[^a-z]))
hook | Yes, chef :: Yes, chef, yes, chef, with the flames to the hood / Yes, chef, yes, chef, is it hot, is it good / There's forty on the board and the sauce like it should / Yes, chef, yes, chef, and knock upon wood
hook | Hot behind :: Hot behind! Coming through! With a pan full of fire / Hot behind! Coming through! And the orders pile higher / It's a dance, it's a war, it's a heavenly choir / Hot behind! Coming through! With a pan full of fire
scene | The tickets are chattering, chattering out / The grill man's a saint with a burn and a shout / There's butter that's foaming, there's salt in the air / And somebody plating a leaf with a prayer
detail | A towel on the shoulder, a knife like a wing / The onions fall open, you could make them sing / A spoon in the pocket, a taste and a frown / A squeeze of a lemon, and turn the heat down
story | You started on pots when you'd just turned sixteen / You learned how to swear in the back, and to clean / A chef with one eyebrow said, taste this, and think / And there was the sea, in a spoon, at the sink
feel | You feed the whole city, then eat standing up / A heel of old bread and some soup from a cup / The thing you love best, when you get home at two / Is cheese upon toast, with the telly, for you
pre | Hands! says the voice, and the bell goes ping / Wipe the rim and let it sing
bridge | It's gone in ten minutes, a day's work, a plate / There's nothing to hang in a hall by the gate / Just somebody closing their eyes at a bite / Who'll not know your name, and remember this night

== postm[ae]n|postman's|postwom[ae]n|mailm[ae]n|mail_carriers?|letter_?box|posties?|delivery_(?:drivers?|m[ae]n|guys?)|couriers?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:postman|courier)(?:$|[^a-z]))
hook | Up every path :: Up every path with the rain down your neck / Up every path, with a bill, with a cheque / A heart on a postcard, a dog on the deck / Up every path with the rain down your neck
hook | Something for you :: Something for you, and it's come a long way / Something for you, through the sleet and the spray / It might be a bill, but it might be the day / There's something for you, and it's come a long way
scene | The gate with the squeak and the gate with the string / The terrier's waiting, he's ready to spring / There's shorts in the snow, for the knees never freeze / And elastic bands dropping like leaves from the trees
detail | You know who's got family over in Perth / You know by the envelope what it is worth / The black-bordered cards and the pink ones in June / And letters to Santa in crayon by noon
story | There's one house where nothing but bills ever come / An old man alone with a radio's hum / So one day in August, you posted a card / From someone who's passing. You watched from the yard
feel | Eleven miles daily, in rain and in heat / There's poems been written on uglier feet / The children all wave, and they shout out your name / The dog barks the same words, he's always the same
pre | Lift the flap and let it drop / On to the next and never stop
bridge | They say that it's screens now, they say that it's done / But who ties a ribbon round emails? No one / A stamp's a small window, and somebody's tongue / Has kissed it shut for you, since letters were young

== librarians?|librarian's|library|libraries|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:librarian)(?:$|[^a-z]))
hook | Shh :: Shh, shh, there's a dragon asleep on the stairs / Shh, shh, there are pirates in half of the chairs / There's a girl in the corner who's fighting with bears / Shh, shh, and she's winning, and nobody stares
hook | Due back in June :: Due back in June, with a stamp and a smile / Due back in June, take a world for a while / Take Egypt, take Saturn, take love, and the Nile / Due back in June, with a stamp and a smile
scene | There's rain on the skylight, the radiator ticks / A man reads the paper from ten until six / There's toddlers on cushions, a rhyme and a shout / And someone who's come in to keep the cold out
detail | You ask for a blue one, you don't know the name / It's got a sad horse and a lady of fame / She thinks for a second, one finger held high / And walks to the shelf like a bird through the sky
story | A boy came in daily, to hide, and to sit / The one with the glasses just let him, a bit / Then slid him a comic, then slid him Jules Verne / He's building a rocket now, waiting his turn
feel | It costs you not one thing to walk through that door / And nobody asks what you came in here for / There's ten thousand voices, they wait on each side / For someone to come by and open them wide
pre | Run a finger along the spines / Somebody lives in between those lines
bridge | They burned Alexandria, so it is said / But somebody somewhere reads under a bed / With only a torch and a packet of crisps / And that's how the whole of it lives, by such wisps

== (?<!vacuum_)cleaners?|cleaning_lad(?:y|ies)|caretakers?|janitors?|custodians?|bin_?m[ae]n|garbage_(?:m[ae]n|collectors?)|street_sweepers?
hook | Before you came in :: Before you came in there was somebody here / Before you came in, with a song in one ear / The floor's like a lake and the windows are clear / Before you came in there was somebody here
hook proud | Keys on a ring :: Keys on a ring, on a ring, on a ring / Keys to the boiler and every last thing / You open the morning, you close it and sing / Keys on a ring, on a ring, on a ring
scene | The lifts are all sleeping, the city's still black / A bucket, a radio, wheels on a track / The desk of the chairman has crumbs from a bun / You know all his secrets, and you tell no one
detail | There's gum under tables, there's glitter, there's glue / There's something in room six that nobody knew / You've got the right bottle, you've got the right rag / You've got the whole building's lost gloves in a bag
story | You found a girl crying, quite late, on the stair / She'd failed it, she'd failed it, she tore at her hair / You leaned on your mop and you told her, my dear / I failed it in three different countries. Sit here
feel | They step round the yellow sign, eyes on the phone / They think that a corridor shines on its own / But if you were gone for a week and a day / They'd wade to the lifts and they'd call it decay
pre | Sweep it left and sweep it right / Leave it gleaming for the light
bridge | The general's famous, the banker is known / But show me the statue who dusts its own stone / The world is held up by the ones with the keys / Who get up at four, and go down on their knees

== factor(?:y|ies)|assembly_line|production_line|on_the_line_at|steel_?works?|steel_mill|coal_?min(?:ers?|es?|ing)|miners?
hook | Clock on, clock off :: Clock on, clock off, when the whistle blows / Clock on, clock off, down the line it goes / There's a thousand pairs of hands, and everybody knows / Clock on, clock off, when the whistle blows
hook proud | Half of the town :: These hands, these hands have made half of the town / These hands, these hands never put a thing down / The bolts in the bridge and the bell in its crown / These hands, these hands have made half of the town
scene | The gates at the bottom, the smoke at the top / The bikes in a river that nothing will stop / A flask and a bap and a paper to share / And somebody's whistle that hangs in the air
detail | The noise gets inside you, it hums in your bed / You learn to read lips and you nod with your head / There's jokes that were told with one hand and one eye / From lathe over furnace and up to the sky
story | My grandad's initials are scratched on a beam / My father met Mother in clouds of its steam / They shut it in autumn, they sold off the roof / The weeds in the yard are the rest of the proof
feel | The job was a hard one, the money was slow / But nobody ate by themselves down below / If one had a baby, then everyone knew / And somehow a pram and a blanket came too
pre | Wheels go round and the belt rolls by / Eight more hours till we see the sky
bridge | They've made it apartments with plants in the hall / There's brick left on show, and a clock on the wall / But put down your ear to the floor in the night / It's humming, still humming, still working all right

== construction_(?:sites?|workers?)|building_sites?|builders?|builder's|brick_?lay(?:ers?|ing)|scaffold(?:ing|ers?)|roofers?|crane_(?:drivers?|operators?)|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:builder|bricklayer|roofer)(?:$|[^a-z]))
hook | Up she goes :: Up she goes, up she goes, with the sun on the steel / Up she goes, up she goes, take the strain, make it real / There was nothing but mud and a rusty old wheel / Up she goes, up she goes, with the sun on the steel
hook me | I built that :: I built that, I say as we drive past the wall / I built that, the arch and the big concert hall / The kids roll their eyes, they have heard of it all / I built that, I built that, six storeys tall
scene | The tea's in a bucket, it's orange and hot / There's six spoons of sugar in all that we've got / There's mud to the axles, there's songs by the mixer / A radio held with some tape as a fixer
detail | Hard hat with a sticker, a belt like a gun / A neck like a brick from the wind and the sun / You walk on a beam like it's only a street / With nothing but seagulls and air at your feet
story | They laughed at the new boy who came with no glove / His hands were a pianist's, soft as a dove / By winter he laid them as true as a rule / And carved his girl's name at the back of the school
feel | Your back tells the weather, your knees tell the years / The grinder has left you a bell in the ears / But people will sleep there, and kiss on the stair / And hang up their coats, and not know you were there
pre | One more course and tap it down / One more floor above the town
bridge | The ones who made pyramids, who were those men / Who had a bad back and a joke now and then / The pharaoh is dust with his name on a stone / And somebody cut it, with dust of his own

== call_cent(?:re|er)s?|customer_service|retail(?:_work(?:er|ers)?)?|shop_assistants?|cashiers?|working_in_a_shop
hook | How can I help :: How can I help, with my badge and my grin / How can I help, let the shouting begin / You've brought me a kettle with half a fish in / How can I help, with my badge and my grin
hook | Hold, please :: Hold, please, hold, please, here's a flute and a drum / Hold, please, hold, please, and your moment will come / You're ninth in the queue and you're valued, by some / Hold, please, hold, please, here's a flute and a drum
scene | The headset has printed its shape on my hair / A man from Dundee is dismantling a chair / He'd like it explained why it came with three feet / And who is in charge, and the name of the street
detail | It isn't my policy, isn't my shelf / I can't lower prices, I don't price myself / I've smiled till the corners have started to fray / I've said, have a nice one, four hundred today
story | A woman rang up about nothing at all / Her kettle was working, she'd hung up the shawl / She asked what the weather was doing up there / I took a long break, and I talked, and took care
feel | They look at the label, they don't see the eyes / I've been called a robot, a fool and some lies / And then there's a child with a coin and a wave / Who says, have a nice day. And that one you save
pre | Press for one and press for two / Somebody will be with you
bridge | Some day at the counter of heaven they'll stand / With all their receipts in a tight little hand / And someone in uniform, calm as the snow / Will say, I'm so sorry. We're closing, you know

== taxi_drivers?|cab_drivers?|cabb(?:ie|y|ies)|drives?_a_(?:taxi|cab)|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:taxi_driver)(?:$|[^a-z]))
hook | Light on the roof :: There's a light on the roof, and it's amber, it's true / There's a light on the roof of the taxi for you / The driver's been circling since quarter to two / Put your arm in the air, love, and somebody knew
hook | Keep the change :: Keep the change, driver, you've brought me home dry / The taxi's a ship on the street's bit of sky / You asked how I'd been, and you didn't ask why / So keep the change, driver, you got me home dry
hook | Where to, love :: Where to, love, now the crowds have gone / Where to, love, get your seat belt on / I've driven a bishop, a bride and a swan / Where to, love? We'll be there by dawn
scene | The radio's crackling, the wipers keep time / The city goes by like a half-finished rhyme / There's dice on the mirror, a beard made of beads / And a book on the dashboard that nobody reads
story | A girl and a suitcase at ten after two / She said, anywhere, and you let her talk through / Three times round the ring road, you turned off the fare / You dropped her at home, with her mother still there
feel | You know all the shortcuts, you know all the sins / You know how a marriage concludes, or begins / You've only the back of a head, and a voice / It's more than a priest hears, and mostly from choice
detail | A bag of boiled lemons, a saint on a spring / A photo of kids, and a song he can sing / The meter is ticking its red little sum / He's told us of Lisbon, the wife and his mum
story | He once was a surgeon, he once flew a plane / He came with one suitcase and started again / A baby came early at quarter to ten / He drove with one hand, and he caught with one then
turn | I lost my whole purse, and my phone, and my way / He drove me for nothing to see me okay / I asked for his name and he shrugged at the wheel / He said, it's just number six hundred. But real
detail | They kiss in the mirror, they weep in the rear / They tell him the things that their wives never hear / They sleep with their mouths open, trusting as sheep / He turns down the wireless, and lets them all sleep
pre | Turn the key and hear her cough / Easy now, and then we're off
bridge | There's engines and people, and both of them tick / And both of them choke when the oil is too thick / And all either wants, at the end of the day / Is someone who'll listen, and not look away

== pilots?|flight_attendants?|cabin_crew|stewardess(?:es)?|air_hostess(?:es)?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:pilot|flight_attendant)(?:$|[^a-z]))
hook | Cabin doors :: Cabin doors to automatic, and up through the grey / Cabin doors, and we've left all the rain in the bay / There's always a sun, it just lives up this way / Cabin doors, cabin doors, and we're gone for the day
hook you bright | Land on my street :: Land on my street when you're done with the sky / Land on my street, and I'll wave you down by / The lamp and the dustbins, the cat and my feet / You've seen all the capitals. Land on my street
scene | The runway's a ladder of lights laid out flat / There's chicken or pasta, and sorry for that / A scarf with a knot and a case on small wheels / Breakfast in Cairo, in very high heels
detail | The kettle's in orbit, the clock's on its head / You wake, and you ask of the ceiling, which bed / There's five kinds of money asleep in your coat / A shell, and a key card, a half-written note
story | The plane gave a drop like a lift with no floor / You sat by a child you had not met before / You told her that clouds have their cobbles and holes / She held your two fingers right over both poles
feel | You've seen the sun rise over mountains, twice over / You've seen your own house like a crumb in the clover / There's nothing so large as it looks from the ground / And no one's so small that they shouldn't be found
pre | Arms to the exits, here and there / Thirty-six thousand feet of air
bridge | They say that it's freedom, that high and that far / It's one narrow corridor under a star / But home's a good runway, it's short and it's lit / And somebody's standing at the end of it

== vets?|vet's|veterinar(?:y|ian|ians)|zoo_?keepers?|(?:sister|brother|twin)(?=,?_(?:[^_]+_){0,4}(?:vet)(?:$|[^a-z]))
hook | Where does it hurt, then :: Where does it hurt, then, you whisper, and wait / Where does it hurt, to the horse at the gate / It can't tell you when, and it can't tell you how / So you put down your head on the side of the cow
hook bright | Up to the elbow :: Up to the elbow at quarter to three / Up to the elbow, come on, little wee / Two legs and a nose, and it's looking at me / Up to the elbow, and born, and it's free
scene | A parrot that swears and a rabbit that's shy / A python who's swallowed the owner's bow tie / A waiting room full of the barkers and purrs / With somebody saying it's his fault, or hers
detail | Your jumper has hairs from a cat and a goat / There's treats in your pockets and straw in your coat / You've been bitten by budgies, been kicked by a mare / You've slept in a stable and woken in there
story | An old man came in with a dog on his arm / You sat on the floor with them, quiet and warm / You stayed till the breathing was slow, and was done / You walked him outside, and you stood in the sun
feel | You can't charge a hedgehog, you can't bill a wren / They leave without thank you, and that's it, and then / Next spring there's a robin who sits on the gate / And looks at you sideways, and sings until late
pre | Easy, easy, there's my boy / Somebody's swallowed another toy
bridge | We're none of us able to say where it aches / We limp, and we hide it, for everyone's sakes / I wish there were someone like you for us all / Who'd feel down the leg, and who'd wait, in the stall
`)
