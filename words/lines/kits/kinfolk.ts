import { kits } from '../../lines.ts'

export const kinfolkKits = kits(`
== ^(?:(?:for|to|about)_)?(?:my|our)_(?:\\w+_){0,2}(?:mum|mom|mam|mother|mama|mommy|mummy)(?:_\\w+)?$|mother'?s'?_day(?:_song)?|^(?:mums|moms|mothers)$
hook you tender | You never took the big piece :: You never took the big piece, you never took the chair / You never took the good coat, you said you didn't care / I'm grown up, {Kin}, I know it, so sit, if you please / I've cut the cake in quarters, you're taking the big piece
hook you tender | All the lights I left on :: You went around behind me, {Kin} / From attic down to lawn / And put out, one by one by one / All the lights I left on
hook you | Ask your mother :: Ask your mother, said the neighbours, said the phone / Ask your mother where it's hidden, where it's grown / There's a god up there, I'm told, or there's another / But if you want it found by bedtime, ask your mother
scene you | You packed a sandwich, drew a face / In mustard on the bread / You zipped it in its proper place / And kissed me on the head
detail you | A safety pin, a peppermint / A tissue, and a plaster / You carried in that bag of yours / The cure for each disaster
story you | I told you that I hated you / One time, when I was ten / You said, well, supper's on at six / And never again, since then
turn you | And now it's me who telephones / To ask, did you eat well? / You say you did. You always say / You did. I cannot tell
feel you | I thought that you were made of wood / And rope and iron and stone / I never saw you shut the door / And sit down on your own
pre you | Hand on my forehead and, let me just see / Nobody else ever worried for me
bridge you | I've got your laugh, I've got your nose / I've got your way with doors / I catch myself in window glass / And all the face is yours

== ^(?:(?:for|to|about)_)?(?:my|our)_(?:\\w+_){0,2}(?:dad|father|papa|daddy|pop)(?:_\\w+)?$|father'?s'?_day(?:_song)?|^(?:dads|fathers)$
hook you tender | Ten and two :: Hands at ten and two, you said / And let the others race / I'm driving, {Kin}, at ten and two / And at your kind of pace
hook you | You held the ladder :: You held the ladder, I went up / And never asked you why / You held the ladder, {Kin}, and let / Me think I'd climbed the sky
scene you | A pencil tucked behind your ear / A tape upon your knee / You measured twice and cut it once / And saved the scraps for me
detail you | Your jar of screws, your tin of string / Your radio on low / The vice that held a toy of mine / Some thirty years ago
story you | You taught me how to lose at chess / You never let me win / The night I beat you, fair and square / You poured us both a gin
turn you | We don't say much upon the phone / You ask me, how's the car? / I tell you, fine. I tell you, good / I know what both those are
feel you | You never told me you were proud / You went and told the street / The barber says it back to me / The man who sells us meat
pre you | Lefty is loosey and righty is tight / Leave it till morning and sleep on it right
bridge you | And when it's me who holds you up / On some steep flight of stair / Don't thank me, and don't say a word / I learned it from you there

== ^(?:(?:for|to|about)_)?my_(?:\\w+_){0,2}wife(?:_\\w+)?$
hook you tender | Still you :: Twenty haircuts, seven flats / One good wife and three odd cats / All the rest is something new / Turn around and it's still you
hook you tender | The one who knows the ending :: You're the one who knows the ending / Of each story that I tell / You're the wife who laughs regardless / You're the one who hides it well
scene you | Sunday, and the paper's spread / All across the double bed / You have got the arts, the tea / And the larger part of me
detail you | Reading glasses on your head / While you hunt for them, instead / Cardigan that's mine, or was / Why? you say, and, just because
story you | First time that I cooked for you / Something black came out, like glue / You had seconds. On the stair / Later, you were sick, I swear
turn you | You are not the girl I met / She was good, she's in there yet / You have built her, year by year / Rooms on rooms, and I live here
feel you | Others find it in the stars / Fast affairs and faster cars / I look up from what I do / There's the doorway, there is you
pre you | Tell me the time, tell me how was your day / Tell me it twice, let me hear what you say
bridge you | When I'm old and cannot find / Half the cupboards of my mind / Put your hand on mine, and wait / I'll come up and find that gate

== ^(?:(?:for|to|about)_)?my_(?:\\w+_){0,2}husband(?:_\\w+)?$
hook you tender | Come in out of the cold :: Come in, my dear husband, your boots on the mat / There's a lamp and a stew and the weight of the cat / You've been good to the world, now you're going to be told / Sit down in the kitchen, come in out of the cold
hook you funny | You and your shed :: You and your shed, and your tins, and your glue / You and the thing that you're mending for who? / I've called you, my husband, there's soup, and there's bread / But I'd not swap the world, love, for you and your shed
scene you | You warm the car on freezing days / And scrape a hole for me / It's shaped a little like a heart / You say it's just to see
detail you | Your sock is on the lampshade, dear / Your keys are in the cheese / You've lost the thing you're holding, and / Your glasses, on your knees
story you | You asked me in a hardware store / Between the nails and glue / You'd meant to wait till Paris, but / The moment looked at you
turn you | The night my father died, you drove / Four hundred miles of rain / You didn't say one clever thing / You'd do it all again
feel you | They never put you in a film / They never sing of such / A man who fills the kettle up / And doesn't say that much
pre you | Boots on the step and a cough in the hall / Nothing's as good as that nothing at all
bridge you | If I could do it over, love / And start from scratch, brand new / I'd skip the ones with better hair / And come straight round to you

== ^(?:(?:for|to|about)_)?my_(?:\\w+_){0,2}(?:girlfriend|boyfriend|partner|fianc[eé]e?|sweetheart)(?:_\\w+)?$
hook you bright | Look who I know :: Look who I know, it's my {kin}, I believe / Look who is laughing and holding my sleeve / I was nobody much not a summer ago / Now the whole street goes by, and look who I know
hook you tender | I saved you the window seat :: I saved you the window seat, I saved you the sun / I saved you the corner of my currant bun / It's a small love, my {kin}, with jam on its feet / But it's yours, all the way, I saved you the window seat
scene you | You're late, you're running up the hill / Your coat is on askew / A man says, mind yourself there, Jill / It isn't Jill. It's you
detail you | Your laugh comes out before the joke / Your hat comes in before you / You talk to every dog in town / And all the dogs adore you
story me | My flatmate asks me what is wrong / I've hoovered, and I've sung / I bought a plant. I've named the plant / I'm thirty, and I'm young
turn you | I had a list of what I'd want / I had it in a drawer / You're not a single thing on it / I don't look any more
feel me | I used to think it must be fire / It must be storm and sea / It's someone with a woolly hat / Who's waiting there for me
pre you | Half of a minute and you'll be in view / All the street lamps coming on, on cue
bridge you | I can't say where it goes from here / I've no more clue than you / I'd only like to see it, though / And like to see it through

== ^(?:(?:for|to|about)_)?(?:my|our)_(?:\\w+_){0,2}daughter(?:_\\w+)?$
hook you tender | Take the sky with you :: Take the sky with you, daughter, there's plenty up there / Take the good scissors, the brush for your hair / Take every last thing that you want to, and do / I've only one rule, and it's, take the sky with you
hook you bright | You got it from yourself :: They say you get it somewhere / Off a parent, off a shelf / But, daughter, I've looked everywhere / You got it from yourself
scene you | You drew the house with purple smoke / And people twice its height / And one small dot beside the door / You said, that's me, at night
detail you | A tangle no comb ever won / A plaster on each knee / A pocketful of snails you'd brought / Indoors, to show to me
story you | You asked me, on the way to school / How long is always for? / I said I thought a good long while / You said you'd like some more
turn you | You slam your door. I hear the bass / I stand there in the hall / I used to be your favourite tune / I love you through the wall
feel you | I'd like to go ahead of you / And sand down every stair / And I'd be wrong. You'd never learn / To jump, if I'd been there
pre you | Stand on my feet and I'll dance you around / You used to be nearer by far to the ground
bridge you | And when you're gone, and grown, and far / And somebody's, or free / Look up. It's just the same old sky / The other end is me

== ^(?:(?:for|to|about)_)?(?:my|our)_(?:\\w+_){0,2}son(?:_\\w+)?$
hook you tender | Run, and I'll follow :: Run, and I'll follow, with one shoe undone / Run, and I'll follow, you're chasing the sun / I'm out of breath, son, and I'm happy, and slow / Run, and I'll follow wherever you go
hook you | Mud to the knees :: Mud to the knees and a stick for a sword / King of the compost, and never once bored / They'll want you in collars, they'll want you to please / I'd keep you, son, always, with mud to the knees
scene you | You lined up every car you had / From window out to door / And lay down flat to watch them pass / One eye against the floor
detail you | A conker and a rubber band / A feather, and a stone / The treasure that your trousers held / Was all the wealth you'd own
story you | You scored it in the wrong side's net / You leapt, you flew, you roared / And no one had the heart to say / Which way it was you'd scored
turn you | Your voice went down, your wrists came out / You ate us out of bread / One night I bent to kiss you, and / You bent to me, instead
feel you | They told me I should make you tough / And teach you not to cry / I taught you where the tissues are / And stood a while near by
pre you | Look at me, look at me, look at me now / I never stopped looking, I never knew how
bridge you | I cannot clear the road ahead / I can't keep off the rain / But any time that you turn round / You'll see my coat again

== ^(?:(?:for|to|about)_)?(?:my|our)_(?:\\w+_){0,2}(?:grandma|granny|gran|nan|nana|grandmother|oma|abuela|nonna)(?:_\\w+)?$
hook you tender | Sit, said the chair :: Sit, said the chair, and eat, said the plate / Stay, said the clock, for it's never that late / There was jam in the air, {Kin}, and flour in your hair / And all of it said it, sit, said the chair
hook you tender | Pinch of this :: A pinch of this and a handful of those / You never wrote down how the recipe goes / I've weighed it and timed it, there's something I miss / I think it was you, {Kin}, the pinch of this
scene you | Your purse had mints as old as me / Your hat had got a bird / You beat the vicar twice at whist / And never said a word
detail you | A thimble case, a wooden spoon / A drawer of folded bags / The Christmas paper, ironed flat / The jars with little tags
story you | You told me how you danced all night / With soldiers, in a hall / And walked home barefoot on the ice / I'd not known you, at all
turn you | You call me by my mother's name / And then my aunt's, and then / The dog's, and then you get to mine / And laugh, and start again
feel you | The world is quick and bright and loud / It wants me on the run / I think of how you'd shell a pea / Each one of them, just one
pre you | Coat off, come in, now then, let me look / Thin as a pin and as pale as a book
bridge you | I've got your ring, it's worn quite thin / It's thin from what you did / From dough and soap and holding on / To every grown-up kid

== ^(?:(?:for|to|about)_)?(?:my|our)_(?:\\w+_){0,2}(?:grandpa|grandad|granddad|grandfather|gramps|opa|abuelo|nonno|pops)(?:_\\w+)?$
hook you tender | Walk at your pace :: I'll walk at your pace, there is no need to run / We'll stop at each gate and we'll talk to each one / I've hurried my life, {Kin}, like a man in a race / The best I have seen, I have seen at your pace
hook you funny | Back in your day :: Back in your day it was ninety below / Back in your day it was uphill, in snow / You fought with a bear on the way, so you say / I've checked, and it's true, {Kin}, back in your day
scene you | You'd whistle coming up the path / Two notes, the same, and then / The dog would go completely mad / You'd whistle it again
detail you | A pocket knife, a ball of twine / A handkerchief, pressed square / A tin of something for your chest / A comb, but not much hair
story you | You let me steer the tractor once / I'd be about the age / I took us straight into a ditch / You said, well, that's first stage
turn you | They've put a rail beside your bed / They've taken back your keys / You wink at me, you've got a spare / It's taped beneath your knees
feel you | You never bought me anything / That had a plug or screen / You gave me names for every bird / That lives upon the green
pre you | Pull up a crate and I'll tell you a thing / Sit where it's sunny and hand me that string
bridge you | One day I'll have a crate like that / And some small, fidgety child / I'll tell it all, and tell it wrong / And think of how you smiled

== ^(?:(?:for|to|about)_)?(?:my|our)_grand_?parents(?:_\\w+)?$|^grand_?parents$
hook tender | That bright blue door :: The house with the blue door, the bell on a string / The house where the clock was a bird that could sing / My grandparents' kitchen, the warmth of the floor / I'm home, in my sleep, through that bright blue door
hook | Two of everything :: Two chairs, two cups, two coats on the hook / Two pairs of glasses on top of one book / I asked my grandparents what secret they bring / They looked at each other. Two of everything
scene | He reads the crossword clues out loud / She knows, but lets him try / He'll get it in an hour or so / She winks, and pours it by
detail | The good room that we never used / The fruit bowl made of glass / The photographs of men with hats / All squinting from the grass
story | They met upon a broken tram / It would not go, it stood / He lent his coat, she kept it on / She's got it still. It's good
turn | He's not so clear on what is now / He's clear on way back when / She tells him who she is each night / And he falls for her again
feel | Whatever I know how to do / That's any use, I find / I learned in shelling peas with one / And one who's now half blind
pre | In through the kitchen, and nobody knocks / Shoes in a muddle and warm woolly socks
bridge | If love is just a length of rope / That someone has to hold / I've seen it done, with both the ends / In hands worn thin and old

== ^(?:(?:my|our|for_my|having|about)_)?siblings?(?:_\\w+)?$|brothers?_and_sisters?|middle_child|sibling_rivalry|big_family_of
hook we funny | Shotgun :: Shotgun, I called it, I called it in bed / Shotgun, I called it, I don't care what you said / You can have the last biscuit, I'll let you have one / But I'm in the front seat, I shouted it, shotgun
hook we tender | No one else was there :: No one else was there in the back of that car / No one else remembers how we got the scar / The songs, and the smell, and the dog in our hair / Just siblings, just us, and no one else was there
scene we | We drew a line along the bed / In chalk, and posted guard / We traded prisoners after lunch / For cards, down in the yard
detail we | One bathroom and a boiler tank / The last in got it cold / I've still got where you bit my arm / When I was five years old
story we | We broke the lamp. We glued the lamp / We put it to the wall / It stood there twenty years like that / She'd known. She'd watched it all
turn we | We stood there clearing out their house / We came upon that lamp / You held it, and you couldn't speak / Your sleeve was getting damp
feel me | I'd never let a stranger say / The half of what I do / About the way you chew your food / But that's because you're you
pre we | Did not, did too, and she looked at me first / I'll never know which of us two is the worst
bridge we | You'd know me by my footstep still / You'd know me by my cough / There's no one else I'd split it with / The big half's yours. Back off

== mother[-_]in[-_]law(?!s?_(?:is_|are_)?(?:coming|visiting|staying|moving))|mum[-_]in[-_]law|mom[-_]in[-_]law
hook you tender | Thank you for the loan :: You raised the one I'm living with, you raised the one I love / You fed him soup, you tied his shoes, you found the other glove / I can't return him, if you ask, he's very nearly grown / I only wanted you to know: I thank you for the loan
hook you funny | You brought your own pan :: You came for the weekend, you brought your own pan / You salted my stew while I talked to your man / I swore in the pantry, I slammed it, I ran / Then I tasted the stew. Well, you brought your own pan
scene you | The first time I met you I broke a good plate / I'd got the wrong flowers, I'd got there too late / You looked at the pieces, you looked at my feet / You said, well, that's over with. Come in and eat
detail you | You fold up a towel in a way I can't do / You iron the pillows, you've labelled the glue / There's something in foil every time that you leave / And five folded banknotes pushed up in my sleeve
story you | The week that the baby was sick, and so small / You slept on a chair with your coat, in the hall / You never said, let me, or, that's how it's wrong / You hummed her the whole of one very old song
turn you | You told me one Christmas, your hands in the sink / You said you'd been jealous. You'd needed to think / You'd had him for thirty years under your roof / You passed me a tea towel. I took it for proof
feel you | I had a good mother, and all I could need / I wasn't a garden in want of a seed / But here at your table I noticed, one day / I'd called your house ours, and it slipped out that way
pre you | Wipe down the counter and put down the keys / You've got his same forehead, you've got the same sneeze
bridge you | The law's in the name, and it sounds like a court / It sounds like a sentence, not easy, not short / It ought to say someone who moved up a chair / Who got there before me, and saved me one there

== father[-_]in[-_]law|dad[-_]in[-_]law
hook you | Pass me the wrench :: You never said, welcome, you never said, son / You said, pass me the wrench, no, the bigger one / And somewhere between the jack and the bench / I'd married a family. Pass me the wrench
hook you funny | You like the car :: I came in a suit, I had practised a line / You walked right on past me. You said, she runs fine / You opened the bonnet, you lit a cigar / You've not said you like me, but you like the car
scene you | I sat on the sofa, my knees to my chin / You looked at me slowly from shoes up to grin / The clock had a hammer, the dog left the room / You asked what I do in a voice of pure doom
detail you | Your shed has a place for the shadow of things / A painted-on outline where each hammer swings / You lent me the spirit level once, with a sigh / I brought it back Sunday, all wrapped, and bone dry
story you | The gutter came down and I'd said I could cope / You watched from the lawn while I tangled in rope / You finished your coffee, you scratched at your head / You'd want the left foot there, was all that you said
turn you | The day that I asked you, you stared at the hill / You talked about fence posts, you talked about Will / Who'd once let her down. Then you looked at me, square / You said, she takes sugar. You left me right there
feel you | It's not that we hug, and it's not that we talk / We go and inspect things. We go for a walk / We stand by a hole with our hands in our coats / We nod. Other people would have to write notes
pre you | Hold it there steady and don't let it slip / Say nothing, nod slowly, and tighten your grip
bridge you | And last week you phoned, and you asked what I'd do / About the old boiler. You asked me. It's true / I sat down a minute, I put down my tea / You've a daughter, two sons. And you telephoned me

== (?:immigrant|refugee)_parents|(?:my|our)_parents_(?:who_)?(?:came|immigrated|emigrated|moved|crossed|left)(?:_\\w+)*|first[-_]generation|child(?:ren)?_of_immigrants|daughter_of_immigrants|son_of_immigrants
hook proud | Two suitcases :: Two suitcases, one coat, and a name they'd spell wrong / A phrasebook, a cousin, a bus that took long / I've degrees on the wall now, and all the right places / And all of it fitted in two suitcases
hook tender | I'll translate :: I'm seven years old with the letter held straight / My mother is waiting. I'll translate / The doctor, the landlord, the school and the state / I leave out the bad bits, and I'll translate
scene | They landed in sandals in January sleet / My father'd a doctorate, swept a whole street / My mother learned English from game shows at night / She'd shout out the answers, and get the price right
detail | The plastic's still on it, the sofa, the chair / The good cups are kept for some people not there / A bag full of bags, and a rice sack, and twine / My lunchbox that smelled, and I hid it, till nine
story | He drove the night taxi, he knew every lane / He'd once built a bridge, in the sun, for a train / A passenger asked him, so what's with the grin / He thanked him, and carried his suitcases in
turn | I'd asked them to whisper, I'd asked them to go / And not to come in to the school or the show / I'd give now the whole of whatever I've got / To hear her shout, darling, across the whole lot
feel | They never said love, it was, have you had food / It was, take a jacket, it wasn't a mood / They'd cut up the fruit, and they'd bring it, and stand / I thought it was fruit, then. It's all in that hand
pre | Dial it with zeros, and wait for the beep / Shout it, they're far there, and half are asleep
bridge | They've gone back to visit. The street isn't theirs / They stand in the sunlight, with two plastic chairs / Not there now, not here yet, one foot on each shore / They stretched, to be bridges. That's what I walked for

== (?:grand(?:ma|mother|pa|father|parents|dad)|granny|gran|nan|nana|abuela)_(?:who_)?(?:raised|brought)_me(?:_up)?|raised_by_(?:my|her|his)_grand\\w+
hook you tender | Twice around :: You'd done it already, the nappies, the night / The times tables, measles, the bike without light / You could have sat down then, with never a sound / You rolled up your sleeves, and went twice around
hook you | You said, come here :: Nobody asked you and nobody would / You'd raised all your own, and you'd raised them up good / I stood on the step with a bear by the ear / You opened your coat up. You said, come here
scene you | Your house smelled of polish and stew on the ring / The clock in the hall had forgotten to swing / You gave me the bedroom that once was my mum's / Her name on the windowsill, biscuits and crumbs
detail you | At parents' night you were the oldest in line / In hat and in gloves, in the second row, mine / You couldn't do fractions, you'd sit there, you'd try / You'd learn it at midnight, and teach me by pie
story you | They asked at the school gate, is that one your gran / I told them, that's mine, that's the whole of my clan / You bought me the trainers with what you'd put by / To mend the back window. You said it stayed dry
turn you | I found it at twenty, the tin with the notes / The letters from courtrooms, the bills for the coats / You'd fought them for two years in your Sunday best / And all that I'd known was, you ironed my vest
feel you | I wasn't your turn, and I wasn't your plan / You'd put down your burdens, you'd sat with your man / And never by one sigh, by one look, or one word / Did you let me feel like a bill you'd incurred
pre you | Wash behind both ears and say it out loud / Back straight and chin up, you're one of the proud
bridge you | Your hands have gone papery, light as a bird / You call me her name now, you've lost the odd word / It's my turn to tuck in the sheet and the sound / You've done it for me, love. I'm going around
`)
