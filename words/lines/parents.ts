import { lines } from '../lines.ts'

export const mother = lines('mother', `
scene you tender | You're at the sink, your sleeves rolled high / The radio, a strip of sky
scene you | Your handbag by the kitchen chair / With half the chemist's shop in there
scene you | Six in the morning, lights on low / You're packing lunches, row by row
scene you funny | You shout my name, then run through three / The dog's, my brother's, then it's me
scene about | {Who} is laughing down the phone / In that big voice I took for my own
scene you | A cardigan, a cup gone cold / The photo albums stiff and old
scene you tender | You wave until we're past the bend / The porch light like a candle end
scene you | {In place} there's a blue front door / Your shopping bags along the floor
scene me | I've got her hands, I saw today / I caught them putting plates away
story you | You stitched my costume through the night / And pricked your thumb and got it right
story you funny | You licked a hanky, scrubbed my face / In front of half the market place
story you | You ran beside my bike that day / Let go, and never thought to say
story you tender | The night I had the fever bad / You sat and read me all we had
story you | You took the bus, you took the shift / You took my sulking like a gift
story you proud | You learned to drive at forty-two / And drove us all to see the view
story you wistful | You had a red coat, I recall / You sold it, never said at all
story about | They call her {name} at the shop / To me she's where the troubles stop
story you | You kept my drawings in a drawer / The worst of them, you liked them more
story you | You taught me {love} and how to cook / And neither of them from a book
story you funny | I broke the vase and blamed the cat / You knew, you knew, and left it at that
story you tender | You cut the crusts, you mowed the grass / You sewed me wings for the nursery class
detail you | A biscuit by your reading light / One sock you darned for me last night
detail you | {Sense} and I'm five years old / My nose is red, my mittens cold
detail you tender | The smell of soap, the scrape of toast / It's little things I keep the most
detail | A button tin, a wooden spoon / A song that never had much tune
detail you | {Your part} and the garden pail / Your glasses and the morning mail
detail you funny | A freezer full of nameless stews / A drawer of string, in case of use
detail about | I see her {doing} with such care / A pencil pushed up in her hair
detail you | There's flour on your wedding ring / A shopping list in everything
feel you tender | I put my head down on your knee / And all the giants let me be
feel you | I've slept in towns, I've slept in tents / Your kitchen's where the world makes sense
feel you | I thought I'd got here on my own / Then heard you in my telephone
feel you proud | I never saw you take a bow / I'm clapping for you here and now
feel you tender | When I am ill, when I am beat / I want to hear you coming up the street
feel me | My heart's a coat she let out twice / And hemmed with worry and advice
turn you | I wash my child's face, and it's true / I lick the hanky just like you
turn you funny | I swore I'd never say those things / Now out they come on little springs
turn you wistful | Your hair's gone silver at the side / You say it's earned, you say it with pride
turn you | I'm tall enough to lift you now / You still say mind that step, somehow
turn you tender | You pass me labels now to read out loud / The one you taught to read, you say, so proud
turn you | I found your letters, tied with tape / You'd planned to see the Horn and the Cape
turn about | {Name} had dreams she never named / I found them sketched, I had them framed
wish you | Sit down, sit down, let someone else / Reach up for plates along the shelves
wish you bright | I'll bring you breakfast, burnt and late / With flowers sliding off the plate
wish you tender | I hope you see what I can see / A whole good life, and part of it's me
wish you | I'll ring on Sundays, twice in June / I'll fix that shelf some afternoon
wish you | May you have {love} and idle hours / And somebody to bring you flowers
wish you | {Name}, take the window seat / I'll take the bags, you rest your feet
lift you | You made a world from soup and thread / And sent me out into it fed
lift you tender | Whatever good I pass along / I learned by watching, all day long
lift you | {Name}, if there's a bit of grace in me / It fell like apples from your tree
lift you proud | There's no brass band, there is no prize / I'd swap for what is in your eyes
pre you | I never found the time to say / So sit down, Mum, I'll say it today
pre you | You'd say it's nothing, wave it by / Well, let me tell you, let me try
bridge you | You were a girl once, running late / With someone's letter at the gate
bridge you tender | Before my name, before my face / You moved things round and made a space
bridge about | There's one {kin} on this whole round earth / Who knew me on the day of my birth
bridge you | And if I've children, if I've none / I'll do for someone what you've done
end you tender | So leave the dishes, take my arm / We'll walk the lane as far as the farm
end you | It's late, you say, go home, take care / I turn around and you're still there
end you funny | I've got my coat, I've got my key / I've eaten, yes, Mum, two plates, three
end about | And when I'm lost, I ask the air / What {name} would do, and I get there
story about | {Name} could whistle down a cab / And feed eleven on one tab
scene about | There's {name} in the second row / Mouthing each word in time, just so
wish you | {Name}, they ought to name a train / For one who came through wind and rain
turn about proud | The neighbours said it, so did I / There goes {name}, head held high
feel you | {Name}, it's not a day in May / It's every dull and rainy day
scene about | It's {who} on the garden seat / With secateurs and earthy feet
feel about proud | I'd pick {who} out in any hall / The straightest back among them all
bridge about | I asked my {kin} how she knew / She laughed, she said, I never do
pre you | I've carried this since I was small / I'll put it down here, in your hall
pre about | She'll wave her hand, she'll say, don't fuss / But let her hear it, all of us
lift you bright | The whole wide world's a draughty hall / And you're the coat that fits us all
hook you | Mind How You Go :: Mind how you go, you say at the gate / Mind how you go and don't be too late / It took half my life until I could know / I love you is spelt as mind how you go
hook you tender | I've Got Your Hands :: I've got your hands, I can see it today / In the way that I fold up the washing away / Some people get houses and some people lands / But I got the best of it, I've got your hands
hook you | You Let Go of the Bike :: You let go of the bike and I never knew / I was flying for yards and I thought it was you / You ran with your arms out, just in case, just like / All of my life since you let go of the bike
hook you proud | Nobody Clapped :: Nobody clapped when you got up at five / Nobody clapped for just keeping us alive / So here is the noise for the sheets and the maps / I'm on my feet, Mama, where nobody clapped
hook about | My Mother's Kitchen :: If you're looking for me when the weather is rough / When the money's run out and the bread's getting tough / I'm not in the church and I'm not down the inn / I'm in my mother's kitchen and she's letting me in
hook you funny | Have You Eaten? :: I've crossed the equator, I've signed on the line / I rang to inform you that life's going fine / You said that's lovely, but I'm not yet beaten / There's only one question, love, have you eaten?
hook you tender | The Red Coat :: You sold the red coat so that I could have shoes / You never once told me, you made it old news / I'm buying it back, every thread, every note / Come stand in the sunshine and wear the red coat
hook you | Call You Tonight :: I'll call you tonight about nothing at all / The price of tomatoes, the crack in the wall / It's not what we talk of that makes it all right / It's only your hello, so I'll call you tonight
hook you tender | First Voice :: First voice I heard, before I had a name / Through water and dark and a curtain it came / There's many have called me, I've run to them all / But yours is the first voice, the one down the hall
hook you bright | Sit Down, Mum :: Sit down, Mum, we're doing the plates / Sit down, Mum, the ironing waits / You've been on your feet since the world was begun / So just for a minute, will you sit down, Mum?
hook you | Button Tin :: A life's in a button tin, blue ones and bone / The coat from the wedding, the one I'd outgrown / You saved all the pieces and let me look in / I'm one of the treasures in your button tin
hook you | I Get It from You :: The whistle, the stubborn, the way I can't cook / The crying at endings, my nose in a book / They ask where I got it, the laugh and the blue / I tell them it's simple, I get it from you
hook you wistful | Before You Were Mum :: I've seen the old picture, your hair flying loose / One foot on a scooter, a carton of juice / I'd love to have known her, I'd ask her to come / And tell me her secrets, before you were Mum
hook about tender | Her Light's Still Burning :: I come round the corner, my shoes full of rain / With nothing to show for the bus or the train / I've lost at the dealing, I'm slow at the learning / I look up the hill and her light's still burning
hook you | {Name}, My First Home :: {Name}, my first home, my first wall, my first floor / I lived there rent free for nine months or more / Now everywhere's windows and everywhere's roam / But no roof has fitted like you, my first home
`)

