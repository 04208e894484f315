import { kits } from '../../lines.ts'

export const milestonesKits = kits(`
== retir(?:e|es|ed|ing|ement)(?:_(?:song|party|day|speech))?
hook | Leave the clock to us :: Leave the clock to us, it was never your friend / Leave the clock to us, you have come to the end / Of the five-forty bell and the six-thirty bus / You've carried the hours, leave the clock to us
hook bright | Saturday, Saturday :: Saturday, Saturday, hang it on the door / Saturday, Saturday, no clock any more / You gave them your mornings, they're finally repaid / It's Saturday, Saturday, the bed's never made
hook bright | No more Monday :: No more Monday, no more bell / No more forms with a name to spell / No more hurry and no more hell / Goodbye, Monday, I wish you well
scene | Your locker stands open, it's swept and it's bare / One hook and a coat hanger left hanging there / You stood for a minute, you straightened the key / Then handed it over as light as could be
detail | You know where the fuse box is, you know the drain / You know which of the windows will leak in the rain / It's not in a manual, it's not on a screen / It's walking out now in a coat, bottle-green
story | A boy on his first day had tears in his eyes / You gave him your sandwich and talked about flies / He's running the floor now, with new boys to mind / He brings in two sandwiches, one of each kind
detail | The badge has come off, and it's left a clean square / A lighter-blue ghost on the shirt that was there / The tie's on the tomatoes, it holds them up well / The lanyard's gone on for the dog, with a bell
story | They handed a watch over, meant as no joke / On just the one day that the need for it broke / It's wound up and polished, and up on the shelf / The morning comes in now and winds up itself
turn | You woke up at five on the first of it free / You'd buttoned your shirt to the collar by three / Past five, and you laughed, and you hung it up straight / And had a whole egg, and sat down to it late
feel | You thought you were what they had stamped on the card / You thought you'd stop dead when you walked from that yard / But here are your two hands, as brown and as good / They're asking for seedlings, they're asking for wood
pre | One more time down the long back stair / Somebody's humming, the sun's in your hair
bridge | There's trout that have worried since somebody told / There's bread to be learned, there are boots to grow old / There's somebody married, way back, on a whim / Who's worth getting up for, and teaching to swim

== lullab(?:y|ies)|bed_?time(?:_songs?)?|good_?night_(?:songs?|baby|my)|rock(?:ing)?_(?:the_|my_)?bab(?:y|ies)|sleepy_?(?:time|head)
hook tender | The day has put its shoes away :: The day has put its shoes away / It's hung its yellow coat / The moon is coming down the bay / And rowing in a boat
hook you tender | Sleep, little sail :: Sleep, little sail, on the slow blue bed / All of the words of the day have been said / I'll be the shore and I'll stay at the rail / Drift till the morning, sleep, little sail
scene | Seven sheep and seven more / Shuffle past the bedroom door / Leave their slippers on the mat / Say good evening to the cat
detail | Teddy's ear and Teddy's nose / Blanket tucked around your toes / Glass of water, door ajar / Counting every paper star
story | The train goes by without a sound / It takes the long way, twice around / It stops for owls, it stops for deer / It knows that someone's sleeping here
feel you | I know your breathing like a song / I know the part where it gets long / I stay a little, hold your sleeve / I'm slower than I should to leave
turn you | You ask me where the daytime goes / I tell you no one really knows / I think it folds up very small / And sleeps beside you, in the wall
pre | Hush, says the curtain, and hush, says the stair / Nobody's busy now, not anywhere
bridge you | And when you're tall and cannot sleep / And have your own long nights to keep / I hope a tune comes up the lane / And finds you in the dark again

== graduat(?:e|es|ed|ing|ion)(?:_(?:song|day|speech|ceremony|night))?|class_of_\\w+|cap_and_gown|getting_(?:my|her|his)_degree
hook you proud | Throw it high :: Throw it high, let it turn in the blue / There's a mile of that sky and it's waiting for you / You were up till the dawn, you were down, you got through / So throw it high, and then watch where it flew
hook me | Last one to leave the room :: I'm the last one to leave the room / With the chairs turned up and the janitor's broom / There's a decade of chalk in the late afternoon / And I'm the last one to leave the room
hook we proud | We were the noise in the hall :: We were the noise in the hall / We were the names on the back of the stall / Whoever we turn into, once and for all / We were the noise in the hall
scene | A thousand folding chairs in rows / A grandpa finds his reading glasses / The band gets most of how it goes / A flash goes off as each name passes
detail | There's coffee rings on chapter nine / A parking fine, a broken zip / A poster signed, a washing line / A pencil chewed down to the tip
story | The dean mispronounced me, he tried it again / He looked at the card as one does at the rain / And up in the back, in the dark, near the door / My mother yelled how it should sound, with a roar
turn | They tell you the future begins with a scroll / You open it later, it's blank, bless its soul / The real one gets posted, a month, second class / My dad has it up in the hall behind glass
feel | I learned about cells and the fall of the kings / I can't say I held on to all of those things / But ask me who stayed up, who carried who home / I've all of that perfect, in ink, and in stone
pre | Tassel to the left side, hand over hand / Walk when they call you, and try to look planned
bridge | So here's to the teacher who circled one line / And wrote in the margin, this sentence is fine / I've lived upon less, and I've got it by heart / It's taped in my wallet. That sentence was the start

== (?:we_|our_team_|the_|i_)*(?:won|win|wins|winning)_(?:the_|a_|our_|it_all)?(?:championship|league|cup|title|final|game|match|race|gold|medal|trophy|tournament)?|victor(?:y|ies|ious)|champions?(?:hip)?|world_champions?
hook we wild | Put our names on the cup :: Put our names on the cup, put the scratches in deep / We'll be hoarse for a week, we're too happy to sleep / We came from the bottom, we hauled ourselves up / Go send for the man, put our names on the cup
hook proud | Weren't supposed to win :: We weren't supposed to win, it was all written down / They'd hung out their ribbons all over the town / We'd tape on our ankles and mud on our skin / Play it again, we weren't supposed to win
scene | The clock said eleven, the clock said ten / Nobody sat down again / The bench had its arms like a chain on a gate / And eight was an hour, and seven was late
detail | A boot in the air and a coat on the post / A man in a scarf who is kissing a ghost / The physio's weeping, the coach has gone red / A child has the corner flag up on his head
story | In August we lost to a side with nine men / We lost to them, and then we lost there again / The bus broke at midnight, we pushed it uphill / I think that was where it began, if you will
turn | And after the singing, the speech and the foam / I found our old keeper alone, going home / He'd sat on the grass with the net in his hand / He said, I was here when we hadn't a stand
feel | It's only a ball, and it's only a line / It's only a pot that's the size of a pine / I know, and I know, and I'd tell you the same / If I hadn't been there when they read out our name
pre | Hold it, hold it, count it down / You could hear a coin drop over town
bridge | They'll win it next year, and they'll polish it clean / And somebody else will be lifted and seen / But look at the silver, go on, have a stare / There's a thumb-print that's ours, and it's always been there

== expecting(?:_(?:a_)?(?:baby|child|twins|our_first))?|pregnan(?:t|cy)|becoming_a_(?:dad|father|mum|mom|mother|parent)|going_to_be_a_(?:dad|father|mum|mom|mother|parent)|baby_(?:is_)?(?:on_the_way|coming|bump)|first[-_]time_(?:dad|mum|mom|parents?)
hook me tender | Somebody's coming to stay :: Somebody's coming to stay / With no bag and no word and no set day / I've painted the box room the yellow of hay / Somebody's coming to stay
hook we tender | One more chair :: One more chair, one more plate / One more name on the garden gate / We were two on the stair, now we stand and we wait / With one more chair, and it's getting late
scene me | A grey little snowstorm, a screen and some gel / The lady said, look there, and could we both tell? / I said that I could, and I couldn't at all / And then something kicked, like a heel on a wall
detail | Seven white vests on the radiator rail / A hat like an acorn, a mobile, a whale / Instructions in Danish for building a bed / We did it with four of the screws left instead
story me | I talk to you nightly, I read you the news / The goals and the weather, who'll win and who'll lose / I tell you my mother's name, tell you my own / You turn over once, like you've put down the phone
turn me | I found my old bear in a box, with one eye / I'd promised him once that we both of us would fly / I sewed on a button, I sat him up straight / I told him, there's somebody new. He can wait
feel me | I don't know the words to the songs that they sing / I can't plait a braid, I can't fix anything / My own dad just winged it, he told me last night / He said he's still winging it. That'll be right
pre | Bag in the hall and the tank filled up high / Is it now? Is it now? And the minutes go by
bridge me | You're nobody yet, and you've moved every chair / You've taught me to worry, to look on the stair / So come when you're ready, come noisy, come small / We've nothing much planned, but we're giving it all

== (?:our_|my_|a_|the_|for_our_)*(?:wedding_day|getting_married|marriage|married_life|wedding_vows|husband_and_wife)
hook we tender | Same front door :: Same front door for the rest of our days / Same two mugs and the same old plays / I'll burn the toast, you can set it ablaze / I want the same front door, always
hook we | Two names on the bell :: Two names on the bell, and the paint's not dry / Two names on the bell, and it's you and I / Let them ring it at dawn, let them ring it for hell / There'll be somebody home, there's two names on the bell
scene we | We put up a shelf, and it's sloping a bit / We hung all your plates and your pictures on it / They slide to the left when a lorry goes by / We catch them together, we're quicker than I
detail we | Your side has a novel, a lamp and a cup / My side has the cables, I can't give them up / Between is a valley the width of a cat / She moved in in April, and that, love, was that
story we | My grandad was married for fifty-four years / I asked him the trick, he was cleaning his ears / He said, you say, sorry, and mean it, by ten / Then laughing a bit, and then sorry again
turn we | It's not in the photograph, not in the dress / It's half past eleven, the sink is a mess / You're in your odd socks with the bin in your hand / I look at you, thinking, that's all that I planned
feel me | I've promised you mountains, I'm no good with height / I've promised you always, I'm good with tonight / So take it in pieces, a day at a time / I'll hand you them warm, with your name and with mine
pre | Ring on the finger and rice in the shoe / Everyone's shouting, and all I hear's you
bridge we | And if we forget it, some winter, some bill / We'll walk to the top of that same stupid hill / And stand where I asked you, and both of us froze / And you'll wipe my face, and I'll warm up your toes

== (?:new_?born|new_bab(?:y|ies)|baby_(?:boy|girl)|first_(?:night|days?)_with_(?:the|our|a)_baby|welcom(?:e|ing)_(?:our_|the_|a_)?(?:new_)?baby)
hook tender | You weren't here yesterday :: You weren't here yesterday, and now you're the clock / You weren't here yesterday, and now you're the lock / And the key, and the weather, the work and the play / How did we manage? You weren't here yesterday
hook tender | Seven pounds of weather :: Seven pounds of weather in a hat and a shawl / Seven pounds of weather, and it's shaking the wall / We were tidy and rested, we were two, nothing more / Till seven pounds of weather blew in through the door
scene | Your fingers like matches, your ears like a shell / You've got your great-grandfather's chin, you can tell / You look at the lamp as if lamps were for free / You look at the wall, and then sideways, at me
story | We drove you from hospital, fifteen an hour / They hooted behind us, we drove like a flower / I looked in the mirror at you in your seat / A frown and a hat and two socks and no feet
turn | It's four in the morning, you're red as a beet / I walk you a mile on the kitchen in bare feet / And then you go heavy, you sigh like a king / I daren't put you down now for anything
detail | There's milk on the ceiling, there's socks in the tea / The washing's a mountain, the mountain's on me / We've not been in sentences, just a few words / Like nappy, and now, and I think I heard birds
feel | I counted your toes, and I counted them twice / I've never done sums that came out quite so nice / I thought I'd be frightened, I thought I'd be brave / I'm neither, I just wave your hand, make it wave
pre | Hush now, and hush now, and over it goes / Somebody's looking right up at my nose
bridge | I'd heard of this feeling, I'd thought it was talk / The men with the slings on, their slow Sunday walk / And now I'm one of them, I stop in the rain / To show you the photo, and show it again

== (?:first_)?(?:day_(?:at|of)_|starting_)(?:big_|primary_|high_|pre)?(?:school|kindergarten|nursery)(?!_bus)
hook tender | Bigger than the bag :: You were bigger than the bag on the first day of school / By an inch and a half, and you'd learned every rule / You went in like a wind, with your coat like a flag / You were bigger, just bigger than the bag
hook tender | Wave from the window :: Wave from the window, I'll stand at the rail / Wave from the window, I'm tough as a nail / First day of school, and I won't make a sound / Wave from the window, I'll just hang around
scene | The shoes are too shiny, the jumper's too long / You've practised the zip and you've still got it wrong / We took the same photo they all of them take / You, squinting, the door, and a leaf from the rake
story | A girl with a dinosaur asked for your name / You told her, and asked if it bit, and was tame / You walked off together, you didn't look round / I stood with the parents and studied the ground
turn | At three you came out with a star on your chest / A tooth in a napkin, a hole in your vest / I asked what you'd learned, and you gave me a stare / You said, there's a fish, and it lives over there
detail | A peg with a rocket, a tray with your name / A carpet for stories, a big wooden frame / A drink in a bottle that's shaped like a bear / A spare pair of trousers, in case, on the chair
feel me | I taught you your colours, I taught you your shoes / I taught you to share it, to win and to lose / There's no one who taught me the bit at the gate / Where you have gone in, and I stand there, and wait
pre | Left shoe and right shoe and one last wet kiss / Nobody told me they'd grow up like this
bridge me | The house has a hum that I'd never have heard / I put out two plates, and I ate like a bird / They say that you get used to it, it gets light / I'll pick you up early. I'll hold you on tight
`)
