import { kits } from '../../lines.ts'

export const tenderKits = kits(`
== from_afar|have_a_crush|has_a_crush|my_crush|a_crush|crush_on|secret_crush|secret_admirer|the_(?:girl|boy|guy|barista|librarian)_(?:at|in|on|from)_(?:the_)?\\w+
hook me | Same time tomorrow :: Same time tomorrow, same small wave / Same flat white, and same not brave / Same old line I never gave / Same time tomorrow, same small wave
hook me bright | You get off at Vine :: You get on at Market, you get off at Vine / There's nine stops between them, and all of them mine / I look at the advert, you look at the line / You get on at Market, you get off at Vine
hook me tender | You don't know that I'm here :: I don't need you to look my way / I only need you near / You bring the sun out, every day / You don't know that I'm here
scene me | You work at Books, from A to E / I've borrowed Ants, I've borrowed Bees / You stamp them, and you smile at me / I'm reading now on Diesel. Please
detail me | You push your glasses up like this / You've ink on your left-handed thumb / You hum a bit. You hit and miss / I've learned it now, and so I hum
story me | I wrote my number on a bill / I left it underneath the plate / I saw you pick it up. And still / You used it so the table's straight
turn me | You looked. You didn't look away / You said, you always have the soup / I said, it's soup. It's soup today / My heart went once around the loop
feel me | I've got a you inside my head / Who laughs at everything I say / I'm scared the one who's here instead / Might be a person, anyway
story me | My friends have got a name for you / They say, and did it speak, the Coat / I draw you in the margins, too / I've got you rowing in a boat
detail me | Green scarf on Monday. Tuesday, red / A Wednesday with no scarf at all / I've Thursday still to come, I said / To no one, and I hit the wall
pre me | Here you come. Oh, here you come / Knees of butter, heart of drum
bridge me | And one day you'll have moved, or wed / And I'll have someone, and a cat / I'll see a green scarf up ahead / And be eighteen. And that'll be that

== first_dates?(?:_(?:nerves|jitters))?|nervous_(?:about|before|for)_(?:a|my|the|our)_(?:first_)?date|getting_ready_for_(?:a|my|our)_date|what_to_wear|butterflies_in_my
hook me funny | Be cool, be cool :: Be cool, be cool, it's only a drink / Be cool, be cool, remember to blink / I've said hello to the kitchen sink / Be cool, be cool, it's only a drink
hook me funny wild | Shirt number nine :: Shirt number nine, and I'm back to shirt one / Buttoned it wrong, and the hair's come undone / Taxi is hooting, I ought to just run / Shirt number nine, and I'm back to shirt one
hook me tender | What if you like me :: What if you like me, what if you do / What if I'm not wrong / What if the someone I'm walking to / Was walking here all along
scene me | I've shaved a bit, I've bled a lot / I'm wearing everything I've got / I smell like lemons and like fear / It's ten to eight. You're nearly here
detail me | The flatmates line up on the stair / One fixed my collar, one my hair / The dog has licked my only shoe / My mother's texted, wear the blue
story me | I'd planned three topics: films, the sea / And whether owls can really see / You said, hello. I said, I'm eight / I meant the time. I said, I'm late
turn me | Then you came in, and caught your sleeve / And took the coat stand. I believe / You're just as scared. We stood there, tall / With forty coats, against the wall
feel me | I've had my heart in storage so / Long that the label's faded, though / I heard it knocking on the lid / The moment that you smiled. It did
story me | I ordered something I can't say / It had a face. It looked my way / You swapped our plates without a word / The kindest thing I ever heard
detail me | My hands are somewhere. On the cloth / I've torn a napkin into froth / You've got a freckle by your ear / I've lost the thread of it from here
pre me | Knock knock, heart. Behave in there / Doorbell's gone, and so's my hair
bridge me | And if it doesn't work, all right / I had three weeks, I had tonight / I had a reason for this shirt / I had a heart, and it could hurt

== long[-_]distance(?!_runn)|(?:two|three|four|five|six)_hours_(?:away|apart)|(?:loves?|lover|girlfriend|boyfriend|partner)_(?:in|from)_another_(?:city|country|town)|counting_(?:the_)?days_(?:till|until)|weekend_relationship|airport_reunion
hook me wistful | Half of a bed :: I've half of a bed and a half of a moon / I've half of a joke that you'll laugh at in June / I've half of the words to a two-handed tune / I've half of a bed and a half of a moon
hook me bright | Friday train :: Friday train, Friday train, carry me down / Past all the lights of the wrong little town / Platform, your hat, and your arms, and your frown / Friday train, Friday train, carry me down
hook me tender | In the future tense :: I love you in the future tense / In when, in soon, in after this / There's half a world, a sea, a fence / Between the two halves of a kiss
scene me | Your Monday's halfway through its tea / My Sunday's barely out of bed / You've had the news ahead of me / You tell me what the day has said
detail me | I know your flat by where you prop / The phone: the lamp, the left-hand wall / The other half's a cliff, a drop / I've never seen that half at all
story me | We watched a film, on three, two, one / You pressed it half a breath too late / I laughed, and then when I was done / I heard you laugh, and had to wait
turn me | I walked out of the lift, and you / Were sitting on my step, asleep / Nine hundred miles, a bag or two / A plant you'd bought for me to keep
feel me | They ask me if it's worth the fare / I think of all the ones I've met / Who share a wall, a bed, a chair / And haven't got as near as yet
story me | You left a sock. It's on the rail / I haven't moved it since the day / My mum calls it the Holy Grail / She dusts round it, and goes away
detail me | Two clocks are hanging in the hall / One's got your name on it, in chalk / I do the sum before I call / You're up. You're up. And so we talk
pre | You're breaking up, I mean the phone / I'm with you, love. I'm on my own
bridge me | The day they stamp the final form / And you walk in and close the door / We'll fight about the heating, warm / And won't know what the phone is for

== grow(?:ing)?_old_(?:together|with)|old_together|when_we(?:'re|_are)_old|old_couple|still_holding_hands|golden_years|lifelong_love|love_that_lasts
hook tender | You have the window :: You have the window, I'll have the aisle / You tell the stories, I'll nod and smile / We've only to get there in our own style / You have the window, I'll have the aisle
hook me tender | I've known you :: I've known you brown, I've known you grey / I've known you with no hair / I'll know you on the final day / By how you climb a stair
hook funny | You what :: What? I said. You what? said you / I said, the kettle. You said, who / We haven't heard a thing since two / What? I said. You what? said you
scene me | Your glasses are upon your head / You've looked in every room / I know, I'm watching you from bed / You're going like a broom
detail | Your pills are in a box of days / With Monday next to mine / We take them like a toast. You raise / The water like it's wine
story me | You went out dancing in your mind / You told me who we'd seen / I wasn't there. I didn't mind / You said I wore the green
turn | They asked the secret, on the mic / You said, the separate telly / I said, you marry one you like / Who warms your feet. And belly
feel me | I used to want you like a storm / I want you now like bread / Like one side of the mattress, warm / Like what the kettle said
story we | The girl next door has lost her heart / She came to us to cry / You told her how we'd come apart / Once. And the reason why
detail we | Two deckchairs facing out to sea / A rug across the pair / One flask, one biscuit, broken. We / Have always split it there
pre | Mind the step and take my arm / Slowly never did us harm
bridge me | And if there's only one of us / To put the bins out, then / I'll do it, and I won't make fuss / Till we take turns again

== secret_(?:love(?:rs?)?|affair|romance|relationship)|forbidden_love|hidden_love|star-?crossed|nobody_(?:can_|must_)?knows?_about_us|sneak(?:ing)?_(?:out|around)(?:_\\w+)?|hid(?:e|ing)_our_love|can't_tell_anyone
hook me dark | Pass me in the corridor :: Pass me in the corridor, pass me like a wall / Call me by my last name or by nothing at all / Midnight on the fire escape, you barely have to call / Pass me in the corridor, pass me like a wall
hook me tender | I will never tell :: I cannot write it on a tree / I cannot ring a bell / I've put it where there's only me / And I will never tell
hook me | Not on the street :: Shh, shh, not on the street / Shh, shh, but under the seat / Your little toe says what your mouth can't repeat / Shh, shh, not on the street
scene me | We sit three chairs apart / You ask me for the salt / I've learned the looks by heart / That nobody would fault
detail me | A glove left on a rail / Means Thursday, half past ten / A comma in your mail / Means never. Ask again
story me | Your aunt said, you should find / A nice one, settle down / I nodded, being kind / You said you'd try the town
turn me | A power cut, that dance / The whole hall black as tar / You took the only chance / You kissed me by the bar
feel | It's love with shutters on / It's love that takes the stairs / It's here, and then it's gone / It leaves you unawares
story me | I passed you in the rain / With all your family / You raised, and let remain / One eyebrow, just for me
detail | A key inside a shoe / A tune hummed on the bus / A coat rack, where the two / Coats lean, as if they're us
pre | Wait till they've gone, and count to nine / Then your hand will come to mine
bridge me | Some day, in noon, in light / On some enormous square / I'll kiss you, and I might / Not care who's standing there

== self[-_]?(?:love|worth|esteem|acceptance|care|confidence)|lov(?:e|ing)_(?:my|your)self|proud_of_myself|enough_as_i_am|be(?:ing)?_(?:my|your)self|treat(?:ing)?_myself
hook me proud bright | My own parade :: I'm my own parade and I'm coming down the street / I've a saucepan for a drum and there's bells upon my feet / If nobody's clapping I'll supply my own beat / I'm my own parade and I'm coming down the street
hook me tender | I'd like to take you out :: I'd like to take you out tonight / I'd like to hold the door / I'd like to treat you, me, all right / As no one did before
hook me proud | Mine, mine :: Mine, mine, this nose is mine / Mine, this back with its crooked spine / Every wobble, every line / Mine, mine, and it suits me fine
scene me | Bought the flowers, wrote the card / Signed it, love. It wasn't hard / Put them where the light comes in / Where on earth have flowers been
detail me | Ran a bath with half the sea / Lit the candle kept for tea / Used the best glass, used the plate / Nobody was coming. Great
story me | Used to say it, in the shop / Sorry, when they'd make me stop / Sorry to the chair I hit / Sorry that I stood in it
turn me | Found a photo, I was nine / Missing tooth, and feeling fine / Could I tell that kid the stuff / I've been telling me? Enough
feel me | I'm the one who's always here / Every minute, every year / First to wake up, last to go / Might as well be friends, you know
story me | Told a man who said I'd bloom / If I took up much less room / Mate, I'm forest, root and bough / You are in the shade right now
detail me | Laugh that's like a startled goose / Hair that's only ever loose / Legs that got me up the hill / Heart that stumbles. Going still
scene rap me | Took myself to dinner and I pulled back the chair / Told me I looked lovely, and I liked what I wear / Split the bill with nobody and tipped like a king / Wrote my own number on the back of the thing
feel rap me | Spent so many years on the edge of the frame / Cropping out the belly, saying sorry for the name / Now I'm dead in the centre with my arms open wide / Get a bigger camera, or I'm busting out the side
pre me | Chin up, darling, in the glass / Who's that beauty? Let me pass
bridge me | All the love I posted out / Every corner, round about / Some came back, and some is lost / This one's for me. Hang the cost

== letting_go|let_(?:you|him|her|it|them)_go|moving_on|closure|hold(?:ing)?_on_too_(?:long|tight)|learning_to_let_go
hook me wistful | I've opened up my hand :: I held you like a bird, too tight / And felt its small heart go / I've opened up my hand tonight / It sat. And then, you know
hook me | One for keeping :: One for keeping, one for post / One for what I loved the most / Tape it over, let it go / One for things I'll never know
hook me wistful | Go on, little boat :: Go on, little boat, with the string off your prow / I've pushed you from shore and I'm not coming now / I've waved till the water was all I could see / Go on, little boat, and be lighter than me
scene me | I took your number off the wall / It left a patch of white / I stood a long while in the hall / And looked at it, that night
detail me | Your shampoo's got an inch to go / I've moved it to the shelf / I used it, yesterday. I know / I smelled you on myself
story | The child let go of the balloon / She didn't cry. She said / It's gone to have tea with the moon / And she went home to bed
turn me | I woke, and it was nearly ten / I'd slept, I'd slept right through / I lay, and only there and then / Remembered about you
feel | The tree does not chase after leaves / The shore can't keep a wave / It's only us who, up our sleeves / Try smuggling what we save
story me | I drove your chair out to the tip / A man there helped me lift / He said, that's good, that, not a rip / I said, then it's a gift
detail me | The key's come off the ring. The ring / Is lighter in my coat / I've swapped it for a bit of string / A shell, a fiver note
feel rap me | I was holding so tight that my knuckles went white / Had a fist in the morning and a fist in the night / Then I looked at my hand, and there was nothing inside / So I opened it up, and I let it be wide
story rap me | Took your name off the playlist, took your coat off the nail / Took the long way to forgetting, and I'm leaving a trail / Found a note in my jacket, it said, milk, eggs, and bread / Used to cry at your letters, now I shopped it instead
pre | Finger one and finger two / There, the rest will follow, too
bridge me | I won't say that I wish you well / Not yet, it isn't true / But I have stopped rehearsing hell / I've painted the door blue

== start(?:ing)?_over|start(?:ing)?_again|new_beginnings?|fresh_starts?|begin(?:ning)?_again|day_one|reinvent\\w*|turn(?:ing)?_over_a_new_leaf|new_life|square_one|clean_slate
hook me bright | Day one :: Day one, day one, with the price tag on / Day one, day one, and the old lot gone / A pot, a plant, and a mat to sit on / Day one, day one, with the price tag on
hook me | I've got one cup :: I've got one cup, I've got one chair / I've got a bulb, no shade / I've never been so light, so bare / So broke, and unafraid
hook me wild | Square one, hello :: Square one, hello, I know you well / The same old corner, the same old smell / But I've got better shoes to go / Square one, square one, hello, hello
scene me | The van drove off. The road went still / I sat down on the window sill / I'd seven boxes, and a lamp / A sleeping bag that smelled of camp
detail me | The neighbour's name is on the bell / I've practised it. I'll say it well / The bread's a different shape down here / The river's brown, the air is clear
story me | At forty-six I went to class / The kids all thought I'd come to pass / The register around. I sat / Down at the front, with pen and hat
turn me | I used to check behind the door / For who I'd been the day before / This morning I forgot to look / I'd bread to buy. I had a book
feel | A burnt field doesn't need a plan / It greens as quickly as it can / From underneath, from what was there / It doesn't know it should despair
story me | I told the barber, take it all / He swept my old life down the hall / He held the mirror to my nape / I didn't know I'd got that shape
detail me | One fork, one bowl, one knife, one spoon / A mattress underneath the moon / A list that starts with, buy a chair / And ends with, sing upon the stair
scene rap me | Day one, new keys, and the walls don't know me yet / A mattress on the floorboards and a loan I haven't met / Took the old name off the buzzer, put the new one in pen / I've been down to the bottom and I'm starting again
feel rap me | They said that I was finished, and I guess they were right / I finished with the sorry and I finished with the fight / I finished with the mirror that was telling me lies / Now I'm opening the window like I'm opening my eyes
pre me | Key in the lock, and push, and so / I've no idea. Here we go
bridge me | I'd not have picked it. No one would / You lose the house, you lose the wood / And then you see, with nothing tall / In front of it, the sea. That's all

== (?:lonel\\w+|alone|lost)_(?:in|at)_(?:a|the|this)_(?:crowd|party|city|big_city|full_room)|crowded_(?:room|city|train)|surrounded_by_people|(?:feel(?:ing)?|being|i'm|am)_invisible|nobody_(?:sees|notices|knows)_me|lonel(?:y|iness)
hook me wistful | Eight million people :: Eight million people and none of them you / Eight million umbrellas, and I've got one too / I'm one in the river of hats coming through / Eight million people and none of them you
hook me | Edge of the crowd :: Hello, hello, from the edge of the crowd / Hello, hello, not especially loud / I'm not on the list but I hope I'm allowed / Hello, hello, from the edge of the crowd
hook me wistful | I laughed along :: They laughed, and so I laughed along / I'd missed the joke. They'd gone / I'm humming someone else's song / With someone's lamp left on
scene me | The party has a heartbeat in the floor / I hold a cup to have a thing to hold / I've been admiring, for an hour, a door / The fairy lights are on. The dip's gone cold
detail me | A hundred names go past me on the stairs / With sorry, and excuse me, and hi, Dave / I'm Sam. I sit among the empty chairs / Of coats, and when somebody waves, I wave
story me | I rang the speaking clock to hear it speak / It told me it was ten past, and precise / It's said more words to me than most this week / It has a lovely voice. It said it twice
turn me | A woman on the night bus dropped a pear / It rolled along to me. I passed it back / She said, you have it. There's a seat right there / We talked from Market Bridge out to the track
feel me | It's like I'm standing underneath the sea / The faces pass like fishes, lit and white / They open up their mouths. I think at me / It comes to me as bubbles, and as light
story me | I clapped when all the others clapped. I cheered / I bought a scarf, I learned the song, the chant / They hugged me when we scored. Then disappeared / The scarf is nice. I've shown it to my plant
detail | The windows in the tower, lit in squares / A man who irons, someone at a sink / A girl who dances by herself upstairs / We're nearer to each other than we think
feel rap me | Got a thousand on my friend list and there's no one at the door / Got a hundred little hearts, and I don't know what they're for / I could post that I was drowning and they'd like it by the score / Got a thousand on my friend list, and I wanted one, no more
pre | Look up, somebody, look up from your shoe / I'd like to be looked at. I'd look back at you
bridge | Suppose we wore it, pinned upon the chest / I, too, go home and talk to bread and tea / You'd see them, one by one, like all the rest / The whole long carriage full of you and me

== joy_(?:for_no_reason|of_(?:living|life|small|simple|little|being))|(?:pure|full_of|about|sudden|simple|small|little)_joys?|^joy(?:$|_(?!is|was))|(?:happy|happiness|smiling|dancing|glad)_for_no_reason|for_no_reason(?:_at_all)?|happiness|(?:so|feeling|just|simply|i'm|being)_happy(?:_today)?(?!_(?:for|that|to|you|with|birthday|together))|(?:in_a_)?good_mood|feel(?:ing)?_good|(?:such_)?a_good_day|best_day_ever|happy_song
hook me bright | No reason :: No reason, no reason, I'm fizzing, I'm lit / I've kissed the poor toaster, it liked it a bit / There's bills on the doormat, I'm dancing on it / No reason, no reason, I'm fizzing, I'm lit
hook bright wild | Skip, skip :: Skip, skip, over the cracks / Skip in your suit with your briefcase and slacks / Bishop and banker and man from the tax / Skip, skip, over the cracks
hook me calm | It isn't much :: It isn't much, it's just the sun / Upon the kitchen floor / I've only got this very one / I couldn't use one more
scene me | The bus was late, the milk was off / The cat had coughed its little cough / I'd one wet sock, I'd lost my pen / I started whistling, there and then
detail me | I waved at trains. I waved at cows / I told a hedge, I like your boughs / I gave a pigeon half my lunch / It brought along its friends, the bunch
story me | I sang in lifts. A man in grey / Looked at his shoes, then looked away / By floor eleven he joined in / By twelve we'd got a violin
turn me | I thought of what I ought to fear / I had the list, I keep it near / I couldn't seem to make it out / I'd drawn a flower over doubt
feel | It won't be caught, it won't be kept / It came while everybody slept / And sat down on my bed, and beamed / Like something that the day had dreamed
story me | My neighbour asked me, what's the news / You've got on two quite different shoes / I said, I have, they wanted to / He went inside and changed his, too
detail | There's blossom on the parking fine / There's someone's vest upon the line / That's doing somersaults in air / A dog has got a stick, a pair
pre me | Something's coming up the stair / It's my own feet. I'm halfway there
bridge me | And if it's gone by half past four / I won't go asking it for more / I'll leave the window on the hook / It knows the way. It's had a look

== (?:met|meet(?:ing)?|fell_in_love|falling_in_love|love)_(?:\\w+_){0,3}(?:at|in)_(?:a|the)_(?:\\w+_)?(?:coffee_?(?:shop|house)|caf[eé]|book_?(?:shop|store)|library|laundromat|launderette|supermarket|bus_stop|train_station|diner|bakery)|coffee[-_]shop_(?:love|romance)
hook you tender | They spelled your name wrong :: They spelled your name wrong, and they called it, and you / Looked up at the counter, and I looked up, too / I'd met you by three and I loved you by song / I've kept the cup, darling. They spelled your name wrong
hook we tender | Is this seat taken :: Is this seat taken? I'd said it before / To hundreds of people, in rain, at a door / You moved your bag over, the light came in, shaken / I've sat there since then, love. Is this seat taken?
scene we | You'd got the one table that had any sun / You'd crumbs on your page, and a half-eaten bun / I asked for the sugar, I don't even take / The sugar. I stirred it, I stirred, for your sake
detail we | The steam on the window, a pram by the till / A spoon going round, and the street going still / Your elbow, a freckle, the foam on your lip / I read the same menu from tip down to tip
story we | I came there on Tuesday, I came there on Wed / I said I was working. I sat there. I read / You came there on Thursday, you'd worn the good coat / You said, it's a coincidence. I had to note
turn we | They've sold it. They're selling now candles and soap / We stood at the glass, you and I, without hope / The girl let us in, and she left us a bit / We found where the table was, there. We could sit
feel me | I'd given up looking, I'd not even combed / I'd come out for milk with my heart left at home / It isn't in castles, it isn't in Greece / It's two people asking for one cherry piece
pre we | One for here and one to go / Don't look up too fast, go slow
bridge we | If I had been later, if you'd gone for tea / If somebody else had sat nearer than me / I don't like to think how a life can depend / On one wobbly table that's there at the end
`)
