import { lines } from '../lines.ts'

export const job = lines('job', `
scene | {Where}, with the shutters half way / That's where you'll find me the rest of the day
scene me | The clock says up, the dark says no / My boots know where they have to go
scene | A quarter to six in the staff canteen / One spoon for all, and it's never clean
scene | {A part} in hand and the day half made / The oldest moves in the oldest trade
scene dark | Night shift again, the corridor hums / A machine eats coins and it gives back crumbs
scene me | {Where}, at the crack of day / I tie my boots and I earn my pay
scene funny me | My tie's in the drawer, my soul's in the post / At nine they'll ask what I value most
scene calm | I like the hour when no one's in / The floor, {the thing}, and the light's first grin
scene we | The same old bus, the same tired heads / Like flowers pulled from flower beds
scene proud me | My father's trade, his father's too / I knew the whistle before I knew you
scene me | My jacket's hanging on its nail / I climb inside and I set sail
scene | {A part} laid out, the light still low / A man could do it blind and slow
scene funny me | My badge still has a face I knew / With all its hair, at twenty-two
scene dark | Fluorescent dawn, a vinyl floor / A name in tape on every drawer
scene wild | The whistle shrieks, the belts all start / You shout a joke and it falls apart
scene me | {Where}, where the day begins / With {a part}, tea and biscuit tins
scene proud me | They ask me what I do, I say / I {do}, I did it yesterday
scene | {Sense} means somebody's in before / The light's already under the door
scene dark me | Another dawn with {a part} in my hand / I signed for this, I understand
scene funny me | I've got {a part} and a coffee ring / A form for every other thing
story wistful me | I trained the man who is over me now / He signs my sheets and he wrinkles his brow
story me | I burned my first and I bent my next / I learned it by hand, I don't learn by text
story tender me | I missed the concert, I caught one song / She waved as if I'd been there all along
story | The new lad asked me when does it get fun / I said ask your shoulder when it is done
story me | I said a month, I said till spring / I'm on my ninth coat and second ring
story funny | The boss gave speeches, shook our hands / And flew that night to warmer lands
story proud me | Old Bea taught me the way it's done / She'd point, then grunt, then make me run
story me | I {did} all night and half the day / I do it in my sleep, they say
story funny me | I sent the joke to all the floor / The boss replied: please tell me more
story | They gave him a watch when he'd run out of time / A card, a cake and a terrible rhyme
story angry me | I asked for more, he drew a graph / I saw the secretary laugh
story tender | He slipped me half his lunch one day / He said he wasn't hungry anyway
story me | The first day I dropped {a part} on my toe / They clapped, and I knew where the plasters go
story proud me | They said to {do} would take me years / I did it by lunch with oil in my ears
story funny | The boss came down to {do} one day / We saved the bits in a kitchen tray
story me | I left it once for a desk and a chair / I missed {sense} there
story tender me | My dad would {do} with his sleeves rolled tight / I see his hands when the job goes right
detail funny | Nine new emails and none of them mine / A cactus, a mug, and a dotted line
detail dark | The strip light shakes and the clock won't move / I fill in forms for a man to approve
detail calm | {The part} hung up, the bench wiped clean / The best of silences I've seen
detail | {A part}, {a part2}, it's in the wrist / You hold it like you'd hold a fist
detail me | {Sense} each dawn, as plain as bread / It's in my coat, it's in my bed
detail me | There's grease in all my lifelines now / A palmist couldn't tell me how
detail | {The thing} {it does} when it's talked to right / I've coaxed it round on a winter night
detail me | {A part} my thumb has worn away / I reach for it ten times a day
detail | A locker key, a cup, a spoon / Some birthday cake in the afternoon
detail proud me | My grandad gave {my part} to me / He said it knows what hands can't see
detail me | {Doing} till dusk, then home by ten / A bath, a kiss, and up again
detail funny | A poster shows a man on a rope / Beneath it: Who has pinched the soap?
detail | Look at {the part}, you'll know the hand / It's how you tell the trade from the brand
detail calm me | The kettle steams, my one knee aches / The radio gives me tunes and takes
detail wild | The tickets fly, the phones all go / The new boy's gone as white as snow
detail tender me | My daughter's drawing by my screen / I'm ten feet tall and slightly green
detail funny | The meeting's held to plan the next / My tea's gone cold, my pen is vexed
detail | {A part} on the left, {a part2} on the right / My whole world fits in a circle of light
detail me | I know {the thing} like the back of a spoon / I hear it cough in the afternoon
detail | {A part} and a rag and an inch of tea / A calendar stopped at two thousand and three
detail proud me | My eye can tell {the part} by a hair / I run my thumb and the fault is there
detail | {Where} it's cold, and then it's not / You work with whatever the morning's got
detail funny | {A part} with a label: Do Not Touch / I touched it once, and it wasn't much
detail | {Sense}, and you know it'll hold / You can't write that down and you can't be told
detail wild | {A part}, {a part2}, get it out of the door / There's three of us here and there's work for four
feel me | Some days I'm just a nut, a screw / Some days I'm why the rocket flew
feel dark me | I've counted tiles from wall to wall / I know each one, I've named them all
feel proud | There's {feeling} when the thing runs true / You hear it, and it's down to you
feel me | On Monday hate, by Thursday pride / I'd never tell them, but I've tried
feel angry me | My back's a bill that no one paid / My knees are quotes that someone made
feel wistful me | I had a plan, a boat, a map / It's folded underneath my cap
feel me | They get my mornings and my spine / The kids get what is left of mine
feel bright me | And when it sings the way it should / I wouldn't swap it if I could
feel calm me | I like the weight, I like the wait / I like the click of my own front gate
feel proud me | It's only {the thing}, it's only a trade / But look at the shine on the thing I made
feel me | I dream of {a part}, I wake up and groan / I've brought {the thing} home with me, under my own
feel calm me | When I'm {doing}, it all goes still / No phone, no boss, no heating bill
feel angry me | They've costed {the part} and timed my tea / They've never once sat in a chair with me
turn we | Then Friday comes with its tie undone / The stairs are a river and out we run
turn | They brought machines to do it quick / The day it rained they all fell sick
turn proud me | Now I'm the one who has the key / The new boy makes his tea for me
turn funny we | The boss was gone a week in May / Not one of us had thought to say
turn wistful | They leave us one good cake at a time / And take the knack of it down the line
turn angry we | The profit's up, the pay is not / A bowl of fruit is what we got
turn tender me | My boy came in to see me work / He took {a part} with my own smirk
turn we | At two the whole line stopped its noise / We looked, and stood, the girls, the boys
turn me | They told me, don't {do} any more / I nodded, and did it from eight until four
turn | They're selling {the part}, they're stripping the hall / A fellow from Leeds has a bid on it all
turn proud me | I {did} my way, and it came out straight / The boss walked round, and he called it great
wish me | One day I'll stroll out through the rain / And miss the bus and miss the train
wish proud | So let them say the joins were true / It held the night the north wind blew
wish tender | Put up your feet, love, rest a bit / I'll do the worrying while you sit
wish me | Give me a rod, a flask, a stream / And no alarm to end the dream
wish me | Give me {a part} and a decent light / I'll be here humming till late tonight
wish tender me | I'd like you to have {the part} when I go / It isn't worth much, but it's good to know
lift we | It's hands, it's hands, it's always hands / That build the bridge and till the lands
lift proud we | You turn a tap, you flick a light / And some of us were up all night
lift angry we | We're not upstairs, we're not on the chart / But we're the wheels and we're the cart
lift we | Hold on, my loves, it's nearly three / There's no one leaving before me
lift bright | {The thing}, {the thing}, it's in my bones / I'm made of tea and paving stones
lift proud we | We {do}, we {do} all night / And somewhere in town you turn on a light
lift me | {The thing} in my hands and the day going round / I'm tired, I'm tired, but I like the sound
pre | Pull down the shutters and turn off the fan / Somebody's whistling as loud as they can
pre | One for the boss and there's two for the road / One more push and we're rid of the load
pre | One hour to go and the hands go slow / The clock on the wall puts on a show
pre angry me | I've held my tongue, I've held the door / I don't think I can hold much more
pre | {A part} put down and the coats coming out / There's one more minute, and then there's the shout
bridge calm | The kings have their names on the temple door / The ones with the ropes have a song, no more
bridge | Take off the badges, the suit and the hat / We'd all be in socks on the same front mat
bridge wistful me | I've sold my days at so much each / And kept one shell from every beach
bridge we | Some other woman, some other town / Is tying her apron and looking down
bridge tender me | My mother scrubbed another's stair / I walk up now, and I smell her there
bridge calm | Somebody made {the part} I hold / Somebody tired, somebody cold
end funny me | I'd tell you more but it's ten to the bell / I've got to look busy, so wish me well
end | The cleaner hums along the hall / She's got the best voice of us all
end me | {The part} hung up, the bolt shot home / A street of lamps, and I walk alone
end proud me | So that's my trade, I know it cold / I'll pass it on before I'm old
end calm me | The homeward bus, the window black / A tired old friend is looking back
end me | You take {the part}, and the key's on the nail / I'd do it again for a pint of ale
hook tender | Orange And Green :: My daughter drew me in orange and green / With arms like a tree and a hammer between / She thinks I'm the king of the whole machine / I live for that fellow in orange and green
hook | Ten To Five :: Ten to five, ten to five / That's the hour I come alive / Hang the apron, drop the drive / Bring me the world at ten to five
hook wild we | Here Comes The Rush :: Here comes the rush / Burn on the wrist / Nobody hush / Nobody missed
hook | {the thing} Paid :: {The thing} paid for the roof, the shoes / {The thing} paid for the Sunday news / I've cursed it plenty, I've cursed and I've prayed / But look at my kids, for {the thing} paid
hook proud | A Name On A Nail :: Each one who worked here has left something small / A name on a nail in a row on the wall / No statue, no marble, no tall tale at all / When I go, hang a name on a nail in the hall
hook dark me | Night Shift Moon :: Night shift moon / You're late, you're thin / We're both off soon / The sun's coming in
hook | Hand Me {the part} :: Hand me {the part} and stand well clear / I've done this every day this year / You keep the plans, the pens, the glass / Hand me {the part} and let me pass
hook proud we | Somebody Built That :: See that bridge in the morning rain? / Somebody built that, somebody's chain / See that light in your corner flat? / Somebody, somebody built that
hook | Boots Know The Way :: My boots know the way / I just go along / Down in the dark / With the same old song
hook angry we | Fruit Bowl :: We asked for bread, we got a fruit bowl / We asked for time, we got a goal / One brown banana, shared by the whole / Thank you so much for the lovely fruit bowl
hook proud me | By Feel :: By feel, by feel / Not by the book / My hands just know / I don't even look
hook funny | Could Have Been A Note :: An hour and ten of a man in a tie / It could have been a note, it could have been, why / It could have been a whisper, a wave or a quote / It could have been, could have been, could have been a note
hook we | Same Seven Heads :: Same seven heads on the first bus down / Nodding like flowers through sleeping town / I don't know your names and I don't know your beds / God keep you going, my same seven heads
hook proud | Mother's Red Hands :: My mother's red hands / Went in before day / They scrubbed me a road / And they scrubbed it all the way
hook angry we | Try It Without Us :: Try it without us, go on, have a go / Empty your bins and shovel your snow / Bake your own bread and bury your own / Try it without us, you'll try it alone
hook funny me | Sick Of Dave :: I'm not in bed, I'm not at the grave / I'm not too well, I'm sick of Dave / His lunch, his laugh, his after-shave / Doctor, doctor, I'm sick of Dave
hook calm | Sweep As You Go :: Sweep as you go / The old man said / Not just the floor / The heart and the head
hook bright me | Friday In My Shoes :: I've got Friday in my shoes / Tap, tap, tap, I can't refuse / Boss man, boss man, here's the news / You can't hold me with Friday in my shoes
hook we | Kettle's On At Ten :: Kettle's on at ten / Kettle's on at three / In between we're no one / Then we're you and me
hook wistful me | Sold By The Hour :: I sold by the hour / What you can't get back / The best of the light / In a paper sack
`)

