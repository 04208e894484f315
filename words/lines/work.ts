import { lines } from '../lines.ts'

export const job = lines('job', `
scene | The alarm goes off and the dark says no / My boots know the way and my boots say go
scene | A quarter to six at the staff canteen / Two sugars, one spoon, and it's never been clean
scene | {A part} in hand and the day not begun / I've been at it an hour before there's a sun
scene dark | Night shift again and the corridor hums / The vending machine eats another man's sums
scene | {Where}, with the shutters half way / That's where you'll find me the rest of the day
scene | I clock in late by a minute or three / The clock and the foreman are looking at me
scene funny | My tie's in the drawer and my soul's in the post / I've a meeting at nine on what matters the most
scene | First bus of the morning, the same seven heads / We're leaning like flowers pulled out of their beds
scene proud | My father did this and his father as well / I was born to the whistle, I answer the bell
scene | The overalls hang like a man on a nail / I climb in at seven as stiff as a sail
scene calm | There's a half hour early when nobody's in / I like how {the thing} sounds before we begin
scene | {A part} on the bench and {a part2} on the floor / There's nobody else that they're asking for
scene | The pass on my neck has a picture of me / From back when I slept and was twenty-three
story | I said for a summer, I said for a bit / That's eleven Decembers I meant to quit
story | They showed me the ropes and they showed me the door / They told me what nobody's fingers are for
story funny | The boss made a speech about family and pride / Then asked who would stay till the last of us died
story proud | I learned how to {do} from a woman named Bea / Who never wrote anything down for me
story | I've trained up the man who is now over me / He calls me old timer and signs for my tea
story | I burned my first batch and I bent my first blade / And nobody told me the mess that I made
story tender | I missed the school concert, I caught the last song / She waved from the stage like I'd been there all along
story | I {did} in the snow, in the dark, in the heat / I know it by heart and I know it by feet
story funny | I once replied all with a word you can't say / They still pass me notes on the back stairs today
story | They gave me a watch when I'd wanted the time / They gave me a card that was trying to rhyme
story angry | I asked for a rise and he showed me a chart / A line going up and a hand on his heart
story | The new lad asked me how long till it's fun / I said, you'll know when your shoulder is done
detail | {A part} in the morning and {a part2} at night / It's all in the wrist and you don't hold it tight
detail | {Sense} at daybreak, I know it like bread / It's there on my jacket, it's there in my bed
detail | Grease in the lines of the palm of my hand / A map of a country that few understand
detail | {The thing} {it does} when you treat it right / I've talked it round on many a night
detail | Eleven new emails and none of them mine / A cactus, a mug, and a form I can't sign
detail | {A part} where my good hand has worn it away / I could do it by feel, I could do it all day
detail | A locker, a padlock, a photo, a spoon / Somebody's cake for the afternoon
detail proud | {My part} was my grandfather's, look at the grain / It's polished by palm sweat and oil and rain
detail dark | The strip light is buzzing, the clock doesn't move / I'm filling in forms for a man to approve
detail | {Doing} by daybreak and home after dark / I know every dog that gets walked in the park
detail funny | A poster says teamwork, a mountain, a rope / Beside it a notice concerning the soap
detail | You'll know by {the part} if a hand knows the trade / You'll know by the mess that it never has made
detail | Steam off the tea and the ache in the knee / The radio singing for no one but me
detail calm | {The part} hung up and {the part2} put away / The floor swept clean at the end of the day
detail wild | Orders are flying, the printer's on fire / We're dancing like sparrows on overhead wire
detail | A bit of the job's in the crease of my thumb / It comes to the wedding, it goes where I've come
detail | {Sense}, and a joke that was old when I came / We laugh at it daily, we laugh just the same
detail tender | A drawing is taped to the side of my screen / It's me with a hammer, I'm six feet of green
feel me | Some days I'm a cog and I turn when I'm told / Some days it's my hands that can spin it to gold
feel dark me | I count up the ceiling tiles, forty by three / And every last one of them's looking at me
feel proud | There's {feeling} in things that have come out right / It follows you home and it sleeps in your light
feel me | I hate it on Mondays, I love it by four / I moan when I'm in and I miss it, what's more
feel angry me | My back is a question, my knees are a list / My name on the rota is easily missed
feel wistful me | I once had a plan with a boat and a book / It's pinned by the kettle, I don't often look
feel | The best of me goes to the first one who pays / My kids get what's left at the end of my days
feel bright me | I {do} and it sings like it ought to be sung / I'm nobody's fool and I'm suddenly young
turn | And then came the Friday, the whistle, the sun / The stairs were a river and off we all run
turn | They've brought a machine that can do it in ten / It can't do it twice when it rains, though, so then
turn proud | Now I've got the keys and I open the door / And somebody younger is sweeping the floor
turn funny | The boss took a week off and nothing went wrong / We didn't dare tell him, he'd not been gone long
turn | The old hands are leaving, one cake at a time / They take what they know of {the thing} down the line
turn angry | The profits are up and they've frozen the pay / They bought us a fruit bowl to brighten the day
turn tender | My boy came to see where I go every morn / He picked up {a part} like the day he was born
turn | But something went quiet on Thursday at two / We all stood together and knew what to do
wish me | One day I'll walk out in the middle of rain / And laugh all the way to the opposite train
wish proud | When I'm gone they will say of the work that I did / It held when it blew, and the joins were all hid
wish tender | I want you to rest, love, I want you to sit / I'll {do} for us both till the candles are lit
wish me | Give me a bench and a river and line / And a clock on the wall with no seven or nine
lift | It's work, it's work, it's the turn of the wheel / It's hands that are tired and the bread for a meal
lift proud | You live in the things that we built in the night / You turn on the tap and you turn on the light
lift angry | We're not on the chart and we're not in the hall / But try it without us and see the thing fall
lift we | Hang in there, my lovelies, it's twenty past three / There's nobody leaving here earlier than me
lift bright | {The thing} in the morning, {the thing} in my bones / We do it together, we don't do it alone
pre | Nine on the clock and there's one to go / The hand on the wall is pretending to slow
pre | Pull down the shutters and turn off the fan / Somebody's whistling as loud as they can
pre angry | I've bitten my tongue and I've swallowed my pride / There's only so much you can carry inside
pre | One for the boss and there's two for the road / One more push and we're rid of the load
bridge calm | The pyramid kings have their names on the door / The ones with the rope have a song and no more
bridge | And if you took off every badge, every hat / We'd all be in socks on a similar mat
bridge wistful | I've sold forty years by the hour and the day / I'd like to have kept one or two to give away
bridge | Somebody somewhere is doing this too / In some other tongue with a similar view
bridge tender | My mother's hands, red as a robin in snow / She cleaned for a lady, I wanted you to know
end | The last light goes off and the cleaner comes in / She hums at the desks and she empties a bin
end | I hang up {the part} and I lock up the store / Same time tomorrow, same boots at the door
end proud | So that's what I do, and I do it by feel / Go tell it to someone whose hands aren't real
end calm | The bus home is empty, the window is black / My face on the glass has its shoulders slack
end funny | I'd tell you some more but it's ten to the bell / I've got to look busy, so wish me well
hook | Boots Know The Way :: My boots know the way in the dark, in the rain / Down to the gate and then back home again / I can be sleeping the best of the day / I don't need my eyes, my boots know the way
hook angry | Fruit Bowl :: They gave us a fruit bowl, they gave us a speech / They gave us a ladder with rungs out of reach / I asked for a living, they gave me a role / I can't pay the rent with a lovely fruit bowl
hook proud | By Feel :: I do it by feel, I don't look at my hands / There's nobody taught it, it just understands / You can draw me a plan and then make me a deal / But some things in this world are done by feel
hook | Half Past Four :: Half past four and I'm gone like steam / Out of the gate like the end of a dream / You've had my back and you're asking for more / But nobody owns me past half past four
hook dark | Night Shift Moon :: Night shift moon, you're the only one in / You look like I feel, you look white and thin / Everyone's sleeping, it's finishing soon / I'll walk you back home, my night shift moon
hook proud | Somebody Built That :: You see that bridge, well, somebody built that / Somebody froze there with frost on his hat / You drive over him in nothing flat / Look down a minute, somebody built that
hook funny | Could Have Been A Note :: An hour and a half, and my tongue's like a coat / This whole entire meeting could have been a note / Somebody's sharing the slide with the boat / It's lovely, it's lovely, it could have been a note
hook tender | Orange And Green :: My daughter drew me in orange and green / With arms like a tree and a hammer between / She thinks I'm the king of the whole machine / I live for that fellow in orange and green
hook | Same Seven Heads :: Same seven heads on the first bus down / Holding up windows all over the town / I don't know your names and I don't know your beds / But I'd miss you like family, same seven heads
hook | Give Me {the part} :: Give me {the part} and then get out of my way / I'll show you the thing I've been trying to say / You talk about targets, you talk all the day / Give me {the part} and just listen to it play
hook wild | Rush :: Here comes the rush, hear the tickets all fly / Two on the pass and there's one going by / Burn on my wrist and there's salt in my eye / I'd not be elsewhere when here comes the rush, let it fly
hook we | Kettle's On At Ten :: Kettle's on at ten and the world can wait / Feet on a crate and a chip off a plate / Tell us the one about Dave again / We live for the moment the kettle's on at ten
hook wistful | Sold By The Hour :: I sold by the hour what I'd give you for free / The best of my light and the shine off of me / You can't buy it back, not with all of their power / My one little life, and I sold by the hour
hook proud | Mother's Red Hands :: My mother's red hands in a bucket of grey / She scrubbed up a staircase and carried me away / I've read all the books and I've crossed all the lands / And all of it rests on my mother's red hands
hook bright | Friday In My Shoes :: I've got Friday in my shoes and they won't stay still / They're tapping on the tiles and they're climbing the till / You can take all my Mondays, I've nothing to lose / I'm out of that door with some Friday in my shoes
hook | Put My Name On The Nail :: Put my name on the nail when I hand in my key / There's five on the wood and there's room here for me / No marble, no statue, no glorious tale / I did it all right, put my name on the nail
hook angry | Try It Without Us :: Try it without us, go on, have a day / The bins and the babies, the trains on the way / You'll find where the top is, it's resting on us / Try it without us, get down off the bus
hook funny | Sick Of Dave :: I'm sick of Dave and the things he eats / I'm sick of his stories and his football seats / If I'm not in Monday, be kind and be brave / It's nothing to catch, I'm just sick of Dave
hook | {the thing} Pays :: I've cursed it and kissed it for most of my days / I grumble, I grumble, but {the thing} pays / The roof and the rabbit, the gas and the glaze / Say what you want of it, {the thing} pays
hook calm | Sweep As You Go :: Sweep as you go, is the thing I was told / It keeps the floor young and it stops you from old / One thing and then one thing, that's all I know / Whatever you're making, sweep as you go
`)

