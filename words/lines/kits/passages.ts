import { kits } from '../../lines.ts'

export const passagesKits = kits(`
== (?:becoming|became|being_sworn_in_as|i_am|i'm|am|is_now)_an?_(?:\\w+_)?citizen|citizenship(?:_(?:ceremony|test|day))?|naturali[sz]ation|green_card|got_my_(?:passport|papers|visa)|oath_of_allegiance
hook me proud | Both my hands :: One hand on my heart and one hand in the air / One for the town hall and one for back there / They ask me to choose, but the heart understands / One land and another, in both my hands
hook me bright | Say my name right :: They called out my name, and they got it all wrong / They tried it again, it's eleven marks long / I stood on a chair so they'd all have good light / I'm yours now, I'm yours, so say my name right
scene | A room with a flag and a photograph king / With forty-one accents all starting to sing / A baker from Lagos, a nurse from Peru / A man with a parrot. They'd let it in, too
detail | The form was in triplicate, thumbprint and ink / The list of the rivers I learned at the sink / The year of a battle, the name of a hill / The neighbours don't know it. I'm telling them still
story | For nine years I carried a card in my shoe / I'd step off the kerb if I saw someone blue / I paid into everything, kept my head low / I knew every exit. I'd nowhere to go
turn | My daughter, who's six, held the flag on a stick / She said, were you not from here? Was it a trick / I told her, my village was small, with a well / She said, are you both, then? I said, who can tell
feel | They talk about borders like something God drew / It's pencil, it's rain, it's a queue, and a queue / But somebody handed me paper today / That says, when you're tired, love, you're welcome to stay
pre | Raise your right hand now and after me, say / My mother is listening, ten hours away
bridge | I went to the ocean, I put in my feet / I said to it, tell them, I've got a new street / I've got a new winter, I've got a new song / I've kept the old hunger. I'll bring that along

== (?:becoming|being|going_to_be|will_be|i'm|is_now)_(?:a_|the_)?(?:big|older)_(?:sister|brother)(?:_\\w+)?|new_baby_(?:brother|sister)_(?:is|who|and)(?:_\\w+)*|promoted_to_big_(?:sister|brother)
hook me bright | I was here first :: I was here first, and I've got the top bed / I was here first, it's my name that they said / But you can have Rabbit, the one that got burst / I'll show you the ropes, for I was here first
hook me funny | Can we send it back :: Can we send it back? It's all wrinkled and red / It can't play at football, it lies there, instead / It's got hold of my finger, it's got quite a knack / All right, it can stay here. Don't send it back
scene me | They brought in a bundle as big as a loaf / They told me to sit there, they told me, sit both / My hands like a basket. I looked at it, flat / It yawned at me slowly. It looked like a bat
detail me | Its toes are like peas, and it hasn't got hair / It hiccups, it's boring, it just isn't fair / My mum smells of milk and my dad smells of tea / There's no one awake to play dragons with me
story me | I said it could have, if it had to, my ball / I sang it the song that I know, through the wall / I told it about spiders, the stairs and the park / I told it who's who, and the deal with the dark
turn me | It cried, and they ran, and they couldn't make it stop / They jiggled, they bounced, they went over the top / I put down my face, and I said to it, boo / It stopped, and it stared. And it smiled at me, too
feel me | I thought that they'd only so much in the jug / And half would be yours now, each story, each hug / But somehow they've poured it, and poured it once more / And mine is still up to the brim, as before
pre me | Don't bounce on the sofa and don't make a noise / You're careful, they tell me, and, these are her toys
bridge me | When you can walk, baby, I'll show you the tree / I'll show you the fence, and the hole, and the bee / And if someone pushes you, if you get hurt / They'll have to get past me. I'll lend you my shirt

== (?:leaving|getting_out_of|released_from|out_of|first_day_out_of|coming_home_from)_(?:prison|jail)(?:_\\w+)*|(?:prison|jail)_release|ex[-_]?(?:con|convict|offender)s?|behind_bars|prison_(?:reform|letters?|cell|time)
hook me | A door with a handle :: A door with a handle on my side of the wood / I stood there an hour, not sure that I could / I've got an old coat and a bag and a candle / I'd forgotten the feel of a door with a handle
hook me wistful | What do they cost now :: What do they cost now, the bread and the bus / And where has she gone to, and what about us / They've pulled down the houses, I can't think just how / To stand in a shop and say, what do they cost now
scene me | They gave me my watch in a bag, it had died / They gave me the jeans I had on when I lied / A man said, take care now. The gate gave a groan / I stood in the road with my name, on my own
detail me | A tree. I'd forgotten they move when they talk / A dog on a lead, and a girl with some chalk / A sky going all the way over, no wire / I sat on the kerb, like you'd sit by a fire
story me | My mother had written each Sunday, in blue / The cat, and the rain, and the things neighbours do / She never once asked why. She'd sign it, good night / She's there at the bus stop. She's got a bit slight
turn me | I went to the shop, and he watched me go round / He followed the aisle with a very soft sound / I put down the milk, and I looked in his face / He said, I did four years. He'd give me a place
feel me | I did what I did, and I'll not say it's small / I've met it each night with my face to the wall / But somewhere in there is a man, or a start / I'd like to be more than the worst of my heart
pre me | Stand behind yellow, and look at the floor / Wait till they tell you. There's no one. What for
bridge me | I slept with the light on, I slept on the ground / I woke up at count time. There wasn't a sound / I opened the window, and shut it, and then / I opened it, just because. Opened it, again

== (?:joining|join|joined|leaving_for|enlist(?:ed|ing)_in|off_to)_(?:the_)?(?:army|navy|marines|air_force|military|boot_camp|basic_training)(?:_\\w+)*|boot_camp|basic_training
hook me | Write me what's for dinner :: Don't write me you're worried, don't write me be brave / I've got all the brave that a person could crave / Just write me the weather, and is the dog thinner / And who broke the gate, and just write me what's for dinner
hook me proud | Left, right, left :: Left, right, left, with my hair on the floor / I don't have a name, I'm the boots by the door / I'm nineteen, I'm homesick, I'm sore, I'm bereft / But I'm still in step with you, left, right, left
scene me | A bus in the dark, with its lights on, and low / My mother's got hold, and she won't let me go / My dad shook my hand, and he looked at the hill / He said, keep your feet dry. He stood very still
detail me | A bed you could bounce half a coin off the sheet / A boy from Ohio with blood in his feet / A sergeant whose voice could take paint off a truck / A letter from Nan with a sweet in for luck
story me | I couldn't do ten, and they gave me a hill / I fell in the mud, and I lay there until / The one I can't stand took my pack with his own / He said, get up, stupid. I'm not going alone
turn me | They handed it over, it's cold, and it's real / I'd played at it, little, a stick for the steel / I looked down the sight at a shape made of black / I thought, he's got someone. I gave the thing back
feel me | I don't know the maps, and I don't know the why / I don't know the men who decide it, up high / I know that there's four of us, cold, in a line / And I've got their backs, and I know they've got mine
pre me | Up at the bugle and run till it's noon / Nobody's sleeping till nobody's moon
bridge me | If I come home different, and start at a door / And stand in the kitchen and can't say what for / Don't ask me, just put down a plate at my place / And talk about nothing, and look at my face

== mov(?:e|ed|ing)_(?:abroad|countr(?:y|ies)|across_the_(?:world|ocean|sea)|to_\\w+)_for_(?:love|you|him|her|my_\\w+)|left_(?:everything|home|it_all)_for_(?:love|you|him|her)|stud(?:y|ying)_abroad(?:_\\w+)*|exchange_students?|erasmus_year
hook you tender | You're the only word I know :: I can't ask for butter, I can't ask for bread / I said to the doctor there's fish in my head / I smile like a lamp when they ask me hello / I'm holding your sleeve. You're the only word I know
hook bright | One year of keys :: A year of new keys, and a year of new trains / A year of small balconies, cobbles and rains / I got the wrong bus, and I kissed by degrees / I'll live there for ever, my one year of keys
scene | Two cases, one cactus, a coat, and a name / On somebody's doorbell. The key never came / I sat on the stairs with a neighbour called Ruth / We split a cold beer, and she told me the truth
detail | The light switch is outside, the window opens in / The milk is in bags, and they're strict with the bin / They eat at eleven, they kiss me on three / I never know which cheek is coming at me
story | I rang up my mum, and I told her I'm fine / I'd cried in the market, I'd stood in the line / For stamps, and they'd laughed at the way I said ten / A woman behind me said, try it again
turn | I woke up one morning and knew the man's joke / On radio, laughing in bed, before I woke / You looked at me strangely. You said, did you get / That thing about herrings? I'm getting there yet
feel | It's not that I left it, I've got it in here / The hill, and the bakery, Christmas, the beer / But love is a country, it hasn't a wall / You learn it by falling. I've learned how to fall
pre | Passport and plug thing, and which way is south / Everyone's talking with song in their mouth
bridge | And some day they'll ask me, so where are you from / I'll open my mouth, and two answers will come / I'll say there's a street with a light and a tree / And you at the window there, looking for me

== (?:being|becoming|i'm|new)_(?:a_)?(?:grand(?:pa|ma|mother|father|dad|parents?)|granny|nana|abuela)(?:_\\w+)?|(?:my|our|first)_(?:\\w+_)?grand(?:child|children|kids?|son|daughter)s?(?:_\\w+)?
hook tender | Second helping :: I thought I had finished, I'd folded my cloth / I'd had all the sweet, and I'd had all the broth / Then somebody small came in, kicking and yelping / And life came round twice with a second helping
hook funny bright | I'll give him back at five :: We've had ice cream for breakfast, we've painted the cat / We've cut the good curtains to make him a hat / He's sugar, he's mud, and he's barely alive / I love him to pieces. I'll give him back at five
scene | They put you in my arms with a bit of a shove / You'd got the same frown, and the fist in a glove / My own had, in winter, in years that are past / I knew where to put my hand. Some things will last
detail | My knees click like knitting, I can't reach the floor / You've got me as horse, and as hospital door / Your hand has my finger, you pull me to see / A worm. I'd not looked at one since I was three
story | I never had time for it, back on the first / I worked, and I worried, I hurried, I cursed / And here I sit still with a brick and a brick / We knock it all down, and there's nothing so quick
turn | You asked if I'm old, and I told you, that's right / You asked would I die, then. I said, not tonight / You thought for a while, and you gave me your bear / You said, you can have him to mind you, up there
feel | They're ours on a loan, and we hold them too tight / The first ones. We're frightened we'll not get it right / With you I've got nothing to prove or to sell / Just time, and a biscuit, and stories to tell
pre | Again, and again, and the same one, and then / You be the monster. And do it again
bridge | I won't see you grey, and I won't see you grown / I'll be a tall smell, and a chair, and a tone / But when you pick up something small from the ground / And show it to someone, I'll be around

== turning_(?:one_hundred|100|ninety|90|eighty|80|seventy|70)|(?:one_hundred|100|ninety|90)_years_old|centenarians?|being_(?:eighty|ninety|a_hundred|80|90|100)
hook me funny proud | I've outlived the lot :: I've outlived my doctor, who said, mind the cheese / I've outlived two landlords, four dogs and my knees / They ask me the secret, they ask what I've got / I'm nosy, I tell them. I've outlived the lot
hook me tender | I was there :: I was there when the lamps went from gas into glass / I was there for the horse, and I watched the thing pass / You learn it in school with a date and a chair / I'll tell you what they had for lunch. I was there
scene me | They've wheeled me out front with a rug on my lap / The mayor's got a chain on, the kids have to clap / A card from the palace, a cake like a fire / They've combed what there is of me half an inch higher
detail me | I've teeth in a tumbler, I've ears in a drawer / I've hips made of something they use for a floor / I've got my own hair and I've got my own mind / I've mislaid it lately. It's not far behind
story me | We danced on a rooftop the night it was done / The war, and we'd nothing, and everyone won / A sailor, I never did know what his name / I've thought of him Thursdays. I hope he's the same
turn me | You look in my face and see someone who's old / I'm seventeen, running, my hair full of gold / I'm forty, I'm furious, I'm six, up a tree / They're all of them in here, and all of them me
feel me | You think it goes slowly. It goes like a train / You wave at a station, it's gone in the rain / So eat the good biscuits, and wear the best shoe / And ring up your sister. I'd give the world to
pre me | Speak up, dear, speak up, and come round to this side / I've heard it before, but you tell it with pride
bridge me | I'm not afraid now, I'm just rather full / I've had the whole jumper, there's no more of wool / So cut me a big slice, and don't ask me why / I've not got the time to be saving the pie
`)
