import { kits } from '../../lines.ts'

export const officeKits = kits(`
== remote_work(?:ing|er|ers)?|work(?:ing|s)?_(?:from_home|remotely)|home_office|video_calls?|video_meetings?|zoom_(?:calls?|meetings?)|on_mute|online_meetings?|wfh
hook | You're on mute :: You're on mute, you're on mute, we can see your lips go / You're on mute, you're on mute, it's a very good show / You've said something grand, and we'll never now know / You're on mute, you're on mute, we can see your lips go
hook | Top half only :: Top half only, a tie and a comb / Top half only, the rest is at home / It's business above, and below it's a gnome / Top half only, the rest is at home
hook me | Four steps to work :: Four steps to work, and I'm late again / Four steps to work, with a sock and a pen / The boss is a stamp in a row of ten / Four steps to work, and I'm late again
scene | The desk is the ironing board, lowered a notch / The cat's in the meeting, he's come in to watch / A child with no trousers walks in from the right / And asks if a spider can swim, and it might
detail me | My cupboard's called Chicago, that's where I sit / My bookshelf's a picture, I'm proud of it / My neighbour is drilling, my router is red / I've said, can you hear me, to people in bed
story | There's twelve little windows, there's twelve little rooms / A guitar on one wall, and a family of brooms / And somebody's mother walks by in a towel / And waves to the board with a mop and a trowel
feel wistful tender | I miss the bad coffee, the lift and the stairs / The man from accounts with his birthday éclairs / The way you could tell by the sound of a shoe / That somebody sad was just passing you
turn | At five I fold up the whole office and go / I walk round the block in the rain or the snow / Come back through the door like I've travelled from town / And call out, I'm home! and I put the lamp down
pre | Camera on and collar straight / Sorry, all, I know I'm late
bridge | Some day they will ask us, what was it like then / We lived in a rectangle, nine until when / We saw all their kitchens, their cats and their kin / We never once met, and they all let us in

== (?<!like_a_)boss(?:es)?(?!_(?:fight|battle))|boss's|my_manager|micro_?manag(?:er|ers|ing|ement)
hook | Just one quick thing :: Just one quick thing, says the boss at the door / Just one quick thing, then a hundred more / It's four fifty-nine and my bag's off the floor / Just one quick thing, just one quick thing more
hook angry wild | Not sorry :: I'm not sorry, not sorry, I've said it out loud / I've said it to Accounts and I've said it to the crowd / You can keep your mug and your corner of cloud / I'm not sorry, not sorry, I'm walking out proud
hook bright tender proud | Door always open :: Door always open, jacket on the chair / Door always open, and you always there / You made us the tea when the roof fell in / Door always open, with that daft grin
scene | There's synergy, leverage, low-hanging fruit / There's nothing inside of it, only a suit / We'll park it, we'll ping it, we'll circle, we'll pivot / It was my idea, and there's no me left in it
detail | The mail comes on Sunday with three little flags / The subject line's Urgent, the grammar has snags / It's cc'd to everyone, down to the plant / I start a reply, and I breathe, and I can't
story angry | Stood right at my shoulder and watched while I typed / Then pointed at something, the thing that got swiped / From slides that I sent up a fortnight ago / And said, this is good, this is me, don't you know
feel angry me | I've smiled till my teeth ache, I've nodded, I've bowed / I've laughed at the golf joke, and laughed at it loud / I've eaten my lunch with a hand on the phone / And dreamt of a desk on a beach, all alone
turn | I wrote it all out on a napkin, in red / I practised my speech in the lift, in my head / The doors slid apart, and there stood You-Know-Who / And I said, good morning, and how about you
scene blues me | The boss has a window and I have a wall / Boss has a window, Lord, and I have a wall / He looks at the river and I look at it all
detail blues me | I punch in at seven and I punch out at ten / Punch in at seven, babe, I punch out at ten / I sleep in my jacket, then I punch in again
feel blues me | My name's on the blunder and his name's on the prize / Mine's on the blunder, and his name's on the prize / He tells me I'm family with his back to my eyes
turn blues me | Some morning that chair's going to spin round and round / Some morning that chair's going to spin round and round / With no one but daylight and me out of town
scene rap me | Got a ping about a meeting on the meeting that we had / Got a mail about my attitude, the attitude was bad / He took my slide to Sweden and he took the whole applause / Brought me back a keyring and a pamphlet on the cause
detail rap me | Nine to five, they told me, but the five is at the back / Of a cupboard in a basement with the lights gone black / I'm a team, I'm a family, I'm a number on a chart / And the only raise I'm getting is the pressure of my heart
pre | Count to ten and grit your teeth / Smile on top, and knives beneath
bridge | A boss was once little, a boat in the bath / With somebody kind who would tickle a laugh / I try to remember it, Monday at nine / Some mother's own treasure. But it isn't mine

== (?<=^(?:[^_]+_){0,3})mondays?|monday_mornings?|(?:hate|hates)_mondays?|alarm_clocks?|snooze
hook me | Five more minutes :: Five more minutes, just five, and I'll rise / Five more minutes, I'm resting my eyes / The world can go on with its emails and pies / Five more minutes, just five, and I'll rise
hook | Who let Monday in :: Who let Monday in? Was it you, was it him? / It's wiping its feet and it's terribly grim / We bolted the door and we left the lights dim / Who let Monday in? Who let Monday in?
hook me bright | Monday again :: Monday again, with its big dirty boots / Monday again, and it's pulling up roots / I give it a coffee, I give it two hoots / Monday again, with its big dirty boots
scene | The alarm has a voice like a goose in a bin / I hit it, I miss it, it starts to begin / The bed is a mother, the floor is a lake / The shower's an argument nobody'd make
detail me | My shirt's inside out and my toast's on the cat / My train is a rumour, my tyre is flat / The lift's full of faces as long as a mile / And someone called Keith, with a Tupperware smile
story | On Sunday at seven it crept through the wall / A chill in the gravy, a shade in the hall / By nine it was sitting there right on my chest / By ten it was snoring, and I had no rest
feel | How is it that Friday goes by like a train / And Saturday's gone, with one walk in the rain / But Monday has hours like a cupboard has moths / And all of them wearing the same beige cloths
turn bright tender | Then somebody's saved me the last of the cake / There's sun on the stapler, the printer's awake / And outside a blackbird sings right through the bell / He's not heard it's Monday. I don't mean to tell
scene blues me | I woke up on Monday with the sheet on my head / Woke up on Monday, had the sheet on my head / Said, tell them I'm sorry, tell them I'm dead
detail blues | The coffee's gone cold and the milk's turned to cheese / Coffee's gone cold, Lord, the milk's turned to cheese / The bus threw some water right up to my knees
feel blues me | I buried old Monday down deep in the yard / Buried old Monday, so deep in the yard / By Sunday at midnight it's breathing real hard
turn blues me | There's six days I love and there's one I can't stand / Six days I love, babe, and one I can't stand / It's got both its boots on and it's shaking my hand
pre | Socks don't match and the milk's gone thick / Out of the door and make it quick
bridge | It isn't to blame, it's a day like the rest / It never asked anyone who they loved best / Imagine the life of it, poor little thing / With everyone groaning whenever you ring

== commut(?:e|ing|ers?)|traffic_jams?|stuck_in_traffic|rush_hour|traffic(?!_lights?)|(?:late|delayed)_trains?|trains?_(?:is|are|was|always)_(?:\\w+_)?(?:late|delayed|cancelled)|train_delays?|the_tube|subway_ride
hook | Bumper to bumper :: Bumper to bumper, and nose to tail / Bumper to bumper, I'm passed by a snail / He's got a small house and he's leaving a trail / Bumper to bumper, and nose to tail
hook | Mind the gap :: Mind the gap, says the voice that I know like my own / Mind the gap, says the voice, and we're packed to the bone / There's an elbow, a tuba, a man and his phone / Mind the gap between here and the places we've flown
hook me | All the red lights :: All the red lights know my name / All the red lights play my game / I've sung the whole album, I'm starting again / All the red lights know my name
scene | There's brake lights like rubies from here to the sea / There's someone who's picking his nose next to me / A woman in the mirror is singing her heart / The jam doesn't move, but she's topping the chart
detail | I've read all the stickers, the Baby on Board / The lorry that tells me it's honouring our Lord / I've eaten the mints and a raisin from May / I've moved seven inches so far today
story | There's one on the platform, same coat and same book / For seven long years we have not shared a look / Then today, with the train at a stop in the wheat / He turned, and he offered me half of a sweet
feel | A year of my life, if you add up the hours / I could have learned Polish, or how to grow flowers / Instead I know every last weed on the verge / And two hundred words for the verb that means merge
turn | Then somewhere past nine it gives way, like a dam / We all start to roll, every lorry and tram / I wave to the singer, she waves with her ring / And nobody's ever felt more like a king
pre | First gear, neutral, handbrake, sigh / Even the pigeons are walking by
bridge | And up in the air there's a bird looks at this / A river of people all wanting a kiss / All wanting their kettle, their couch, and their own / All sitting together, and each one alone

== quit(?:s|ting)?_(?:my|your|his|her|the|this|a)_(?:\\w+_)?job|quit(?:ting)?_work|hand(?:ing|ed)?_in_my_notice|resign(?:ing|ed|ation)?|leaving_my_job|i_quit(?!_[a-z])|last_day_at_work|changing_careers?|career_change
hook wild bright me | Keep the mug :: Keep the mug, keep the chair, keep the plant, it's half dead / Keep the mug, keep the lanyard, I'm keeping my head / There's a whole lot of Tuesday I'm spending in bed / Keep the mug, keep the chair, I am going instead
hook me | Out by noon :: Out by noon with a box in my arms / Out by noon, through the fire alarms / The sun's like a trumpet, it's playing my tune / I came in at nine, and I'm out by noon
hook me wild | Two weeks' notice :: Two weeks' notice, I signed it in red / Two weeks' notice, I meant what I said / Ten years of please, and I'm off my knees / Two weeks' notice, and do as I please
scene me | I typed it at midnight, I printed it there / I walked past the copier, walking on air / I slid it across, and my voice didn't shake / He said, is it money? I said, it's a lake
detail me | One stapler, one postcard, a shoe with no mate / A spoon, and the card for my birthday, two late / That's all there was, after eleven long years / It fitted one box, with some room for the tears
story me | The lift took its time, and I looked at my face / The same little scratch in the same little place / It opened on daylight, on buses, on noise / On pigeons all strutting like playground boys
feel me | I don't have a plan, I have soup and a bike / I've four months of money, I know what I like / I'm scared like you're scared at the top of a slide / With somebody shouting, come on, down the side
turn me | The alarm went at six, and I threw it outdoors / I slept till the sun had walked over the floors / I made scrambled eggs with a radio play / And nobody wanted a thing by midday
pre | Pass on the lift and take the stairs / Someone else can stack the chairs
bridge me | And maybe I'll miss them, the biscuits, the jokes / The way that the copier coughs up and chokes / But there was a door all the time by the sink / It only said Push. I'd just stopped to think

== burn_?out|burn(?:ed|t|ing)_out|over_?worked|too_much_work|work(?:ing)?_too_(?:much|hard)|overtime|work_stress|stress(?:ed)?_at_work|work[-_]life_balance|workaholics?|deadlines?
hook me | Running on fumes :: Running on fumes with the light gone red / Running on fumes and a list in my head / I said I could do it, so that's what I said / I'm running on fumes with the light gone red
hook | Put it down :: Put it down, put it down, it'll all still be there / Put it down, put it down, go and sit on the stair / It isn't a failure to come up for air / Put it down, put it down, go and sit on the stair
hook tender calm | Enough for today :: That's enough for today, shut the lid on the light / That's enough for today, let the dishes be night / The world will go round without holding it tight / That's enough for today, that's enough for tonight
scene me | I answered a mail in the queue for the loo / I answered another at quarter to two / My dinner's a cracker, my plant is a stick / The little red number just gives me a kick
detail me | I put the car keys in the fridge with the cheese / I cried at an advert for carpets and peas / I rang my own mother and said, how may I / Help you today? And she started to cry
story | The doctor said, tell me, what do you enjoy / I stared like a dog at a brand-new toy / I thought of the sea, then I thought of the cost / I said, I will check, and I knew I was lost
feel | It isn't the mountain, it isn't the climb / It's nobody saying, that's plenty this time / It's being a candle with fire at each end / And being so proud of how brightly you bend
turn tender bright calm | So I went to the park and I turned off the phone / I sat on a bench by a duck, on my own / It took me an hour to unclench my jaw / And then I heard leaves, that I'd not heard before
pre | One more line on the list I keep / One more night with no good sleep
bridge | They'll not put the emails you sent on your grave / They'll not name a street for the hour you gave / But someone will notice you came to the game / And someone will light up on hearing your name

== landlords?|landlord's|landlad(?:y|ies)|(?:the|my|our|pay|paying|high|cheap)_rent|rent_(?:is|day|due|increase|rise|prices|man)|^rent|renting|can't_afford_(?:a_flat|rent|a_house)|evict(?:ed|ion)|mould|housing_crisis
hook angry | The first of the month :: The first of the month and he's here at the door / The first of the month, and he'd like a bit more / There's rain in the bedroom, there's mould on the floor / The first of the month and he's here at the door
hook angry wild | Fix the roof :: Fix the roof! There's a frog in the bath / Fix the roof! And he's having a laugh / You want it by Friday, you want it in proof / I'll pay for a ceiling. So fix the roof
hook wistful | Somebody else's walls :: Somebody else's walls, not a nail, not a hook / Somebody else's walls, it says so in the book / I've painted the moon on the inside of the door / In somebody else's walls, on somebody's floor
scene | The boiler's a legend, it worked in the spring / The doorbell's a wire and it won't ever ring / The window's held up with a fork and a prayer / The stain on the ceiling has grown a blonde hair
detail | It's bijou, it's cosy, it's full of old charm / You can open the fridge from the bed with one arm / The shower is over the cooker, that's neat / You can poach half an egg while you're washing your feet
story angry | I rang him in March and he said he'd come soon / I rang him in April, in May and in June / He came in July with a mate and a van / And measured the cupboard to let to a man
feel angry | There's half of my wages goes into his hand / He's got seven houses, I've got where I stand / I'm paying his mortgage, his boat and his grin / And I am not meant to hang anything in
turn tender bright | But there's lights on a string and the soup on the ring / And six of us crammed on one bed, and we sing / It isn't our building, it isn't our key / It's only the home of my friends and of me
pre | Knock knock knock, and he counts it twice / Nothing fixed, and a brand-new price
bridge | A fox has a hole and a snail has a shell / A wren builds a house in an old broken bell / And none of them hands over half of their bread / For leave to lie down with a roof on their head

== startups?|start-ups?|(?:co-?)?founders?|entrepreneurs?|my_own_business|start(?:ing|ed)?_(?:a|my|our)_(?:own_)?(?:business|company)|venture_capital|investors?|pitch_deck
hook wild bright | Garage lights :: Garage lights at a quarter to four / Garage lights under the up-and-over door / It's us and a whiteboard and crumbs on the floor / Garage lights at a quarter to four
hook | Pivot :: Pivot, pivot, it's not what we thought / Pivot, pivot, it's not what they bought / It started with socks and it's now about sport / Pivot, pivot, till somebody's caught
hook we bright | Three desks and a plant :: Three desks and a plant and the world at our feet / Three desks and a plant over Chicken Street / They told us we couldn't, we told them we can't / Be stopped any more, with three desks and a plant
scene | There's noodles for breakfast, there's noodles for tea / The chairs came from somebody's bankruptcy / The logo's a bird, or it might be a leaf / The budget's a napkin, the runway is brief
detail | We've fourteen investors who loved it, and passed / We've one who said yes, and he's moving too fast / We've slides about hockey sticks, arrows and stars / We've sold both our bikes and we've sold both our cars
story | The first one who paid was a woman in Leith / We danced on the desks and we clicked with our teeth / Eleven pounds fifty, we put it in glass / It hangs by the kettle, a medal in brass
feel me | I told all my aunts that it's going so well / My hair's coming out in the sink, truth to tell / I wake with a number lit up on the wall / The months till there isn't a number at all
turn | And then on a Tuesday the graph gave a twitch / It rose like a bird coming up from a ditch / We stared, and we hit it, we thought it was broke / A thousand new people, before we awoke
pre | Ship it, break it, fix it, run / Sleep is a thing we'll do when it's done
bridge | And maybe it sinks like the ones who went first / And maybe it's only a bubble that burst / But once in our lives we said, what if it's true / And stayed up all night for the thing that we knew

== freelanc(?:e|ers?|ing)|self[-_]employed|unpaid_invoices?|gig_economy|gig_workers?
hook | As per my last email :: As per my last email, and the one before that / As per my last email, I'm still feeding a cat / It's sixty days over, I've eaten my hat / As per my last email, and the one before that
hook me | My own boss :: I'm my own boss, and he's crueller than most / I'm my own boss, and I'm paid in burnt toast / I'd file a complaint but it's me that I'd cross / I'll talk to the manager. I'm my own boss
scene me | It's pyjamas till noon and it's panic till three / There's eight things due Friday, and all due to me / My colleague's a spider, we don't always speak / We're having our Christmas do later this week
detail | They'd like it by Monday, they'd like it in teal / They'd like it for exposure, a very good deal / The Final, the Final Two, Really the One / Comes back with a comment: could this be more fun?
story me | In January nobody rang me at all / I polished my pencils, I talked to the wall / In March they all rang in the very same day / I said yes to seven, and one was in clay
feel | There's no one to cover the days that you're ill / There's no one to send you a card with a frill / But no one to ask when the sun's coming through / If you may go swimming. You ask, and it's you
pre | Polite reminder, number four / Any day now, it's at the door
bridge me | They ask, don't you miss it, the pension, the chairs / The talk by the kettle, the meeting upstairs / I do when it's raining, and then there's a day / I work with my feet in the river in May

== tax(?:es|man|_returns?|_season)?|accountants?|accounting|accountancy|spreadsheets?|bookkeep(?:er|ing)
hook | Bag of receipts :: I've a bag of receipts and a pain in my eye / A bag of receipts and I couldn't say why / There's one for a lobster, there's one for a tie / A bag of receipts and I'm starting to cry
hook | Carry the one :: Carry the one, carry the one, what a thrill / Carry the one, and it's balancing still / Some people like skydiving, some like to run / I like when it's even, and carry the one
hook you proud | It all adds up :: It all adds up when you're sitting right there / It all adds up, with a pen in your hair / The world is a mess and a muddle, a cup / Spilled over the paper, but it all adds up
scene | It's the thirty-first, ten to midnight, it's raining / The website is down for essential maintaining / I've lost a whole year in the back of the car / With parking and pasties and one seminar
detail | Box nine asks for what I put down in box four / Less anything carried from box twenty-four / If over, see notes, and if under, see sheet / I think I just married a person in Crete
story | He slept like a baby, he ironed his socks / He kept every bill in a labelled shoebox / And once, in the month when the penguins get warm / He danced on his desk with a finished form
feel | It pays for the lamp on the corner at night / It pays for the nurse and the crossing, all right / I know, and I know, and I'll sing them a hymn / But look at that number, it's after a limb
pre | Add it up, and up it goes / Where it went, nobody knows
bridge | The two things we're sure of, said somebody wise / Are forms to fill in, and then everyone dies / I hope there's a desk, at the end, by the gate / And someone says, sit, dear. You're only years late

== (?:being|i'm|am|always|so|flat|stony|dead|still|we're|permanently)_broke|broke_(?:till|until|again|students?|as)|^broke|payday|pay_day|no_money|skint|overdraft|out_of_money|living_paycheck|paycheck|(?<=^(?:[^_]+_){0,2})money|debts?|bills_to_pay
hook | Beans till Friday :: Beans till Friday, beans on toast / Beans till Friday, beans are my host / Beans on a Monday, then beans, and then most / Of the beans till Friday, beans on toast
hook wild bright | Payday :: Payday, payday, I'm rich for a night / Payday, payday, the balance is right / The rent and the gas will have had it by light / But payday, payday, I'm rich for a night
hook me | Card declined :: Card declined, with a beep and a stare / Card declined, with the whole shop there / I put back the cheese and I put back the pear / Card declined, with a beep and a stare
scene | There's forty-two pence and a button, a mint / A moth in the wallet, some fabulous lint / The fridge is a light with a lemon and cold / The cash machine laughs when I'm asking for gold
detail | I've looked down the sofa, I've looked in the coat / I found there a penny, a fiver, a note / The note said, I owe me, and signed with a smile / By me, in the days when I lived with some style
story | The heating's on jumpers, the phone is on low / I walked seven miles so the bus wouldn't know / I window-shopped dinner, I licked at the pane / I sang for my supper, got soup, and the rain
feel | They say it can't buy you the things that are best / They say it in houses with rooms for a guest / I'd like to be sad in a nice little boat / And find out first hand, in a very warm coat
turn tender bright | My friend has a tenner, and half of it's mine / We bought us two pastries, a bottle of wine / We sat on the wall like a duke and an earl / With nothing to pay for the sun going pearl
scene blues me | I looked in my pocket and my pocket looked back / Looked in my pocket, and it looked right back / A button, some fluff, and a hole in the sack
detail blues | The fridge has a lemon and a light and a hum / Fridge has a lemon, it's got nothing but hum / I asked it for supper, it offered me some
feel blues me | My money goes walking, it don't leave a note / Money goes walking, never leaves me a note / It's out on the town in my very best coat
turn blues me | My wages come Friday and they don't stay for tea / Wages come Friday, never stay for their tea / They look through the window and they wave out at me
scene rap me | Pockets full of lint and a bus pass and a dream of bread / Checked my balance, closed one eye, and checked again instead / Robbing Peter, paying Paul, and Paul wants it by noon / Peter's at the door now and he's whistling my tune
detail rap | Water bill, the gas bill, and a letter with a stripe / Red around the edges of the not-so-friendly type / Make a pot of lentils and we stretch it out a week / Seven kinds of lentil soup, and each of them's unique
pre | Count it once and count it slow / Eleven days and none to go
bridge | A bird has no pocket, a bee has no purse / They sing all the same, and they've known it much worse / So here is my fortune, I lay it all down / Two hands and a tune, and the run of the town

== lotter(?:y|ies)|lotto|jackpots?|win(?:ning)?_a_million|millionaires?|scratch_?cards?
hook | One number off :: One number off, only one, only one / One number off, and the yacht's come undone / I'd named all the horses, I'd ordered the sun / One number off, only one, only one
hook bright | If my numbers come up :: If my numbers come up, I'll be gone by the noon / If my numbers come up, I'll put wheels on the moon / I'll drink from a slipper instead of a cup / And buy every pub, if my numbers come up
scene | Two birthdays, a bus and the age of the cat / The same seven numbers, I've stuck by all that / The balls bounce like peas in the lid of a pan / And each one comes up for some other man
detail bright funny | A house with a slide from the bath to the pool / A donkey, a butler, the key to the school / I'd give half to Mum and I'd give half to you / And half to the dog's home. That's more halves than two
story | He won it in August, old Stan from the quay / He bought a gold tap and a palm, and a tree / By Christmas he sat in the pub, just the same / Where everyone's friendly, and no one says game
feel | It isn't the money, it's three minutes' grace / That comes with the ticket, the look on your face / When all of your life is a door in a wall / And one little wind might just open it all
pre | Five, eleven, thirty-three / Come on, darling, look at me
bridge | But think of the odds of us, out of the lot / The stars and the fishes, and this is what we've got / A kitchen, a Saturday, you in that chair / The balls went in rolling, and both of us there

== friday_nights?|friday_afternoons?|after_work_drinks|thank_god_it's_friday|tgif|(?<=^(?:[^_]+_){0,2})fridays?|clocking_off|(?<=^(?:[^_]+_){0,2})weekends?(?!_(?:in|at|with|on|away|trip))|bank_holidays?|long_weekend
hook wild bright | Tools down :: Tools down, tools down, let it ring through the town / Tools down, tools down, let the whole week drown / There's gold in the glasses and jackets thrown round / Tools down, tools down, let it ring through the town
hook bright | Half past Friday :: It's half past Friday and a quarter to fun / It's half past Friday and the working is done / The pavement's still warm with the last of the sun / It's half past Friday and a quarter to fun
hook bright wild we | See you Monday :: See you Monday, said the coat to the chair / See you Monday, with the wind in my hair / There's two whole days and we haven't a care / See you Monday, said the coat to the chair
scene | The clock on the wall took a year to strike five / Then out of the doors like the bees from a hive / There's ties going off and there's shoes being changed / The whole of the city has been rearranged
detail | There's chips in a paper, there's salt on the wind / A girl selling roses, a busker who's pinned / A five-pound note up to his hat for a lark / And somebody dancing alone in the park
story | The quiet one out of accounts has a voice / He sang us some opera, just out of choice / The barman stopped pouring, a woman sat down / By Monday he'd been the best singer in town
feel | My shoulders come down from the back of my ears / I laugh and it's rusty, it's been there for years / The week was a suitcase I carried uphill / I put it down here, and the evening is still
turn | And home on the night bus with chips on my knee / There's stars on the window, one foot is still free / Tomorrow's a blanket that nobody's pressed / With nothing to do in it, nothing but rest
pre | Shut the drawer and kill the light / Who wants what? It's Friday night
bridge | They built us the week like a ladder of stone / Five rungs for the boss, and just two for our own / So climb to the top of it, sit with your mates / And swing both your legs at the sun, while it waits

== (?:boring|endless|pointless|office|many|work|team|staff|useless)_meetings?|^meetings|(?<=^(?:[^_]+_){0,3})emails?|inbox|power_?point|office_(?:life|party|gossip|job|politics)|co-?workers?|colleagues?|open[-_]plan|cubicles?|corporate
hook | This could have been an email :: This could have been an email, a line, and goodbye / This could have been an email, we've ordered in pie / There's nine of us here, and not one could say why / This could have been an email, and so could have I
hook | Any other business :: Any other business? Oh, please, not a hand / Any other business? There's one in the stand / He clears his long throat and he's got something planned / Any other business? He's building a band
scene | There's fish in the microwave, war on the third / The thermostat's locked, and the password's a word / That only was known to a Brenda, who left / The plant by the copier stands there bereft
detail | A birthday card's come round, I've written Best Wish / To somebody leaving, a Hamish or Trish / There's cake by the kettle, it's gone by the time / I've thought of a thing I could write that would rhyme
story | We'd shared the one stapler for nine years, us two / I'd never once thought what you'd dream of, or do / Then one night we waited for rain at the door / You told me you'd swum by a whale to the shore
feel | You spend more with them than the people you wed / You know how they sneeze and the lunches they've spread / You know when they've cried, and you pass by the phone / A biscuit, a nod, and you leave it alone
pre | Slide sixteen of forty-four / Somebody's stomach begins to roar
bridge | The numbers we counted will all be forgot / The targets, the folders, the who and the what / But somebody covered for me in the rain / And somebody laughed till we all did again

== job_interviews?|new_job|first_day_at_(?:work|(?:my|the|a)_(?:new_)?job)|job_(?:hunt|hunting|search|applications?)|looking_for_(?:a_)?(?:work|job)|got_the_job|unemployed|apprentic(?:e|eship)|intern(?:ship|s)?
hook | Tell us about yourself :: Tell us about yourself, says the man with the pen / Tell us about yourself, so I start, and then / I've told him my blood group, my gran and her hen / Tell us about yourself, could I do it again
hook bright proud | The one with the badge :: I'm the one with the badge and the brand-new shoes / I'm the one with the badge, and I've nothing to lose / I don't know the way to the lifts or the loos / I'm the one with the badge and the brand-new shoes
scene | The suit is my brother's, the tie is my dad's / I'm sat in a row with some confident lads / The plant's made of plastic, the water is warm / My hand's got the shake of a leaf in a storm
detail | My weakness is working too hard, and for free / In five years I see myself, well, being me / I'm good with all people, I'm good on my own / I've three kinds of spreadsheet. I answer the phone
story | I wrote to a hundred, I wrote to them all / And ninety said nothing, and nine said, so small / And one said, come Thursday, and bring a clean shirt / I walked there for luck, and I fell in the dirt
feel | They showed me the kettle, they showed me the door / They told me ten names, and I lost eight, or more / I nodded at acronyms, smiled, was polite / I sat at my desk, and I felt for the light
pre | Shoulders back and breathe in slow / Firm right hand and say hello
bridge | Each person in here, from the top to the hall / Has once been the new one, who knew none at all / Who ate in the stairwell, and counted the stair / Till somebody said, come on. There's a chair

== (?:feel(?:ing)?_)?(?:invisible|overlooked|unseen|ignored|unappreciated|undervalued)_(?:\\w+_)?(?:at|in)_(?:\\w+_)?(?:work|office|job|meetings?)|passed_over_for_(?:a_)?promotion|nobody_(?:notices|sees|listens_to)_me_at_work|no_one_(?:notices|sees|listens_to)_me_at_work
hook wistful | The chair by the plant :: I'm here, I'm the chair by the plant, by the wall / I'm here, I'm the name that they get to, if at all / You'd miss me on Monday, you'd say that you can't / But Friday you look, and you talk to the plant
hook | As I said :: As I said, as I said, half an hour ago / As I said, and you nodded, and nobody'd know / Then Gavin says my thing, with his big shiny head / And everyone's clapping. It's just as I said
scene | The door that is meant to swing open for me / Stays shut till I wave like a man lost at sea / The light in the toilets goes off while I'm in / I wave both my arms at it, dark to the chin
detail | My badge has a picture of somebody grey / They spelled me with one L, they spell me that way / They gave me a card, with the best wishes, Pat / I've worked here for nine years. And nobody's that
story | They had a fire drill, and they counted the heads / They ticked off the lists, all the greens and the reds / They said, that's the lot, and went in for their tea / I stood in the car park. They'd not counted me
feel | I'm good at it, that's what's so funny, I'm good / I mend all the things that go wrong, as I should / And nothing goes wrong, so there's nothing to see / The better I do it, the less there's of me
turn | The cleaner comes round, with her cart, about eight / She says, hello, love, and you're working so late / She knows when I'm ill, and she knows my kid's name / She's never been noticed here. She does the same
pre | Hand up, and hand down, and clear out your throat / Somebody's taken the point, and the vote
bridge | So I've started saying it: thank you, that's right / I saw what you did there, I saw you last night / It costs me no money, it goes round the floor / Somebody said it back, there by the door
end | I switched off the screen, and I turned off the light / And someone said, see you, and got my name right
`)