export const jobLost = lines('job-lost', `
scene me | A Thursday, a box and a plant and a mug / A man from upstairs and a kind of a shrug
scene me | They called me in at a quarter to three / The blind was pulled down and it wasn't for me
scene | The badge doesn't open the gate any more / I've walked through it nine thousand times before
scene dark | The letter was short and it got my name wrong / I'd been there with it for ever so long
scene calm me | It's ten in the morning and I'm in the park / I've only seen this place before when it's dark
scene wistful | I still wake up at the ring of the bell / And reach for the shirt with the workshop smell
scene me | I carried {a part} past the silent desks / They looked at their screens and they looked at the rest
story me | They used a long word that means sending me home / They said it to paper, they said it to chrome
story | They changed the whole logo, they changed the front door / Then they changed how many they were hiring for
story me | I gave them my Sundays, I gave them my spine / They gave me a number to ring until nine
story wistful me | I taught half that building the things that I know / And none of them knew which way to see me go
story tender | She met me at home and she put down her bag / She took off my tie like a little white flag
story me | I learned how to {do} in that building, that room / They've swept it away with a quarterly broom
story angry me | He read from a sheet and he never looked up / I looked at the ring that was left by his cup
story funny me | They gave me a voucher, they gave me a pen / They asked for the stapler and asked me again
detail | A cardboard box with a plant in its arms / A lifetime of birthdays and fire alarms
detail | {A part} in the hallway beside the umbrella / It's looking for work like the rest of us, fella
detail | One mug with a chip and one card with a joke / A drawer full of ketchup, a wire that broke
detail wistful | {Sense} was the sound of my days going by / I hear it in dreams and I couldn't say why
detail | The suit on its hanger, the shoes by the mat / All dressed up and waiting, like somebody's cat
detail me | I've got {a part} still, they can't have it back / I use it to crack all the nuts in the sack
detail calm | The post comes at eleven, I never knew that / The woman next door has a three-legged cat
feel me | I'm not what I did, or at least so they say / Then who is it stood in my shoes today?
feel angry me | I'm not on a chart and I'm not in the red / I'm somebody's father with all this in my head
feel dark me | The quiet is heavy at half past nine / Somebody's meeting and none of it mine
feel bright me | It's strange but I'm light, like I've put down a tray / Of somebody's glasses I carried all day
feel proud me | They took back the laptop, they took back the key / They hadn't a form that could take back me
feel me | There's shame in my mouth and it isn't my own / I'm giving it back to them, hand it back home
turn | The first week I slept and the second I swore / The third I got up and I painted the door
turn me | My neighbour came by with a fence and a can / By sunset I felt like a useful old man
turn proud me | They rang me in March for a thing no one knew / I gave them my price and I doubled it, too
turn funny me | The bread's coming out like a roof tile still / But it's my own brick and I'm baking it, Bill
turn | I met all the others in twos and in threes / We talked about {the thing} and we talked about fees
turn me | I {did} for myself on a Tuesday at noon / With nobody's eyes on me, whistling a tune
wish me | I'll find a new door with a light on inside / And walk through it slowly and walk through with pride
wish | And when it's my turn to be deciding who stays / I'll look at their eyes and I'll remember these days
wish bright me | I'll start something small with my name on the glass / And no one will ask if I'm wearing a pass
lift proud | You can take out the desk, you can paint out my name / What I know in my hands you can't put in a frame
lift me | I was good at that job and I'm good at it still / You don't lose a river by closing a mill
lift angry | You let me go, so look at me going / You cut down the stalk and the root is still growing
pre me | I looked at the gate and I looked at the sun / Somebody said that's the day, you're done
bridge calm | The building will empty, the sign will come down / There's grass coming up through the best stones in town
bridge | There's many a person that somebody fired / Who found what they love when they finally got tired
end proud me | I set down the box and I turned on the light / I'm sleeping till seven and sleeping all right
end | So here's to the ones who got boxes and bags / We go out with more than our names on the tags
hook proud me | Not The Box :: They handed me a box and they thought it was me / A mug and a plant and a year-end degree / But I'm not the box and I'm not what it holds / I walked out the rest of me, out in the cold
hook me | Look At Me Going :: You let me go, now look at me going / Down the wide steps with my old coat blowing / The door shut behind me without my knowing / I'm gone, I'm gone, and look at me going
hook wistful | Badge Don't Work :: My badge don't work and the light shows red / There's someone in reception where they used to say Fred / It's only a gate and it's only a quirk / But it breaks something in you when the badge don't work
hook angry | Man With The Paper :: Man with the paper, look up from your sheet / I've been here since you had no shoes on your feet / I'm more than a number, a line and a wage / Man with the paper, look up from the page
hook calm me | Ten In The Morning :: Ten in the morning and the park's all mine / The ducks haven't heard that I'm out of the line / I sat on a bench and it came without warning / I hadn't seen light at ten in the morning
hook tender | Hang Up Your Coat :: Hang up your coat, love, come in from the night / It's only a job, love, we'll all be all right / There's soup on the stove and there's nothing to quote / We've lived upon less, love, so hang up your coat
hook proud | Still My Hands :: They took the key and the car and the plans / But these at the end of my arms, still my hands / They know what they know and they go where they can / Close all your doors up, they're still my hands
hook funny me | Keep The Stapler :: I kept the stapler, it's here on my knee / They took twenty years and the stapler's for me / Send round a lawyer, send letters on paper / You've had all the rest of me, I keep the stapler
hook bright me | Monday's Mine :: Monday's mine for the first time since school / I'm swimming slow lengths in the public pool / No one is asking for the bottom line / You can have all the others but Monday's mine
hook we | Closing The Mill :: You don't lose a river by closing the mill / It goes where it's going, it goes there still / Nine hundred of us coming over the hill / You don't stop a river by closing the mill
hook dark me | Who's That In The Suit? :: Who's that in the suit at the kitchen door? / He's dressed for a job that's not there any more / He's combing his hair and he's shining his boot / Go easy, go easy, who's that in the suit?
hook proud me | Ask Them In The Spring :: Ask them in the spring who was holding it up / Who knew where the leak was and put down a cup / I won't say a word and I won't lift a thing / If you want to know worth, you can ask them in the spring
`)