export const jobLost = lines('job-lost', `
scene me | A cardboard box, a plant, a mug / A man upstairs who gave a shrug
scene me | They pulled the blind at ten to three / I knew it wasn't the sun, but me
scene | The gate stays red, my badge is dead / Nine thousand times, the porter said
scene dark | The letter's short, it's in my hand / They've spelled me like some other brand
scene calm me | It's ten o'clock, I'm in the park / I'd only seen it after dark
scene wistful me | I still wake up before the bell / And reach for the shirt with the workshop smell
scene me | I walked {a part} past all my friends / They watched their screens, as the staircase ends
scene me | I brought home {a part} in a paper bag / A plant, a mug and a paper flag
story me | They had a word, it had a dash / It meant my desk would turn to cash
story | They changed the name, they changed the sign / They changed the locks at half past nine
story me | I gave them Sundays, gave them spine / They gave me a number to ring till nine
story wistful me | I'd trained up half that floor myself / They put my cactus on a shelf
story tender | She met me at the kitchen door / And said, we've lived on less before
story me | I learned to {do} in that long room / They swept me up with a quarterly broom
story angry me | He read it off a printed sheet / And never looked above my feet
story funny me | They gave me vouchers and a pen / And asked me for the pen again
story proud | Not one of us had dropped a stitch / They shut us down to please the rich
story me | I'd {do} from eight until five / I thought it was keeping the place alive
detail me | {A part} still hangs beside the stair / It thinks I've left it hanging there
detail funny | One mug, one joke that's lost its end / A drawer of ketchup I can't spend
detail wistful | {Sense} was how I'd tell the time / I hear it still at half past nine
detail | The shoes are shined, the suit is pressed / All dressed for somewhere like the rest
detail me | I kept {a part}, they let that go / It cracks a walnut, nice and slow
detail calm | The postman comes at half past ten / I never knew, I've known since then
detail me | {Sense} was there when I walked out / It didn't know what it was all about
feel dark me | The quiet is heavy at half past nine / Somebody's meeting and none of it mine
feel me | I'm not my job, that's what they say / Then who's been in my shoes all day?
feel angry me | I'm not a cut, I'm not a saving / I'm not a chair, so stop your waving
feel dark me | It's very still at half past eight / There's no one cross that I am late
feel bright me | It's odd, I'm light, I've dropped a tray / Of someone's cups I held all day
feel proud me | They took the laptop, took the key / They had no form for taking me
feel me | The shame was theirs, I wore it home / I've posted it back to glass and chrome
feel me | I still know {the thing} from end to end / I miss it some days like a difficult friend
turn me | One week I slept, and one I swore / And then I went and painted the door
turn me | My neighbour's fence had half come down / By dusk I had the best in town
turn proud me | They rang in March, they'd lost the knack / I named my price and I rang them back
turn funny me | My bread comes out as hard as slate / But it's my brick and it's my plate
turn we | We meet on Fridays, threes and twos / We talk of {the thing} and not the news
turn me | I {did} alone one day at noon / And caught myself inside a tune
turn me | They rang to ask how {the part} goes in / I told them, and I allowed a grin
turn proud me | I'm {doing} now in the kitchen chair / For less, for me, with the sun in there
wish me | I'll find a door with light behind / And hang my coat, and take my time
wish me | And when it's mine to say who goes / I'll look at eyes and not at rows
wish bright me | I'll start up small, my name in paint / And no one's pass and no complaint
wish me | I'll find me {a part} and a patch of wall / I'll start again, and I'll start it small
lift proud me | Take back the desk, take down the name / My hands still know it just the same
lift proud me | I did it well, I'd do it still / The stream runs on that ran the mill
lift angry me | You cut the stalk, you left the root / Come back in June and see the fruit
lift proud me | You've kept {the part}, but you can't keep this / I know {the thing} and the thing you'll miss
pre me | The lift went down, the doors slid wide / I'd never seen so much outside
bridge calm | The tower will go, the sign will fall / There's grass that grows through any wall
bridge | Ask anyone who's worth a song / They've all been told they don't belong
end proud me | I put the box beneath the stairs / And slept like someone no one scares
end we | So here's to boxes, here's to bags / To all the names they took off tags
hook proud me | Ask Them In The Spring :: Ask them in the spring who was holding it up / Who knew where the leak was and put down a cup / I won't say a word and I won't lift a thing / If you want to know worth, you can ask them in the spring
hook bright me | Look At Me Go :: You let me go / So look at me go / Coat undone / And nice and slow
hook angry | Look Up From The Page :: Look up from the page, look up and see / You're reading it wrong, it isn't just me / It's shoes and a roof and a child of three / Look up from the page and say it to me
hook proud me | Still My Hands :: You've got the desk, the van, the key / The name on the door that once was me / You've got the figures, got the plans / But look down here, they're still my hands
hook proud me | I'm Not The Box :: A mug, a plant, a photograph / A card that tries to make me laugh / I'm not the box, I'm what walked out / I'm not the box, I'm the rain and the shout
hook wistful me | Badge Don't Work :: My badge don't work / The gate don't know / I said good morning / It told me no
hook calm me | Ten In The Morning :: Ten in the morning / And nowhere to be / So this is the light / They were keeping from me
hook tender | Hang Up Your Coat :: Hang up your coat, love / Come and sit down / They took your desk, love / They don't own the town
hook funny me | Keep The Stapler :: They kept my youth, they kept my smile / They kept my best ideas on file / They had it all for quite a while / But I keep the stapler, I keep it in style
hook bright me | Monday's Mine :: Monday's mine, Monday's mine / Nobody's number and nobody's line / Feet in the river, I'm feeling fine / Keep all the others, but Monday's mine
hook we | Closing The Mill :: They're closing the mill / But not the stream / It ran before them / It'll run like a dream
hook dark | Who's That In The Suit? :: Who's that in the suit by the kitchen door? / He's dressed for a job that's not there any more / He's shining his shoe, he's swept up the floor / He looks at his watch, and he looks at the floor
`)

