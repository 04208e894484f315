import { lines } from '../lines.ts'

export const longing = lines('longing', `
scene you | Your clock says noon, and mine says one / You've got my moon, I've got your sun
scene calm me | The platform's bare, the boards are blank / I've sat so long I've named each plank
scene you | I'm {where}, you're miles from this / The gap is one unposted kiss
scene wistful me | One plate, one fork, an egg, no more / I've looked nine times towards the door
scene about | I know {his} coat, the cough, the pen / I know {he} catches the five past ten
scene funny you | {Name}, it's Sunday, the phone stays flat / I talk to your chair, I talk to your hat
scene you | A harbour wall, a wind from the west / I face where you are, I face it best
scene rap you | Got a wall full of crosses and a marker in red / And a you-shaped hollow on the side of my head
scene you | I look at {the thing} for the two of us now / I'd post you the sight if they'd tell me how
story you | You waved until you were a speck / I've still got the crick in my neck
story you | You left your comb along the sink / I've let it stay to help me think
story wistful you | I posted you a maple leaf / It crumbled. Things by post are brief
story you | The line broke up, I lost your voice / I talked on anyway, to the noise
story funny about | Once {he} asked me for the time / I gave a speech, I think it rhymed
story about | I held the door, {he} thanked me, twice / I've lived on that like bread and rice
story wistful we you | We {did} the day you had to go / I made it last, I made it slow
story me | I wrote it all, I tore it up / It floats like snow inside my cup
story dark you | I came all night to say one thing / I saw your light. I didn't ring
story blues you | Nine hundred miles of railway, bag on my knee / Nine hundred miles of railway, bag on my knee / Every mile of metal sings your name to me
story wistful you | You pressed your palm against the glass / I pressed mine to the pane / And then your half began to slide / I've never liked a train
detail you | {A part}, {a part2}, no you / The best of it has fallen through
detail me | {Sense} and I turn my head / It's just a draught, it's nobody's tread
detail you | I've left {the part} as you left it last / The dust sits there and holds it fast
detail you | I {do} alone, it takes twice as long / I hum your half of the working song
detail you | Tonight are you {where}, or in bed? / I see you both ways in my head
detail wistful you | {The thing} {it does}, you'd laugh, you'd shout / I turn to tell you. You're still out
detail tender you | I touch {the part} the way you do / And for a second I'm touched by you
detail about | {He} brushed by {a part} one day / I stood there long after, tucked away
detail about | I go {where} on the chance / That {he} may give me half a glance
detail you | There's {sense}, there's the quiet floor / There's everything but you at the door
detail you | I saw {a part} by half a light / And thought it was you, for half the night
detail you | Send me {a part}, send me a line / A button, a bus stub, any old sign
detail | {Where} there's a space beside / I've kept it clear, it's two feet wide
detail you | {Name}, I dreamt you {where} last night / You had wet hair and your coat was white
detail plain you | {A part} for me, none for you / I'd give up mine to make it two
feel me | I'm like a lamp in an empty flat / Left on for someone, and that is that
feel you | Missing you is a missing stair / I know, I know, and I still step there
feel tender me | My arms are two sleeves with nothing in / I hold a pillow beneath my chin
feel dark me | The days are fine, I work, I eat / It's night that stands on both my feet
feel me | I've hid it well, I've hid it deep / It only talks while I'm asleep
feel me | My secret's like a stone in a shoe / I walk, I smile, it's walking too
feel plain you | I count in sleeps the way kids do / It's twenty-six till I get to you
feel dark me | The bed's a field of frozen snow / I sleep on the edge, I don't let go
feel funny you | I'm jealous of the road, the rain / The man who sells you tea on a train
feel wild you | I'd fold the map from edge to edge / And step across to your window ledge
feel rap you | Every ping's not your ping, every ring's not your ring / I'm a dog at a window, watching any old thing
feel calm | I don't feel sad, I feel like a cup / Upside down on a shelf, not filled up
feel plain you | I miss your nose, I miss your hat / I miss you more than this and that
turn you | Your letter came, the stamp's a bird / I read it slow, a word, a word
turn tender you | Three months, the plant you left has grown / It leans towards the telephone
turn you | I've learned your city's words for soon / For bread, for come back, and for moon
turn funny me | Today I almost said it, nearly / And then I signed it yours sincerely
turn wistful you | You said next week, you said next spring / I've washed the sheets, the everything
turn you | I've got quite good at {doing} alone / I send you proof of it by phone
turn me | I {did} today and turned around / To say well, look. There was no sound
turn about | {He} moved {his} desk, it's by the wall / It's nine feet more. I measured it all
turn about | They ask of {name} at the corner store / I say not long, I've said it before
wish funny you | Come by the night boat, come by the mule / Come by the bus that takes kids to school
wish you | When you get here, don't say a word / Just stand there till the eggs are stirred
wish bright you | I'll meet your train in my worst shoes / I'll be the one who's blown a fuse
wish me | Some day {where} the door will swing / I've practised saying everything
wish bright we you | We'll {do} when you get home, all day / I've put the calendar away
wish about | If {he} would turn, if {he} would ask / I'd drop this grin, I'd drop this mask
wish you | Turn round, pick up, come back, come in / Let all the other lives begin
wish tender you | {Name}, wherever you lay your head / I've sent one half of the moon to your bed
wish tender you | May someone there be kind to you / And ask you in, and mend your shoe
lift we you | Half of the sky is yours, half's mine / We're pegged on the ends of one long line
lift you | How far is far? It's a door, a sea / It's you on that side, and this side me
lift you | I'm here, I'm here, I've not moved an inch / I'm a light on a pole, I'm a rope on a winch
lift you | Come home, come home, come any old how / Come in the middle, but come home now
lift dark about | {He} doesn't know, {he} mustn't know / I love {him} like the dark loves snow
lift you | Under the same old worn-out moon / Say it again, say it soon, say it soon
lift funny you | I gave {the thing} a kiss for you / It's all that I know how to do
lift wild you | I'll roll up the motorway, swallow the coast / I'll turn up for breakfast as pale as a ghost
pre you | And then it rings, it's you, it's late / The whole house holds its breath, we wait
pre | Any day now, any train / Any face in the window pane
pre bright | I've crossed out March, I've crossed out May / There's one square left and it's today!
pre funny me | My mouth falls open, out comes air / I tell the wall it's got nice hair
pre me | I hear {sense} and I start / There's nobody there but my own loud heart
pre about | If I say {name} when I blow out the match / Somewhere a gate comes off the latch
bridge calm | A lighthouse never sees the ship / It only turns, it lets light slip
bridge | They say that distance makes love grow / They never had so far to go
bridge dark we | Two people looking at one star / It died before we got this far
bridge wistful you | Suppose I'd said it on the stair / Suppose you'd laughed. Suppose you'd cared
bridge me | The sea's just water, the miles are just road / I've carried a heavier kind of load
bridge | Some languages have a word for this / For the shape of the air where someone is
end you | The kettle's on, I've put out two / It's habit. And it's hope. It's you
end tender you | You know the stone, you know the key / Come in, come up, and come wake me
end you | I'll be {where} till you come / With two cold hands, and one gone numb
end wistful about | I never told {him}. There, I'm done / I told the sea. I told no one
end tender you | Goodnight, {name}, wherever it's night / I'm blowing out your half of the light
end about | Then {name} went by, and that was all / I felt the draught. I watched the wall
scene about | {Name} lives in a different town / I know the trains both up and down
story you | {Name}, your parcel came today / You'd packed it tight with bread and hay
feel about | When someone calls out {name} in the street / I'm up at once on both my feet
turn you | {Name}, I've mended that broken chair / It's good as new, there's nobody there
lift you | Oh {name}, if a whistle could carry that far / You'd hear me now, wherever you are
wish funny you | {Name}, when you're home I'll be so cool / I'll faint and fall off the kitchen stool
hook you | Two Watches :: I wear two watches, yours and mine / Yours says breakfast, mine says nine / I live my day and I live it again / Two watches ticking, now and then
hook tender you | The Plant You Left :: The plant you left has climbed the sill / It leans to the phone, it can't keep still / It's looking for you and it always will / It's nearly out, the plant you left on the sill
hook wistful you | Still Waving :: I'm still waving, the train's a thread / The porters have all gone home to bed / I know you can't see me, I know what they said / I'm still waving, the signal's red
hook dark you | I Didn't Ring :: I came all night and I didn't ring / I stood in your street like a cut-off string / I had the words, I had everything / Your light was on and I didn't ring
hook bright you | The Middle of the Map :: Meet me in the middle of the map / At the crease, at the tear, at the coffee-cup gap / I've looked it up, there's a tree and a tap / I'll wait in the middle of the map
hook tender you | Your Side of the Moon :: What's it like on your side of the moon? / Have you got supper, have you a tune? / I'll hold it up here like a big white balloon / Give it a push from your side of the moon
hook funny about | Nine Feet Away :: Nine feet away, and I can't get across / I talk of the weather, the home team's loss / I'd swim {him} an ocean on any old day / It's this bit that beats me, nine feet away
hook funny me | Yours Sincerely :: I meant to write I love you dearly / I wrote regards, yours sincerely / I crossed out the lot till it showed up clearly / A blank white page, and yours sincerely
hook plain you | Nine More Sleeps :: Nine more sleeps, I've counted the sheep / Nine more moons in a pocket to keep / The bed is a boat and the water is deep / Row me home, it's nine more sleeps
hook calm you | The Landing Light :: The landing light is on for you / The bill comes in and I pay what's due / Come home at seven, come home at two / I sleep by the glow of the landing light, do you?
hook you | Three Bars of Signal :: Three bars of signal on top of the hill / I climb up at midnight, I hold very still / You break into pieces, your voice has gone small / Three bars of signal, I love you, that's all
hook me | Wrong Side of the Sea :: I'm on the wrong side of the sea / With the right words inside of me / I write them down, I set them free / They wash up on the wrong side of the sea
hook funny you | Your Voice on the Machine :: I ring when you're out just to hear you say / You're not at home, leave a word, have a day / I never leave one, you know what I mean / I only wanted your voice on the machine
hook tender you | Holding the Sleeves :: I'm holding the sleeves of your coat in the hall / We're dancing quite slowly, I lean on the wall / It hasn't your elbows, it hasn't your height / I'm holding the sleeves, I'm holding them tight
hook wistful you | No One Knows It's You :: I sing it out loud and no one knows it's you / You tap on the table, you hum along too / I hid you in plain sight, in rhyme and in blue / You're clapping the song, and no one knows it's you
hook you | I Drew You the Window :: I drew you the window, I drew you the tree / I drew you the chair with the cushion and me / I left half the paper as white as can be / It's you that goes there, there's the space, come and see
hook wistful you | Not Your Train :: Not your train, not your coat, not your bag / Not you with your arm going up like a flag / One more announcement, I'll stay, I'll remain / Down to the last of them. Not your train
hook you | Half a Bed, Whole Moon :: Half a bed, whole moon, one cup, no spoon / The sums don't add and it's not yet noon / Hang up my coat on a limping old tune / Come and be counted, and come back soon
hook funny you | Tied Outside the Shop :: I'm tied outside the shop, I'm watching the door / You said that you'd be just a minute more / Everyone's shoes go by, yours do not / I'm good, I'm waiting, I'm tied to the spot
hook you | {Where} Without You :: {Where} without you, nothing has changed / Nobody's moved it, it's not rearranged / Everything's standing the way that it stood / {Where} without you, it isn't much good
hook tender you | {Name}, It's Late There :: {Name}, it's late there, you ought to be sleeping / I ought to hang up with the hours you're keeping / One minute more and then silence, then beeping / {Name}, it's late there, and my tea's only steeping
hook bright you | In a Jam Jar :: I put it in a jam jar, I threw it to sea / A lid and a letter, a stamp and a key / The gulls may have read it, the whales may agree / I'm coming by post, in a jam jar, it's me
hook wild you | Miles Can Have My Shoes :: The miles can have my shoes, they can have my feet / They can have both my knees and the coat and the seat / I'll come with no luggage, with nothing to lose / I'm walking to you, and the miles can have my shoes
hook funny about | {He} Drops {His} Pen :: {He} drops {his} pen and I get there first / Of all of my hobbies it isn't the worst / I'd crawl under tables again and again / I sit here until {he} drops {his} pen
hook bright you | Rehearsing the Door :: I'm rehearsing the door, how I'll open it slow / How I'll lean on the frame like I'd no way to know / I've tried it with flowers, I've tried hello / You'll ring and I'll fall on the mat, I know
hook wistful you | Three Weeks Old :: The news I've got is three weeks old / You said you're brown, you've caught a cold / Are you better now? I can't be told / I'm loving a you that's three weeks old
`)
