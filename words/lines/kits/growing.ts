import { kits } from '../../lines.ts'

export const growingKits = kits(`
== dentists?|dentist's
hook funny | Open wide :: Open wide, open wide, there's a lion inside / With a toothbrush for a sword, and there's nowhere to hide / It'll count to thirty-two, it'll polish its pride / You're the bravest in the chair, so open wide
hook me | Open wide :: Open wide, says the lamp, and I do as I'm told / I'm a grown-up in a bib, and my hands have gone cold / I have faced down a bull, I have climbed, I have dived / But my knees knock together when they say, open wide
scene | The chair has a pedal, it goes up and down / The ceiling's a poster of somebody's town / There's mint in the air and a fish in a bowl / And a drill in the distance that's after your soul
story you | You held on so tight that you straightened my ring / You hummed through your nose like a bee on a string / They looked, and they tapped, and they said, that was that / You'd climbed out a hero, and asked for your hat
detail | There's one magazine, and it's older than me / There's someone who's whistling, there's someone at three / Who went in on two legs and came out on air / With a sticker that says, I was good in the chair
pre | Deep breath in and a slow breath out / It's only a mirror, it's nothing to shout
bridge | And when it is over, the street's twice as wide / There's sun on the bonnet, and jelly inside / We'll laugh out of half of a face all the way / And nobody braver has walked it today

== first_day_(?:of|at)_(?:\\w+_)?(?:school|kindergarten|nursery|preschool)|start(?:s|ing)_(?:primary_|big_|nursery_)?school|school_gates?
hook you | Look at you go :: Look at you go, with a bag like a house / A shirt to your knees, and as still as a mouse / You turned round just once, and you waved, and oh / I waved back for ages. Look at you go
hook me | I'll be here at three :: I'll be here at three, I'll be here at the gate / I'll be here at two in case three is too late / Go on now, go on, there's a world there to see / I'm not going to cry, love. I'll be here at three
scene | The shoes are so shiny they look at the sky / The jumper has room for a year to grow by / A name on the sock, and a name on the coat / A name on the pencil, the flask and the boat
story you | You held my two fingers from front door to wall / You asked me if teachers have bedrooms at all / You asked who would know if you needed to sneeze / You let go of one of them, there by the trees
turn you | A girl with red glasses said, do you like snails / You said that you did, and you told her their tails / You'd gone through the door with your hand in her hand / I stood there still holding the speech I had planned
feel me | The house is so quiet, the clock takes a sip / I ate your three crusts, and I heard the taps drip / I found one small glove, and I sat with its twin / It's only till three, and it's ten to begin
pre | One for the buckle and two for the bow / One more for luck, and then off you go
bridge | You came out at three with some paint on your chin / You'd lost half a sleeve and you'd found half a grin / What did you do there? You said, nothing, much / Then told me for hours about newts, and the hutch

== (?:daughter|son|child|kid|boy|girl)(?:'s|_is|_has|_was)?_(?:\\w+_){0,3}teen\\w*|(?:my|our|her|his)_(?:\\w+_)?teen(?:ager)?s?|teenage_(?:daughter|son)|turning_thirteen|(?:raising|having|living_with)_(?:\\w+_)?teen\\w*
hook | Closed Door :: There's a closed door with a sign on the wood / There's somebody in there I once understood / I'll leave you the plate, and I'll slide it on the floor / I love you, I whisper, to a closed door
scene | There's seventeen glasses along by the bed / A hood with a fringe, and two wires to the head / A smell like a stable, a heap like a hill / It's noon and a half and the curtains are still
story | You used to tell all of it, bath time till bed / The dreams and the dinosaurs, what teacher said / And now it's a fine, and a dunno, a shrug / A grunt for the dinner, an elbow for hug
turn | You came in at midnight, you stood in the gloom / You sat on the edge of my bed, in my room / You said, are you sleeping? I said that I'm not / You told me till two of it. All that you'd got
bridge | It's only a chrysalis, sulking and curled / A soup of a person, preparing a world / You mustn't go poking, you mustn't go pry / You leave out some toast, and believe it can fly
hook | Who are you :: Who are you, so tall, with your feet like a boat / Who are you in there in the dark of that coat / You've eaten the fridge, and the shelf of it, too / You've got my child's eyelashes. Who are you
pre | Dinner, I shout, and there isn't a sound / Then thunder on stairs, and it's gone, and it's downed

== teenagers?|teenage_\\w+|being_(?:thirteen|fourteen|fifteen|sixteen|seventeen)|adolescen\\w+
hook me wild | Leave me alone :: Leave me alone, but don't go too far / Leave me alone, can you lend me the car / I hate what you're cooking, I'm skin and I'm bone / I need you, I need you, so leave me alone
feel me | My legs have grown longer than trousers can be / I look in the mirror, a stranger's at me / I'm too old for climbing, I'm too young to drive / Nobody told me it hurts to arrive
hook | Sixteen :: Sixteen, and the whole of the town is too small / Sixteen, with the names of the bands on the wall / It's nobody's fault, and it's never been seen / There's nobody ever was this sixteen
scene | A hill with a bench where the streetlights run out / Four bikes in a heap, and there's no one about / A speaker, some crisps, and the last of a cone / The furthest you get from the people at home
story me | I painted my room in the black of the night / My mum put her head round and found me the light / She said, it's quite dark, love, and sat on the bed / She used to have purple, or so she said
detail | The spot on the chin like a lamp on a mine / The message that says, yeah, whatever, I'm fine / The voice like a door with a hinge that has rust / The heart that will break at a look, or a gust
pre | Too old for the swings, but we sit on them still / Too young for the night at the top of the hill
bridge | Some day you will drive past the bench and the wall / You'll laugh at the hair and the drama of all / But somewhere in there is a kid, and a screen / And everything matters. You're only sixteen

== grow(?:ing|s|n)?_up_(?:so_|too_|way_too_)?(?:fast|quick\\w*|soon)|growing_up_so|stay_little|don't_grow_up|grew_up_(?:so|too)_fast
hook | Not so fast :: Not so fast, little legs, not so fast, little shoe / I only looked down for a second or two / You were four at the window the last time I passed / The trousers are short again. Not so fast
hook tender | Pencil marks :: Pencil marks climbing the frame of the door / Each one a summer above one before / I'd paint the whole house, every room where it's dark / I'd not touch the ladder of pencil marks
scene | The bath boats are stranded, the duck has gone grey / The cot's in the attic in pieces today / The stairs that you climbed on your tummy, with grunts / You take them in threes now, you do it in stunts
story | You wanted a carry, you wanted the moon / You wanted a song, and you wanted it soon / I said in a minute, I'm busy, not now / The minute grew legs, and it went off somehow
detail | You said pasketti, you said hippomus / You said that the big red one there was your bus / You said them all right on a Tuesday in May / I miss those mistakes, and I miss them each day
turn | You let go my hand at the edge of the square / Your friends were ahead, and they'd see us two there / But crossing the road, where nobody could see / You reached for it quickly, and gave it to me
pre | Who said you could do that, who showed you the way / I'm sure that you couldn't do that yesterday
bridge | I know that it's right, and I know that it's good / A tree wouldn't stay in the pot if it could / So run to the corner, and run to the last / Just turn round and wave, love, and not so fast

== new_(?:dad|father|mum|mom|parents?)|sleepless_(?:dad|mum|mom|parents?|nights?_with)|baby_(?:won't|who_won't|doesn't|never)_sleep\\w*|no_sleep_since|night_feeds?|tired_parents?
hook me | Four A.M. Club :: Welcome, my friend, to the four a.m. club / The members are crying or having a scrub / There's milk on my shoulder, there's sick in the tub / You can't give it up, it's the four a.m. club
hook me tender | Nobody warned me :: Nobody warned me my arms could go numb / Nobody warned me how small is a thumb / They told me of nappies, and no sleep till three / But nobody warned me you'd look up at me
scene me | I put the car keys in the fridge with the ham / I buttered the phone, and I rang up the jam / I said to the postman, ah, who's a good boy / I went to a meeting while holding a toy
story | It slept in the car, so we drove through the night / Round and round roundabouts, left after right / We carried it in like a bomb on a tray / One floorboard, one creak, and it's up for the day
detail | A muslin on everything, shoulder and chair / A spoonful of something that's dried in the hair / A walk up and down, and a hum without tune / A slippered ballet by the light of the moon
turn me | And then, about five, when the birds had begun / You looked at me, really, the very first one / A gum and a dimple, a crooked half-smile / I'd stay up for that for a very long while
pre | Shush now and shush now, and pat on the back / Heel, toe, and heel on the night-shift track
bridge me | They tell me you'll sleep when you're seven or eight / At fifteen I'll beg you to not sleep so late / So here we both are, with the night to our name / Two idiots, bald, and we look just the same

== refus\\w+_(?:to_)?(?:go_to_)?(?:bed|sleep)|won't_(?:go_to_)?(?:bed|sleep)|doesn't_want_to_(?:go_to_)?(?:bed|sleep)|one_more_story|not_tired
hook funny | One more thing :: One more thing, one more thing, just a sip, just a wee / One more thing, there's a spider, there's two of them, three / I forgot how to lie, I forgot how to swing / Goodnight, yes, goodnight. Only one more thing
hook me | I'm not even tired :: I'm not even tired, I'm as wide as a door / I only lay down to examine the floor / My eyes are just resting, they're not what's required / Zed, zed, and a zed, and I'm not even tired
scene | The bath has been had, and the teeth have been done / The moon has been waved to, the stars, every one / The bear's in his corner, the light's on a slit / And somebody's feet on the stairs, bit by bit
story | She wanted some water, she wanted it cold / She wanted a story, the one about gold / She wanted to know where the sun goes to stay / And why is it Wednesday, and who made the day
detail | There's one in the doorway, pyjamas on wrong / A nose round the corner, a bit of a song / Back in you go, and she's back like a ball / There's nobody sleeping in this house at all
turn | It all went so quiet. We tiptoed to see / She'd fallen asleep with her cheek on one knee / Half in and half out of the bed, like a spoon / Her finger still up, with a point for the moon
pre | Lights out, and I mean it, I'm counting to ten / There's nine and three quarters, and start it again
bridge | And who's on the sofa, his mouth open wide / The remote on his belly, the crisps at his side / He's not even tired, he will tell you, the king / He'll be up to bed soon. There's just one more thing

== potty(?:_training)?|toilet_training|big_(?:boy|girl)_pants|out_of_nappies
hook bright | Did it :: Did it, did it, ring every bell / Did it in the potty, and didn't I do well / Wash my two hands and I'll take a small bow / Did it, did it, it's big pants now
hook funny | Wait, wait, wait :: Wait, wait, wait, I can feel that it's near / Wait, wait, wait, put the potty down here / Sit, sit, sit, and we'll celebrate / Oh no, on the carpet. Wait, wait, wait
scene | The potty is yellow, the potty's a throne / A king needs a moment to sit all alone / A book with a duck, and a song about cheese / A teddy beside, with a sock on his knees
story | We sat for an hour, and nothing came out / We read about tractors, we sang it about / He stood up, so proud, and he walked to the chair / And did it right there, with his foot in the air
detail | There's stars on the fridge, and there's stars on the door / There's one for a dribble, and two for a pour / There's pants with a rocket and pants with a whale / There's grandma on video, cheering the tale
turn | And then, on a Tuesday, with no one about / A voice from the bathroom let go with a shout / We ran, and we looked, and what wonders there was / We danced on the landing, and danced just because
pre | Hold it, now hold it, now quick as you can / Pull down the trousers and sit down, my man
bridge | One day you'll be grown, and you'll do it all right / You won't need a star, or a song, or a light / And no one will cheer when you pull up your jeans / But somewhere your mother will know what it means

== tooth_fair(?:y|ies)|(?:lost|loose|wobbly|loses?|losing)_(?:\\w+_)?(?:tooth|teeth)|gap[-_]tooth\\w*|first_tooth
hook | Wobble, Wobble :: Wobble, wobble, on a string, on a thread / Wobble at the table and wobble in bed / Push it with your tongue till it's nearly through / Wobble, wobble, pop, and a whistle comes, too
hook you bright | Coin for a tooth :: Coin for a tooth, that's a bargain, that's fair / A queen with a purse coming in through the air / You sleep, and she'll pay you, and that is the truth / A star for a smile, and a coin for a tooth
scene | It hung by a corner, it went round and round / It bit on an apple, it stood its own ground / A string on the doorknob, a count up to three / And nobody brave enough, no, not me
story you | You found it in cheese, with a bit of a crunch / You held it up high in the middle of lunch / You showed it the bus, and the dog, and the sea / You said, was it that, was it really in me
detail | A note on the pillow in wobbling pen / Please, can I keep it, and pay me, and when / A saucer of biscuit, a thimble of tea / The window left open enough for a bee
turn | In dead of the night, on the tips of her toes / A fairy in slippers, and nobody knows / She tripped on a tractor, said something quite rude / And paid for the tooth in a very good mood
pre | Nearly, so nearly, it's turning about / Don't make me laugh, or the thing will come out
bridge you | You'll whistle your S and you'll lisp on a sum / There's room for a straw in the front of your gum / And under that window a new one's begun / You're growing yourself, love, and that's number one

== monsters?_(?:under|beneath|behind)|monsters?_in_(?:my|the)_(?:closet|wardrobe|room|cupboard)|under_(?:my|the|his|her)_bed|afraid_of_the_dark|scared_of_the_dark|night_?light
hook | Under my bed :: Under my bed, there's a thing with three toes / It breathes through the slippers and hums through the nose / I threw it a biscuit. Thank you, it said / It's shy, and it's hungry, it's under my bed
hook bright | Boo to you, too :: Boo, says the cupboard, and boo, says the stair / Boo, says the dressing gown hung on the chair / I've got me a torch, and I know what to do / I pull back the blanket and, boo to you, too
scene | The curtain's a wizard, the lamp is a crane / The branch on the window is writing a name / The floor is a sea, and the rug is a raft / And something down there in the cold of it laughed
story me | I leaned with my head hanging over the side / I said to the darkness, you don't have to hide / Two eyes like two buttons came up from the fluff / It said, are you scary? I'm scared enough
detail | It lives on odd socks and on crayons and string / It knows one small song that it isn't to sing / It's purple or green, and it's furry or not / It's borrowed the slipper, the left one, a lot
turn | Now they've an agreement, it's written, it's signed / It looks after left things that people can't find / It guards all the edges from ten until eight / And no other monster can get through the gate
pre | Did you hear it, that noise, like a scratch on a drum / It's only the pipes, says the voice of your mum
bridge | And down in the dark there's a mother with fur / Who tells her own little one, curled up to her / There's no such a thing as a child up ahead / Now hush, and don't worry what's on top of the bed

== (?:learn\\w*|teach\\w*|taught)_(?:\\w+_){0,3}(?:ride|cycle)|ride_a_(?:bike|bicycle)|riding_a_bike|stabili[sz]ers|training_wheels
hook you | I've got you :: I've got you, I've got you, I'm holding the seat / Look up at the road, love, and not at your feet / I've got you, I've got you, I said, and it's true / I let go at the lamp post. Look, it was you
hook me bright | Look, no hands :: Look, no hands, I'm a bird, I'm a king / Look, no hands, hear the bicycle sing / Down past the postbox, the wall and the stands / I've only one tooth left, but look, no hands
scene | A bike with a bell and a basket of tin / Two plasters already on elbow and chin / The hill by the church with the grass at the side / It's softer for falling, and falling's the ride
story | Three wobbles, a swerve and a hedge, and a shout / A wheel going round, and a foot sticking out / Again, says a voice from the leaves and the mud / Again, and again, with a nose full of blood
detail | One hand on the saddle, and running bent low / A coat flapping open, a puff and a blow / And shouting out, pedal, and steer, and don't stop / And no one looks back from the hill at the top
turn | And somewhere past seven, by number fourteen / The road went as smooth as a road in a dream / No hand on the saddle, no breath at the ear / And only the wind, and it said, you can steer
pre | Ready and steady, and don't you let go / I won't, I won't ever, I said. Even so
bridge | It's always the same thing, a hand on the back / You run till you can't, and you give it the slack / You stand in the road getting smaller, and stand / And what do you do with that one empty hand

== learn\\w*_(?:how_)?to_swim|swimming_lessons?|first_time_swimming|armbands|deep_end
hook | Kick :: Kick, kick, kick, and the water will hold / Kick, kick, kick, it is only the cold / It's carried great whales, and it's carried a stick / It'll carry you, too, if you kick, kick, kick
hook me proud | My feet don't touch :: My feet don't touch, and I'm still on the top / I looked for the bottom, I looked for the drop / I was scared of so little, I was scared of so much / I'm out in the blue, and my feet don't touch
scene | The tiles are all echo, the air is all bleach / The clock's on the wall and the float's out of reach / There's somebody's plaster gone by like a boat / A whistle, a splash, and a very small float
story me | I went for the ladder, I clung like a crab / I'd both of my eyes shut, I'd hold of the slab / The water said, come then. I told it, not me / I've been on dry land since I left my mum's knee
detail | There's water up noses and water in ears / There's half of the pool gone and drunk, it appears / A bob and a splutter, a flap and a wail / You'll find all my fingerprints still on the rail
turn me | Then somebody said, put your head back, and lie / I lay on the water and looked at the sky / The noise went away, and I weighed like a leaf / And something in me gave a sigh of relief
pre | Breathe in and hold it, and reach, and let go / There's no one can drown who goes gentle and slow
bridge | It's all about trusting the thing that you dread / It won't hold your fist, but it will hold your head / It only goes under who fights it too much / So open your hands now. Your feet don't touch

== driving_(?:test|lessons?|licen[cs]e|exam)|learn\\w*_(?:how_)?to_drive|learner_driver|parallel_park\\w*
hook me | Mirror, signal :: Mirror, signal, and say me a prayer / Mirror, signal, is anyone there / I've stalled on the bridge and I've wiped the wrong pane / Mirror, signal, and round it again
hook me funny | Bunny-hop :: Bunny-hop, bunny-hop, down Acorn Lane / The man with the clipboard has clutched it again / I'm fine when I'm going, it's just when I stop / I start like a rabbit, so bunny-hop
scene | The seat is pulled forward, the wheel's in a grip / The L on the bonnet is starting to slip / The man in the seat sees the whole of his life / He touches the brake, and he thinks of his wife
story me | I went round a roundabout three times for luck / I waved at a hearse, and I gave way to a duck / I parked it so neatly, an inch from the wall / It wasn't the right street, or my car at all
detail | A foot on the clutch like a foot on an egg / A cramp in the shoulder, a jump in the leg / The wipers come on when you want to go right / The horn's where you thought that they'd put in the light
turn me | He put down his pencil, he took off his hat / He looked at the bumper, and said, that was that / He said that I'd passed, and he opened the door / He knelt, and he kissed the whole street to the core
pre | Handbrake and clutch, and a breath, and the key / The hill at my back has its eye upon me
bridge | And then it's a Sunday, and no one's beside / The windows are open, the road is so wide / The sea is an hour, and the tank's to the top / There's nobody telling me how to stop

== (?:exams?|studying|revis(?:e|ing|ion)|finals|all[-_]?nighter|cramming|deadline_tomorrow|essay_due|homework|dissertation|thesis)
hook me | Page Forty-One :: Page forty-one, and it's twenty to three / I've read the first sentence, it hasn't read me / I've highlighted everything under the sun / The whole book is yellow, it's page forty-one
hook me wild | Pens down :: Pens down, pens down, and it's out through the door / There's kings on the ceiling and sums on the floor / I've emptied my head, and I've turned it around / I don't know a thing now, so pens down, pens down
scene | The coffee's gone cold, with a skin and a stare / The desk lamp's a moon, and there's notes in my hair / The birds have got up, and they're starting to sing / They've not read the chapter, they don't know a thing
story me | I made me a timetable, colours and all / I ruled it, I coloured it, hung it in the hall / It took me from Monday to Wednesday at ten / And so I was late, so I made it again
detail | There's Henry the something, there's x over y / There's what makes a volcano, there's clouds in the sky / There's who signed the treaty, and where was it sealed / The bed's over there like a soft open field
turn me | I turned up the paper. I looked at the clock / I knew the third question, I went into shock / I wrote like a river, I wrote till it fled / The rest of it can't have been worse than the dread
pre | Ten minutes' break, and I mean it, just ten / I'll watch one more cat, and I'll open it then
bridge | When I am an old one with grandkids and snow / They'll ask about Henry, and will I know? No / But nights like a tunnel, and dawn on the brick / And how I got through it, I'll know to the tick

== prom(?:_night|_dress|_date)?|school_disco|school_dance|last_dance_of
hook we | Last Slow One :: It's the last slow one, and the lights are half up / There's punch on my shirt and a shoe in a cup / We'll none of us ever be this way, this young / Hold on to my collar, it's the last slow one
hook me | Rented suit :: I came in a rented suit, borrowed black shoes / A flower in plastic, and nothing to lose / You came down the stairs, and I stood there, struck mute / My heart was my own, love, in a rented suit
scene | The gym was all streamers, with stars hung on string / You still smelled the trainers in under the thing / The teachers in corners with lemonade, tall / Pretending they're plants, or a part of the wall
story me | My father had shown me a waltz on the mat / He'd counted it out, with a broom and a hat / I trod on your toe by the second half-bar / You laughed, and you said, well, we've come this far
detail we | The boys on one side, and the girls on the next / A river of lino, and everyone vexed / Then somebody's cousin went in with a slide / And everyone drowned from the opposite side
turn we | We sat on the wall with our shoes in a row / The limo had left, and there's nowhere to go / The sky had gone pink and the milkman went past / He tipped us his cap. It was over at last
pre | Straighten my tie for me, pin on my rose / Stand still for the photo, and look at my nose
bridge we | They're scattered by now to the sea and the shops / They're fixing up teeth, and they're teaching, they're cops / But play me that record, all crackle and drum / I'm sixteen, I'm sweating, I'm holding you, numb

== first_steps|learn\\w+_to_walk|baby's_first_(?:steps?|words?)|first_words?
hook | One, two, down :: One, two, down, on your padded behind / One, two, up, with a mountain in mind / From sofa to table, from pout to a crown / The whole world is cheering it, one, two, down
hook tender | From there to here :: From there to here is a carpet, a sea / You let go the chair, and you sailed it to me / Three steps like a sailor come off of a pier / The longest of journeys, from there to here
scene | You stood by the chair with your fist in its skirt / A biscuit for ballast, some soup on your shirt / You looked at the distance, you looked at your toe / You looked at us both, and you let the thing go
story | The dog held its breath, and the kettle went dumb / Your father was kneeling, a camera, a thumb / You wobbled, you tilted, you came like a king / He filmed the whole ceiling, he missed the whole thing
detail | There's gates on the stairs, and there's foam on the stone / There's nothing now safe, not a plant, not a phone / You've found out the cupboard, you've found out the bin / You've emptied the drawers, and you've put the cat in
turn | And yesterday, somewhere, I put you down flat / I never will know if the last time was that / Of being the one who could not go away / You stand at the door now, and wave to the day
pre | Arms out like a tightrope, and eyes like a plate / Come on, little walker, we've all night to wait
bridge | First to the table, and then to the gate / And then to the school bus, and then, running late / To trains, and to cities, to someone, to stay / I'll always be kneeling there, half of the way

== school_bus|back_of_the_bus|walk(?:ing)?_to_school|school_run|last_day_of_(?:school|term)|school's_out|summer_holidays
hook we wild | Bell, bell, bell :: Bell, bell, bell, and we're out like a flood / There's ties in the hedges and shoes in the mud / There's six weeks of nothing, and nothing to tell / Goodbye to the chalk dust, now, bell, bell, bell
hook we | Back Seat :: The back seat, the back seat, it's king of the road / With gum underneath it, a secret, a code / We'd rule the whole planet if we had more feet / We're nine, and we're famous, we've got the back seat
scene | The stop by the chapel, the fog and the frost / A glove on a railing that somebody lost / The doors gave a sneeze, and the steps gave a clang / The driver called Doreen, who whistled and sang
story we | We swapped all our lunches by stop number three / A yoghurt for crisps, and a plum for a brie / The homework went round on the back of a knee / And seven got A's who had only got D
detail | The hearts on the windows, in breath, with a name / The wheel arch that's warm, and the spit-pellet game / The boy who is sick at the very same tree / The girl at the front with a face like the sea
turn | The last day of summer term, Doreen stood up / She gave us a toffee from out of a cup / She said, you're the worst lot I ever have had / She blew in her hanky, and looked a bit sad
pre | Sit down, and stay down, and stop throwing that / And whose is the lizard, and who's got my hat
bridge | I saw it last winter, it sat in a yard / The seats all in ribbons, the tyres gone hard / I climbed to the back, and I wrote with my cuff / A heart on the window. It still steamed enough
`)