export const business = lines('business', `
scene we | It started with a borrowed chair / A kettle and a coat to wear
scene we | Two of us, a garage floor / A paper sign upon the door
scene | The lights come on at {place} at eight / There's someone always at the gate
scene bright we | Four odd chairs and one good pen / We drew {the thing} and drew it again
scene we | {A part} on the wall, a list, a lamp / A winter coat because of the damp
scene we | A borrowed desk, a plug that sparked / We worked until the street was dark
story we | The first one broke, the second bent / The third went out, and went and went
story we | We sold the first to someone's aunt / She keeps it by her favourite plant
story we | The bank said no, and shook our hand / We went and built it second-hand
story we | {A part} in bits across the floor / The cleaner laughed and held the door
story proud we | The year the ice came through the till / Not one of us went over the hill
story we | We learned to {do} from a library book / With half of it missing, and that's all it took
detail | {A part}, {a part2}, the care between / The stitch inside that's never seen
detail | {The thing} {it does} when the day's gone wrong / It doesn't shout, it just goes along
detail we | A map with pins, a pot of glue / A phone that rings, and rings for you
detail | {Sense} from the back, a laugh, a bell / A box tied up with string as well
detail bright we | It doesn't leave till someone's said / I'd give that to my mum, instead
detail we | There's Ruth on phones and Sam in the van / And Jo who says of course we can
feel proud we | It's more than pay, it's more than a sign / I look at that and some of it's mine
feel we | There's {feeling} here you can't invoice / It's in the jokes, it's in the noise
feel bright we | I look along our table, see / Nine oddballs who'd jump in for me
turn we | There's fifty coats now on the hook / We're almost something in a book
turn we | We framed the worst mistake we made / It hangs up high and it's not for trade
turn we | The sign's got big, the queue has too / But one old kettle sees us through
turn we | They came from over the hill at first / Now half the world has caught our thirst
wish we | May we still know each other's name / When all the numbers are not the same
wish we | We'll build it so our kids can say / My mother made that, by the way
wish bright we | Here's to the next one, not yet drawn / To midnight oil and toast at dawn
lift we | By hand, by heart, by tape, by luck / We pushed the day till it came unstuck
lift proud we | Stand up, the ones behind the door / The ones that all the lights are for
lift we | {The thing}, {the thing}, and the folk behind / With you, whoever you are, in mind
lift bright we | Come in, come in, wipe off your feet / We saved the window, saved the seat
pre we | All eyes up on the hands of the clock / The queue outside goes round the block
pre we | One more try and one more cup / We're nine down and the tenth goes up
bridge we | They'll copy the colour, copy the name / They'll never get the laugh the same
bridge calm we | If one of us falls then nine will stop / That's how you get a ladder to the top
bridge | A company's just some folk who chose / To face one way when the hard wind blows
end we | Turn off the lights but leave the one / There's someone in before the sun
end proud we | A borrowed chair, a kettle, a plan / And that's how all of this began
end bright we | That's us, that's all, we're glad you came / Put on the kettle and tell us your name
end we | {Name} on the door and the door swung wide / Whoever you are, we're here inside
hook proud we | Made Like We Mean It :: Made like we mean it, made to the end / Made like we're making it just for a friend / Turn it around, there's no join to be found / Made like we mean it, and passed all around
hook we | Ring The Bell :: Ring the bell, we got it done / Ring it for all of us, ring it for one / We said that we'd do it, we did it, and well / From basement to rooftop, ring the bell
hook proud we | Behind The Counter :: There's someone behind the counter, the screen / There's someone on midnight you never have seen / Whenever you're ringing and wherever you are / Behind the counter we're never too far
hook bright | It Starts With {the thing} :: It starts with {the thing} and it goes where you go / It opened the window that used to say no / There's more on the way than the most of us know / It starts with {the thing} and then watch how we grow
hook proud we | Ask Anyone Here :: Ask anyone here why we come through the snow / They'll tell you a reason you might like to know / We're loud and we're stubborn and slow to say please / Ask anyone here, and they'll hand you the keys
hook we | The Kettle's In Charge :: Forget the board and the flow-chart large / In this whole building the kettle's in charge / It sang us through nothing, it sings us through loud / The kettle's in charge, and the kettle is proud
hook bright we | Doors At Eight :: Doors at eight, doors at eight / Shoulder the shutter, lift the gate / Bread in the basket, chalk on the slate / We'll be there smiling, doors at eight
hook bright we | {name}, That's Us :: Who turns up when the pipe has burst? / Who says sorry and says it first? / Who do you ring when you're fit to cuss? / {Name}, that's who, and {name}, that's us
hook we | Third Time It Flew :: First one fell / Second fell too / Tape and a prayer / And the third time it flew
hook we | The Long Table :: Pull up a chair to the long table / Bring what you've got, give what you're able / Boss by the baker, Ahmed by Mabel / Nobody's small at the long table
hook we | Us In The Morning :: Give me us in the morning / Half awake, full of hope / Coffee like mud / And a plan on an envelope
hook we | All Hands :: All hands, all hands / On the rope, on the rail / One for the captain / And all for the sail
`)
