import { lines } from '../lines.ts'

export const story = lines('story', `
scene about | The year was lean, the well was low / The crows were fat, the clocks were slow
scene about | {The thing} came in from out of town / The blinds went up, the blinds came down
scene about | A lantern swung, a dog began / And that is how the trouble ran
scene about | Now gather in and shut the door / There's some of you have heard before
scene about | Nobody knew where {he} came from / Or heard the low and distant drum
scene about dark | It started on the longest night / With one cracked bell and no moonlight
scene about | {In place}, before the bridge was built / Before the harbour choked with silt
scene about calm | The story's old, the ending's new / I'll tell it like they told it you
scene about | {The thing} arrived with little to say / {A part} wrapped up to keep dry on the way
scene about | They say it happened years ago / They say so many things, you know
scene about | One boot was brown, one boot was black / And no one saw {him} looking back
scene about | The rain had stopped at half past nine / {A part} hung on the washing line
scene about bright | The fair had come, the band was loud / {The thing} came dancing through the crowd
scene about | {His} mother had a single bed / A Bible and a loaf of bread
scene about | There's a stool in the corner that nobody takes / A cup on the shelf that nobody breaks
scene about | {Where}, with the sun half set / {The thing} began, it's not done yet
scene about | The harbour town was hard and bare / With salt on every step and stair / And no one thought to lock at night / Till {he} came in by candlelight
scene about | It was the winter of the flood / The road was only stones and mud / When someone saw, or thought they saw / {The thing} go by the chapel door
scene about funny | This tale is true in every part / Except the middle and the start
scene about | {He} had no coin, {he} had no coat / {He} had {a part} and a folded note
story about | {He} asked for water, bread and salt / And said that nothing was our fault
story about | {He} worked the summer, hand and back / And kept {his} secret in a sack
story about | {The thing} got used to being there / We even gave {him} half a chair
story about | {He} learned the streets, {he} learned the names / {He} won at all the children's games
story about | They dealt {him} in, they dealt {him} low / {He} smiled and let {his} money go
story about | The sheriff's girl, the baker's lad / Told {him} every dream they had
story about | {He} wrote one letter every week / To someone {he} would never speak
story about dark | They found {a part} beneath the stairs / And started saying quiet prayers
story about | {He} mended what the storm had bent / And no one asked {him} where it went
story about | {He} crossed the river on the ice / It cracked behind {him} once or twice
story about | {He} took {a part} from off the wall / And didn't make a sound at all
story about wild | {He} rode all night, {he} rode all day / The bridges burned along the way
story about | At first they laughed, at first they stared / And no one knew how much {he} cared
story about tender | {He} met the one who sold the bread / And both of them went poppy red
story about | The cards went round, the whisky too / And someone said, I know it's you
story about | {He} carried {a part} from town to town / And never once would put it down
story about | Three knocks came late upon the door / {He} stood there dripping on the floor / And said, I've come a thousand miles / To tell you what I said before
story about | The captain called for seven men / The seventh had a limp / They sailed beyond the charts and then / The moon began to dim
story about | {He} built it up from scraps and wire / {He} fed it coal and gave it fire / And when it spoke, it spoke {his} name / And nothing ever was the same
story about | {He} swore to never look behind / But love's a hook, and love is blind
story about | {He} hid {where} till the moon went in / With beating heart and soaking skin
story about | {He} went to {do} when day was new / As if it were all {he} could do
story about | {He} told the truth to all the town / They wrote it up, they wrote it down
story about funny | {He} planned it well, {he} drew a chart / {He} left it on the apple cart
story about | {He} gave the ring back to the sea / It's there for somebody to see
detail about | {A part}, {a part2}, a broken comb / That's all that {he} could call a home
detail about | {His} eyes were grey, {his} hands were still / Like someone waiting on a hill
detail about | {Sense} was all that gave {him} away / It drifts down here to this very day
detail about | {His} coat was patched at either sleeve / With thread as fine as you'd believe
detail about | {A part} in one hand, a light in the right / That's how they'll tell you {he} walked through the night
detail about dark | The floorboards creaked, the candle leaned / The face was tired, the eyes were keen
detail about | {Where} there's a mark on the stone / {He} used to stand there all alone
detail about | {His} pockets rattled as {he} went / A key, a nail, a bolt, a cent
detail about | {A part} for a crown, {a part2} for a sword / The kind of a stranger you can't afford
detail about tender | {He} kept one picture in {his} shoe / The face rubbed off, the frame worn through
detail about | They say that {his} shadow was longer by half / They say you could hear {the part} in {his} laugh
detail about | The tavern sign, the crooked stair / {A part} still hanging in the air
detail about | A whistle made from willow wood / {He} played the one tune that {he} could
detail about wild | The sea stood up, the mast went down / The lights went out in half the town
feel about | And what {he} felt {he} never told / {He} only said the nights were cold
feel about | {He} had {feeling} that none could see / Like roots below a cherry tree
feel about wistful | {He} dreamed of streets {he} used to know / Of lamps lit yellow in the snow
feel about | It isn't fear that makes you run / It's hearing what you left undone
feel about tender | {His} heart went hammer, hammer, hush / Like boots across the underbrush
feel about dark | {He} counted sins on either hand / And wrote the extra in the sand
turn about | Then came the morning of the bell / And what {he} saw {he} wouldn't tell
turn about | But someone talked, as someone will / Beneath the elm behind the mill
turn about | And then one night the bird had flown / The fire was out, the chain was thrown
turn about | But luck's a horse that throws you hard / They caught {him} crossing the station yard
turn about | The letter came, the seal was black / It said there was no going back
turn about | {He} saw {his} face on every wall / A price, a date, and that was all
turn about | {He} turned to face them in the lane / And laughed, and asked them for {his} name
turn about dark | The snow came down, the tracks went white / And {the thing} walked out of sight
turn about | They came with dogs, they came with rope / They came with everything but hope / But {he} had gone before the dawn / And left {a part} upon the lawn
turn about tender | {He} could have run, the gate was wide / {He} saw the child on the other side / {He} set {the part} down in the dirt / And tore a bandage from {his} shirt
turn about | And that's when {the thing} did something new / A thing no stranger ought to do
turn about bright | And just when everyone had quit / A single candle caught and lit
turn about | Ten years went by like a train in the snow / And then came the knock that we used to know
wish about | I hope there's a fire wherever {he} stays / And someone to talk to on long winter days
wish about | If you should meet {him}, hold your tongue / The trail is old, the night is young
lift about | Oh, {the thing} went over the hill / And some of us are looking still
lift about | Sing it low and sing it long / A ghost can live inside a song
lift about wild | Run, run, the moon is thin / There's no one left to turn you in
lift about | Nobody saw and everyone knew / And half of the story is nearly true
pre about | Now hush, the best is coming soon / {The thing} beneath a paper moon
pre about | The clock struck twelve, the dog lay down / And not one lamp was lit in town
bridge about | Perhaps we made {him} who we feared / We saw no more than coat and beard
bridge about wistful | There's two ways that a tale can bend / It's only kindness picks the end
bridge about | I had it from my uncle Jack / Who had it from the man in black
bridge about calm | We tell it slow, we tell it late / To keep the dark outside the gate
end about | They never found {him}, only this / {A part}, a flower, and the mist
end about | So if you're passing by that way / Leave {a part} there and mind what you say
end about | And that's the tale, I've told it straight / Now blow the lamp out, it's getting late
end about tender | They sat together on the rise / With nothing over them but skies
end about | {He} tipped {his} hat and shut the door / And no one saw {him} any more
end about dark | And still, some nights, when the wind's in the thatch / You'll hear {him} try the kitchen latch
end about funny | The moral is, there isn't one / But lock your hens when the day is done
end about bright | {He} ended selling fruit by the sea / And gave a dozen once to me
hook about | The Seventh Man :: Six came home and the sea kept one / They rang out the bell when the day was done / And wives count heads on the harbour sand / There's always a place for the seventh man
hook about | One Boot Brown :: One boot brown and one boot black / Gone down the road and not coming back / Paper the walls with a face and a frown / You won't catch one boot black, one boot brown
hook about | {the thing} Walks Tonight :: Bolt the shutter and trim the light / They say {the thing} walks tonight / It isn't for blood and it isn't for spite / It's only from longing {the thing} walks tonight
hook about tender | Tin Heart Ticking :: Tin heart ticking in a chest of steel / Nobody said that it couldn't feel / The rain comes on and the rust starts sticking / But nothing can stop a tin heart ticking
hook about funny | The Worst Thief In Town :: Tripped on a cat and fell on a clown / Stole the wrong horse and the right one sat down / They ought to be giving {him} the crown / Here's to the worst thief in town
hook about | Gone By Morning :: Gone by morning, gone by morning / Left {his} breakfast, left no warning / One warm bed and the red sky dawning / Everything I love is gone by morning
hook about proud | They Never Found The Horse :: They dragged the river along its course / They turned over bramble and bracken and gorse / They got their man, they took him by force / But laugh, boys, laugh, they never found the horse
hook about bright | Barefoot Through The Corn :: Barefoot through the corn {he} came / With half a song and half a name / The luckiest fool that was ever born / Who stole the day, barefoot through the corn
hook about | {name} Of The Crossing :: {Name} of the crossing, {name} of the tide / Carried a stranger to the other side / Nobody thanked {him}, nobody tried / {Name} of the crossing, we're singing with pride
hook about | What The Bell Said :: Go on, go on, that's what the bell said / To the girl in the doorway, the wolf in the bed / It rang for the living, it rang for the dead / And no one was listening to what the bell said
hook about | Three Knocks :: Three knocks, and the fire went blue / One for me and one for you / Who's the third one? Nobody knew / Three knocks, and the dark came through
hook about wild | Ride Before The Bell :: Ride before the bell, boys / Ride before it rings / Heaven's for the good boys / We've got other things
hook about wistful | The Lamp In The Gable :: She lit the lamp in the gable high / For one who said, I'll be by / The years went out and the sea went dry / And she lit the lamp, and she never asked why
hook about | Ask The Ferryman :: Ask the ferryman who came through / He'll take your coin and he'll look at you / He won't say false and he won't say true / Ask the ferryman, we all do
hook about dark | Cold Side Of The House :: Don't you go round / To the cold side of the house / It's only the wind / In a little white blouse
hook about calm | Told By The Fire :: Told by the fire / It's all of it true / The girl and the wolf / And the dark coming through
hook about | No Grave, No Stone :: No grave, no stone / No name on a hill / Whistle at dusk / And {he} whistles still
hook about wild | Out Past The Lightship :: Out past the lightship / Where the green water stands / There's gold on the bottom / And gold on dead hands
hook about dark | The Devil Plays Fair :: Cut the cards and pull up a chair / Say what you like, the devil plays fair / He'll take your house, he'll take your hair / He'll thank you for it, the devil plays fair
hook about tender | Salt On The Letter :: Salt on the letter / The half of it's blurred / Dear one, it says / And then never a word
`)