export const father = lines('father', `
scene you | You're in the shed, the light bulb bare / With curls of pine wood in your hair
scene you funny | You're fast asleep before the evening news / I touch the dial, you wake up and refuse
scene about | {Who} is whistling up the path / He's early, I hear him, I hear him laugh
scene you | The van was white, the dashboard cracked / With rope and tins and dust sheets packed
scene you | {In place}, half past five, you'd come / And hand me pencils, screws and gum
scene you tender | Your jacket hung behind the door / I'd climb inside it, reach the floor
scene you | It's Saturday, the bonnet's up / There's oil around your coffee cup
scene you proud | You're at the back of every hall / In working boots, against the wall
scene me | I hold the torch, he holds the wrench / Two generations at one bench
story you | You threw me high, you caught me clean / The best sky that I've ever seen
story you funny | You drove us lost through half of France / And never gave the map a chance
story you | You taught me how to tie a knot / A reef, a bowline, quite a lot
story you tender | I crashed the car, I rang, I cried / You asked, are you hurt? and let the rest slide
story you | You worked the nights, you slept the days / And left me notes in funny ways
story you | You sat with me on the cold back stair / And didn't talk, and stayed right there
story you | The day I left you checked the oil / And wrapped my sandwiches in foil
story you funny | You danced at my school disco once / I heard about it then for months
story you | You taught me {love} out in the cold / Your patience never did grow old
story about | The men all called him {name} at work / He never learned the way to shirk
story you | You held the saddle, held your breath / And laughed, and said you were scared to death
story you wistful | You never said it, not out loud / You put a shelf up, and stood there proud
detail you | {A part} laid out along the bench / A pencil stub, a broken wrench
detail you | {Sense} and I'm back in the seat / With orange peel beneath my feet
detail | A flask, a folding rule, a cap / A thumbprint on the corner of a map
detail you | {Your part} by the wireless set / A dance tune you've not lost as yet
detail you funny | The socks with sandals, pulled up tight / A joke you told me twice last night
detail you | Sawdust and peppermint and rain / I'd know that coat on any train
detail you | You keep it all in a biscuit tin / The key to each house we've lived in
detail you | I see you {doing}, sleeves rolled back / Your tongue out sideways, hands gone black
feel you tender | My whole hand fit around your thumb / And nothing scary dared to come
feel you | You nodded once, you touched your hat / I'd rather have one nod like that
feel you | I've had advice from richer men / I'd take your shrug above the ten
feel me | I walk the way my father walks / I hear him any time he talks
feel you proud | I'd tell the judge, I'd tell the queue / See that old man? I'm his, it's true
feel you | We don't say much, we watch the game / The quiet says it all the same
turn you | I've got your toolbox now, your drill / I hold the nails in my teeth still
turn you wistful | You used to walk ahead of me / Now I go slow by that old tree
turn you funny | I tell your jokes, God help us all / I do the voices down the hall
turn you | I used to think you knew it all / Then saw you lost, and twice as tall
turn you tender | You call me now to work the phone / I talk you through it, tone by tone
turn you | You hold my child the way you'd hold / An egg still warm, a thing of gold
turn about | They say that {name} has turned mild / He builds a doll's house for a child
wish you | So put the hammer down, come in / The table's laid, let lunch begin
wish you | I'll take you fishing, row the boat / You bring the flask, I'll bring your coat
wish you bright | Long may you whistle out of tune / And prune the roses far too soon
wish you | May you get {love} and dry weekends / And borrowed ladders back from friends
wish you | {Name}, the next round is on me / The next ten years, the pint, the tea
wish you proud | If I grow half as straight as you / I'll have done all I came to do
lift you | You built a life with your two hands / And here it is, and here it stands
lift you tender | I'm still up on your shoulders, Dad / The finest view I've ever had
lift you | {Name}, I'd pick you from the crowd / You taught me strong need not be loud
lift you | You never flew, you won no war / You came home nightly through that door
pre you | I'll say it quick, you'll look away / You'll check the gutters, that's okay
pre you | You never liked a fuss, I know / So fold your arms, and here we go
bridge you | You were a boy once, scabby-kneed / With pockets full of string and seed
bridge you tender | I think of all you must have feared / And hid from us behind your beard
bridge about | There's a certain {kin} in no frame at all / He took each picture on our wall
bridge you | Your father never held you much / You changed the pattern with one touch
end you | You walk me to the car, you lean / You tap the roof and wipe the screen
end you funny | And who turned up the heating? Who? / I'll always think of that as you
end you tender | The shed is dark, the tools in line / Goodnight, old man, you've done just fine
end about | I hum his tune, I lock the door / As {name} did it before
story about | {Name} could mend whatever broke / With tape, a prayer and one bad joke
scene about | There's {name} with his ladder out / And half the street stood round about
feel about | When {name} laughed the windows shook / I'd trade for that the best-sold book
turn you | {Name}, they ask me what you did / You came to watch your useless kid
pre about | I've never told him, not like this / {Name} prefers a nod to a kiss
feel about | I'd know {who} by the cough he makes / The way he dries the garden rakes
wish about | Let {who} sleep in, let someone else / Put up those awkward kitchen shelves
pre you | The engine's cold, the light's gone blue / I'll say it while you're looking for a screw
lift about proud | They've statues up to lesser men / My {kin} fixed things, and fixed them again
lift you | You held the ladder, held your tongue / You held my whole life up when I was young
hook you | Hold the Torch :: You taught me to hold the torch, steady and still / Don't shine it on you, shine it just where you drill / I've carried that job past the yard and the porch / And tall as I am now, I still hold the torch
hook you tender | Shoulder High :: Shoulder high, shoulder high, over the crowd / I could see the whole band and the drum was so loud / I've been on some mountains, I've been in the sky / But nothing's so tall as your shoulder high
hook about | He'd Never Say :: He'd never say he loved us, he'd check the oil instead / He'd scrape the frost off windscreens while we were all in bed / He'd leave a fiver folded by the breakfast tray / It was I love you, I love you, he'd just never say
hook you | Back of the Hall :: I forgot all my lines in the spotlight's glare / I looked for the exit and saw you were there / In your working boots, leaning, the tallest of all / My whole life I've looked for the back of the hall
hook you funny | Dad's Got a Map :: Dad's got a map and he's holding it wrong / The lake's on the left, and it's been there so long / We're lost and we're singing, we've had a good nap / We'll get there by Christmas, for Dad's got a map
hook you | Measure Twice :: Measure twice, you'd say, and cut just once / I never knew you meant the months / The words you hold, the roll of dice / I think of you and measure twice
hook you tender | Your Big Coat :: I hid in your big coat when thunder came round / With tobacco and toffee and no other sound / I'm out in the weather, I'm keeping afloat / But some nights I'd give it all for your big coat
hook you proud | My Old Man's Hands :: Cracked like the river bed, broad like the land / There's nothing that broke that they wouldn't withstand / Write me a hymn and then bring on the bands / For the grease and the gold in my old man's hands
hook you | Tap on the Roof :: Two taps on the roof and you wave me away / It's all that you do and it's all you need say / I don't need a letter, I don't need the proof / I've carried for miles that tap on the roof
hook you | {Name}'s Kid :: They know me in the village by the slam of the gate / By the cowlick, the whistle, by always being late / There's titles for heroes, I made no bid / I'm happy to go down as {name}'s kid
hook you tender | You Walked at My Pace :: You walked at my pace when my legs were so small / You stopped for each puddle, each cat on a wall / Now I've slowed my own down and there's no need to race / Take my arm, take your time, you walked at my pace
hook about | Whistle Up the Path :: You hear it at six, there's a whistle up the path / The dog's at the window, the baby's in the bath / Throw down your homework, forget all your maths / There's nothing on earth like that whistle up the path
hook you funny | The Same Old Joke :: Tell it again, Dad, the same old joke / The one with the parrot, the priest and the oak / We groan and we beg and we pretend to choke / Oh, tell us forever the same old joke
hook you | One Nod :: I've had the applause and I've had the bouquet / I've had people tell me I've come a long way / But what I was after, through all the whole plod / Was you by the door there, and just one nod
hook you | Pencil Behind the Ear :: Pencil behind the ear, sawdust on sleeve / You made me a bed that no storm could heave / There's days I'm not certain what I'm doing here / Then I reach for the pencil behind the ear
`)

