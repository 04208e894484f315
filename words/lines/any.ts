import { lines } from '../lines.ts'

export const any = lines('any', `
scene | {Where}, the light comes in / And that's how all my days begin
scene | {Sense}, and I'm awake / It's five o'clock, for goodness' sake
scene | I saw {a part} and I stopped in the road / Like someone had told me to put down my load
scene | {Where}, with my collar up / And coffee in a paper cup
scene | There was {the thing}, and there was I / One long road and a lot of sky
scene | It starts with {a part}, as good things do / A Tuesday and a muddy shoe
scene | The radio's low, the window's wide / And there's {the part} on the other side
scene | I'd had a day of nothing at all / I thought of {the thing}, and I felt nine feet tall
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
scene me | I'd one shoe on and my hair undone / I thought of {the thing} and I started to run
scene we | {Where}, with bread and cheese / We talk about {the thing} as long as we please
scene bright | Up with the blinds, let the morning in / I think of {the thing} and I have to grin
scene | You'd walk right past, as most people do / I look at {the part} like it's always new
story | I {did} for a laugh one night / I walked home whistling in the light
story | The first time I {did}, I shook / There's nothing like it in a book
story | Some people travel to find a star / I've got {the thing}, and I'm fine where we are
story funny | I talked about {the thing} all through lunch / They've stopped inviting me to brunch
story | We got on to {the thing} on a train / Me and a stranger, an hour of rain
story | I lasted a day without {the thing} one spring / I paced like a dog at the end of a string
story | They called {the thing} a phase, old news / I've walked ten years in those very shoes
story | We {did}, and then, oh well / The rest of it I'd better not tell
story | You ask me what I remember most / There was {a part}, there was tea and toast
story | I'd two left hands, I hadn't a clue / I {did}, and then I knew
story me | I came in last in every race / But with {the thing}, I knew my place
story | The teacher said draw, and so I drew / {A part} in a field of peacock blue
story | I'd heard the talk and I'd seen the sign / Then I met {the thing}, and now it's mine
story | I said I'd {do}, and I nearly died / I did it, and grinned like a kid on a slide
story | I only meant to stay a day / I {did}, and I'm here to stay
story wistful | My dad told me of {the thing}, half asleep / It's one of his stories I managed to keep
detail | {A part} and {a part2}, side by side / Like two old friends on a fairground ride
detail | I'd know {sense} in sleep / It's one of the few things that I keep
detail | {The thing} {it does}, and I look / It beats the end of any book
detail | {Where}, with nothing to say / I watched {the part} for half a day
detail | I {do} till my sleeves wear thin / I {do2} with a crooked grin
detail | I know {the part} like a favourite book / I show you the page, if you'd care to look
detail | It isn't the cost, it isn't the size / {Sense}, and I close my eyes
detail | Look at {the part}, have you ever seen / Anything like it? You see what I mean
detail | If {sense} came in a jar / They'd queue for it from near and far
detail | {A part}, {a part2}, I could go on for days / I'll stop when the moon has gone over the bays
detail | I think about {the part} when the day is done / The way you'd think of a bench in the sun
detail | There's dust on the clock and a crack in the wall / With {the thing} around, I don't mind it at all
detail | {The thing} {it does}, I stop dead / With half my sentence still unsaid
detail | {Doing}, morning and noon / Humming the bones of the same old tune
detail | The day is a racket, the day's an alarm / Then {sense}, and all of it's calm
detail | Get me on {the thing}, and I talk until three / So bring me a biscuit and bring me some tea
detail | For {sense}, for its own sake / I'd swim the length of a winter lake
detail | My neighbours have gold and they have cars / I've {a part} and a roof of stars
detail funny | I've {the thing} on the brain and crumbs in the bed / I should do the dishes. I {do} instead
detail funny | They say that I talk of {the thing} too much / It's just over breakfast, and supper, and such
detail | Say {the thing} at my door, and you'll get a grin / Say it once more, and you'd better come in
detail | {Where}, you'd hear a feather land / There's no other place where I'd rather stand
detail wistful | {Where}, when the light was brown as tea / I was as happy as you can be
detail | I {do}, and the money I owe / Picks up its hat and gets up to go
detail | I wouldn't swap {the thing} for land / Or a fat gold ring on either hand
detail | Some have it in books, I've got it in blood / {The thing} came in like a river in flood
detail bright | There goes {the thing}, and there goes my hat / What money on earth can do more than that?
detail | {A part}, {a part2}, what a wonderful mess / I wouldn't know how to love it less
detail | {Sense}, and I turn my head / I'd leave the last page of a book unread
detail | {Where}, with one lace untied / I stop, and I let the last bus slide
detail | You'll find me {doing} when everyone leaves / With dust on my nose and both rolled-up sleeves
detail | I can't explain it, it wasn't planned / You {do} for a while, and you'd understand
detail | {The thing} on Monday, what can I say / A window cut in the wall of the day
detail | They've written it up in a leather book / You won't know {the thing} until you look
detail dark | The night comes scratching the window frame / There's {sense}, just the same
detail wild | Louder, {the thing}, till the lampposts lean / The best commotion this street's ever seen
detail calm | The kettle clicks off, the dog lies down / There's {sense}, no other sound
detail | It's tales of {the thing} when the nights are cold / They get a bit better each time they're told
detail | You can keep your marble, keep your brass / I've {sense}, and a patch of grass
detail | I drew {the part} on the window pane / And someone smiled walking by in the rain
detail | A wise man looks at {the part} and sighs / A child just looks with enormous eyes
detail | Somebody's {doing}, I know by the sound / There's more of us than you'd think around
detail | It takes a bit of luck, a bit of nerve / I {do} with more joy than I deserve
detail | First you {do}, and next you pray / And then you do it the other way
detail | {Where}, I've worn the ground / From turning the same old question round
detail | It's only {the thing}, and a bit of a knack / You give it an hour, and it gives you one back
detail we | We {do}, and we laugh, we sing / It's not a plan, it's our kind of thing
detail | I know {the part} like a tale I was told / When I was as small as a ten-year-old
detail | In comes {the thing}, like a guest who's late / With mud on the mat and a foot on the gate
detail | I {do} like I owe a debt / And no one's sent the bill for it yet
detail | {Where}, in the evening gold / An hour holds more than it should hold
feel | It starts in the toes and climbs to the chin / {The thing} at the door, and {feeling} walks in
feel | I'm tough as a boot, I hardly cry / {Sense}, and I can't say why
feel | It's {feeling} with mud on the knees / It's ten years old and up in the trees
feel | I looked for the words and I found just one / {The thing}, and I'm warm as a wall in the sun
feel | Call it {feeling}, or call it a phase / I've had it for roughly five thousand days
feel | I {do}, and I'm nine feet tall / You'd hardly know it was me at all
feel | We all have something we won't outgrow / And mine's {the thing}, I thought you'd know
feel wistful | That kind of {feeling} hasn't a name / {Sense}, and it's back the same
feel | I can't be cool, I gave up calm / {The thing} set off an alarm
feel | Some of them pray and some of them run / I {do}, and my day's begun
feel | When I'm {doing}, I'm light as bread / There's somebody whistling inside my head
feel dark | Some days there's a weight that I can't shake free / {The thing} came over and sat with me
feel | There's {feeling} there, and a pinch of salt / I love {the thing}, and it's not my fault
feel | I've tried to be good, I've tried to be grown / I never could leave {the thing} alone
feel funny | They said I'd be over {the thing} in a week / It's ten years now, and I'm still at my peak
feel | No clock to watch and no bell to be rung / I {do}, and I'm foolish and young
feel calm | My shoulders drop and my laces come undone / {Where}, with no race to be run
feel | You're never alone with {the thing} around / There's company in the smallest sound
feel | It tugs like a kite on a tightened thread / {The thing} has a room at the top of my head
turn | The bank's a café, the shop's a hotel / But {where}, I still know it well
turn | I've had my doubts, and I've had my climb / I come back to {the thing} every time
turn | I used to look, I used to pass / Now I {do}, and I'm top of the class
turn | I taught the boy who lives next door / To {do}, and he shouted, more
turn | I thought I'd grow out of it, thought I'd be wise / {The thing} {it does}, and up I rise
turn | The fashions change and the money gets thin / {The thing} {it does}, and I still grin
turn | These days I'm slower, I notice more / I look at {the part} like never before
turn | One winter I put it all away / I thought of {the thing} every single day
turn wistful | The hands that taught me have grown rather slow / I {do} like they did, so they know
turn | I've been round the houses and round the bend / It's {the thing} I come to at the end
turn | They took down the sign, they paved the square / But {where}, it's still in the air
turn | They told me to give {the thing} a rest / I lasted an hour or so at best
turn | I moved to town and I bought a coat / {Sense}, and it catches my throat
turn | I {did} all wrong, I did it twice / The third time round, it was rather nice
turn | The children grew tall, the table grew small / I {do}, and it's not changed at all
wish | When I'm too old to tie my shoe / I'll {do}, and you'll help me to
wish | Give me three wishes, I'll use just one / {The thing} and a bench in the sun
wish | I wish you {the thing} when the cupboard's bare / And someone there with a bit to share
wish | I'll {do} on Thursday too / There's always a bit of it left to do
wish | Teach the young ones to {do}, I'd say / They'll thank you for it some other day
wish tender | I hope there's {the thing} where the road ends / And chairs put out for a few old friends
wish | Leave me {the thing}, and you take the rest / I don't need a medal pinned on my chest
wish | One day I'll {do}, and go slow / With no one to tell me it's time to go
wish | Give {the thing} to every town / And someone to sing when the sun goes down
wish we | So here's to {the thing} and the fools we are / We followed you gladly, we followed you far
lift | Give me {the thing}, and I'll ask no more / I'll leave my boots and my luck at the door
lift | {The thing} {it does} tonight / And the dark lets in a splinter of light
lift bright | So ring every bell that is left to ring / I'm off with {the thing} on a piece of string
lift | {Sense} to carry me through / As old as the hills and as morning-new
lift | Come and {do} till the sun goes round / It's the best kind of trouble I've found
lift wild | Turn up {the thing} till the roof tiles hum / If that is the future, then let it come
lift | I'd cross the water, I'd climb the stair / If I knew {the thing} would be there
lift | Say what you like about silver and jade / I'll take {the thing}, and the noise that we made
lift | It must be {the thing} made me rise / The day's one regular surprise
lift tender | If you knew what {the thing} did for me / You'd hang a lantern in every tree
pre | I feel it now, like the change of a gear / I think I can hear {the thing} coming near
pre | Wait for it, wait for it, hold your hat / Here comes {the thing}, and that will be that
pre | One hand on the rail, one foot on the stair / A breath, and {the thing}, and I'm nearly there
pre | And every time I think I'm through / {Sense} comes back like new
pre | Don't ask me to talk, don't ask me to stay / There's {the thing}, just a whistle away
pre | Closer and closer and under my skin / So open up, let {the thing} come in
bridge | From up in a plane it's as thin as thread / The road, and {the thing}, and the roof on my bed
bridge | One day they'll write all the histories down / They'll give {the thing} a page, and a street in the town
bridge calm | Take out {the thing}, and the world still spins / But no one whistles and no one grins
bridge dark | And when it goes quiet, as all things must / It's {sense} that I trust
bridge | I asked for a reason, and no reply / {The thing} {it does}, that's why
bridge | What if we'd missed it, what if we'd slept in? / No {thing} at all, no place to begin
bridge | Strip off the paint and the price and the praise / {Sense} is what stays
end | And that's {the thing}, as I know it, friend / It starts in the middle, it has no end
end funny | I'd tell you more, but they're locking the hall / And that's {the thing} for you, warts and all
detail rap | {The thing} on my mind and a plan in my right / Born for the morning, I stay for the night
detail rap | {The thing}, you know it, I've got it by heart / I'd draw you a map and I'd sell you a chart
story rap | Back in the day with a hole in my shoe / I saw {the thing} coming and I already knew
feel rap | {Feeling} in my blood and it's running the show / Nowhere to be and I've somewhere to go
turn rap | They told me grow up and they told me get real / I told them of {the thing}, now they know how I feel
lift rap | No gold on my teeth and no rings on my hand / Just {the thing} and a beat that the block understands
detail blues | Woke up with {the thing} on my mind / Woke up, had {the thing} on my mind / I put on my hat and left that blanket behind
feel blues | I've got {the thing}, and I'm skin and bone / Got {the thing}, Lord, I'm skin and bone / I may have no money, but I'm never alone
turn blues | I tried to quit {the thing} one day / Tried to quit {the thing} one day / By noon I was begging the trouble to stay
lift shout | {The thing}! Hey! / All day!
lift shout | More and more / Shake the floor
pre shout | One, two, three / Sing with me
detail plain | I like {the thing}, and so do you / Let's tell the cat, and the teddy too
scene plain | What did I see on my way to play? / I saw {the thing}, and I want to stay
feel plain | I like {the thing} in rain and in sun / I like it so much that I jump and run
story plain | I told of {the thing} to my bear and gran / We {do} whenever we can
wish plain | When I grow up to be ten feet tall / I'll {do} for one and for all
hook | More {Thing}, Please :: More {thing}, please, and pass it along / More {thing}, please, and a bit of a song / I've had all the rest, and the rest went cold / More {thing}, please, till I'm ninety years old
hook | {The Thing} and Me :: {The thing} and me, we go way back / Two odd wheels on a single track / Shut the gate and let us be / There's room enough for {the thing} and me
hook | Back to {The Thing} :: Back to {the thing} when the day goes wrong / Back to {the thing} like the end of a song / I've worn out the road and my boots wore thin / I'm back to {the thing}, so let me in
hook funny | {The Thing} Made Me Do It :: {The thing} made me do it, I wasn't there / {The thing} made me do it, I sat in my chair / The milk boiled over, the cat's on the shelf / {The thing} made me do it, I'm shocked myself
hook | Just Add {Thing} :: Just add {thing} and give it a stir / Days get better than ever they were / Too much Monday? Too little sun? / Just add {thing} and the cooking's done
hook tender | Nobody Told Me :: Nobody told me, nobody said / {The thing} would be dancing around in my head / I'd have come sooner, I'd have got out of bed / Why is it nobody told me? I said
hook wild | {Thing} All Night :: {Thing} all night and we don't sit down / {Thing} all night till we wake this town / Somebody's mother is banging the wall / It's {thing} all night, and it's good for us all
hook | What {The Thing} Taught Me :: What {the thing} taught me, no school would / Stand in the rain and call it good / I burned all my notes and I sold my cap / What {the thing} taught me is not on the map
hook bright | Hooray for {The Thing} :: Hooray for {the thing}, come on, say it loud / Hooray for {the thing}, you're a lovely crowd / Throw up your hat, if you haven't a crown / Hooray for {the thing}, let the roof come down
hook wistful | Before {The Thing} :: Before {the thing}, I can hardly recall / A chair and a window, a clock on the wall / I must have had evenings, I must have had friends / Before {the thing}, that's where memory ends
hook | Just One More :: Just one more, then I'll call it a day / Just one more, then I'm on my way / I said it at seven, I said it at nine / With {the thing} around, just one more and I'm fine
hook | Somebody Say {Thing} :: Somebody say {thing}, watch me run / Somebody say {thing}, day's begun / I was flat on my back, I was half asleep / Somebody say {thing}, watch me leap
hook calm | Take Me {Where} :: Take me {where}, and let me be small / Nothing to carry and no one to call / The world can come knocking, I've oiled the lock / Take me {where}, and stop the clock
hook | I Heard {The Thing} :: I heard {the thing} before I could speak / I heard {the thing}, and it pinked my cheek / They taught me my letters and taught me my sums / I heard {the thing} like a roll of drums
hook proud | That's My {Thing} :: That's my {thing}, so step aside / That's my {thing}, and I wear it with pride / Keep all your ribbons, your cups and your prize / That's my {thing}, with the stars in my eyes
hook bright | You Can Count Me In :: If it's {the thing}, you can count me in / Pick up the phone and I'll bring my grin / I don't need a reason, just say and I'll spin / So long as it's {the thing}, you can count me in
hook | Ask Me About {The Thing} :: Ask me about {the thing}, I dare you to / Ask me about {the thing}, I've nothing to do / I've got some opinions, a hundred or so / Ask about {the thing}, and there I go
hook funny | Too Much {Thing} :: Too much {thing}? There's no such word / Too much {thing}? Well, that's absurd / There's room in the attic and room in the van / Too much {thing}? Bring more if you can
hook tender | Tell Me About {The Thing} :: Tell me about {the thing}, and tell it slow / Tell me the bits that the others don't know / I've got all evening, the fire's burning low / Tell me about {the thing}, and nobody go
hook | All Because of {The Thing} :: All because of {the thing}, I left my chair / All because of {the thing}, there's leaves in my hair / I meant to be serious, meant to be wise / All because of {the thing}, just look at my eyes
hook dark | {The Thing} in the Dark :: {The thing} in the dark, and I go by feel / One turn of a lock, one turn of a wheel / The night has a bite and the wind has a bark / I hold on to {the thing} in the dark
hook | Ring for {The Thing} :: Ring for {the thing}, let them hear it in town / Ring till the last of the cobwebs falls down / Silver or tin, let it swing from the rope / Ring for {the thing}, and ring it for hope
hook | Nothing But {Thing} :: Nothing but {thing} from here to the sea / Nothing but {thing}, and it's fine by me / I opened the curtains, I rubbed both my eyes / Nothing but {thing}, what a lovely surprise
hook | {Doing} with You :: {Doing} with you, and it's late / {Doing} with you, and the world can wait / The moon's at the window, it wants to come too / There's nothing like {doing} with you
hook | The Church of {Thing} :: Come to the church of {thing} today / Nobody tells you to kneel or to pray / The doors are wide open, the roof's made of air / Come to the church of {thing}, I'll be there
hook wistful | Long Ago Summer :: Long ago summer, and {the thing}, and you / We had half a sandwich and nothing to do / The evenings were long and the river was slow / Long ago summer, and where did it go?
hook | {Thing} O'Clock :: It's {thing} o'clock, and I'm out of the gate / All of the rest of the world can wait / Don't try to ring me, don't bother to knock / You know where I'll be at {thing} o'clock
hook | I've Got It Bad :: I've got it bad, I've got it all day / It's {the thing} on my mind, and it won't go away / The doctor looked grave, and the doctor was sad / There's no cure for {the thing}, and I've got it bad
hook bright | {The Thing} Makes Three :: Lay me a place, for {the thing} makes three / No better number was made for me / You on the sofa, and me, and the tea / It's you and it's me, and {the thing} makes three
hook | Long Live {The Thing} :: Long live {the thing}, and the mad ones who care / Long live {the thing}, with the wind in our hair / The mighty go under, the statues fall / Long live {the thing}, and long live us all
hook | I'd Rather {Do} :: I'd rather {do} than sit in rows / I'd rather {do} with rain on my nose / Go on without me, go on to the ball / I'd rather {do} than have it all
hook | Don't Get Me Started :: Don't get me started, I'll never be done / Don't get me started on {the thing} and the fun / You'll look at your watch, and the crowd will have parted / If it's {the thing} you want, well, don't get me started
hook calm | Slow Down for {The Thing} :: Slow down for {the thing}, it won't come twice / Slow down for {the thing}, it's the only price / You ran through the summer, you ran through the snow / Slow down for {the thing}, where else would you go?
hook | A World with No {Thing} :: A world with no {thing}, what a hole in the wall / Who would come dancing in the village hall? / I'd send back my ticket, I'd stay in bed / A world with no {thing} is a book unread
hook | Made of {Thing} :: I think I must be made of {thing} inside / They X-rayed my chest, and the doctor cried / There's no pill for that, and no plaster, he said / You're made of {thing}, from the heart to the head
hook | {Feeling} Is a Place :: {Feeling} is a place, and I know the way / Left at the corner and right by the bay / You'll know when you're there by the look on your face / Nobody told me that {feeling} is a place
hook | Look What {The Thing} Did :: Look what {the thing} did, look at my grin / Look what {the thing} did, it's under my skin / As cool as a cellar, as tight as a lid / I dance on tables, look what {the thing} did
hook | Still Here, Still {Doing} :: Still here, still {doing}, the years go by / Still here, still {doing}, the same old sky / They gave me a season, they gave me a year / Still here, still {doing}, so give us a cheer
hook shout | {Thing}! Right Now! :: {Thing}! Right now! / Someone show me how!
hook | It Had to Be {The Thing} :: It had to be {the thing}, what else could it be? / It picked the worst of us, that would be me / I never believed in a sign or a star / It had to be {the thing}, and here we are
`)
