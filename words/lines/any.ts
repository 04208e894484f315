import { lines } from '../lines.ts'

export const any = lines('any', `
scene | {Where}, the light comes in / And that's how all my days begin
scene | {Sense}, and I'm awake / While half the street's still dreaming of cake
scene | Somebody left {a part} on show / And that was all I had to know
scene | {Where}, with my collar up / And coffee in a paper cup
scene | There was {the thing}, and there was I / One long road and a lot of sky
scene | It starts with {a part}, as good things do / A Tuesday and a muddy shoe
scene | The radio's low, the window's wide / And there's {the part} on the other side
scene | I took the long way round the wall / I saw {a part}, and that was all
scene | Before the street had rubbed its eyes / I had {a part} and pale pink skies
scene | The day was plain as a kitchen chair / {Where}, I had to stop and stare
scene | No sign, no ticket, no one to pay / Just {sense} to start the day
scene | {A part} in the corner of my eye / And half an afternoon went by
scene | A borrowed coat, a rusty key / It was {the thing} I came to see
scene | Come in, sit down, the kettle's hot / {A part}, a chair, that's what I've got
scene calm | {Where}, the clocks run slow / You take your time, there's nowhere to go
scene wistful | A photograph, one corner torn / {The part}, and the street where I was born
scene funny | I came to borrow a cup of flour / And then {the thing} kept me an hour
scene | Half the town had gone to bed / {Sense} was in my head
scene me | I'd one sock on, I'd one undone / I thought of {the thing} and had to run
scene we | {Where}, with bread and cheese / We talked about {the thing} at ease
scene bright | Up with the blinds and kick the rug / I've got {the thing} and a coffee mug
scene | A street with nothing much to boast / But I love {the part} there the most
story | My gran said, life is a very short spring / So {do}, let the telephone ring
story | I {did} for a laugh one night / I walked home whistling in the light
story | The first time I {did}, I shook / There's nothing like it in a book
story | I lent my ladder, I lent my car / But lend {the thing}? That goes too far
story funny | I tried to explain it over lunch / With {a part} drawn in the fruit punch
story | A stranger had {a part} on the train / We talked right through an hour of rain
story | I gave up {the thing} for a week one spring / And I missed my bread, my bed, everything
story | They wrapped {a part} up in the news / And I walked it home in my Sunday shoes
story | We {did}, they rang the bell / The rest of it I'd better not tell
story | I lost {the part} when we left the coast / Of all we lost, I miss that most
story | I'd two left hands, I hadn't a clue / I {did}, and then I knew
story me | I came in last in every race / But with {the thing}, I knew my place
story | The teacher said draw, and so I drew / {A part} in a field of peacock blue
story | I'd heard the talk and I'd seen the sign / Then I met {the thing}, and now it's mine
story | I packed {a part} and I packed my pride / And I crossed the hills to the other side
story | I only meant to stay a day / I {did}, and I'm here to stay
story wistful | My father showed me {the part} with care / I turned around, and he wasn't there
detail | {A part} and {a part2}, side by side / Like two old friends on a fairground ride
detail | I'd know {sense} in sleep / It's one of the few things that I keep
detail | {The thing} {it does}, and I look / It beats the end of any book
detail | {Where}, with nothing to say / I watched {the part} for half a day
detail | I {do} till my sleeves wear thin / I {do2} with a crooked grin
detail | There's {a part} that I keep on a hook / If you ask me kindly, you can look
detail | It's not the price or the size / {Sense} is what I prize
detail | Look at {the part}, have you ever seen / A thing so loved, a thing so clean?
detail | If {sense} came in a jar / They'd queue for it from near and far
detail | {A part}, {a part2}, and one old chair / You'd think we had {the thing} everywhere
detail | Hold up {a part} to the evening sun / And watch the edges start to run
detail | There's dust on the clock and moss on the wall / But on {the part}, there's none at all
detail | {The thing} {it does}, I stop dead / With half my sentence still unsaid
detail | {Doing}, morning and noon / Humming the bones of the same old tune
detail | Give me {the part} to hold in my palm / And all of my hurry turns to calm
detail | The paint's gone thin and the handle's loose / I've loved {the part} down to the screws
detail | {Sense} when I wake / I'd swim the length of a winter lake
detail | My neighbours have gold and they have cars / I've {a part} and a roof of stars
detail funny | {A part} in the bath, and crumbs in bed / And all the rest is in my head
detail funny | My pockets hold {a part} and lint / I'd show you more, so take the hint
detail | Give me {a part}, you'll get a grin / Bring me another, and come on in
detail | {Where}, you'd hear a feather land / I held {a part} in either hand
detail wistful | The light on {the part} was brown as tea / The year my father carried me
detail | I {do}, and the money I owe / Picks up its hat and gets up to go
detail | I wouldn't swap {a part} for land / It's worn to the inside of my hand
detail | They asked what I'd save from fire or flood / I said {the part}, it's in the blood
detail bright | There goes {the thing}, and there goes my hat / What money on earth can do more than that?
detail | I count {the part} like a miser's change / And every evening the total's strange
detail | {Sense}, and I turn my head / I'd leave the last page of a book unread
detail | {Where}, with one lace untied / I stop, and I let the last bus slide
detail | You'll find me {doing} when they leave / With bits of {the part} stuck to my sleeve
detail | Nobody asked and nobody planned / {The part} in the light like a hand
detail | {The thing} on Monday, what can I say / A window cut in the wall of the day
detail | They've written it up in a leather book / You won't know {the thing} until you look
detail dark | The night comes scratching the window frame / There's {sense}, just the same
detail wild | Louder, {the thing}, till the lampposts lean / The best commotion this street's ever seen
detail calm | The kettle clicks off, the dog lies down / There's {sense}, no other sound
detail | {A part} for the young, a chair for the old / And somebody's coat in case of the cold
detail | You can keep your marble, keep your brass / I'd rather {a part} through window glass
detail | I drew {the part} on the window pane / And someone smiled walking by in the rain
detail | A wise man looks at {the part} and sighs / A child just looks with enormous eyes
detail | Somebody's {doing} in the street / I know by the tapping of the feet
detail | You start with {a part}, a bit of nerve / And take it slow on the outside curve
detail | First you {do}, and next you pray / And then you do it the other way
detail | {Where}, I've worn the ground / From turning the same old question round
detail | It's only {a part} and a bit of a knack / You lend it a year, and it pays you back
detail we | We {do}, and we laugh, we sing / It's not a plan, it's our kind of thing
detail | {The part} in the lamplight, plain and old / I know each scratch like a tale I was told
detail | In comes {a part}, like a guest who's late / There's mud on the mat and a coat on the gate
detail | I {do} like I owe a debt / And no one's sent the bill for it yet
detail | {Where}, in the evening gold / An hour holds more than it should hold
feel | It starts in the toes and climbs to the chin / {The thing} at the door, and {feeling} walks in
feel | I'm tough as a boot, I hardly cry / {Sense}, and I can't say why
feel | It's {feeling} with mud on the knees / It's ten years old and up in the trees
feel | I looked for the words and I found just one / {The thing}, and a wall still warm from sun
feel | Call it {feeling}, or call it a phase / I've had it for roughly five thousand days
feel | I {do}, and I'm nine feet tall / You'd hardly know it was me at all
feel | We all have something we won't outgrow / And mine's {the thing}, I thought you'd know
feel wistful | That kind of {feeling} hasn't a name / {Sense}, and it's back the same
feel | I can't be cool, I gave up calm / {The thing} set off an alarm
feel | Some of them pray and some of them run / I {do}, and my day's begun
feel | When I'm {doing}, I'm light as bread / With weather moving through my head
feel dark | Some days there's a weight that I can't shake free / {The thing} came over and sat with me
feel | There's {feeling} there, and a pinch of salt / I love {the thing}, and it's not my fault
feel | I've tried to be good, I've tried to be grown / I never could leave {the thing} alone
feel funny | They said I'd be over it in a week / I've got {a part} stuck on my cheek
feel | No clock to watch and no bell to be rung / I {do}, and I'm foolish and young
feel calm | My shoulders drop and my laces come undone / {Where}, with no race to be run
feel | You're hardly alone with {a part} around / There's company in the smallest sound
feel | It tugs like a kite on a tightened thread / I follow {the part} where I am led
turn | The bank's a café, the shop's a hotel / But {where}, it's the same old smell
turn | I keep {a part} from before my time / It ticks or it rusts, and it suits me fine
turn | I used to look, I used to pass / Now I {do}, knee-deep in grass
turn | I taught the boy who lives next door / To {do}, and he shouted more
turn | I thought I'd grow out of it, thought I'd be wise / {The thing} {it does}, and up I rise
turn | The fashions change and the money gets thin / There's still {a part} in the biscuit tin
turn | These days I'm slower, I notice more / I look at {the part} like never before
turn | And then one winter I put it away / {A part} in a box, the curtains grey
turn wistful | The hands that taught me are folded and still / I {do} like they did, and will
turn | I've been round the houses and round the bend / It's {the thing} I come to at the end
turn | They took down the fence, they paved the lot / But I've {the part}, that's what we've got
turn | There's now a queue where I stood alone / They've all got {a part} of their own
turn | They told me to give {the thing} a rest / I lasted an hour or so at best
turn bright | Today I was easy, today I was light / {The thing} {it does} in plain sight
turn | I moved to town and I bought a coat / {Sense}, a catch in my throat
turn | I broke {the part} and I fixed it twice / It cost me a year and some good advice
turn | The children grew tall, the table grew small / I've still got {a part} in the hall
wish | When I'm too old to tie my shoe / I'll have {a part} and a window too
wish | Give me three wishes, I'll use just one / {The thing} and a bench in the sun
wish | I wish you {a part} when the shelf is bare / And someone there with a bit to share
wish | I'll {do} on Thursday too / There's always a bit of it left to do
wish | Teach the young to {do}, and look / And hang the rest on the nearest hook
wish tender | I hope there's {the thing} where the road ends / And chairs put out for a few old friends
wish | Leave me {the part}, and you take the rest / I don't need a medal pinned on my chest
wish | One day I'll {do}, and go slow / With no one to tell me it's time to go
wish | Put {a part} in every town / And someone to sing when the sun goes down
wish we | So here's to {the thing} and the fools we are / We followed you gladly, we followed you far
lift | Give me {the thing}, and I'll ask no more / I'll leave my boots and my luck at the door
lift | {The thing} {it does} tonight / And the dark lets in a splinter of light
lift bright | So ring every bell that is left to ring / I'm off with {the thing} on a piece of string
lift | {Sense} to carry me through / As old as the hills and as morning-new
lift | Come and {do} till the sun goes round / It's the best kind of trouble I've found
lift wild | Turn up {the thing} till the roof tiles hum / If that is the future, then let it come
lift | I'd cross the water, I'd climb the stair / If I knew {the thing} would be there
lift | Say what you like about silver and jade / I'll take {a part}, plain or handmade
lift | It must be {the thing} made me rise / The day's one regular surprise
lift tender | If you knew what {the thing} did for me / You'd hang a lantern in every tree
pre | I feel it now, like the change of a gear / I think I can hear {the thing} coming near
pre | Wait for it, wait for it, hold your hat / There's {a part}, and after that
pre | One hand on {the part}, one foot on the stair / One, two, a breath, and I'm nearly there
pre | I've tried to sit still, I've tried to be good / {The thing} struck a match, I'm dry wood
pre | And every time I think I'm through / {Sense} comes back like new
pre | Don't ask me to talk, don't ask me to stay / There's {the thing}, just a whistle away
pre | Closer and closer and under my skin / So open up, let {the thing} come in
pre | Up on my toes with my heart going fast / And here's {the thing}, it's Friday at last
bridge | From up in a plane it's as thin as thread / {The part}, the road, the roof of my bed
bridge | One day they'll dig up the roads of the town / And find {a part}, and set it down
bridge calm | Take out {the thing}, and the world still spins / But no one whistles and no one grins
bridge dark | And when it goes quiet, as all things must / There's still {a part} there under the dust
bridge | I asked for a reason, and no reply / {The thing} {it does}, that's why
bridge | What if we'd missed it, what if we'd slept in? / No {part} at all, no place to begin
bridge | Strip off the paint and the price and the praise / {Sense} is what stays
end | So leave me {a part} and put out the light / I'll dream about {the thing} tonight
end | And that's {the thing}, as I know it, friend / It starts in the middle, it has no end
end | {Where}, with dust on my shoe / There's room on the bench, I kept it for you
end funny | I'd tell you more, but they're locking the hall / And that's {the thing} for you, warts and all
detail rap | {A part} in my left hand, a plan in my right / Born for the morning, I stay for the night
detail rap | Check out {the part}, got it down to an art / Draw it in chalk and I'll sketch you a chart
story rap | Back in the day with a hole in my shoe / I saw {the thing} coming and I already knew
feel rap | {Feeling} in my blood and it's running the show / Nowhere to be and I've somewhere to go
turn rap | They told me grow up and they told me get real / I showed them {the part}, now they know how I feel
lift rap | No gold on my teeth and no rings on my hand / Just {the thing} and a beat that the block understands
detail blues | Woke up with {the thing} on my mind / Woke up, had {the thing} on my mind / I put on my hat and left that blanket behind
feel blues | I've got {a part}, the one thing I own / Got {a part}, Lord, the one thing I own / I may have no money, but I'm never alone
turn blues | I tried to quit {the thing} one day / Tried to quit {the thing} one day / By noon I was begging the trouble to stay
lift shout | {The thing}! Hey! / All day!
lift shout | More and more / Shake the floor
pre shout | One, two, three / Sing with me
detail plain | I have {a part} and so do you / If mine gets lost, then yours will do
scene plain | What did I see on my way to play? / I saw {the thing}, and I want to stay
feel plain | I like {the thing} in rain and in sun / I like it so much that I jump and run
story plain | I showed {the part} to my bear and gran / We {do} whenever we can
wish plain | When I grow up to be ten feet tall / I'll {do} for one and for all
hook | More {Thing}, Please :: More {thing}, please, and pass it along / More {thing}, please, and a bit of a song / I've had all the rest, and the rest went cold / More {thing}, please, till I'm ninety years old
hook | {The Thing} and Me :: {The thing} and me, we go way back / Two odd wheels on a single track / Close the door and leave us be / Nobody knows {the thing} and me like we
hook | Back to {The Thing} :: Back to {the thing} when the day goes wrong / Back to {the thing} like the end of a song / I've worn out the road and my boots wore thin / I'm back to {the thing}, so let me in
hook funny | {The Thing} Made Me Do It :: {The thing} made me do it, I wasn't there / {The thing} made me do it, I sat in my chair / The milk boiled over, the cat's on the shelf / {The thing} made me do it, I'm shocked myself
hook | Just Add {Thing} :: Just add {thing} and give it a stir / Days get better than ever they were / Too much Monday? Too little sun? / Just add {thing} and the cooking's done
hook tender | I Keep {A Part} :: I keep {a part} where nobody looks / Under my jumpers, behind my books / Some keep a diary, some keep a key / I keep {a part}, and it's keeping me
hook wild | {Thing} All Night :: {Thing} all night and we don't sit down / {Thing} all night till we wake this town / Somebody's mother is banging the wall / It's {thing} all night, and it's good for us all
hook | What {The Thing} Taught Me :: What {the thing} taught me, no school would / Stand in the rain and call it good / I burned all my notes and I sold my cap / What {the thing} taught me is not on the map
hook bright | Hooray for {The Thing} :: Hooray for {the thing}, come on, say it loud / Hooray for {the thing}, you're a lovely crowd / Throw up your hat, if you haven't a crown / Hooray for {the thing}, let the roof come down
hook wistful | Before {The Thing} :: Before {the thing}, I can hardly recall / A chair and a window, a clock on the wall / I must have had evenings, I must have had friends / Before {the thing}, that's where memory ends
hook | One More {Part} :: One more {part} and I'll call it a day / One more {part} and I'm on my way / I said it at seven, I said it at nine / One more {part} and I'm doing just fine
hook | Somebody Say {Thing} :: Somebody say {thing}, watch me run / Somebody say {thing}, day's begun / I was flat on my back, I was half asleep / Somebody say {thing}, watch me leap
hook calm | Take Me {Where} :: Take me {where}, and let me be small / Nothing to carry and no one to call / The world can come knocking, I've oiled the lock / Take me {where}, and stop the clock
hook | I Heard {The Thing} :: I heard {the thing} before I could speak / I heard {the thing}, and it pinked my cheek / They taught me my letters and taught me my sums / I heard {the thing} like a roll of drums
hook proud | That's My {Thing} :: That's my {thing}, so step aside / That's my {thing}, and I wear it with pride / Keep all your ribbons, your cups and your prize / That's my {thing}, with the stars in my eyes
hook angry | Don't Touch {The Part} :: Don't touch {the part}, I'm telling you nice / Don't touch {the part}, I won't say it twice / Take all the silver, the sofa, the car / Don't touch {the part}, just stay where you are
hook | Ask Me About {The Thing} :: Ask me about {the thing}, I dare you to / Ask me about {the thing}, I've nothing to do / I've got some opinions, a hundred or so / Ask about {the thing}, and there I go
hook funny | Too Much {Thing} :: Too much {thing}? There's no such word / Too much {thing}? Well, that's absurd / There's room in the attic and room in the van / Too much {thing}? Bring more if you can
hook tender | Show Me {The Part} :: Show me {the part} and tell me its tale / Slow as you'd wind in an old boat's sail / I've got all evening, the fire's burning low / Show me {the part}, there's so much I don't know
hook | All Because of {The Thing} :: All because of {the thing}, I left my chair / All because of {the thing}, there's leaves in my hair / I meant to be serious, meant to be wise / All because of {the thing}, just look at my eyes
hook dark | {The Thing} in the Dark :: {The thing} in the dark, and I go by feel / One turn of a lock, one turn of a wheel / The night has a bite and the wind has a bark / I hold on to {the thing} in the dark
hook | Ring for {The Thing} :: Ring for {the thing}, let them hear it in town / Ring till the last of the cobwebs falls down / Silver or tin, let it swing from the rope / Ring for {the thing}, and ring it for hope
hook | Nothing But {Thing} :: Nothing but {thing} from here to the sea / Nothing but {thing}, and it's fine by me / I opened the curtains, I rubbed both my eyes / Nothing but {thing}, what a lovely surprise
hook | {Doing} with You :: {Doing} with you, and it's late / {Doing} with you, and the world can wait / The moon's at the window, it wants to come too / There's nothing like {doing} with you
hook | The Church of {Thing} :: Come to the church of {thing} today / Nobody tells you to kneel or to pray / The doors are wide open, the roof's made of air / Come to the church of {thing}, I'll be there
hook wistful | Where Did {The Thing} Go? :: Where did {the thing} go? I tied my shoe / Where did {the thing} go? And where did you? / The summer was long and the river was slow / I turned around, where did {the thing} go?
hook | {Thing} O'Clock :: It's {thing} o'clock, and I'm out of the gate / All of the rest of the world can wait / Don't try to ring me, don't bother to knock / You know where I'll be at {thing} o'clock
hook | Me and My {Part} :: Me and my {part}, we've been to the moon / Me and my {part} will be back here soon / I haven't got money, I haven't got fame / Me and my {part}, we're glad that we came
hook bright | {The Thing} Makes Three :: Lay me a place, for {the thing} makes three / No better number was made for me / You on the sofa, and me, and the tea / It's you and it's me, and {the thing} makes three
hook | Long Live {The Thing} :: Long live {the thing}, and the mad ones who care / Long live {the thing}, with the wind in our hair / The mighty go under, the statues fall / Long live {the thing}, and long live us all
hook | I'd Rather {Do} :: I'd rather {do} than sit in rows / I'd rather {do} with rain on my nose / Go on without me, go on to the ball / I'd rather {do} than have it all
hook | Hand Me {A Part} :: Hand me {a part} and then stand well back / I'm packing my happiness into a sack / I don't need a compass, I don't need a map / Hand me {a part}, and a tip of the cap
hook calm | Slow Down for {The Thing} :: Slow down for {the thing}, it won't come twice / Slow down for {the thing}, it's the only price / You ran through the summer, you ran through the snow / Slow down for {the thing}, where else would you go?
hook | A World with No {Thing} :: A world with no {thing}, what a hole in the wall / Who would come dancing in the village hall? / I'd send back my ticket, I'd stay in bed / A world with no {thing} is a book unread
hook | Made of {Thing} :: I think I must be made of {thing} inside / They X-rayed my chest, and the doctor cried / There's no pill for that, and no plaster, he said / You're made of {thing}, from the heart to the head
hook | {Feeling} Is a Place :: {Feeling} is a place, and I know the way / Left at the corner and right by the bay / You'll know when you're there by the look on your face / Nobody told me that {feeling} is a place
hook | Look What {The Thing} Did :: Look what {the thing} did, look at my grin / Look what {the thing} did, it's under my skin / As cool as a cellar, as tight as a lid / I dance on tables, look what {the thing} did
hook | Still Here, Still {Doing} :: Still here, still {doing}, the years go by / Still here, still {doing}, the same old sky / They gave me a season, they gave me a year / Still here, still {doing}, so give us a cheer
hook shout | {Thing}! Right Now! :: {Thing}! Right now! / Someone show me how!
hook | It Had to Be {The Thing} :: It had to be {the thing}, what else could it be? / It picked the worst of us, that would be me / I never believed in a sign or a star / It had to be {the thing}, and here we are
`)
