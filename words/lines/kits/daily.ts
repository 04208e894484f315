import { kits } from '../../lines.ts'

export const dailyKits = kits(`
== night_?shifts?(?!.*nurs)|working_nights|graveyard_shift|works?_nights|security_guards?|night_watchm[ae]n
hook | Breakfast at midnight :: Breakfast at midnight and supper at dawn / Breakfast at midnight, with the city withdrawn / The moon is my manager, out on the lawn / Breakfast at midnight and supper at dawn
hook wistful calm tender | While you're asleep :: While you're asleep there's a light on the hill / While you're asleep there's somebody still / Who's minding the dials and the doors that we keep / Turn over, turn over, and dream. You're asleep
hook | Four a.m. people :: Four a.m. people, we nod and we know / Four a.m. people, with miles still to go / The cabbie, the baker, the plough for the snow / Four a.m. people, we nod and we know
scene | The vending machine has a hum like a hymn / The corridor's long and the lighting is dim / The clock says it's three, and it's said it for years / A fox on the camera pricks up its ears
detail | A flask and a crossword, a torch and a chair / A jumper for four, when the cold's on the stair / A radio phone-in on how to keep bees / A man rings from Leeds, and he's down on his knees
story | The whole of the city belongs to you then / The lights change for nobody, over again / You walk up the middle of Station Parade / And sing to the shutters, and no one's afraid
feel | My kids leave me drawings propped up by the bread / A sun and a house, and a me, with my head / Laid down on a pillow, at noon, with a grin / I tiptoe to kiss them, the ones coming in
turn | At six there's a stripe of thin gold on the glass / The first of the buses, the milk, and the gas / I walk up the road as the others come down / The only one yawning good night to the town
scene blues me | I wave to my baby as she goes out the door / Wave to my baby as she goes out the door / She's off to the day shift, I'm in from the floor
detail blues me | The moon is my foreman and he don't say a thing / Moon is my foreman, he won't say a thing / He looks at me sideways and he waits for the ring
feel blues me | I sleep in the daytime with a scarf on my eyes / Sleep in the daytime, got a scarf on my eyes / There's somebody mowing and a baby that cries
turn blues me | It's me and the rats and the last of the rain / Me and the rats, Lord, the last of the rain / We nod to each other, and go round again
pre | Tick says the clock and hum says the light / Halfway over the hill of the night
bridge | They sleep in their thousands, so quiet, so deep / Like boats on a river, the city's asleep / And someone is watching it, someone's awake / To see that it floats until morning can break

== running_late|(?:always|forever|constantly|i'm|chronically)_late(?!_\\w+_night)|being_late|late_for_(?:work|school|everything|a_date)|never_on_time|missed_(?:my|the)_(?:bus|train|flight)
hook | Five minutes away :: I'm five minutes away, I am just round the bend / I'm five minutes away, I have just pressed on send / I'm still in the bath, if you want it today / But truly, in spirit, five minutes away
hook bright wild | Run for it :: Run for it, run for it, toast in my teeth / Run for it, one boot, and no sock beneath / The driver has seen me, he's thinking a bit / He's closing, he's closing the doors. Run for it
scene | I woke up in plenty, I woke up at six / I lay there to think about laundry, and bricks / I blinked, and the clock had gone on without me / It's ten to, it's five to, it's quarter past three
detail | My keys were in my hand and my phone in my ear / My glasses were on me, my coat was right here / I looked for them all for the half of an hour / I found a nice pen, and I watered a flower
story | I was late for my birth by a week and a day / I was late for my christening, held up by hay / I was late for the photo, I'm there as a blur / A scarf, and an elbow, some wind, and a stir
feel | You told me it's seven, you meant it for eight / You know me, you know me, you build in the wait / You bring a good novel, you order for two / I come in like weather, with love, overdue
pre | Tick, tick, tick, where is my shoe / Start without me, will you, do
bridge | The comet comes late and they stand in the road / They bring out their children and blankets, a load / So think of me, darling, as something up there / That comes when it comes, with its light in its hair

== insomnia|can't_sleep|cannot_sleep|sleepless(?:_nights?|ness)?|awake_(?:all_night|at_(?:night|three|3|4|2)\\w*)|lying_awake|counting_sheep|wide_awake
hook calm wistful | The ceiling again :: Hello to the ceiling, the ceiling again / Hello to the crack like a map of the fen / It's two, and I'm thinking of two thousand ten / I know every inch of the ceiling again
hook | Sheep number nine :: Sheep number nine has sat down by the gate / Sheep number nine says that jumping can wait / We talk about life and the price of the wine / I'll never get over sheep number nine
scene | The pillow has one side, and both of them hot / The fridge gives a shudder, and then it does not / A dog says a thing to a dog far away / A motorbike writes its own name, in grey
detail | The thing that I said in the summer of ten / The thing that I could have said, here it comes, then / The tap in the bathroom, the tax, and the moth / The end of the universe, folded like cloth
story | I did all the breathing, I did all the tea / I walked through a meadow a man read to me / He told me to let go my jaw and my brow / I've never been wider awake, here and now
feel | It's lonely and large, like a station at night / With one little office, and one little light / You think you're the only one, under the dark / There's thousands of windows, each with its one spark
turn | And then comes a blackbird, a cough, and a try / A thread of pale yellow gets into the sky / My eyes go like shutters, my arm goes like lead / And ten seconds later the alarm goes instead
scene blues me | The clock on the wall has a tooth in its tick / Clock on the wall, Lord, a tooth in its tick / It's chewing the night up, but it isn't that quick
detail blues me | I counted them sheep till the sheep counted me / Counted them sheep, babe, till they counted me / They said, there's just one, and he's had too much tea
feel blues me | My pillow's a stone and my blanket's a sail / Pillow's a stone, and my blanket's a sail / I'm crossing the ocean with a bucket and pail
turn blues | The sun's coming up like a bill through the door / Sun's coming up like a bill through the door / You don't have to open it to know what it's for
pre | Left side, right side, on my back / Every thought comes down the track
bridge | So here's to the others, wherever you are / The one with the baby, the one in the car / Let's hold up the dark with our eyes, like a tent / Till somebody finds where the rest of it went

== (?:the|my|a|joining_(?:the|a)|at_the)_gym|gym_(?:membership|bros?|rats?)|diet(?:s|ing)?|losing_weight|lose_weight|resolutions?|work(?:ing)?_?outs?|treadmills?|leg_day|personal_trainers?|yoga
hook bright | Starting on Monday :: Starting on Monday I'm iron, I'm steel / Starting on Monday, no pudding, no meal / I'll eat it all now so it's gone, that's the deal / I'm starting on Monday, on Monday, for real
hook | One more rep :: One more rep, one more rep, says a man like a door / One more rep, one more rep, and I'm one with the floor / I've muscles I'd never been told of before / One more rep, one more rep, says a man like a door
scene | I paid for the year and I went for a day / I bought the tight trousers in lightning and grey / I sat on a thing that I thought was a seat / It threw me in air, and I landed on Pete
detail | Half lettuce, half nothing, a seed, and a grape / A drink that is green, with the texture of crepe / I dreamt of a pie with a crust like a shore / I woke, and I'd eaten the end of the drawer
story | The lady beside me was eighty and small / She ran like a river, she looked at us all / She asked was I warming up, or was I done / I looked at the counter. It said zero point one
feel | I looked in the mirror and there, to be fair / Was someone who'd carried me everywhere / Up hills and to weddings, through illness and snow / I patted my belly, and said, well, hello
turn bright proud | By March I could run for the bus, and I did / I carried the shopping, I carried the kid / I'm not made of marble, I'm no one's Greek god / But I can touch one of my toes, which is odd
pre | Breathe in, tighten, hold it, smile / One, two, three, that felt like a mile
bridge | The body's a donkey, it's patient, it's brown / It carries you up and it carries you down / So give it an apple, and give it a rest / And tell it this evening it's one of the best

== supermarkets?|checkout|self-?checkout|grocer(?:y|ies)(?:_shopping|_store)?|food_shopping|shopping_trolley|(?:in|standing_in)_(?:the|a)_queue|queu(?:e|es|ing)
hook | Unexpected item :: Unexpected item, says the voice in the till / Unexpected item, and it's saying it still / It's one little lemon, I'm wishing it ill / Unexpected item, says the voice in the till
hook bright | Wrong queue :: I'm in the wrong queue, it's the same every time / I'm in the wrong queue, with a loaf and a lime / She's paying in coppers, she's paying in rhyme / I'll die in the wrong queue, cut off in my prime
scene | I came for some milk and I came for some bread / I came out with a tent and a lamp for the shed / A welding kit, half price, a ham, and a tree / I sat in the car park. No milk for the tea
detail | The wheel has opinions, it pulls to the wine / It went through the crisps and a mop and a sign / A child in the seat has an egg in each fist / She's looking at me and she's cocking her wrist
story | We reached for the very last lemon, we two / You said, you go first, and I said, no, you / We've two kids at home and a lemon tree now / It grows by the door, and it's still ours, somehow
feel | You learn about people by what's on their belt / One candle, one pizza, a hat made of felt / A cake and balloons, and a card with an eight / A tin of soup, single, on Friday, and late
pre | Beep, beep, beep, and the belt rolls on by / Nobody's looking you right in the eye
bridge | The king's in the queue, and the thief, and the bride / We shuffle along with our dinners beside / And there at the end is a woman called Jean / With tired blue eyes, and the kindest you've seen

== charity_shops?|thrift(?:ing|_stores?|_shops?)?|second-?_?hand|flea_markets?|vintage_(?:clothes|dress|coat|shop)|car_boot_sales?|jumble_sales?
hook bright | Somebody's coat :: Somebody's coat with a ticket inside / Somebody's coat, she was maybe a bride / Two stubs for the pictures, a mint, and a note / I'm walking around in somebody's coat
hook bright wild | Three for a fiver :: Three for a fiver, a hat and a swan / Three for a fiver, I'm putting them on / A cape that belonged to a deep-sea diver / I'm king of the high street at three for a fiver
scene | It smells like a grandma, it smells like a drawer / There's jigsaws of castles, one bit on the floor / There's mugs that say Keith and there's mugs that say Best / A wedding dress, worn once, a rather stained vest
detail | A record by someone with terrible hair / A lamp like a lady, a three-legged chair / A book that says, Darling, for always, your Jack / I hope that you kept him. I'm not putting it back
story | I found a good jacket, it fitted me right / My friend said, it's you, and we wore it all night / I put in my hand and I pulled out my name / I gave it away once. It found me the same
feel | I like to be dressed in the dances they danced / The elbows gone soft, and the hems where they pranced / A new coat's a stranger, it's silent, it's grey / But this one's got plenty of gossip to say
pre | Flick along the rail and stop / Treasure in a little shop
bridge | We're all of us lent, and we're all of us worn / With someone's old buttons, and slightly torn / And hung in a window, and hoping it's true / That someone comes by who will say, I want you

== (?:bad|terrible|awful|new|disastrous|horrible)_haircuts?|haircuts?(?:_gone_wrong|_disaster)?|cut_my_(?:own_)?(?:hair|fringe|bangs)|my_(?:fringe|bangs)|bad_hair_day
hook | It'll grow back :: It'll grow back, it'll grow, so they say / It'll grow back, by a year from today / I've bought me a hat, I have bought me a sack / It'll grow back, it'll grow, it'll grow back
hook bright | Hat :: I'm wearing a hat in the bath, in the bed / I'm wearing a hat, and it stays on my head / I'm wearing a hat, and I won't speak of that / Don't ask what is under. I'm wearing a hat
scene | I showed her a picture, a star from a show / She said, I can do that, I said, have a go / She snipped, and she hummed, and she said, is that you? / I looked at a mushroom, a mushroom in blue
detail | One side's like a hedge and the other's like moss / There's one bit in front that's decided it's boss / The back's like a map of the fjords and the coast / The cat took one look and went white as a ghost
story | I said that I loved it, I tipped her as well / I walked to the corner, and let out a yell / A child in a pushchair looked up, and she cried / Her mother said, shush, that's what happens inside
feel | It's only some hair, it's a dead thing, it's thread / It's not who you are, it's the top of your head / And yet there's a draught where there wasn't a draught / And someone walked by me, and nobody laughed
pre | Just an inch, is what I said / Who's that person, on whose head
bridge | The trees do it yearly, they drop the whole lot / They stand there stark naked, and mind it or not / And comes a soft morning, there's green on the line / So wait for me, April, for some of it's mine

== procrastinat(?:e|es|ing|ion|or)|putting_(?:it|things|everything)_off|to-?_?do_lists?|lazy|laziness|tomorrow_i(?:'ll|_will)
hook bright | Tomorrow, definitely :: Tomorrow, definitely, first thing, at nine / Tomorrow, definitely, I'll toe the line / Today I've the pencils to put in a line / Tomorrow, definitely, first thing, at nine
hook | Sharpening pencils :: I'm sharpening pencils, I'm ready to start / I'm sharpening pencils, I've made a small chart / I've cleaned out the oven, I've learned the harp part / I'm sharpening pencils, I'm ready to start
scene | The page is as white as a field in the snow / The cursor goes, well then? The cursor goes, so? / I alphabetised all the soup and the spice / I've watched how they make a canoe, and then twice
detail | One, wake up. I've done that. Two, write out a list / Three, tick off the first two. I've got to the gist / Four, find the good pen, and then five, find a nib / Six, finish your novel. That's where it's a fib
story | I'll just look up whales for a second, I said / It's dark, and I know what the whales do in bed / I've bought a harmonica, joined a brass band / And nothing, not one word, that anyone planned
feel | It's not that I'm idle, I've worked like a horse / On everything else but the one thing, of course / The closer it comes and the larger it grows / The cleaner I am in between all my toes
turn | At five to eleven, with midnight to beat / A wind filled my sails and I sat in my seat / I wrote the whole lot like a man on a raft / It's done, and it's sent, and I lay down and laughed
pre | One more tea and then I'll try / Look at that cloud there going by
bridge | They say Rome took ages, they say it was slow / I bet there was someone who stood with a hoe / And said, we'll do Rome, but just look at that sun / And that's why there's siesta. So something was done

== man_?flu|(?:a|the|bad|my|head)_cold(?=$|_(?:and|in|that|again))|got_the_flu|runny_nose|sneez(?:e|ing)|hay_?fever|allerg(?:y|ies)|hiccups
hook | Bless you :: Bless you, bless you, and bless you once more / Bless you, bless you, that was three, that was four / My nose is a tap and my head is a drum / Bless you, bless you, there's another to come
hook bright | Tell them I was brave :: Tell them I was brave when I lay on that chair / Tell them I was brave, with the vapour in my hair / A sniffle so mighty, a cough like a grave / Bring soup, bring the telly. And tell them I was brave
scene | A mountain of tissues, a hot-water bear / A lemon, some honey, a sock round my hair / I've written my will on the back of a bill / The cat gets the sofa, the fern gets the sill
detail | It's all in the eyes and it's all in the knees / My voice is a door and my chest is a wheeze / I can't smell the roses, I can't smell the cheese / And each time I think that I've done it, I sneeze
story | You had it on Monday, you worked, and you ran / You cooked and you drove, with a mop and a pan / I had it on Tuesday, and now you must tell / The vicar, my mother, the papers, the bell
feel | The world has gone woolly, the day's gone away / The curtains are breathing, the ceiling is grey / I'm six, and I'm home, and there's toast on a tray / And no one needs anything from me today
pre | Ah, ah, wait for it, hold my tea / False alarm, and, one, two, three
bridge | You take it for granted, a nose, and its air / You walk through the lilac, and lilac's just there / And then for a week it's a wall and a stone / I'll never more pass by a rose on my own

== (?:lost|losing|find|forgot|forgetting|where_are)_(?:my|his|her|your|the)_(?:car_|house_)?(?:keys?|glasses|phone|wallet|remote)|lost_keys|remote_control|forgetful(?:ness)?|locked_out|umbrella_lost
hook | The last place I look :: It's always in the last place, the last place I look / I've emptied the pockets, I've shaken each book / I've been down the sofa with torch and with hook / It's always in the last place, the last place I look
hook bright | Where did I put it :: Where did I put it? I had it right here / Where did I put it? Behind the veneer? / I walked in this room with a purpose so clear / Now where did I put it, and why am I here
scene | I've patted my pockets, I've done it in threes / I've said to the cushion, oh, cushion, now, please / I've looked in the freezer, the bin and the bread / My glasses, it turns out, have lived on my head
detail | A bowl in the hall where the things ought to live / It's got in it buttons, a marble, a sieve / It's got every key that we've had since the war / But none for the car, and there's none for the door
story | I stood on the step in my towel and my shame / The door had clicked shut, and nobody came / The postman went by and he lifted his cap / I asked for a hand, and he lent me a map
feel | I think there's a country where all of it goes / The gloves and umbrellas, the names that one knows / The word that I wanted, the tune from the bus / They're sitting together. They're wondering, us?
pre | Tip it out and shake the coat / Down the back, there's half a note
bridge | I've lost my umbrella, my purse and my place / I've lost half the names, but I've not lost a face / And when I come in with no hat and no clue / I've never once come home and mislaid you
`)