export const business = lines('business', `
scene we | It started with a borrowed chair / A kettle and a coat to wear
scene we | Two of us, a garage floor / A paper sign upon the door
scene | The lights come on at {place} at eight / There's someone always at the gate
scene bright | A table, four of us, one good pen / We sketched {the thing} and we sketched it again
scene we | {A part} on the wall and a list on the board / We dreamed it in years that we couldn't afford
story we | The first one broke and the second one bent / The third went out, and it went and it went
story we | We sold the first to somebody's aunt / She showed it to folk at the garden plant
story | The bank said no in a friendly voice / So we did it without, we hadn't the choice
story we | We stayed up late with {a part} in bits / With cold noodles, tape and our last few wits
story proud we | The winter we nearly went under the ice / Not one of us left and we cut our own slice
story we | We learned how to {do} from a book and a friend / We read from the middle, we skipped to the end
detail | {A part}, {a part2}, and the care that's between / The bits that you feel but you've never seen
detail | {The thing} {it does} when you need it most / It gets there before you have finished your toast
detail we | The phones and the laughter, the smell of the glue / The map with the pins where the orders come through
detail | {Sense} in the workshop, a hand on the rail / There's somebody's heart in each letter of mail
detail bright | No corner is cut and no promise is spun / It leaves through our door when it's properly done
detail we | There's Ruth on the phones, and there's Sam in the van / There's someone who can when the others can't plan
feel proud we | It's more than a wage and it's more than a sign / It's knowing that part of the whole of it's mine
feel we | There's {feeling} in here you can't print on a card / It's light when it's easy and strong when it's hard
feel bright we | I look down the table and what do I see? / A bunch of odd people who'd jump in for me
turn we | And now there's a hundred with coats on the hook / And somebody's written us up in a book
turn we | We've made our mistakes and we've hung up a few / To remind us what hurry will get you to do
turn we | The sign's getting bigger, the table is, too / But still there's one kettle, and still there's a queue
turn | They come from the valley, they come from abroad / They ask for {the thing} and we give them applause
wish we | Ten years from today may we still know each name / And argue at lunch and go home just the same
wish we | We'll build it so well that our kids will be proud / To point in the street and to say it out loud
wish bright we | Here's to the next one we haven't yet made / To the cup on the plan and the bill we've not paid
lift we | We made it by hand and we made it by heart / And we're only half way to the end of the start
lift proud we | Stand up for the team at the back of the store / The ones that you don't see are what it is for
lift we | {The thing}, {the thing}, and the people behind / With grease on their fingers and you on their mind
lift bright | Come in, come in, there's a light on for you / We saved you a seat and we saved you the view
pre we | Hands on the table, all eyes on the clock / We open the doors when it's turning the lock
pre we | One more try and then one more again / We've nine on the floor and we only need ten
bridge we | You can copy the colour, the shape and the name / You won't get the laughter, it won't be the same
bridge calm we | If one of us stumbles, then nine of us stop / And that's how a ladder gets up to the top
bridge | A company's only some people who chose / To face the same way when the north wind blows
end we | So turn off the lights, leave the small one to burn / Tomorrow there's someone whose wheel we will turn
end proud we | From a chair and a kettle to all that you see / It wasn't just you and it wasn't just me
end bright we | That's us, that's our story, we're glad that you came / Now put on the kettle and tell us your name
end we | {Name} on the door and the door open wide / Whoever is coming, we're all here inside
hook we | One Kettle, One Table :: One kettle, one table, and room for one more / That's how we began on a cold concrete floor / We're bigger than ever, but hear me, my friend / One kettle, one table, from start to the end
hook proud we | Made Like We Mean It :: Made like we mean it, made to the end / Made like we're making it just for a friend / Turn it around, there's no join to be found / Made like we mean it, and passed all around
hook bright we | {name}, That's Us :: {Name}, that's us, and we're all in the van / We did it last time and we know that we can / No drama, no magic, no hurry, no fuss / Whoever you called for, {name}, that's us
hook we | Ring The Bell :: Ring the bell, we got it done / Ring it for all of us, ring it for one / We said that we'd do it, we did it, and well / From basement to rooftop, ring the bell
hook we | Third Time It Flew :: The first one broke, the second fell through / The third time, the third time, the third time it flew / So here's to the glue and the good folk who knew / Just give it one more, and the third time it flew
hook proud we | Behind The Counter :: There's someone behind the counter, the screen / There's someone on midnight you never have seen / Whenever you're ringing and wherever you are / Behind the counter we're never too far
hook bright | It Starts With {the thing} :: It starts with {the thing} and it goes where you go / It opened the window that used to say no / There's more on the way than the most of us know / It starts with {the thing} and then watch how we grow
hook we | All Hands :: All hands, all hands, on the rope and the sail / All hands for the morning, all hands in the gale / There's no one too big and there's no one too frail / All hands, all hands, and we're not going to fail
hook we | The Long Table :: Sit down at the long table, pull up a chair / The boss and the baker and new girl are there / The bread comes around and we all get a share / It starts at the long table, everything's there
hook bright we | Open At Eight :: We're open at eight and we're open at heart / With bread and {a part} and a brand new start / You don't have to knock and you don't have to wait / The light's in the window, we're open at eight
hook proud we | Ask Anyone Here :: Ask anyone here why we come through the snow / They'll tell you a reason you might like to know / We're loud and we're stubborn and slow to say please / Ask anyone here, and they'll hand you the keys
hook we | Us In The Morning :: Give me us in the morning, all bleary and bright / With half of a plan and a wire for a light / The coffee is terrible, spirits are high / Give me us in the morning, the rest can go by
`)