export const grandparent = lines('grandparent', `
scene you tender | Your armchair has a dip in it / With wool and mints and bits to knit
scene you | The clock that never told the time / The garden wall I learned to climb
scene you | A tin of biscuits, picture lid / You let me choose, you always did
scene you | {In place} the gate still sticks in June / You call me in by tapping with a spoon
scene you funny | Your telly's loud enough to reach / The furthest deckchair on the beach
scene about | At {his} house time had thicker walls / And toffees lived in overalls
scene about tender | {Who} is waiting by the gate / {He} thinks that ten past two is late
scene you | A crossword and a magnifying glass / You let me win and let it pass
story you wistful | You tell me how you two first met / A dance hall roof, a cigarette
story you | You taught me rummy, taught me chess / And how to lose it with success
story you | You came with just one cardboard case / And planted beans all round the place
story you funny | You slipped me coins behind Mum's back / And winked, and passed me the liquorice pack
story you | You showed me stars above the lane / And every one had its first name
story you | You kept a pigeon, kept a bee / You kept each card you got from me
story you tender | You peeled an apple in one curl / The longest ribbon in the world
story about | {Name} had a bicycle, black as tar / And rode it like a motor car
story you | You planted a tree the day I came / It's twice my height, it's got my name
story you | They rationed sugar, rationed thread / You danced on Saturdays, you said
story about | {He} showed me {love} one afternoon / And I've been humming that same tune
story you | You wrote me letters, sloping blue / With pressed sweet peas between the two
detail you | A brass bell on the mantelpiece / A photograph of someone's niece
detail you tender | Your hands are maps of everywhere / Blue rivers, and a ring you wear
detail you | {Sense} and there you are again / In slippers, searching for a pen
detail you | The barley sugar, stuck in fluff / You never thought we'd had enough
detail | A clock, a shawl, a china hen / A calendar from who knows when
detail you funny | You call the laptop that machine / And dust the middle of the screen
detail you | The runner beans, the rhubarb bed / The pencil marks along the shed
detail | {A part} {where}, just as it stood / A walking stick of cherry wood
feel you tender | I lean my head against your sleeve / And I forget I have to leave
feel you | There's no one else in all the land / Who lets me talk till I understand
feel you | Your house is slow, your house is kind / I leave my hurry far behind
feel you proud | You've lived more lives than I can guess / And pressed each one like a Sunday dress
feel you | I never had to win or try / With you I could just eat the pie
feel me | When I'm afraid, I taste the tea / Three sugars, as it used to be
turn you wistful | You ask me twice what day it is / I tell you twice, and blow a kiss
turn you | You used to lift me to the bough / I pick the high ones for you now
turn you funny | You've got a phone, you send me hearts / And photographs of custard tarts
turn you | The stairs have grown, you say, since spring / You hold the rail, you stop, you sing
turn you tender | I thought you'd come already old / Then found the dance shoes, trimmed with gold
turn you | Your stories change a bit each year / The fish gets longer, never fear
turn about | Now {name} sleeps through half the play / And claps the loudest anyway
wish you | I'll come on Sunday, bring the cake / We'll sit and watch the kettle shake
wish you | I'll write it down, each thing you've said / The recipe for fruity bread
wish you tender | Stay with us, stay, there's no rush yet / There's one more game, there's one more bet
wish you bright | May all your peas come up in rows / May no cold draught get at your toes
wish you | {Name}, we'll take the slow road round / And stop for ice cream, and sit down
wish you | I'll tell my children how you'd say / There's nothing tea won't chase away
lift you | You are the root, we are the bough / And no one's thanked the root till now
lift you tender | You've got all day, you always had / The best of Mum, the best of Dad
lift you | {Name}, you're the oldest door / And every one of us came through before
lift you | There's all those years in one embrace / And every one lights up your face
pre you | Go on then, tell it, pull up the chair / Tell me again how you got there
pre you | I know the ending, word for word / It's still the best I've ever heard
bridge you | You rode a tram, you stacked the hay / You were in love, you ran away
bridge you | One day I'll be the one in tweed / With mints for every child in need
bridge about | And somewhere {he} is seventeen / In a borrowed suit of bottle green
bridge you tender | The line goes back, the line goes on / You hand me it like a baton
end you tender | You stand and wave behind the net / I'm round the bend, you're waving yet
end you | The fire's low, the cards are packed / I take my plate, I take it back
end you funny | You've put a tenner in my shoe / I'll find it Tuesday, thinking of you
end about | Goodnight to {name}, lamp turned down / The kindest window in the town
story about | {Name} knew the tides by heart / And where the blackberries would start
turn you | {Name}, you've seen off storms and fear / And still you wink when I come near
feel about | I'd rather sit where {name} sits / Than anywhere a king permits
detail about | There's {name} in a wedding hat / Holding a half-escaping cat
scene you | {Name}, I can smell the stew / From halfway down the avenue
feel about | When {who} laughs, the teacups ring / The budgie stops and starts to sing
wish about | Let {who} have the sunny side / The window down, the good long ride
bridge about | They don't make {kin} hands these days / They'd darn a sock nine different ways
pre you | The clock gives up, the fire's red / Now tell me what your mother said
pre about | {He} clears {his} throat and shuts both eyes / We know what's coming, it's no surprise
lift you tender | You've kept the whole of us in reach / One long arm, and a pocket each
hook you | Tell It Again :: Tell it again, how you missed the last train / And walked with your shoes off for miles in the rain / I've heard it since I was as small as a wren / I know how it finishes, tell it again
hook you bright | Toffee in the Pocket :: There's toffee in the pocket of your gardening coat / There's a whistle and a marble and a half-sewn boat / I've been to the moon in a home-made rocket / And nothing was as good as toffee in the pocket
hook you | The Long Way Round :: We'll take the long way round the garden tonight / Past the beans and the bench and the last of the light / There's nothing to do and there's nowhere we're bound / With you every day is the long way round
hook you wistful | When You Were Seventeen :: When you were seventeen, hair full of sun / You rode on the back of a bike with someone / I see it still there when your eyes go green / You're laughing, you're going, you're still seventeen
hook you tender | Apple in One Curl :: You peeled the whole apple in one long curl / And threw it behind you to see what would unfurl / It fell like a letter, it fell like the world / I've loved you since then, and the apple in one curl
hook you | Blue Wool Sleeves :: You knitted me a jumper with blue wool sleeves / They hung past my fingers like overgrown leaves / I'm out in the world with its cold and its thieves / I'm wrapped to the chin in your blue wool sleeves
hook you | Wind the Clock :: Wind the clock, you let me, on the wooden chair / Eight turns on a Sunday with your hand in my hair / The world goes too fast with its tick and its tock / So hold me up high and we'll both wind the clock
hook about | {Name} Knows the Stars :: {Name} knows the stars like the streets of the town / Which one is the hunter and which one's the crown / The neighbours know bargains, the neighbours know cars / But give me your hand, for {name} knows the stars
hook you calm | Three Sugars :: Three sugars, stir it, and don't tell a soul / A biscuit, a secret, a hand in the bowl / The doctors said one and the rules are the rules / But love is three sugars, and rules are for fools
hook you | A Tree with My Name :: The day I was born you went out with a spade / And now there's a swing and a circle of shade / If ever I wonder from where I once came / There's you in the garden, a tree with my name
hook you tender | Past the Postbox :: I'm down past the postbox, I'm over the hill / I know that you're standing, I know that you will / Your hanky, your slippers, the hall light blazing / I'm grown and I'm gone and you're still, still waving
hook you funny | You Cheat at Cards :: You cheat at cards, there's an ace up your shawl / There's a queen in your slipper, a king in the hall / You've taken my buttons, my matches by yards / I love you, I love you, and you cheat at cards
hook you funny | A Pinch of That :: A handful of this, love, a pinch of that / Cook till it's done, and you stir with your hat / I asked for the recipe, down where we sat / You smiled and you told me a pinch of that
hook you | Glasses on Your Head :: You've hunted the kitchen, the car and the shed / You've turned out the bread bin, each slice of the bread / We're holding our stomachs, our faces are red / They're right where they were, love, your glasses on your head
hook you proud | All of Us Came from You :: The loud and the quiet, the tall and the small / There's thirty-odd pictures along the back wall / One kettle, one kitchen, one couple of two / And look at the table, all of us came from you
`)

