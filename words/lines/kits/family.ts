import { kits } from '../../lines.ts'

export const familyKits = kits(`
== (?:mum|mom|mother|mama|mam|parents?|dad|father)\\b.*\\b(?:two|three|2|3|double)_(?:jobs|shifts)|hard[-_]?working_(?:mum|mom|mother|mama)|(?:mum|mom|mother|mama)_(?:who_)?work\\w*
hook | Shoes by the Door :: Your shoes by the door, still warm when I woke / The day shift, the night shift, the cab and the smoke / I'll buy you the sea, and you'll walk on the shore / And nobody waiting, no shoes by the door
hook proud | Twenty-Five Hours :: You found twenty-five hours in every day / You worked the last one, and you gave it away / You never had diamonds, you never had flowers / You gave me the world in twenty-five hours
hook about | Shoes by the door :: Her shoes by the door, still warm from the road / Two jobs on her shoulders, and never it showed / She hums in the dark as she crosses the floor / The day has a heart, and it's shoes by the door
scene | Six in the morning, the bus and the dark / The flask, and the apron, the path by the park / The office to polish, the tills until four / And supper on plates as they come through the door
story | You slept in your coat at the end of my bed / You'd come for a story, the book on your head / I finished it for you, I read to the end / I put out the lamp like a grown-up, a friend
detail | You counted the coins in the blue china bowl / You sewed up the knees, and you sewed up each hole / You said you weren't hungry, you'd eaten at four / I know what that meant now. I didn't before
turn | You came to the concert in uniform still / The badge with your name, and your feet from the till / You stood at the back with your hands in the air / I sang to the one who had got herself there
feel | I thought that all mothers had hands made of bleach / I thought that all supper came late, with a speech / I thought you were made out of iron and rain / I never once thought that you might have a pain
pre | One more bus and one more floor / Then one more light left on by the door
bridge | So sit yourself down, put your feet on my knee / I've paid for the taxi, I've made you the tea / There's no one to clean for, there's nowhere to run / You did it, you did it. The shift is all done

== (?:dad|father|papa|daddy|grandad|grandpa|grandfather)'s_(?:\\w+_)?(?:hands|workshop|shed|garage|tools|toolbox)|rough_hands
hook | Measure Twice :: Measure twice, cut once, and blow off the dust / Oil what you love, or you'll lose it to rust / You taught me the world with a saw and advice / I hear you each day, Dad. Measure twice
hook tender | Hands like oak :: Hands like oak, and they held me so light / They built me a boat and they tucked me at night / You never said much, you just worked and you spoke / In hinges and handles, with hands like oak
scene | A jar for each screw, with the lid nailed up high / A radio painted in splashes of sky / The smell of the shavings, the kettle, the vice / The cold of the floor in the morning, like ice
detail | Your thumb has a nail that has never grown straight / A scar from a chisel, a burn from a grate / There's oil in the lines that no water will shift / The heaviest hands, and the lightest to lift
story | You gave me a hammer, too big for my hand / You gave me a plank, and you said, let it stand / I bent every nail, and you didn't say why / You pulled them out slowly, and said, have a try
turn | I came home in pieces, with nothing to tell / You found me a job, sanding boards for the well / We worked until dark, and you asked me no more / By evening I'd sanded away what was sore
feel me | I do it all now, how I tap on a wall / I hum the same hum, and I hear it, and stall / I look at my hands on the wheel of the car / They're getting like yours. They have come very far
pre | Pass me the small one, no, that one, the blue / There's nothing so broken it won't take a screw
bridge | One day it'll come to me, hammer and plane / The jars and the pencil that hangs on a chain / I'll open the door, and I'll stand in the beam / And measure it twice, Dad. I'll follow the seam

== (?:grandpa|grandad|granddad|grandfather|pops|opa|abuelo|nonno)'s_(?:\\w+_)?(?:stories|story|tales|chair|hat)|stories_(?:my|of_my|from_my)_(?:grand\\w+)|(?:grandpa|grandad|grandfather)_(?:who_)?(?:tells|told|telling)
hook | Tell about the bear :: Tell about the bear, tell it one more time / How you ran without your boots up a lodgepole pine / It's bigger every winter and it's grown more hair / Who cares if it's true, so tell about the bear
hook wistful | That was when :: That was when, you say, and you look at the wall / That was when bread was a penny for all / I'd give all my nows to be sitting there then / On your knee, by the fire, with your, that was when
scene | The chair had a dent in the shape of a man / The pipe on the arm, and the peas in a pan / The clock had a cough, and the fire had a voice / We sat on the rug, and there wasn't a choice
story | You fought off a pirate, you swam with a whale / You married our gran in the teeth of a gale / You once shook the hand of a king in the rain / You'd never gone further than Bexhill by train
detail | You did all the voices, the wolf and the tram / You stopped for the good bits to open the jam / And just when the rope was about to give way / You'd yawn and you'd say, that's enough for today
turn me | I told it myself, to a boy of my own / I said that the bear was the size of a phone / He said, don't be silly, and held up his hand / The bear has grown up again, just as you planned
feel | I wonder now which of them happened, and which / You made up for us out of hedgerow and ditch / But truth is a thing with a good pair of shoes / And yours went for miles. It had nothing to lose
pre | Come here, you would say, it was darker than coal / And none of us breathed, not a single soul
bridge | They'll not be in books, and they'll not be on stone / They live in a kitchen, in tooth and in bone / They go mouth to ear, over table and stair / And you walk about in them, boots off, with the bear

== (?:grandma|granny|gran|nan|nana|nanny|grandmother|oma|abuela|nonna)'s_(?:\\w+_)?(?:house|home|kitchen|garden|cottage|place|sofa|cooking|recipes?)|grandparents'_house
hook you | Biscuits in the tin :: There's biscuits in the tin with the ship on the lid / There's always been biscuits since I was a kid / You open the door, and you gather me in / The world can be awful. There's biscuits in the tin
hook | Gate that sticks :: Push the gate that sticks, and you're seven years old / The step's had a scrub and the milk's in the cold / The clock on the landing has run out of ticks / But everything's there through the gate that sticks
scene | The hall smelled of polish, of mint and of coats / A ship in a bottle, some dusty green boats / The carpet had roads that a car could go down / From under the sideboard to teapot town
detail | A drawer full of string and of candles and keys / A jar full of buttons, a jar full of peas / A dish full of sweets that had stuck into one / A calendar, robins, from year ninety-one
story you | You let us stay up till the end of the show / You let us have sugar, and Mum didn't know / You tucked us so tight in the sheets that we lay / Like letters in envelopes, posted till day
turn me | They sold it in April. I drove past at noon / They've painted the door like a tropical moon / A child on the step with a stick in her hand / Was poking the gate. I think she'll understand
feel you | You never said, love. You said, have you been fed / You said, take a cardigan, cover your head / You said, there's a bit more, I'll only throw it out / It took me till now to hear what it's about
pre | Wipe your feet, and mind the cat / Give us a kiss, and take off that
bridge you | I've got your old rolling pin, got your old bowl / I can't get it right, though I follow it whole / A pinch, so it says, and a bit, till it's thin / You left out one thing when you wrote it all in

== step[-_]?(?:dad|father)|bonus_dad
hook | You didn't have to :: You didn't have to, and you did it all / You taught me to shave and you came to the hall / You never said son till I said it to you / You didn't have to. You wanted to
hook proud | Not by blood :: Not by blood, but by boots in the rain / By lifts to the station and back home again / By standing in goal till we both were all mud / I'm yours, and you're my dad, and not by blood
scene | You came with one box and a terrible van / You shook my small hand like I was a man / I hid all your socks, and I hid all your keys / You looked for them, whistling, down on your knees
story | I told you one night, you're not really my dad / You said, no, I'm not, and you looked a bit sad / You said, but I'm here, and the tea's getting cold / I've kept that one sentence, I've had it to hold
detail | You learned to do plaits from a film on the stairs / You learned all the names of my thirty-two bears / You sat through recorders, you clapped for too long / You knew when to speak, and you didn't get it wrong
turn | The form from the school, it said, father, in print / I left it till Sunday, I gave you no hint / I wrote down your name with my best fountain pen / You went to the garden. You came in again
feel me | There's some get a father the day they arrive / And some get a man who can teach them to drive / Who turns up on Tuesdays, on Wednesdays, in sleet / And one day they notice they've got his two feet
pre | Nobody asked you, there wasn't a rule / You just warmed the car up, and drove me to school
bridge | They'll talk about branches, they'll talk about trees / Whose eyes I have got, and whose elbows and knees / But I've got your whistle, your walk through the mud / There's things that go deeper than ever goes blood

== step[-_]?(?:mum|mom|mother)|bonus_mum|bonus_mom
hook | Room for one more :: You came to a house with a crack in the floor / You set out the plates, and made room for one more / You didn't take hers, and you didn't keep score / You laid one beside it. There's room for one more
hook tender | Soft through the door :: You came in so softly, soft through the door / You asked could you sit with us, down on the floor / Nobody told you what patience was for / You waited and waited, soft through the door
scene | You never moved anything, picture or chair / You asked me which curtain, you asked me which stair / I slammed every door that there was in the place / You oiled all the hinges, and left me my space
story | I burned with a fever, and you sat all night / You sang me the wrong words and got them all right / I called out for Mum, and you said, I know, pet / You held on my hand. I can feel it there yet
detail | You learned about cricket, you learned about glue / You learned that I'll only eat crusts dipped in stew / You kept all my drawings, the dragon, the queen / The one where I'd made you a witch, and you're green
turn me | My friend came for dinner. She said, that your mum? / I looked at your apron, the flour on your thumb / I opened my mouth to explain it, and then / I said, yes, that's Mum. And I said it again
feel me | A heart's not a sofa with seats for just two / It's more like a table, it pulls out, and through / You'd think there's no corner, you'd think that it's tight / Then somebody pulls, and there's space overnight
pre | Not in her place and not in her shoes / You came in your own, and you let me choose
bridge | I know it was hard, I was there, it was me / I poured all the salt in your very first tea / You drank the whole cup, and you said it was grand / And under the table you held out your hand

== adopted|adoption|foster\\w*|chosen_family|found_family
hook you | Picked you out :: The stars had a meeting, they talked it about / Of all of the doorsteps, they picked you out / There wasn't a question, there wasn't a doubt / We opened the door, love. We picked you out
hook me | Two Beginnings :: I've two beginnings, and one of them's yours / One in a story, and one on these floors / One gave me eyes and one gave me wings / I'm rich, I am richer, with two beginnings
scene | A room painted yellow, a year and a half / A bear on the pillow, a paper giraffe / A phone that could ring at the drop of a spoon / It rang on a Thursday, in rain, about noon
story you | You came with a bag and a blanket, and stood / You looked at us both as if we might be good / You held out a crayon, the end of it chewed / The first thing you gave us. We both came unglued
detail you | You've nobody's nose that we know of, or chin / You've my way of sneezing, you've his way to grin / You laugh like your auntie, you walk like our dog / You croak in the bath like the neighbourhood frog
turn you | You asked at the table, the peas on your fork / Did I come from a tummy, or off of a stork / We told you the whole of it, all that we had / You said, so I've extra. You didn't look sad
feel | A tree can be grafted, a vine can be led / A river can wander and find a new bed / There's nothing less real in the fruit or the sea / For having come round by a road to the tree
pre | Papers and signatures, stamps in a line / And then someone small with her hand in mine
bridge | Love's not what you're made of, it's what you are fed / It's who does the voices, who sits on the bed / It's who's at the gate in the rain with a coat / It's who holds the bowl, and who mends you the boat

== (?:mum|mom|mother|mama|dad|father)_(?:who_)?raised_\\w+_(?:alone|on_)|single_(?:mum|mom|mother|mama|dad|father)s?|raising_(?:\\w+_)*(?:alone|on_(?:my|her|his)_own)|brought_(?:me|us)_up_(?:alone|on_(?:her|his)_own)
hook | Both of them :: You were the mother and you were the dad / You were the whole of the team that we had / You sewed up the trousers and took up the hem / They asked for my parents. You were both of them
scene | A lunch box, a form, and a shoe and a shout / The cat wants to come in, the dog has got out / It's seven fifteen, and there's jam in the post / And nobody else to be blamed for burnt toast
detail | You kicked me a football in heels from your shift / You fixed the old washer, you hitched us a lift / You sat in two chairs at the parents' school night / And nodded in both of them, left and then right
pre | Who does the worrying, who does the bins / Who does the singing when nobody wins
bridge | It wasn't a half of a home that we had / It wasn't a space in the shape of a dad / It was one good lamp on the sill of the stair / And nobody noticed the dark, with you there
hook | Nobody helped you :: Nobody helped you, and nobody knew / You carried the pushchair, the shopping, me, too / I'm taller than you are, so put down the load / It's my turn to carry you up the road
story | You'd three jobs, a cold, and a car with no gears / You sang in the kitchen to cover your tears / I heard it, I lay there, I knew every line / I thought it was happy, that song, and was mine
turn | They asked us at school for a card for our dad / I drew you in armour, the best that I had / A drill in one hand, and a cake in the next / You laughed, and you cried, and you hung it up next

== (?:being|i'm|i_am|as|life_of|life_as)_a_single_(?:mum|mom|mother|mama|dad|father|parent)|single_parent\\w*|raising_(?:\\w+_)*(?:alone|on_my_own)
hook me | One pair of hands :: One pair of hands, and there's three on the go / One on my hip and there's one with a bow / I'm juggling the moon, and it wobbles, and lands / I drop some, I drop some, with one pair of hands
story me | I cried in the pantry, with one foot on the door / A small voice came under it, low by the floor / It passed me a biscuit, a bit of it gone / I ate it, I laughed, and I carried it on
turn me | They gave me a card on a tray in the bed / It's Father's Day, too, so it's yours, the kids said / They'd drawn me with muscles, a beard and a crown / And I have not put the thing properly down
feel me | There's nobody coming to take the next watch / To say, you sit down, love, and pour out a scotch / But nobody's sharing the small hand, the grin / The whisper of, guess what, when I tuck them in
hook me tender | Two and a half :: We're two and a half, with the half on my hip / We're two and a half, and we don't lose our grip / There's room in the bed, and there's jam on the giraffe / It isn't a broken thing, two and a half
scene | The lights are all off, and there's one of you up / With somebody's trousers and somebody's cup / The bills in a fan, like a terrible hand / A sock in the sieve, and it wasn't as planned
pre | Who does the singing, and who does the school / Who does the shouting, and who breaks the rule
bridge me | One day they'll be grown, and they'll sit with a tea / And say, how on earth did you do it, with three / I'll tell them, I didn't, I made it all up / I loved you, I lost things, I hid in a cup

== empty_nest\\w*|kids?_(?:are_)?(?:leaving|left|leave|moving_out|moved_out|flown)(?:_home|_the_nest)?|(?:daughter|son|child|children)_(?:is_|are_|has_)?(?:leaving|leaves|left|moving_out|moves_out)_(?:for_)?(?:home|college|university|uni)|off_to_(?:college|university|uni)|drop(?:ping|ped)?_(?:\\w+_)+off_at_(?:college|university|uni)
hook me | Too Much Milk :: I bought too much milk, it went off on the shelf / I cooked for a family and ate it myself / The bathroom is free, and the silence is silk / I'd swap it for shouting, I've too much milk
hook you | The stairs don't creak :: The stairs don't creak, and the bath isn't full / There's nobody's music to rattle the skull / I've tidied your bedroom three times in a week / You'd laugh at me listening. The stairs don't creak
scene me | The car was so loaded it sat on its heels / A lamp on your lap, and a pan for your meals / We stood in a corridor, said it was nice / I made up your bed, and I made it up twice
story me | You waved from the kerb with your sleeve on your hand / I got to the roundabout, did as I'd planned / I went round it once, and I went round it more / The third time I pulled over. Sat there till four
detail | A ring on the desk where a mug used to be / Four pins and a poster, a tall Christmas tree / A pencilled-in ladder of heights on the wall / A sock, just the one of them, there in the hall
turn me | The phone went on Sunday, how long for an egg / And which is the white wash, and where is my peg / You rang about stains, and you stayed for a chat / Who knew I'd love ketchup on shirts quite like that
feel me | It's what it was for, all the shoes and the rules / The plasters, the packed lunch, the puddles, the schools / You hold them so tight that they grow till they're strong / And then, if you've done it right, they don't stay long
pre | Have you got gloves on, I text, have you ate / You send me a thumb, and it's two minutes late
bridge me | We're learning to dance in the space that you left / We're not so much empty as slightly bereft / We ate chips in bed with a film on at ten / Come home when you like, and we'll wear clothes again

== ^sisters$|my_sister_and_(?:me|i)|me_and_my_sister|^(?:my|our|two|having_an?|being)_(?:\\w+_){0,2}sisters?(?:_\\w+)?$|sisterhood|two_sisters|between_sisters|sisters_(?:who|fighting|forever)
hook | Borrowed without asking :: That's my jumper, that's mine, and you wore it to town / You borrowed without asking my best velvet gown / There you are in my sunglasses, lying there, basking / You've got half my heart, and you borrowed without asking
hook tender | Torch under the sheet :: A torch under the sheet and a whisper, a map / Your cold little feet in the warm of my lap / Whatever there'll be at the end of the street / I've you, and a biscuit, a torch under the sheet
scene | One room with a line made of tape down the floor / Your half had the window, and mine had the door / You charged me a sweet if I wanted the light / I charged you a sweet to get out in the night
story | You cut off my fringe with the scissors for fish / You told me they found me asleep in a dish / You told Mum you did it when I broke the vase / You sat on the step for it, counting the cars
detail | You ring me to tell me you've nothing to say / And say it for hours at the end of the day / I know by the breath if it's laughing or tears / I've had you on speed dial for thirty-two years
turn | The year it went dark, and I couldn't get dressed / You came with a bag, and you didn't say rest / You got in beside me, with crumbs, and you read / The whole of the phone book, to stay in that bed
feel | There's nobody else who remembers that car / The smell of the seats, and the fish in the jar / There's nobody else who can say with a look / The whole of our mother. You've read the same book
pre | I'll tell on you, tell on you, no, I won't dare / You know where I've hidden it under the stair
bridge | When we are both eighty, with whiskers and rings / We'll still have a row over whose are these things / We'll be in one room, and we'll fight for the light / And I'll hear you breathing, and sleep through the night

== ^brothers$|my_brother_and_(?:me|i)|me_and_my_brother|^(?:my|our|two|having_an?|being)_(?:\\w+_){0,2}brothers?(?:_\\w+)?$|brotherhood|two_brothers|between_brothers|brothers_(?:who|fighting|forever|in_arms)
hook | Get off, that's mine :: Get off, that's mine, get your foot off my side / You ate the last biscuit, you looked, and you lied / But touch him, just touch him, and step on that line / You'll answer to me for it. Get off, that's mine
hook proud | Back to back :: Back to back, you and me, in the yard, in the rain / With odds up against us and nothing to gain / Whatever they throw at us, we throw it back / They'll have to get round us. We're back to back
scene | A bunk with a ladder, a fight for the top / A war every morning that nobody could stop / A goal made of jumpers, a window, a crack / A promise to never, and never go back
story | You dared me to jump, and I jumped, and I broke / You carried me home, and you told me a joke / You told it the whole way, you cried as you ran / You'd got to the end when we got to the van
detail | We don't do the hugging, we don't do the talk / We punch on the shoulder, we go for a walk / You ask how the car is. I say that it runs / And that's, how's your heart, and the wife, and your sons
turn | You stood in my doorway, at six foot and three / You couldn't say it, you sat there with me / We watched a whole match with the sound turned to nought / I've never heard anyone say such a lot
feel | You taught me to swear, and to spit, and to shave / You taught me it's no good pretending you're brave / You taught me to lose, which you did by not losing / You taught me to choose a thing, then did the choosing
pre | Mum's coming, Mum's coming, now look at the wall / It wasn't us, Mum, we were not there at all
bridge | There's no one on earth that I'd sooner would go / And jump in a lake, or get buried in snow / There's no one on earth I would dig for so deep / I'd give you my kidney. Your bike, I'll keep

== twins?|twin_(?:sister|brother|girls|boys)
hook you | Half past me :: You were born at three, and at half past, me / You've never stopped saying how old you must be / Two peas in a pod, and the pod in the sea / You're three on the dot, and I'm half past me
hook we | Count us again :: Count us again, there is one, there is two / One has a freckle, the other's in blue / You've told me the same thing and told it him then / No, I'm not the other one. Count us again
scene | A pram like a bus, and two hats in a row / Two birthday cakes, candles they both want to blow / One swallowed the button and one told the lie / And nobody knew which of them was the spy
story we | We swapped for a morning, your maths for my French / The teachers saw nothing. We ate on the bench / I got you detention, you got me an A / We never once told, and we won't to this day
detail you | You'll start with a sentence, and I'll have the end / I'll buy the same card, and it's you that will send / You ring me the second I pick up the phone / I've never in all of my life been alone
turn you | You cut off your hair, and you went to the coast / You said it's the mirror that bothered you most / I missed you like fingers, I looked in the glass / And there you were, waiting for something to pass
feel | It's being a pair and it's being just one / It's having a shadow that stands in the sun / It's fighting a person who knows every blow / It's winning, and losing, and both of you know
pre | Who's the big one, and who's the small / Nobody asks it of us at all
bridge you | Before there was daylight, before there was air / There was a small drumming, and you were there / I'd know it in thunder, I'd know it in rain / The first thing I heard, love. So count us again

== best_friends?_since|friends_since|childhood_friends?|childhood_best_friend|since_(?:we_were_)?(?:kids|kindergarten|primary_school|nursery|five|six|seven)|lifelong_friends?|oldest_friend|best_friends?_forever|bff
hook you | Same Old Wall :: Same old wall, and our legs hanging down / The same two fools looking over the town / We've mortgages, kids, and we're no longer small / But give us a crisp, and it's the same old wall
hook we | Knock for me :: Knock for me, knock for me, three and then one / Come out, come out, there is still some sun / We're forty, we're fifty, it's quarter past three / My coat's on already, so knock for me
scene we | You'd plasters on both knees, I'd mud in my hair / You gave me your sandwich, I gave you a stare / You said, do you want to be friends, and I did / As simple as that, when you're only a kid
story we | We ran from a garden with stolen red plums / We ran from your brother, we ran from our mums / You fell at the fence, and I went back for you / We shared out the blame, and the plums that came through
detail you | You know what I looked like with plaits to my chin / You know all the trouble I got myself in / You've photos of me that'd end my career / You bring them each birthday, you bring them with beer
turn you | I rang you at midnight, I'd nothing to say / You said, put the kettle on, I'm on my way / Two hours of motorway, slippers and all / You sat there in silence with me in the hall
feel we | New friends are like coats that look good in the shop / And you're like the jumper with holes in the top / I've had you for ever, you've gone at the seam / I'd not swap you ever for velvet or cream
pre | Remember the bus shelter, chips and the rain / I'd give you a fiver to do it again
bridge we | Somebody, some day, will look at that wall / And see two old women, or nothing at all / They won't see the plums, and they won't see the run / They won't hear us knocking, three times, and then one

== grow(?:ing|n)?_apart|grew_apart|drift(?:ed|ing)_apart|lost_touch|losing_touch|used_to_be_(?:best_)?friends
hook me | We Must Meet Up :: We must meet up, and we both of us mean it / A Tuesday in March, but we've neither one seen it / I look at your name, and I fill up my cup / It's been seven years now. We must meet up
hook me wistful | Nobody slammed :: Nobody slammed it, the door just blew to / A draught down the corridor, me, and then you / I look for the row, for the day we were damned / There wasn't a quarrel. Nobody slammed
scene me | I saw you in passing, the opposite stair / You going up, me going down, in mid-air / We waved, like two strangers who wave from a boat / And I knew the button I'd sewn on your coat
story me | We'd talk until two on the steps of the bank / We'd one set of jokes, and one bottle we drank / We knew we'd live next door, we'd picked out the street / It's funny the people that people don't meet
detail me | Your number's still there, from three phones before / Your birthday goes ping, and I don't ring any more / I type a good wish, and I add you a cake / And that's a whole friendship. It's yellow and fake
turn me | I wrote you a letter with stamp and with pen / I said, I don't know how to start this again / You sent me a photo, no writing at all / Two girls with their legs hanging over a wall
feel me | It wasn't the distance, it wasn't a man / It's just how a river will split if it can / One stone in the middle, and one left, one right / Then two different seas, and both out of sight
pre | Busy, you say, and I say that I am / Love to the kids, and regards to your mam
bridge me | Perhaps there's a table, a window somewhere / And rain, and a teapot, and you sitting there / You'll tell me your decade, I'll tell you my ten / We'll laugh like two drains, and be seventeen then

== (?:my|our|college|student|having|with|two|three|four|five)_(?:\\w+_)?(?:roommates?|flatmates?|housemates?)|roommates?|flatmates?|housemates?|flat_?share|house_?share|living_with_(?:friends|my_mates)|dorm(?:_room)?
hook we | Whose Turn Is It :: Whose turn is it, whose is the pan in the sink / There's something in there that has started to think / It's grown a small beard and it gave me a wink / Whose turn is it, whose turn, to get it a drink
hook we bright | Four keys, one door :: Four keys, one door, and a shower that's cold / A sofa we carried, a lemon gone old / We're broke and we're happy, there's mice in the floor / The best house of all of them, four keys, one door
scene | There's names on the butter, there's names on the cheese / There's notes on the fridge that say, DO NOT, and PLEASE / There's one roll of paper, it's hidden, it's mine / The mould in the bathroom is doing just fine
story we | One brought home a traffic cone, one brought a cat / One brought home a drummer, and that was just that / He came for a weekend and stayed for a year / We still do not know how the drummer got here
detail we | Your alarm goes at six, and you sleep like a log / It plays us a harp, and a horn, and a frog / We bang on the wall, and we bang with a shoe / The whole of the street has got up before you
turn we | The night I was dumped, there were three at my door / With chips, and with blankets, they lay on the floor / And no one said, told you, and nobody slept / The washing-up waited. It's still being kept
feel we | We'll have our own kitchens one day, and they'll gleam / With taps that don't scream, and with sauces, and cream / And we will stand in them, at quarter to four / And miss someone's singing come up through the floor
pre | It wasn't me, I was out, I was ill / I bought it last time, and I'm owed for it still
bridge we | They'll paint out the drawings, they'll change every lock / They'll throw out the cone and the wrong kitchen clock / But somewhere in there, in the plaster and pine / There's four of us laughing. And no, it's not mine

== (?:my|our|favou?rite)_(?:\\w+_)?(?:aunt|auntie|aunty|uncle)(?:_\\w+)?$|cool_(?:aunt|uncle)|crazy_uncle|being_an_(?:aunt|uncle)
hook | Just say nothing to your mum :: You gave me a hammer, a puppy, a drum / You winked, and said, just say nothing to your mum / You'd pockets of toffee, a scar on your thumb / The best of bad ideas, nothing to your mum
hook tender | Second door :: When home was all thunder, you'd only one law / Come in by the back, I'm your second door / No questions, a blanket, a place on the floor / A child should have two, and you're my second door
scene | You came in a car with a door tied with string / With something alive in a box, and a ring / You ate like a horse, and you laughed like a drain / The house was too quiet when you left again
story | You taught me the cards, and you let me have beer / A sip, with a face on, at Christmas, last year / You told me what Dad did at school with a goat / He's not lived it down. It was somebody's boat
detail | You never had children, you said that you'd lose them / You buy us loud presents, and teach us to use them / You talk to us straight as if we were both tall / You know all our songs, and you don't care at all
turn | I rang you at midnight, I rang you in tears / You said, where's the corner? You woke all the gears / You drove me round slowly, you never asked who / We ate chips at dawn with a duck or two
pre | Quick, in the car, and be quiet, and run / We'll be back by bedtime with some of it done
bridge | One day there'll be small ones with jam on their chin / Who'll hear a bad engine, and beg, let her in / I'll come with a box, and a wink, and a plan / I'll be, as you showed me, as bad as I can

== family_(?:dinners?|reunions?|gatherings?|meals?|lunch|holidays?|vacation)|sunday_(?:dinner|lunch|roast)|big_(?:noisy_|loud_|crazy_)?family|my_(?:crazy_|loud_|whole_|big_)?family|cousins
hook we | Pass the potatoes :: Pass the potatoes and pass me the salt / It isn't the weather, it's nobody's fault / There's peace in the world, and there's ripe red tomatoes / I love you, I love you, now pass the potatoes
hook we bright | Fourteen chairs :: Fourteen chairs, and there's two from the shed / A stool for the baby, the end of a bed / Whoever you are, there'll be someone who cares / Squeeze up, let them in, love, there's fourteen chairs
scene | The table's been lengthened with planks and a door / The kids are on cushions, the dog's on the floor / An uncle's asleep in the middle of grace / A pea's going round on the curve of a face
story we | They're talking of who had the car in the snow / In seventy-one, or the one before, no / It's told every year, and it's bigger by far / By now there are wolves, and a bishop, and tar
detail | There's one who won't eat it, there's one who has two / There's one with a girlfriend that nobody knew / There's three conversations, they cross in mid-air / There's Grandma, who hears what she wants from her chair
turn we | Then somebody's voice on a phone on the stand / From Sydney, at breakfast, a fork in his hand / We passed him around, and we sat him by Gran / She asked was he eating, the poor little man
pre | Elbows in, elbows in, mind the hot plate / Who isn't here yet? He's always late
bridge we | The places get emptied, the places get filled / There's somebody missing, there's somebody spilled / And who'll have the head of it? No one compares / But somebody sits there. It's fourteen chairs

== (?:my|our|having_a|true|good)_(?:very_|dear_|old_)?(?:best_)?friend(?:_\\w+)?$|^(?:best_)?friends$|^friendship|true_friendship|best_friends?_who|power_of_friendship|friends_(?:who|that)_(?:are|feel)_like_family
hook | Half my chips :: You've half my chips, and you've all of my news / You've seen me in love and in terrible shoes / You've all of my secrets, you've sealed up your lips / I'd go to the end with you. Take half my chips
hook bright | Where's the fire :: You ring me at midnight, I say, where's the fire / You say there's no fire, it's a flat, it's a tyre / I come in pyjamas, by bike or by wire / That's how it is with us. Where's the fire
scene | You let yourself in, and you open the fridge / You talk through the film, and you're rubbish at bridge / You've borrowed my ladder, my coat and my car / The ladder came back. I don't know where they are
story | We got on the wrong train, the wrong day, in Spain / We slept on our rucksacks, and woke in the rain / You said, well, it's lovely, and opened the ham / I knew then for certain how lucky I am
detail | You'll tell me there's spinach, you'll tell me it's wrong / You'll tell me the truth, but you won't take too long / You laugh till you're silent, and slap at a knee / There's nobody else laughs like that, bar me
turn | The day of the hospital, you brought a chair / You sat on it backwards, you messed up my hair / You didn't say sorry, you didn't say strong / You did all the nurses' walks, all the day long
pre | Don't tell me you're fine, for I'm not made of wood / I'll put on the kettle, it's never been good
bridge | There's love that has roses, and love that has rings / And love that has lawyers, and all of those things / And then there is you, with your feet on my chair / No paper, no promise. You're always just there

== father[-_](?:and[-_])?(?:daughter|son)s?|dads?_and_(?:his_)?(?:daughter|son|girl|boy)s?|daddy's_girl|mother[-_](?:and[-_])?(?:daughter|son)s?|m[uo]ms?_and_(?:her_)?(?:daughter|son|girl|boy)s?
hook | Stand on my feet :: Stand on my feet, and I'll do all the steps / Round by the table, with crumbs, and the pets / You're no weight at all, and the music is sweet / I'll carry you dancing, so stand on my feet
hook tender | Longer Than the Road :: How much do you love me? You'd ask from the back / As long as the road is, and past the last track / And what's after that? And the indicator glowed / There's always some more, love, it's longer than the road
scene | Two heads in a window, one big and one small / Two coats on the pegs, and two boots in the hall / Two spoons in one pudding, a tent made of chairs / And two in a whisper at nine on the stairs
story | They built it together, the boat out of wood / It sank by the jetty, as most of them would / They stood in the lake to the pockets, and cried / With laughing, and fished out the bits from the side
detail | The same way of frowning at jigsaws and keys / The same way of standing with hands on the knees / The same stubborn no, with the same stubborn chin / The house isn't big enough. Nobody'll win
turn | The years turned around, and there's nobody saw / It's now the small hand that will hold back the door / That says, mind the step there, and, have you been fed / That reads out the paper, and smooths down the bed
pre | Hold on to my thumb, and don't let it go / The river is wide, and the stones in a row
bridge | And one day you'll dance in a hall with a band / And somebody else will be holding your hand / But just for one song, when the lights are discreet / You'll kick off your shoes, love, and stand on my feet
`)