export const teach = lines('teach', `
scene plain | Here's a thing I want to know / Take it slow now, here we go
scene plain | Open your ears and open the book / {The thing} today, let's take a look
scene plain | Today we learn, and today we try / We start with the word and the word is why
scene plain bright | A clean white page and a sharpened end / A brand new fact and a brand new friend
scene plain | Sit in a ring with your hands on your knees / Bring me a question, one at a time, please
scene plain bright | A clean white page and a sharp new point / A curious mind in its elbow joint
scene plain | {The thing} can look like a mountain of stone / But nobody climbs it all on their own
scene plain | What do we know of {the thing}, my friend? / We'll start at the start and we'll go to the end
scene plain | {A part} on the table, a lamp for the sun / That's how all the best of the lessons begun
story plain | I got it wrong and I got it again / I got it right when I counted to ten
story plain | Somebody wondered a long time ago / And wrote it all down so that we could know
story plain | He watched an apple drop from a tree / And thought, what pulled it, and does it pull me?
story plain | One man said, it's the Earth that turns / They laughed at him, but everyone learns
story plain | Somebody looked at {a part} one day / And said, now, why does it go that way?
story plain | I mixed up {a part} with another one / My teacher just laughed and we had some fun
detail plain | A is for apple and ant and for arm / B is for bucket and butter and barn
detail plain | Five and five is both of your hands / Ten little fingers, and each understands
detail plain | Red and yellow, orange is made / Yellow and blue for the green of the glade
detail plain | Two times two and the answer is four / Two times four makes it double once more
detail plain | Spider has eight and the beetle has six / Count all their legs and you'll learn all the tricks
detail plain | This is {a part} and it goes just there / Say it out loud and you'll know it for fair
detail plain | Eight big planets go round and around / Four made of gas and four solid ground
detail plain | Seven in a week and twelve in a year / Name every month of them, nice and clear
detail plain | A plant drinks light and it eats the air / And breathes out oxygen, plenty to share
detail plain | Look to the left and the right, then again / Hold someone's hand, and you cross over then
detail plain | First {a part} and after it, see? / Then {a part2}, as plain as can be
detail plain | {A part} in front and the rest behind / Sing it again till it sticks in the mind
detail plain | What do you find {where}? You say / {A part}, that's right, hip hip hooray
detail plain | Draw me {a part} and colour it in / Now you know where the small ones begin
detail plain | Three for a triangle, four for a square / A circle has none, and it doesn't care
detail plain | Make a fist, that's the size of your heart / It pumps all day from the very start
detail plain | Water goes up and it turns to a cloud / Then down comes the rain and it drums out loud
detail plain | A noun is a cat and a verb is a jump / The full stop sits at the end with a bump
detail plain | A bee does a dance to tell all the rest / How far, and which way, where the flowers are best
detail plain | Eight for a spider and six for an ant / None for a worm, so he dances aslant
detail plain | Point to {a part} and say it out loud / Whisper it, shout it, and tell the whole crowd
detail plain | Tell me {a part}, and you've got it right / Tell me {a part2}, and that's two tonight
detail plain | {Sense} is a clue, so listen well / It's {the thing} giving you something to tell
detail plain | How did {the thing} get to be that way? / We ask, and we test it, again, every day
detail plain | Draw me {a part} and then count it with me / One for your elbow and two for your knee
detail plain | {Where} is the place to begin / {A part} on the out and {a part2} within
feel plain | It's foggy at first when a thing is new / And then there's a click and the sun comes through
feel plain | I don't know yet, it's a good thing to say / The yet is a door and it opens today
feel plain | There's {feeling} in it, so don't be shy / The cleverest person once had to try
feel plain | {The thing} used to frighten me, now I'm all right / I took it to pieces and turned on the light
turn plain | Some of it's known and some of it's not / You might be the one to find out the lot
turn plain | Here comes the hard bit, everyone hush / A wrong answer's fine and it needn't mean blush
turn plain | Now close your eyes and say it again / {A part}, {a part2}, and count up to ten
turn plain | Now shut the book and say it by heart / Begin with {a part}, for that's the start
turn plain | Now you be the teacher and I'll be the fool / Tell me {a part} and I'll tell the whole school
wish plain | One day you'll show it to somebody small / And say, it's not hard, it's not hard at all
wish plain | Tell somebody tonight what you learned / It's how all the lamps in the world get turned
wish plain | May you see {the thing} in the street, in a tree / And say, I know you, and you know me
lift plain | Know it, grow it, pass it along / A fact will stick if you tie it to song
lift plain | Say it and sing it and write it out too / Then give it to someone who never knew
lift plain bright | The world is a riddle and you've got a clue / {The thing} kept a secret, and kept it for you
lift plain | {A part}, {a part2}, and that's how it's done / Learning {the thing} is a hop and a run
pre plain | Ready, steady, think of it now / First the what and then the how
pre plain | Tap on your head and scratch on your chin / Here comes the answer, let it come in
pre plain | Hands up if you know what {a part} can do / Hands up if you don't, that's a good thing, too
bridge plain | No one is born with it, nobody is / Not even the teacher who sets us the quiz
bridge plain | When all of the facts have flown out of your head / The wondering part stays behind instead
end plain | Now close the book and push in your chair / And take {the thing} with you everywhere
end plain bright | You came in with none and you leave with a few / The next one we learn could be one from you
end plain | {A part}, {a part2}, and it's time for bed / You've got {the thing} now inside of your head
hook plain | Why, Why, Why :: Why, why, why is the sky so high? / Why do the penguins walk and not fly? / Don't be sorry and don't be shy / Everything starts with why, why, why
hook plain | Look, Think, Try :: Look, think, try and then try once more / That's how the first of us opened a door / Get it wrong, let the wrong ones fly / Look, think, try, look, think, try
hook plain | I Know {the thing} Now :: I know {the thing} now, from the top to the toe / I didn't this morning, and look at me go / You sing me a question and I'll take a bow / I know {the thing} now, I know {the thing} now
hook plain | Twenty-Six Friends :: Twenty-six friends standing in a row / From A to the Z and away we go / They make every story from start to the end / Wave at the letters, all twenty-six friends
hook plain | Yet :: I can't do it, I can't do it yet / But yet is the best little word you can get / Add it on the end and you'll never regret / I can't, I can't, I can't do it yet
hook plain | Stop And Look :: Stop and look and listen well / Cars are fast and you can't tell / Hold a hand and shut your book / At every road you stop and look
hook plain | Count Me In :: Count me in with a one, two, three / Four for the legs on the chimpanzee / Five for the fingers under my chin / Everyone's counting, so count me in
hook plain | Click Goes The Brain :: Click goes the brain when the answer drops in / Your eyes go wide and you start to grin / It's fog and it's fog and it's mizzling rain / Then all of a sudden, click goes the brain
hook plain | Eight Go Round :: Eight go round and they pass and pass / Four made of rock and four made of gas / No strings at all and they make no sound / Say all their names out while eight go round
hook plain | Tell Me One More :: Tell me one more, and I'll tell you one too / Back and forth like a ball we threw / You do the voices, I'll bolt the door / Leave on the lamp there and tell me one more
hook plain | A Little More Than Yesterday :: I know a little more than yesterday / It's not a lot but it's here to stay / One more fact and it's on its way / It makes me bigger than yesterday
hook plain | Hands, Soap, Water :: Hands, soap, water and rub them round / Bubbles go popping without a sound / Sing this twice, and you're son or daughter / Germs go running from hands, soap, water
hook plain | Sing Me {the thing} :: Sing me {the thing} and I'll sing it to you / One bit at a time till we've sung it all through / And if we get lost, then we do what we do / We start at the start, and we sing it anew
hook plain | Ask Me About {the thing} :: Ask me, ask me about {the thing} / I know it by heart and I know how to sing / I've got it in order, I've got it on string / So hands in the air for {the thing}, for {the thing}
`)