export const child = lines('child', `
scene you tender | Your school bag's leaning by the door / Your muddy boots are on the floor
scene you | The marks go up the kitchen frame / A date, a line, a height, your name
scene you funny grown | Your bedroom's full of cups and plates / It's like a port where lost things wait
scene you | I watch you through the kitchen glass / You're lying talking to the grass
scene about tender | {Who} is sleeping down the hall / {His} drawings taped to every wall
scene you | It's early, and you've found my side / A cold foot, elbows, eyes so wide
scene you | {In place} you let go of my hand / And ran the whole length of the sand
scene you proud | I'm in row three, I've got the coat / You're coming on, lump in my throat
story you | The first day at the big school gate / You never turned, you couldn't wait
story you funny | You fed your peas to every plant / You said the dog won't, so I can't
story you tender | You had my finger in your fist / They put a band around your wrist
story you | You asked me where the moon is kept / I made it up, and then you slept
story you | You taught me {love}, and I was dense / You talked me through it on the fence
story you | You brought a wounded bird inside / You dug the hole, and how you cried
story you funny | You cut your own hair with the blunt / Left-handed scissors, just the front
story you | We built a den from every chair / And had our supper under there
story about | {Name} said why, and why, and why / Till half the grown-ups had to lie
story you | You learned to swim, you sank, you rose / You waved at me and held your nose
story you proud | You gave your last sweet to a kid / You thought I didn't see, I did
story you tender | You drew us holding hands in blue / And you were bigger than the two
detail you | A torch beneath your pillow lies / A card you made as a surprise
detail you | One glove, a stone, a bus, a shell / Your pockets and the tales they tell
detail you | {Sense} and you come tumbling in / With half the garden on your chin
detail you tender | The back of your neck, your crooked crown / The way you hum when you sit down
detail you | You leave a shoe on every stair / I tread on it, I should despair
detail about | I see {him} {doing}, serious, slow / With all that I will never know
detail you funny | There's toothpaste on the ceiling, how? / Just tell me, I'm not angry now
detail you | Those wobbly letters, love from me / A backwards S, a giant B
feel you tender | You are my heart gone out of doors / In light-up shoes on slippery floors
feel you | I didn't know till you came by / How much can fit inside one sky
feel you proud | I see you being brave and kind / And all my plans go out of mind
feel you | I made you, so they say, but no / It's you who's taught me how to grow
feel you funny | You've had my sleep, my chips, my phone / And still I miss you when I'm alone
feel you tender | I'd stop the clock, I'd bolt the day / I'd never take the swing away
turn you grown | I blinked, your feet hang off the bed / There's all that weather in your head
turn you grown | You shut your door, you've got a key / A song you like that's not by me
turn you wistful grown | Your small coat's in a box upstairs / You pass me, humming, unawares
turn you grown | You drive the car now, I hold tight / And brake with both feet at each light
turn you tender grown | You don't need lifting any more / I still reach out at every door
turn you bright | You corrected me on something today / And you were right, I'm proud to say
turn about grown | Now {name} has {his} own front door / I ring the bell, that's what it's for
turn you grown | You beat me, and I didn't let / You win, I haven't beaten you yet
wish you | I hope you find the thing you'd do / If nobody was watching you
wish you tender | May you have friends who stay to clean / And someone fair on your own team
wish you grown | {Name}, go out, get lost, go far / I'm here, I'm where the teacups are
wish you | When it goes wrong, and some things will / Come home, we've got your pillow still
wish you | May {love} stay fun, may shoes stay tied / And may the best ones take your side
wish you | Be late for tea, be soaked, be free / Then ring that bell and run to me
wish you proud | Take up your space, say what you think / And always put your cup in the sink
lift you | {Name}, I loved you from the cry / That woke the ward and shook the sky
lift you tender | As long as I have got a chair / There's half of it that's yours to share
lift you | Whoever you turn out to be / You'll never lose your place with me
lift you proud | Of all the things I've made or done / I'd put my name to only one
pre you | One day you'll know, one day you'll see / Until then, hear it now from me
pre you | Come here, you, stand still if you can / I had a speech, I had a plan
bridge you | My mother looked at me this way / I thought she'd caught some dust that day
bridge you tender | You're on loan, that's the deal we sign / You're only for a moment mine
bridge you | Before you, I was just a name / Now I'm the one who's in the frame
bridge about | I wanted a {kin} brave and true / I got one, and {his} socks are blue
end you tender | So run ahead, you know the track / I love to watch you, then look back
end you grown | I stand here till the tail lights go / There's just one thing, and now you know
end you funny | And if you're reading this, my pet / You haven't done your homework yet
end you | Goodnight, {name}, goodnight, my own / However tall, however grown
story about grown | {Name} was late for every bus / And stopped to wave to all of us
scene about | There's {name} in the orange hat / Arguing gently with the cat
feel you | {Name}, when you come up the path / The whole house leans towards your laugh
turn you | {Name}, I kept the first lost tooth / The small white evidence of youth
pre you | {Name}, look at me, don't squirm / I'll say it once, I'll say it firm
feel about proud | I ask for {who} at the gate / And grin like I've been given cake
wish about | Go gently, world, with {who} today / With one packed lunch, and on {his} way
bridge about | They hand you a {kin}, they hand you a sheet / They don't say your heart will walk on two feet
pre you | I had you on my hip, my arm / I knew each bruise, I knew each charm
lift you | Whatever hill you choose to climb / You've got my hands there every time
hook you grown | Marks on the Door :: Paint every ceiling and sand every floor / But nobody touches the marks on the door / You were three foot and nothing, you're five foot and more / My whole life is there in the marks on the door
hook you tender | Out in the World :: That's my heart out in the world in odd socks / With a sandwich, a scratch and some bits in a box / I can't keep it in, I can't keep it curled / Go easy, go easy, that's my heart out in the world
hook you | Why Is the Moon? :: Why is the moon and how far is the sea / Who put the wind in, and who invented me? / I ran out of answers by quarter past noon / I love you for asking it, why is the moon?
hook you grown | Don't Wait Up :: Don't wait up, you tell me, with one shoe tied / You kiss me so quickly, you're halfway outside / I'll sit with the paper, I'll fill up my cup / I'm only just reading, I didn't wait up
hook you proud | You Did It Yourself :: You did it yourself, and I sat on my hands / I bit on my lip up there in the stands / Take down the trophy, leave dust on the shelf / The best part of all is you did it yourself
hook you tender | Bigger Than the House :: You drew us a picture, the sun had a face / Your arms were so long that they ran off the space / You made yourself bigger than the house and the tree / And that's about right, love, it looked so to me
hook you grown | The Blue Pot :: There's a spare key for you underneath the blue pot / For when you've got friends and for when you have not / At four in the morning, at forty, at three / You don't have to ring, love, you've got the spare key
hook you grown | Hold My Hand to Cross :: Hold my hand to cross, I'd say, red light or green / And you'd hold it so tightly, with mitten between / Now you take my elbow, I'm gathering moss / It's your turn to say to me, hold my hand to cross
hook you bright | Run, {Name}, Run :: Run, {name}, run with your laces undone / Run through the puddles and into the sun / I'll carry your coat till the running is done / I'm shouting from here for you, run, {name}, run
hook you tender grown | Only a Phone Call :: You're only a phone call, a bus and a train / You're only two rivers, a hill and a plain / I still lay your plate by the crack in the wall / What's a few hundred miles? You're only a phone call
hook you wistful grown | Little Wet Footprints :: Little wet footprints from bathroom to bed / I followed with towels, I followed with dread / I'd mop up each evening, I'd grumble and chase / Now little wet footprints light up the whole place
hook you funny | Kick Your Boots Off :: The door slam, the trumpet, the clatter of toys / The bath overflowing with battleship buoys / I begged you for quiet, for manners and poise / Come in, kick your boots off, my favourite noise
hook you tender | Half of My Sandwich :: You can have half of my sandwich, the half with the cheese / Half my umbrella, the whole of my knees / And when you are hungry or lonely or damp / There's half of my sandwich beside the lit lamp
hook you bright | Watch Me :: Watch me, you shouted, from the top of the slide / Watch me, watch me, with your arms open wide / I've seen a few wonders, the stars and the sea / But nothing like you up there yelling watch me
hook you grown | Taller Than Me :: It happened on Tuesday, back to back by the tree / You looked down and grinned, you were taller than me / I've bowed to no captain, I've bent to no knee / And now I look up, love, you're taller than me
`)
