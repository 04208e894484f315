import { lines } from '../lines.ts'

export const sorrow = lines('sorrow', `
scene | The curtains shut at half past three / A single spoon, a single tea
scene me | I haven't opened up the post / I've lived a week on tea and toast
scene calm | Rain on the roof and a light downstairs / The radio playing to empty chairs
scene me | I sat in the car outside the shop / I couldn't go and I couldn't stop
scene | {Where}, on the edge of the bed / I'm reading the same page I just read
scene dark | The house is full of the things unsaid / They sit in a row at the foot of the bed
scene wistful | A Sunday street and a bell somewhere / A neighbour's laugh on a neighbour's stair
scene me | I'm smiling at work like a painted plate / I cry in the lift, and I'm never late
scene | The phone's face down and the plants are dry / A fly on the glass, and it wants the sky
scene calm | Snow on the sill and a half-drunk cup / Another day, and I'm not quite up
scene me | I bring you {the thing} and my tired eyes / I've used up my store of I'm fines and whys
story me | I told the doctor, I told her slow / She asked how long, and I didn't know
story | They found her scarf on the garden wall / She'd folded it neatly, and that was all
story me | I laughed at a joke and I heard it ring / Like someone had dropped some other thing
story wistful me | I dialled your number and let it go / I like how it rings in a room I know
story me | I slept all day and I slept all night / I woke up tired of the morning light
story tender | You sat with me and you peeled a pear / You didn't say much, and you just were there
story | I went out to {do} like I used to do / I stood there and couldn't remember who
story dark me | I walked all night till the streets were blue / A baker looked up, and he nodded, too
story me | They asked me to dance, and I said next song / I've said it so nicely for ever so long
story we | We watched the news with the sound turned low / A city was there, then it wasn't, you know
detail | {A part} in a drawer that I can't look through / A glove, and a ticket, a stone or two
detail | One cup on the drainer, one plate on the rack / A coat on the door with the shape of a back
detail | {Sense} in the hall, and my heart gives a jump / It's only the pipes and the old water pump
detail calm | A willow leans over to look at its face / The river moves on, and it leaves not a trace
detail dark | The ceiling has cracks like a map of the Nile / I've sailed it by torchlight for many a mile
detail | {The part} and the dust and the slant of the sun / The list on the fridge with the half of it done
detail wistful | The swing in the park, with a puddle below / Where all of the feet of the children would go
detail tender | A moth on the jumper you used to wear / I let it stay, and I left it there
detail | The buses go by with their windows of gold / With everyone in them, and none of them cold
feel me | It's not like a storm, it's more like a weight / A coat that I wear, and it's always too late
feel me | I'm homesick at home, and I'm tired in my sleep / I've carried it shallow, I've carried it deep
feel dark me | There's fog in my head with a bell going round / I swim to the bell, and then there's no sound
feel | {Feeling} is heavy, and no one can see / It looks like a person, it looks just like me
feel calm me | I let it come in, and I give it a chair / It doesn't get bigger for being in there
feel angry me | Don't tell me it's mending, don't tell me it's time / I'm at the bottom, and you say climb
feel tender me | I'm gentle with glasses, I'm gentle with cats / I try to be gentle with me after that
feel me | I miss who I was when I wasn't so slow / He'd sing in the shower, he'd let himself go
feel | The world is so sore that I feel it in bread / In names on the radio, strangers, and dead
turn | But one day I noticed I'd noticed the light / It lay on the floor like a thing put right
turn me | I went round the block, and I came back in / I hung up my coat and I felt my own skin
turn | It comes in the night, but it goes by the day / It's learning my hours, and it knows the way
turn dark | Some days I go back to the start of the hill / The stone's at the bottom, it's waiting there still
turn tender | A friend sent a picture of ducks in a row / It's nothing at all, and it got me to go
turn wistful | The seat by the window is still by the glass / I sit in it now, and I let the thing pass
turn me | I told it to one, and I told it to two / And one of them said, why, I have it, too
turn | {A part} came by post from a hand that I knew / I laid it on paper, and coloured it blue
wish me | I want to be hungry, I want to be bored / I want to be late for a thing I've adored
wish tender | If you have it, too, then I'll leave you a light / We don't have to talk, we can sit through the night
wish calm | Let morning be small, let it come in its socks / And not with a trumpet, and not with the clocks
wish | Some day I'll be telling it, over some bread / Remember that winter I lived in my head?
lift | Oh, carry me slowly, I'm all made of glass / I'm not what I'm feeling, and feelings can pass
lift me | I'm still here, I'm still here, it's not very loud / A light in a window, a kite in a cloud
lift dark | It's heavy, it's heavy, and nobody knows / I carry it under the cleanest of clothes
lift tender | Stay on the line, and you don't need to speak / The sound of you breathing will last me a week
lift wistful | Where do you go when you've nowhere to be? / I go to the window, and wait there for me
pre me | I open my mouth, and there's nothing but air / I put on my shoes, and I sit on the stair
pre calm | Breathe in for the sorrow, breathe out for the day / It's only a visitor, it's losing its way
pre | The tap's going drip, and the clock's going tick / I pull up the blanket, it's heavy and thick
bridge calm | The bottom of things is a floor, after all / You find it with feet at the end of the fall
bridge | The saddest of songs has a hand on your back / It's come the same road, and it's lit up the track
bridge tender | They tell me that broken things let in the day / I don't know if so, but I like what they say
bridge dark | The fish at the bottom have lights of their own / They grew them because it was dark, and alone
end calm | So I'll wash one cup and I'll put it away / It's not very much, but I did it today
end | The rain's letting up, and the gutters run thin / I've opened the window, a bit's coming in
end tender | Good night to the weight, and good night to the blue / I'm sleeping beside it, and I'm sleeping, too
end me | I'm not at the end, I'm just out of the song / Come back in the morning, it doesn't take long
detail bright | The bus driver waited, he saw me run late / A small thing, a kindness, it carried such weight
story me | I watered {the thing} when I couldn't do more / It leaned to the light from its place on the floor
feel calm | The heart is a house with a leak in the roof / You set out the buckets, you don't need it proof
hook me | Washed One Cup :: I washed one cup and I put it to dry / I opened the curtain and looked at the sky / It may not look much like I'm on my way up / But don't you tell me it's nothing, I washed one cup
hook tender | Stay On The Line :: Stay on the line, you don't need to speak / Just be there and breathe till the end of the week / I'm not going under, I'm not saying fine / I just need the hum of you, stay on the line
hook dark | Fish With A Light :: Down at the bottom where day doesn't go / There's a fish with a light, and it's ever so slow / It grew it itself in the length of the night / I'm learning to be like the fish with a light
hook calm | Give It A Chair :: When sorrow comes in, you can give it a chair / A biscuit, a blanket, there's plenty to spare / It wanted to sit and be told it was there / It won't take the house if you give it a chair
hook wistful | The Swing Keeps Going :: Somebody left, and the swing keeps going / Nobody on it, and no wind blowing / It slows and it slows, with nobody knowing / I can't look away while the swing keeps going
hook me | Painted Plate :: I'm a painted plate with a smile on the glaze / I hang on the wall and I've done it for days / There's a crack at the back, but I'm holding it straight / Don't tap me, don't tap on a painted plate
hook | Homesick At Home :: I'm homesick at home, with my coat on the hook / My name on the door, and my place in the book / There's somewhere I come from I never have known / I sit in my kitchen, and I'm homesick at home
hook tender | Peeled Me A Pear :: You came in the rain, and you peeled me a pear / You cut it in quarters, you sat on the stair / You didn't say look up, you didn't say there / I'll love you for ever, you peeled me a pear
hook dark me | Coat Full Of Stones :: I walk round the town in a coat full of stones / They rattle a bit, but it's mostly my bones / I take one out daily, and lay it alone / I'm building a step from a coat full of stones
hook calm | In Its Socks :: Let morning come in, but let it come in its socks / No bells and no bugles, no mobile, no clocks / Just tap on the window, don't pick all the locks / I'll open my eyes if it comes in its socks
hook we | Me Too, Said The Dark :: I whispered it once, and me too, said the dark / Me too, said the bench and the tree in the park / I thought I was only one ember, one spark / And then, all around me, me too, said the dark
hook wistful | The World In The Bread :: I can't eat my breakfast, the world's in the bread / There's smoke in the butter, the jam is too red / I know it's not mine, but it's here in my head / I say all their names, with the world in the bread
hook me | Next Song :: Come dance, said the evening, I said the next song / I've said it politely the whole of life long / The band's packing up, and there's nothing else wrong / If you asked me tonight, I might dance the next song
hook | Blue Goes Through :: Blue goes through, like the rain through a street / It gets in your collar, it gets in your feet / You don't have to fight it, and don't have to, too / You stand in a doorway while the blue goes through
hook bright | A Bit Of Light On The Floor :: There's a bit of light on the floor by the chair / It came in at ten, and I saw it was there / I lay down beside it, I put in my hair / It's small, but it's mine, a bit of light on the floor there
hook tender | {name}, I Kept Your Seat :: {Name}, I kept your seat in the warm of the bar / I know you can't come, and I know where you are / No need to be well, and no need to be neat / Whenever you're ready, {name}, I kept your seat
hook dark | Half The Bed :: I sleep on my half and I leave you your half the bed / The pillow's still round with the ghost of your head / I turn to say something I wish I had said / It's cold as a country, half the bed
hook calm | Tide In My Chest :: There's a tide in my chest, it goes out, it comes in / It leaves me with pebbles and salt on the skin / I fought it for years, and I never could win / I float on the tide in my chest, out and in
`)

