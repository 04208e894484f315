import { kits } from '../../lines.ts'

export const turnsKits = kits(`
== (?:alone|lonely|by_myself|on_my_own|single|far_from_home)_(?:at|on|for|this)_(?:christmas\\w*|year|xmas|the_holidays)|(?:christmas|xmas|holidays?)_(?:alone|by_myself|on_my_own|without)|lonely_(?:christmas|xmas|holidays?)|first_christmas_alone
hook me | A table for one :: A table for one, and the crackers for two / I pull both the ends, and I win, and I do / The hat is too small, but I'll keep it on through / A table for one, and a toast, love, to you
hook me wistful | The lights are on for no one :: The lights are on for no one, and I put them up all the same / The lights are on for no one, there's no one to take the blame / I plugged them in, and I said my name / The lights are on for no one, and still they came
scene me | The shops have all shut and the buses have gone / The street is all windows with everyone on / I've one little chicken, I've one little tree / It's got seven baubles, and all of them me
detail me | The cards on the shelf are the bank and the vet / My sister's has kisses, I've not read it yet / The neighbours are singing, it comes through the wall / I hum the low part for them, out in the hall
story me | I rang up my mother to say I was fine / She put me on speaker, I heard the whole line / They shouted my name with their mouths full of pie / I said that the gravy was hot in my eye
turn me | At four came a knock, and the lady from three / She'd made far too much, and she looked up at me / She said, I've got pudding, I've nobody here / We watched the King talking, and finished the beer
feel me | It's only a Thursday that's wearing a bow / It's only the dark, with a bit of a glow / And still, when the bells start, a mile off, or more / I stand in my slippers, and open the door
pre me | One sock on the bedpost, one mince pie to bake / I've nobody's timing but my own to take
bridge me | To all of the windows with one lamp alight / To drivers and nurses, the watchman at night / I lift up my glass to you, out in the blue / I'm one and you're one, love, and that makes it two

== (?:i'm|i_am|being|i_was)_the_one_(?:who_(?:is_)?)?(?:leaving|who_left|to_leave|leaves|left|ending_it|walking_away|breaking_up)|i_(?:left|am_leaving|have_to_leave)_(?:him|her|you)|i'm_leaving_(?:him|her|you)|walking_away_from_(?:him|her|you|us)|ending_(?:it|things)|break(?:ing)?_up_with_(?:him|her|someone|my)
hook me | I'm the one with the case :: I'm the one with the case in the hall / I'm the one who is saying it all / You didn't do anything, nothing at all / I'm the one with the case in the hall
hook me wistful | Somebody had to :: Somebody had to, and nobody would / We'd both have gone on being terribly good / I said it at breakfast, I said what I could / Somebody had to, and nobody would
scene me | You'd buttered my toast, and you'd cut it in two / I looked at the halves, and I suddenly knew / You talked of the summer, you talked of a boat / The sentence was standing up there in my throat
detail me | I've folded the jumpers, I've left you the cat / I've left you the record, you're better with that / I've taken the photo where nobody's grand / We're eating an ice cream, you're holding my hand
story me | I practised it driving, I practised in bed / I said it to mirrors, I knew it unsaid / And when it came out it was seven words long / You asked if it's somebody. No, it's just wrong
turn me | You carried my box to the car in the end / You put it in straight, like you would for a friend / You said, mind the brakes now, they pull to the right / I cried all the way to the third traffic light
feel me | They bring all the soup to the one who is left / Nobody bakes for the hand in the theft / I did it, I know it, I'd do it again / I still lie awake doing sums about when
pre me | It isn't the shouting, we never once did / It's something went out, and we both of us hid
bridge me | I hope there's a girl with a laugh like a drain / I hope that she takes you out, right in the rain / I hope you don't hate me. I hope that you do / A bit, for a while. It would help me get through

== (?:the_|my_|at_the_)?gym(?:_song|_anthem|_playlist|_motivation|_time)?|work(?:ing)?_?outs?|pump(?:ed)?_up|lifting_(?:weights|heavy)|weight_?lift\\w*|deadlifts?|bench_press|training_(?:montage|hard)|getting_(?:fit|in_shape|stronger)|beast_mode
hook me | One more :: One more, one more, when I've nothing in the tank / One more, one more, put the plates on, give it clank / It's heavy and I'm shaking and I've nobody to thank / One more, one more, put it in the bank
hook me shout | Up it goes :: Up it goes, up it goes, off the floor / Up it goes, that's another, give me more / I couldn't do a quarter of it just the year before / Up it goes, up it goes, off the floor
scene me | Six in the morning, the strip lights are blue / There's chalk on the bar and there's me and there's you / The mirror says, really? I nod and I breathe / I tighten the belt and I set both my teeth
detail me | There's tape on my knuckles, there's salt in my eye / My legs have gone jelly, my T-shirt won't dry / The clock on the wall has been stuck at a ten / I get to the end and I start it again
story me | The first time I came here I hid by the door / I picked up the small ones and looked at the floor / A man like a wardrobe said, bend at the knees / Now I say it to new ones, and I tell them to breathe
turn me | It's not for the beach, and it's not for the show / It's for carrying shopping when I'm seventy or so / It's for picking up children, for stairs in the rain / It's for knowing I fell, and I got up again
feel me | There's something goes quiet that's loud in my head / I came with a storm, and I go home with bread / The weight's only iron, it's honest, it's true / It doesn't care who you are. What can you do?
pre me | Breathe in, brace up, and plant your feet / Nobody's coming, so find the beat
bridge me | I don't want the medal, I don't want the crown / I want to be harder to put on the ground / So load it and lift it, and drop it, and roar / That's all of my troubles, down there on the floor

== (?:i'm_|so_|being_|feeling_|just_)?(?:grateful|thankful|gratitude)(?:_for_(?:my|this|the|all|every)(?:_\\w+){0,2})?|glad_to_be_alive|happy_to_be_alive|(?:love|loving)_(?:my_)?life|life_is_(?:good|beautiful|sweet)|simple_(?:things|pleasures|life)|little_things
hook me bright | Thank you for the tea :: Thank you for the tea, thank you for the light / Thank you for the roof that held up through the night / I've no idea who's listening, and it's probably only me / But thank you, thank you, thank you for the tea
hook me bright | More than enough :: I've got two good shoes and a song that I know / I've got someone to ring and a somewhere to go / There's butter on the bread, and the bread is home-made / It's more than enough, and I'm up and I'm paid
scene me | The kettle is on and the window is gold / I've all of my fingers, they're only just cold / There's one in the bath, and he's murdering a tune / And nothing to do till the late afternoon
detail me | The first bit of butter, the last of the sun / The bus that has waited, though I didn't run / A stranger's umbrella, a peach that was ripe / A dog in a jumper, with one little stripe
story me | The doctor looked up and she said, it's all clear / I walked down the stairs and I stood in the year / A man sold me oranges, seven, for two / I gave one to everyone waiting to queue
turn me | I wanted a castle, I wanted the cup / I wanted a life with the volume turned up / I've got a small garden, a knock-kneed old chair / And somebody shouting, there's soup, from in there
feel me | I'm not saying everything's apples and wine / I've had the other stuff, some of it's mine / But lay it all out on the table and see / There's such a lot shining that came here for free
pre me | I count it on fingers, I count it on toes / I run out of toes, and that's just how it goes
bridge me | And when it's all over, and somebody sweeps / The hat and the glasses, the things a man keeps / I hope that they'll say, he'd a grin like a door / He had what he had, and he didn't want more

== (?:i_(?:got|was|just_got|have_been)_|getting_|being_|been_)?(?:laid_off|made_redundant|let_go_from_(?:my|work)|sacked)(?:_from_\\w+)?|redundanc(?:y|ies)|lost_my_job|losing_my_job|i_got_fired|unemployed|unemployment
hook me | My name's still on the mug :: My name's still on the mug, but it's not on the door / I don't have a lanyard to hang any more / I've got a brown box, and I've got a good shrug / They kept all the rest, but I kept the mug
hook me bright | Tuesday's mine :: Tuesday's mine, and I don't know what to do with it / Tuesday's mine, there's a sky and a view with it / I'd wished it for years, and I never knew with it / There came such a quiet. But Tuesday's mine
scene me | A meeting at nine with a person called Sue / She slid me a folder, the folder was blue / She said it's the numbers, she said it's not me / She asked for my pass, and my phone, and my key
detail me | A cactus, a cardie, a photo, a pen / A thank-you from someone, I can't recall when / It all fits a box that had printer ink in / Twelve years, and it's lighter than taking the bin
story me | I put on my tie and went out, half past eight / I sat in the park, by the duck pond, till late / On Thursday my wife brought a flask and a bun / She'd known since the Monday. She sat in the sun
turn me | A man on the bench said, they did that to me / I sell people honey now, next to the sea / He gave me a card, and it's stuck on the fridge / I look at it mornings. It looks like a bridge
feel me | They ask what I do, at a party, a bar / I open my mouth, and it doesn't get far / I used to say manager. Now I say, well / I whistle, I listen, I'm learning to spell
pre me | The log-in is locked and the chair's been reset / I'm nobody's nine o'clock. Not just yet
bridge me | I wasn't the laptop, I wasn't the floor / I wasn't the letters they stuck on the door / Whatever they paid for, they never got all / The best of it walks with me out through the hall
hook me | Nobody's nine o'clock :: Nobody's nine o'clock, nobody's call / My job has moved on, and my coat's in the hall / I shaved for the window, I nod to the clock / It's ten, and it's quiet. I'm nobody's nine o'clock
hook me bright | Something with my hands :: I lost the job, so I'll do something with my hands / I'll fix people's fences, I'll sell from the stands / I've thirty years' talk of pipelines and plans / I'd like to be tired out from something with my hands
scene me | They called it a season of change on the slide / They'd drawn it a leaf, with a stream at the side / I looked for my name, and my name wasn't there / They'd brought in the tissues. They'd moved every chair
detail me | The bus pass, the badge with the picture I hate / A mug full of pens, and the keys to a gate / My chair with the dent, and the dent was all me / They'll give it to someone who's twenty-three
bridge me | I think of the kettle, the plant, and the gang / Of Friday at five, when the whole building rang / It wasn't the work that I'll miss when it's dim / It's someone to say it to. Did you see him?

== (?:finally_)?(?:pay(?:ing)?|paid)_off_(?:my|our|the|all)(?:_\\w+){0,3}|debt[-_]free|out_of_debt|student_(?:loans?|debt)|last_(?:loan_|mortgage_)?payment|mortgage_(?:is_)?paid
hook me bright | Zero :: Zero, zero, look at it shine / Zero, zero, and every bit mine / A nothing as round as the moon in its prime / Zero, zero, I'm right on the line
hook me bright | Nobody's but mine :: This shirt on my back, and the shoes on the floor / The crumbs in the bread bin, the key in the door / It's paid for, it's paid for, I've signed every line / The whole of my Monday is nobody's but mine
scene me | I clicked on the button, I clicked it with care / The little wheel turned, and it turned in the air / A tick in a circle, a thank-you, a date / I sat at the table, I sat up quite straight
detail me | Ten years of the own-brand, the bus, and the rice / Ten winters of, lovely, but what is the price / The coat with the lining I sewed up with thread / I'm wearing it now, like a king, up in bed
story me | My friends flew to Lisbon, I stayed and saw rain / I sold my guitar, and I sold it again / I told them I'm busy. I told it so well / They thought I was famous. I cleaned the hotel
turn me | I rang up my father, he's careful with praise / He breathed down the line for what felt like three days / He said, well, I never. He said it once more / I heard him call, Mary, come here, at the door
feel me | I thought there'd be trumpets, I thought there'd be doves / There's just a thin letter that nobody loves / I've stuck it up there with a magnet, a pear / I go to the kitchen to see that it's there
pre me | Down went the number, and down it went, slow / A hundred, and fifty, and ten more to go
bridge me | I don't want a yacht, and I don't want a ring / I want to walk past every till there and sing / I'll buy the good butter, I'll leave the light on / I'll lie in the middle of all that is gone

== northern_lights?|aurora(?:_borealis|_australis)?|southern_lights?
hook | The sky came down to dance :: The sky came down to dance in green / The finest silk you've ever seen / It swung its skirt, it gave us all a chance / We stood in snow. The sky came down to dance
hook me | Wake me when it's green :: Wake me when it's green, I don't mind if it's four / Wake me when it's green, with my boots by the door / I've waited my whole life to see what I've seen / So shake me, and drag me, and wake me when it's green
scene | The van on the verge, and the engine turned low / A flask going round, and our breath, and the snow / And nothing, and nothing, an hour, and then / A smudge like a thumb on the edge of the glen
detail | It's curtains, it's rivers, it's smoke from a lamp / It's somebody's scarf in a field in the damp / It's green as a bottle, it's pink at the hem / There isn't a word, and we've run out of them
story | A man from the village said, whistle, it'll come / My grandmother did it, she whistled and hummed / We laughed at him, freezing, we whistled a bar / It fell like a ladder from over the car
turn | I'd brought a good camera, I'd read up the book / My fingers were wood, so I just had a look / I've nothing to show you. I tried for a bit / There's half of the pictures with my hat in it
feel | They'll tell you it's only the sun and the air / It's particles, magnets, they're bumping up there / And all right, it's physics, I'm sure that it's true / But somebody gasped, and I think it was you
pre | Turn off the headlamps and look to the north / Here's one little ribbon, and now it comes forth
bridge | And back in the city, with orange for dark / I look for it sometimes, when crossing the park / It's there all the time, just too far and too fine / It danced for me once, and I've kept it as mine

== (?:driver's|driving)_(?:licen[cs]e|test)|learn(?:ing|er|s)?_(?:to_)?driv(?:e|er|ing)|passed_(?:his|her|my|your|the)_(?:driving_)?test|(?:teen(?:age)?|new)_drivers?|l_plates
hook | Breathe and go :: Mirror, signal, breathe and go / Mirror, signal, nice and slow / There's a kerb on the left, that's a thing you should know / Mirror, signal, breathe and go
hook you tender | Text when you're there :: Take the coast road, take your time, take care / I'm not going to worry, I'm brushing my hair / I'm calm as a cushion, I'm quite unaware / But text me, just text me, just text when you're there
scene | The keys in a fist and the seat pulled up near / A gnash and a judder, and that was first gear / The cat's on the wall, and he's covered his eyes / The wheelie bin's down, and the hedge says its byes
detail you | You've stuck up a dice and a tree that smells pine / You've songs for the first mile, and songs for mile nine / You wave like a duchess at all of the shops / You stall at the lights, and the whole high street stops
story you | I taught you to walk, and I walked with my arms / Held out on each side of you, warding off harms / I've got them out now, by the gate, in the air / You've gone round the corner. I still have them there
turn you | And then came a Sunday, I'd twisted my knee / You came with the car, and you came to get me / You did up my belt, and you said, are you right / You checked both your mirrors. I cried at the light
feel me | My foot's on a brake that's not there on my side / My hand's on the handle, enjoying the ride / I've aged fifteen years between here and the mill / I say, you're a natural. I feel rather ill
pre | Clutch down, look round, and mind that van / You can, you can, you can, you can
bridge you | I'll lie here and listen for tyres on the drive / For one clumsy bump that says, home and alive / It's what we're both here for, the whole of it, so / I taught you to steer. And I'm letting you go

== dirt_roads?|gravel_roads?|back_?roads?|country_roads?|tailgates?|(?:my|old|red|a)_pick_?up(?:_trucks?)?|down_home|bonfires?(?:_in_the_\\w+)?
hook | Dust on the moon :: There's dust on the dashboard and dust on the moon / There's dust on the radio, dust on the tune / We're going nowhere, and we're getting there soon / With dust on the dashboard and dust on the moon
hook bright | Let the tailgate down :: Let the tailgate down, let the crickets play / Let the cooler sweat at the end of the day / There's nobody's business on this side of town / Pull up by the water, let the tailgate down
scene | The blacktop gives out by the church and the mill / There's corn on the left, and there's corn on it still / A mailbox that's leaning, a gate on a chain / A sky like a sheet that's been washed by the rain
detail | One headlight that's winking, a door that won't close / A boot on the dash with a hole at the toes / A dog in the back with his ears in a wave / A bottle that's cold as a preacher's own grave
story | I learned how to drive on it, twelve, in July / My grandad said, steer for the end of the sky / I put us in ditches, I put us in wheat / He laughed till the ash of his smoke hit the seat
turn | They're coming to pave it, they've painted a line / They've put up a number, they've put up a sign / We came out to see it, the last of the dust / A jar of it sits on my shelf, next to rust
feel | I've been on the freeway with six lanes of light / I've been to the city that stays up all night / But nothing I've seen there, and nothing I've owned / Beats windows rolled down on the long way home
pre | Kill the engine, leave the song / Nobody's coming the whole night long
bridge | Some day when I'm gone, don't you carve me a stone / Just drive down to where the last wire leaves the phone / And stop there, and listen, and let the dust fall / That's me, going by there. That's me, after all
bridge bright | Some nights are for talking and some nights are not / Some nights you just look at whatever you've got / The stars and the fender, a hand in my hand / A mile of red gravel, a half mile of land

== new_year(?:'?s)?(?:_eve|_day|_song|_resolutions?)?|leaving_(?:20\\d\\d|this_year|the_(?:old_)?year)_behind|end_of_the_year|goodbye_20\\d\\d|midnight_countdown
hook | Ten, nine, eight :: Ten, nine, eight, and I'm holding your sleeve / Seven, six, five, it's about to leave / Four, and I've three, and a two, and a one / Kiss me, whoever you are, it's done
hook bright | Sweep it out the door :: Sweep it out the door, all the tears and the tin / Sweep it out the door, let the new one in / The old year's gone limping away to the shore / Its hat on a skew, so we'll sweep it out the door
scene | The streets are all glitter, the taxis are none / There's somebody's shoe, but there's only the one / The clock has a crowd like a king on a stair / We're all looking up with the frost in our hair
detail | I wrote a long list, I'll be kinder, I'll run / I'll ring up my mother, I'll sit in the sun / I've last year's beside it, it's word for word true / I've crossed out the date, and I've written it new
story | At midnight the strangers all turned to embrace / A woman in sequins got lipstick on my face / A man from the chip shop was holding my hand / We murdered that song that we don't understand
turn | The morning comes in with its shoes in its hand / The first of the joggers, the last of the band / There's nothing been written, there's snow on the sill / I put down one footprint, and then I stood still
feel | I won't say it's beaten me, won't say it's won / It took what it wanted, and now it is done / I hang up the calendar, clean as a plate / With one tiny hole where it hangs from its fate
pre | Fill up the glasses and open the door / It's nearly the after, it's hardly before
bridge | May those who are missing be warm where they are / May those who are driving get home in the car / May all that was heavy be left on the floor / May somebody love us a little bit more

== air_?fryers?|microwaves?|toasters?|slow_cookers?|instant_pot|blenders?|coffee_?makers?|rice_cookers?|dish_?washers?|kitchen_(?:gadgets?|appliances?)
hook me funny | Ding :: Ding, says the one who has never once lied / Ding, says my darling, it's golden inside / I don't need a castle, I don't need a ring / I've someone at home who is going to go ding
hook me funny | What did I do before you :: What did I do before you came along / I ate over sinks, and I ate it all wrong / You hum in the corner, you know every song / What did I do before you came along
scene me | It came in a box that was big as a chair / I said I'd return it. The box is still there / I read the instructions, I lifted the lid / I said, it won't change me. I think that it did
detail me | I've done it with chicken, I've done it with cheese / I've done it with carrots, a sock, and some peas / I've told all my friends, and I've told them again / They nod at me, slowly. They've started at ten
story me | My mother came round, and she looked down her nose / She said, that's for people with takeaway clothes / I gave her one chip. She went quiet, she chewed / She's taken it with her. I'm eating cold food
turn me | It coughed in the night, and a light that was red / Came on, and I sat with it, stroking its head / I pulled out the plug and I put the plug back / It purred like a kitten. I made us a snack
feel me | There's love that's like thunder, and love that's like wine / And love on a counter, at quarter past nine / It asks for no flowers, it won't say a thing / It gets me all warm, and it then says ding
pre me | Turn the dial and step away / That's all the cooking I'll do today
bridge me | And when I'm an old one, with crumbs in my chair / And don't know the day, and I don't know who's there / Just set it for seven, and let the thing sing / I'll lift up my head, and I'll answer the ding

== (?:in_|my_|your_|our_)*(?:twenties|20s|mid[-_]twenties|late_twenties)|quarter[-_]life(?:_crisis)?|(?:feeling|feel|being|i'm|so)_lost(?:_in_(?:life|my_\\w+))?|figur(?:e|ing)_(?:it_all|it|life|myself)_out|don't_know_what_(?:i'm_doing|to_do)_with_my_life|adulting
hook me | Everyone else got the map :: Everyone else got the map at the door / They've babies and sofas and carpets and more / I've got a houseplant, I'm trying to nap / I think I was late when they gave out the map
hook me | Making it up :: I'm making it up as I go, as I go / I nod in the meetings, I say that I know / I bought a good coat and I drink from a cup / I look like a person, I'm making it up
scene me | There's five of us sharing a bath and a bill / The ceiling has mushrooms, the shower stands still / I've got a degree, and it's rolled in a tube / I sell people water, in bottles, by cube
detail me | My friend's got a mortgage, my friend's got a ring / My cousin has twins, and a dog, and a swing / I've four kinds of cereal, one working light / I ate them for supper again, last night
story me | I rang up my mother and asked, at my age / Did you have it sorted? Were you on this page? / She laughed till she coughed, and she said, I was sad / I cried in the bath, and I married your dad
turn me | I met an old woman who danced by the quay / She said she took up it at seventy-three / I asked, when d'you know what you are, and for sure? / She spun me right round, and she said, there's no door
feel me | They said, be whatever you want, and I froze / It's like being told you can have any clothes / I stood in the shop till they put out the sign / I went out in nothing. It turned out fine
pre me | Twenty-two, twenty-three, twenty and nine / Everyone's swimming. They all look fine
bridge me | Perhaps no one's driving, perhaps it's a bus / With nobody upfront but the lot of us / And everyone's thinking, don't let it show / I'll sit next to you, then. So where shall we go

== snor(?:e|es|er|ing|ed)
hook funny | The wardrobe is walking :: The wardrobe is walking, the windows all hum / The wardrobe is walking, the neighbours have come / It's only my love with his mouth like a drum / The wardrobe is walking, the windows all hum
hook funny | Roll over :: Roll over, roll over, my tractor, my train / Roll over, roll over, you've started again / I love you in sunshine, I love you in rain / I'd love you on somebody's sofa in Spain
scene | It starts with a whistle, it starts with a sigh / A kettle, a kitten, a plane going by / And then comes the gravel, and then comes the saw / The cat leaves the bed, and it asks for the door
detail | I've tried it with earplugs, I've tried it with wool / I've tried with a pillow, a poke and a pull / I've hummed to the rhythm, I've clapped on the beat / I've slept in the bath with a towel on my feet
story | We went on a campsite, three miles from the town / By morning there wasn't a tent pole not down / The farmer came over, he asked, was it me / Who'd run off his cows and had felled the old tree
turn | You went on a work trip, I had the whole bed / I lay in the silence, as loud as lead / At three I was sitting there, wide as a fork / I rang you to hear it. I slept till the stork
feel | You wake in the morning as fresh as a bun / You say, did you sleep well? I say, like a gun / You kiss me, you whistle, you put on your shoe / There's nobody snores me to sleep like you do
scene rap | Two in the morning and the bass is coming through / It isn't any neighbour, it's the fella next to you / Four to the floor and it's rattling the frames / The smoke alarm is scared of him, the dog has changed his name
detail rap | I nudge him with an elbow and I nudge him with a knee / He says, I wasn't sleeping, and he's back by one, two, three / I've got it on a voice note, it's a hit across the town / They play it in the car park when the building's coming down
pre | Breathe in, hold it, here it comes / Thunder, trumpets, kettledrums
bridge | And some day, far off, when it's quiet in here / I'll give all I've got for a saw in my ear / So go on, my darling, bring walls to the floor / I'm here, and I hear you. Go on, love. Snore

== (?<=^(?:[^_]+_){0,4})(?:mosquito(?:es|s)?|midges?|gnats?|bug_bites?)
hook funny | One in the room :: There's one in the room, and it's singing my name / There's one in the room, and it's always the same / I turn on the lamp, and it's gone like a flame / I lie in the dark, and it's singing my name
hook funny | Dinner is me :: Dinner is served, and the dinner is me / They come by the lake and they come by the sea / They tell all their cousins, they tell them it's free / It's open all summer, and dinner is me
scene | The evening was perfect, the water was gold / The lanterns were lit and the wine was all cold / We said, what a sunset. We said it with care / And then something whined in the hole in the air
detail | I've sprayed it with lemon, I've sprayed it with pine / I smell like a forest that's fallen in brine / I've candles, I've bracelets, I've nets and a fan / They've sent for the big ones. They've drawn up a plan
story | My uncle said, vinegar, rub it on thick / My auntie said, garlic, it does them in quick / I sat at the table, a salad, well dressed / They ate me with relish. They said I was best
turn | I got it, I got it, I slapped it down flat / I stood on the pillow, I did it like that / I bowed to the curtains, I laughed, and I lay / And heard its whole family, coming to stay
feel | They say it's the ladies that bite, for the young / They need a small drop on the tip of the tongue / Well, madam, I'm flattered, I'm glad that I fed / Nine hundred small children. Now get out of my bed
pre | Scratch it, don't scratch it, I scratched it, it's red / There's one on my ankle and one on my head
bridge | And yet in the winter, the snow on the sill / I think of the dock, and the lake lying still / I'd give them a leg for one evening like those / An arm, if they asked me. I'd offer my nose

== sail(?:ing|s|ed)?_(?:around|round|across|away|alone|solo|the|to|into|boat|on|with|trip)(?:_\\w+){0,2}|sailing|sail_?boats?|yachts?|set(?:ting)?_sail|voyages?
hook bright | Let out the sheet :: Let out the sheet, let her lean, let her run / Let out the sheet to the salt and the sun / There's nobody's shadow, and nothing undone / Let out the sheet, let her lean, let her run
hook | Half a degree :: Half a degree to the left of the sun / Half a degree, and a new life's begun / It's nothing by breakfast, but follow it, see / You're somewhere quite other by half a degree
scene | The harbour gets small as a town in a jar / The last of the gulls has gone back to the bar / The rigging goes ting, and the kettle goes clack / There's water in front of me, water at back
detail | A biro, a compass, a tin with a key / A harness, a hammer, a cup on my knee / A biscuit gone soft and a sock on a line / A log book that says, Tuesday, wind, I am fine
story | A whale came alongside at quarter past four / She breathed out a room, and she shut it once more / She looked with one eye, like a door in a wall / I said, I'm just passing. She said nothing at all
turn | The night the wind dropped there was nothing to do / The stars were below me, the stars were there too / I hung in the middle, a nail in the night / I'd come all this way to be hung up right
feel | You learn what you're made of, they told me on shore / It's mostly tinned peaches. It's not a lot more / It's singing to keep the one oar company / It's knowing the whole of your name, and the sea
pre | Ready about, and watch your head / The boom comes over, the jib goes red
bridge | And some day a smudge, and a smudge with a light / A smell of cut grass that comes over the night / A man on the wall there who catches the rope / He asks, was it far? I say, further than hope
`)