export const anger = lines('anger', `
scene angry | You slammed the door and the pictures fell / I hung up one, and I kept the shell
scene angry me | I've bitten my tongue till it's down to the thread / You'll hear every word that I never said
scene angry | The kettle screams, so I let it scream / It's saying it better than I could dream
scene angry me | I read it twice, and I read it loud / I'm packing your things like a funeral shroud
scene angry | You came in late with your shirt on wrong / And hummed to yourself with another one's song
scene angry me | {Where}, with my hands gone white / I'm dancing around with a thing I can't fight
scene dark | A cold sort of calm, like the sea drawn back / The birds have all gone, and the sky's gone black
scene angry me | I'm done with please, I'm done with hush / I'm a river in flood, I'm a broken brush
scene angry | You said my name like a thing you'd spill / I heard it from upstairs, I hear it still
story angry | You sold me a bridge, and you sold me the key / You sold me the river, and then you sold me
story angry me | I covered for you, and I lied to my own / I held up your roof, and you threw the first stone
story angry | You told my secret to half of the town / You dressed it up nicely and passed it around
story angry me | I found {a part} in the back of your car / I'd wondered why you had driven so far
story angry | You cried so well that I passed you my coat / You kept it, and sold it, and sent me a note
story dark | You shook on it once with your hand in my hand / The other one counting the price of the land
story angry me | I trusted {the thing}, and I trusted you, too / There's one of you left, and it isn't you
story angry | You laughed at my mother, you laughed at her hat / You sat at her table, and did it like that
story angry me | I waited three hours in the cold by the door / You walked by with someone, you'd done it before
detail angry | {A part} on the floor and {a part2} on the wall / I'm learning how far I can throw it all
detail angry | Your toothbrush, your records, your half of the bread / It's out in the rain with the things that you said
detail angry me | My jaw's like a gate and my neck's like a cord / I'm writing your name with the end of a sword
detail angry | {Sense} going on till I'm out of my skin / I'm kicking the bin, and I'm kicking it in
detail dark | A smile like a drawer full of carving steel / You've thanked every host and you've wrecked every meal
detail angry | {The thing} {it does}, and it does it for spite / I've told it to stop, and it does it all night
detail angry | A wasp in a bottle, a match in the dark / You shook it, you dropped it, now look for the spark
detail angry me | I've broken the plate with the roses and gold / It sang on the tiles, and it felt brave and cold
feel angry me | There's thunder in here with no place to land / It walks up and down with a stick in its hand
feel angry me | I'm not even sad, and I'd like to be sad / I'm brighter than that, I'm a house going mad
feel angry me | {Feeling}'s my breakfast, I'm having it hot / I'm eating it straight from the neck of the pot
feel dark me | It's quiet in here, it's as quiet as snow / The maddest I've been is the softest I go
feel angry me | I'm tired of being bigger, and being the bridge / Go get your own dinner, go look in the fridge
feel wild me | I could lift up a car, I could bite through a chain / I could run with the dogs in the path of a train
feel proud me | I'm angry because I am worth being told / I'm worth more than silver, more than your gold
turn angry | And now that you've fallen, you're ringing my bell / I'm sorry, who is it? I really can't tell
turn angry | But look at your friends, how they're leaving by twos / They've all of them seen what you'd do, and to whose
turn me | I burned all your letters, I warmed up my tea / It's the only time ever they did that for me
turn dark | The night that I shouted, I heard my own dad / It stopped me as cold as a cold hand had
turn calm me | I walked it all off to the end of the bay / I threw in a stone, and I threw it away
turn angry | You've got a new story, I'm bad at the end / You tell it so well, you convinced my own friend
turn angry me | I kept every text, and I kept every lie / I'm not going to use them, they're just standing by
wish angry | I hope that your toast always lands upside down / I hope you get lost in a very small town
wish angry me | I want it in writing, I want it in ink / I want you to know what your own people think
wish calm me | Some day I'll forget you, some day in the bath / I'll hear your name somewhere, and just have a laugh
wish angry | May every red light see you coming, and wait / May every train leave you alone at the gate
lift angry | Get out, get out, with your flowers and your charm / I'd sooner love trouble, I'd sooner love harm
lift angry | You lit it, you watched it, you warmed up your hand / Now run, little liar, as fast as you can
lift wild me | I'm not your mat and I'm not your wall / I'm not what you tell them, I'm not that at all
lift angry we | Enough is a word, and we say it as one / Enough, and enough, and enough, and you're done
lift angry shout | Get! / Out! / Hear me / Shout!
lift angry shout | Liar! / Liar! / House on / Fire!
pre angry shout | Five! Four! / Out the door! / Two! One! / You're done!
pre angry | Don't touch my shoulder, and don't say my name / Don't tell me we're friends, and don't tell me the same
pre angry me | It's up to my neck, and it's up to my teeth / You've seen the lid, now see underneath
pre dark | Listen, the birds have all stopped in the tree / That isn't the weather, that's me, that's me
bridge calm | They say it's a coal that you hold to throw / Your own hand is burning, so let the thing go
bridge angry | You want me to calm down, you want me to smile / You've stood on my foot for a very long while
bridge tender me | And under the anger, I know what is there / A kid on a step with a bow in her hair
end angry | So that's what I came for, and that's what I say / The locks have been changed since a quarter past day
end calm me | I've shouted my last, and the windows are wide / It's cool, and it's empty, it's clean here inside
end angry me | I'm taking the cat and I'm taking the light / You hold on to being so totally right
hook angry | Out In The Rain :: Your records, your razor, your half of the bread / They're out in the rain with the things that you said / I've locked up the door with a bolt and a chain / Look for your promises out in the rain
hook angry me | Plate With The Roses :: I broke the plate with the roses on it / Your mother's best with the gilded sonnet / It flew like a dove, and it sang as it landed / Give me another plate, roses and branded
hook angry wild | Not Your Mat :: I'm not your mat, so don't wipe your feet / I'm not your chair, so don't take a seat / You've walked on me daily in sunshine and sleet / I'm not your mat, and I'm out on the street
hook angry shout | Enough :: Enough! Enough! / I've had it rough / I called your bluff / Enough!
hook dark | Soft As Snow :: I don't raise my voice when I'm ready to blow / The madder I get, I go soft as snow / So listen up close when I'm quiet and slow / It buries whole cities, as soft as snow
hook angry | Toast Face Down :: I don't wish you thunder, I don't wish you drown / I just wish you always your toast face down / A stone in each shoe and a drip in your crown / And every last morning, your toast face down
hook angry me | Kettle Scream :: I let the kettle scream for me / It says it all in a perfect C / I've been too polite, and I've been too tea / So let it, let it, let the kettle scream
hook angry | Sold Me The River :: You sold me the boat, and you sold me the oar / You sold me the river, you sold me the shore / I looked at the paper, I started to shiver / It never was yours, and you sold me the river
hook calm me | I Walked It Off :: I walked it off to the end of the quay / And threw your name to the cold grey sea / The gulls had a look, and they let it be / I walked it off, and it walked off me
hook angry we | Ring Around The Liar :: Ring around, ring around, ring around the liar / Pockets full of matches and trousers on fire / You told one to Jenny, you told one to Maya / We've all got together now, ring around the liar
hook angry | Say It To My Face :: Say it to my face, with your eyes on mine / Not on a wall, and not down the line / You're ever so big in a faraway place / Come over here, come and say it to my face
hook dark | Smile Like A Drawer :: You've a smile like a drawer of carving steel / It opens so smooth, and it helps with the meal / You'll pass me the salt and you'll ask how I feel / You've a smile like a drawer, and it's all of it steel
hook wild me | House Going Mad :: I'm lights going on, I'm a house going mad / The doors are all dancing, the plumbing is bad / I'm every last feeling I never have had / Stand back from the windows, I'm a house going mad
hook angry | Who Is It? :: You're ringing my bell, and I'm saying, who is it? / I don't know the name, so how long is the visit? / You're down on your luck, and you're wet through, exquisite / Go round to your other friends, who is it, who is it?
hook angry me | Every Word Back :: I want every word back that I spent upon you / The darling, the always, the nobody but you / I'll send in the bailiffs, I'll send in the crew / Every word back, with the interest that's due
hook proud me | Worth The Noise :: I'm worth the noise and I'm worth the flame / I'm worth your trouble to learn my name / I used to be quiet, I used to have poise / I looked in the mirror, I'm worth the noise
`)

export const regret = lines('regret', `
scene wistful me | I've got your letter, unopened, still / It's bleached by the sun on the window sill
scene me | It's ten years late and I've found the words / They sound so small in among the birds
scene wistful | The phone was there, and it took one call / I looked at it ring on the kitchen wall
scene me | {Where}, I still see you stand / With all of your luggage in only one hand
scene dark me | I know the hour, and I know the rain / I'd give it all to be there again and explain
scene me | I drive by the house and I slow to see / The light in the room that was meant for me
story me | I said a thing that I thought was wit / You smiled, and I watched you go under it
story | My father waved from the garden gate / I had a meeting, I couldn't be late
story me | I won the fight, and I lost the friend / I had the last word, and it was the end
story wistful me | You asked me to stay, and I looked at my shoe / I had so much living I needed to do
story me | I bought you {a part} and I left it on the train / I never went back, and I couldn't explain
story | She kept me a chair at her birthday tea / I sent her a card with a scene of the sea
story me | I {did} for money, I smiled for show / I did it to people I needed to know
story dark me | I laughed along when they laughed at you / I saw you had seen me, and so you knew
detail | A dress with the label still pinned to the hem / Two tickets for something, I still have them
detail wistful | {A part} in the attic, with dust like a fur / I took it to spite, and I meant it for her
detail | The road not taken's a road I can see / It's got a white house and a bicycle, three
detail | {Sense}, and I'm back on the step with my coat / With all of it stuck like a bone in the throat
detail me | A drawer full of sorries, all folded and clean / I iron them nightly, they've never been seen
feel me | It's a stone that I turn when my hands are at rest / It's smooth as a plum, and it sits in my chest
feel wistful me | I miss the man that I might have become / He'd be in the garden, he'd whistle and hum
feel me | It isn't the things that I did, in the end / It's all that I didn't, the miles I won't mend
feel dark me | I'm good at the speeches I give to the wall / They're kind, and they're honest, no use at all
feel tender me | If shame is a teacher, I've sat in her class / I've learned it by heart, and I still wouldn't pass
turn me | I saw you by chance in the queue for the bread / You asked how I was, and I told you instead
turn | They say that you're happy, they say you've a son / You named him the name that we'd picked for our one
turn wistful | The house has been sold, and the gate's painted red / The tree that I promised to climb is dead
turn me | I finally rang, and it rang, and a voice / Said sorry, she's gone, and I hadn't a choice
wish me | If I had the day I would leave it so slow / I'd come to the window, I'd wave to you, though
wish tender | I hope you were loved by a better than me / I hope there was dancing, I hope there was sea
wish me | I'll say it to others, I'll say it today / The thing that I swallowed, I'll give it away
lift me | I'm sorry, I'm sorry, it's late and it's small / I should have come running, I stood in the hall
lift wistful | Oh, give me the minute, the door, and the rain / I'd know what to say to you, say it all plain
lift | You don't get it twice, and you don't get it long / I wish I had known that, before it's a song
pre me | My hand on the handle, your hand on your face / I've been there each night, and I stand in that place
pre | It was only a word, and the word wasn't hard / It would have fit nicely on half of a card
bridge calm | But you can't unspill, and you can't unlight / You sweep up the floor, and you try to do right
bridge tender | Perhaps to be sorry is love that came late / It's missed all the trains, and it sits by the gate
end wistful me | I'll post it at last, with no street and no name / The sea can deliver it, all the same
end me | So that's what I'd tell you, if you were to come / I've practised so long that my mouth has gone numb
hook wistful me | Let It Ring :: It rang on the wall, and I let it ring / I thought I was winning, I thought I was king / It's quiet now, and I'd give anything / To pick up that time, when I let it ring
hook me | Drawer Full Of Sorry :: A drawer full of sorry, all ironed and clean / The finest collection that you've never seen / I fold them on Sundays, the blue and the green / My drawer full of sorry, they've nowhere to be seen
hook dark me | I Laughed Along :: They pushed you about, and I laughed along / I knew all the words and I joined in the song / You looked right at me, and you stayed there so long / I've been on my own since I laughed along
hook wistful | Wave From The Gate :: He stood in his slippers to wave from the gate / I hooted the horn, I was running late / He's under the oak now, the garden's gone straight / I'd drive a whole lifetime to wave from the gate
hook me | The Man On The Stair :: I pass him at midnight, the man on the stair / The one I'd have been if I'd stayed with you there / His shoulders are easy, there's grey in his hair / We both say good evening, the man on the stair
hook tender | Love That Came Late :: I'm love that came late, with my hat in my hand / The chairs have been stacked, and they've sent home the band / I should have run faster, I know, I was slow / I'm love that came late, and I've nowhere to go
hook me | One Word Short :: I was one word short, and the word was stay / I had all the others, I gave them away / I've found it since then, it's as small as a port / I carry it always, I'm one word short
hook wistful | Back Before The Rain :: Take me to the minute back before the rain / With your coat on your arm, and the taxi, the train / I'd not be so clever, I'd not be so vain / I'd hold on, and hold on, back before the rain
hook dark | Last Thing I Said :: The last thing I said was about the bread / It's stuck like a tune going round in my head / It should have been love, and it should have been bed / I burned it to pieces, the last thing I said
hook me | If I'd Turned Round :: If I'd turned round at the top of the stair / They tell me you stood for an hour there / I walked like a winner, I hadn't a care / My life could be yours, if I'd turned round there
`)
