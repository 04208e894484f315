import { lines } from '../lines.ts'

export const sorrow = lines('sorrow', `
scene | The curtains shut at half past three / A single spoon, a single tea
scene me | I haven't opened up the post / I've lived a week on tea and toast
scene me | I sat in the car outside the shop / I couldn't go and I couldn't stop
scene | {Where}, on the edge of the bed / I'm reading the same page I just read
scene wistful | A Sunday street and a bell somewhere / A neighbour's laugh on a neighbour's stair
scene | The phone's face down and the plants are dry / A fly on the glass, and it wants the sky
scene calm | Snow on the sill and a half-drunk cup / Another day, and I'm not quite up
scene me | I'm on the bed with half a shoe / I can't think what the shoe should do
scene me | I smile at work like a painted plate / I weep in the lift, and I'm never late
scene calm | Rain on the roof, a light downstairs / The radio on for the empty chairs
scene me | {A part} on the chair and the blind half down / I haven't had heart to go into the town
scene dark me | {The thing} in the room like a guest who won't go / It's eaten my supper, it's put out my glow
story wistful me | I dialled your number and let it go / I like how it rings in a room I know
story me | I slept all day and I slept all night / I woke up tired of the morning light
story tender | You sat with me and you peeled a pear / You didn't say much, and you just were there
story dark me | I walked all night till the streets were blue / A baker looked up, and he nodded, too
story me | I told the doctor, told her slow / She asked how long, I didn't know
story | She left her scarf on the garden wall / All folded up, and that was all
story me | I laughed today, I heard it ring / Like someone dropped some little thing
story me | I went to {do} as I used to do / My hands forgot and I let them, too
story me | They ask me up, I say next song / I've said next song for ever so long
story we | We watched the news with the sound turned low / A street was there, then dust, like snow
story me | I watered {the thing}, it's all I did / I watched it lean like a hopeful kid
story me | I tried to {do}, I sat on the floor / I looked at {the part}, and I looked some more
story wistful me | We used to {do} on a day like this / It's only a day, and it's all that I miss
detail tender | A moth on the jumper you used to wear / I let it stay, and I left it there
detail | {A part} in a drawer that I won't look through / A glove, a ticket, a pebble or two
detail | One cup to dry, one plate in the rack / A coat on the door with the shape of a back
detail me | {Sense} in the hall, is it you? / It's only the pipes, they talk like you do
detail calm | The willow leans to see its face / The water moves and leaves no trace
detail dark me | The ceiling cracks make a kind of Nile / I've sailed my bed there mile by mile
detail | {The part}, the dust, the slant of the sun / A list on the fridge with the half of it done
detail wistful | A playground swing, a pool below / Where all the little shoes would go
detail tender me | A moth in the wool of your winter coat / I let it eat, I cleared my throat
detail | The lit-up bus goes by like a feast / They've all got someone, or warmth at least
detail bright | The driver waited, he saw me run / It's nothing much, but it's more than none
detail | {Sense} through the wall, someone's life / A laugh and a kettle, a fork and a knife
detail me | {A part} with the dust like a second skin / I write with my finger, I let it begin
feel me | It's not a storm, it's more like weight / A coat I can't take off till late
feel me | I'm homesick here, in my own front room / I'm tired as a clock, I'm tired as a broom
feel dark me | There's fog, there's fog, there's a distant bell / I swim to it, but I can't quite tell
feel | {Feeling} is heavy and no one sees / It walks like you, it carries your keys
feel calm me | I let it in, I give it a chair / It's smaller now that I've let it sit there
feel angry me | Don't tell me time, don't tell me climb / I'm doing it one stair at a time
feel tender me | I'm kind to spiders, kind to the cat / I'll try to be to myself like that
feel me | I miss the man who sang in the bath / I knew him well, I knew his laugh
feel | The world's so sore I can taste it in bread / In strangers' names that the newsman read
feel calm | The heart's a house with a leaking roof / You put out pans, you don't ask for proof
feel me | {The thing} on my chest like a sleeping cat / It's heavy, it's breathing, I live with that
feel me | There's {feeling} in here that I can't put down / I've carried it twice round the edge of the town
turn me | One day I noticed I'd noticed the light / It lay on the floor like something put right
turn me | I walked the block, I came back in / I hung my coat and I felt my skin
turn me | It comes at night, it goes by day / It knows my hours, it's learned my way
turn dark me | Some days I'm back at the foot of the hill / The stone's right there, it's waiting still
turn tender | A friend sent ducks, nine ducks in a row / It's nothing at all, and it helped me go
turn wistful me | Your chair's by the window, facing the glass / I sit in it now and I watch them pass
turn me | I told one friend, then I told it to two / And one looked down and said, I have it too
turn | {A part} in the post from a hand I knew / I propped it up where the light comes through
turn tender | You came with {a part} and a bowl with a lid / You didn't ask questions, I cried like a kid
turn me | I went out to {do} today / I wasn't quite happy, but I was away
wish me | I'd like to be bored, I'd like to be late / I'd like to have sauce all over my plate
wish tender | If you've got it too, I'll leave on the light / We needn't talk, we can sit through the night
wish calm | Let day come in on stockinged feet / And sit a while on the edge of the sheet
wish me | Some year I'll say, and butter my bread / Remember that winter I lived in my head?
wish me | I'd like to {do} without thinking why / I'd like to look up and see only sky
lift tender | Carry me slowly, I'm mostly glass / They say that feelings are clouds, they pass
lift me | I'm still here, still here, it isn't loud / A lamp in a window, a coat in a crowd
lift dark me | It's heavy, it's heavy, and nobody knows / I wear it under my cleanest clothes
lift tender | Stay on the line and you needn't speak / Your breathing there will do me a week
lift wistful me | Where do you go when you've nowhere to be? / I go to the window and wait there for me
pre me | I open my mouth and there's only air / I put on my shoes and I sit on the stair
pre calm | Breathe in the sorrow, breathe out the day / It's only a guest and it's losing its way
pre | The tap goes drip and the clock goes tick / The blanket's heavy, the dark is thick
bridge calm | The bottom of things is a kind of floor / You stand on it, then, and you feel for a door
bridge | A sad song's only a hand on your back / It's been down here, and it knows the track
bridge dark | The fish down deep grow lights of their own / Because it was dark and they were alone
bridge calm | I'm more than {the thing}, I'm more than this chair / There's somebody under it, still in there
end calm me | I washed one cup, I put it away / It isn't much, but I did it today
end | The rain lets up and the gutters run thin / I lift the sash and a bit comes in
end tender | Good night to the weight, good night to the blue / Move over a bit, and I'll sleep there too
end me | I'm not at the end, I'm just out of song / Come back tomorrow, it doesn't take long
end me | I put {the part} back in its place on the shelf / And said something kindly, and said it myself
hook me | Washed One Cup :: I washed one cup today / I put it away / It isn't a lot / It's what I've got
hook calm | Give It A Chair :: Sorrow came in and I gave it a chair / I gave it some bread and I combed its hair / It wept and it slept and was no longer there / So if it should knock, just give it a chair
hook wistful me | Next Song :: Dance with me? I said, next song / I've said it all my whole life long / The band's worn out, the night's been long / Ask me again, and I'll dance next song
hook | Blue Goes Through :: Blue goes through / Like rain through a street / Stand in a doorway / Wait for your feet
hook bright | A Bit Of Sun :: There's a bit of sun on the kitchen floor / The shape of an envelope under the door / I lay down in it at half past four / A bit of sun, and I didn't ask more
hook calm | In Its Socks :: Let the morning come in its socks / No brass band, no row of clocks / Soft as a cat on a cardboard box / I'll let it in, in its socks, in its socks
hook tender | Stay On The Line :: Stay on the line / You don't need to speak / The sound of you there / Will last me a week
hook dark | Fish With A Light :: Down where it's black / And the cold is tight / There's one small fish / There's a fish with a light
hook wistful | The Swing Keeps Going :: Somebody's gone / And the swing keeps going / Back and forth / And no wind blowing
hook me | Painted Plate :: I hang on your wall / I smile till it's late / Don't tap too hard / On a painted plate
hook me | Homesick At Home :: My coat's on the hook / My name's on the phone / I'm sat in my kitchen / And homesick at home
hook tender | Peeled Me A Pear :: You didn't say hush / You sat on the stair / You took out a knife / And you peeled me a pear
hook me | Coat Full Of Stones :: I walk like I'm fine / In a coat full of stones / I put one down daily / I'm learning my bones
hook we | Me Too, Said The Dark :: I whispered it small / By the gate of the park / Me too, said a voice / Me too, said the dark
hook | The World In The Bread :: I can't eat today / There's the world in the bread / A street I can't say / And a list of the dead
hook tender | {name}, I Kept Your Seat :: No need to be well / No need to be neat / The door's on the latch / {Name}, I kept your seat
hook dark me | Half The Bed :: I sleep on my side / I leave you half the bed / There's snow on your pillow / In the shape of your head
hook calm me | Tide In My Chest :: Out and in / Without any rest / I lie down and float / On the tide in my chest
`)

export const anger = lines('anger', `
scene angry | You slammed the door and the pictures fell / I hung up one, and I kept the shell
scene angry | The kettle screams, so I let it scream / It's saying it better than I could dream
scene angry | You said my name like a thing you'd spill / I heard it from upstairs, I hear it still
scene angry me | My tongue's been bitten to a thread / You'll hear each word I never said
scene angry me | I read it twice, I read it loud / I packed your shirts like a burial shroud
scene angry | You came in late with your collar wrong / And hummed to yourself some new girl's song
scene dark | A cold, cold calm, like a drawn-back sea / The birds all gone from every tree
scene angry me | I'm done with please, I'm done with hush / I'm flood, I'm fire, I'm underbrush
scene angry me | {Where}, with my knuckles white / I'm having the other half of our fight
scene angry me | {A part} on the chair and a note on the bed / I've read it and read it, it says what it said
scene angry me | {The thing} again, and I'm up on my feet / I'm talking to no one the length of the street
story angry | You sold me a bridge and sold me the key / You sold me the river and then sold me
story angry me | I lied for you to my very own / I held your roof and you threw the stone
story angry | You told my secret, street by street / You dressed it up and you gave it feet
story angry | You wept so well I gave you my coat / You sold it on for a night on a boat
story dark | We shook on it, your hand in mine / The other was feeling for where to sign
story angry me | I trusted {the thing}, I trusted you / I checked the one, I should have checked two
story angry | You mocked my mother, mocked her hat / You ate her pie and you did it like that
story angry me | Three hours I stood in the snow by the door / You walked right by, you'd done it before
story angry | You sold {the part}, you said it was lent / I saw it for sale, and I know where it went
story angry me | I asked you to {do}, it was all I asked / You said, in a minute, and the minute passed
detail angry | {A part} on the floor, {a part2} on the wall / I'm learning how far I can throw it all
detail angry | Your brush, your books, your half of the bread / Out in the rain with the things you said
detail angry me | My jaw's a gate, my neck's a cord / I write your name with the point of a sword
detail angry me | {Sense}, and I'm out of my skin / I kicked the bucket, I kicked it in
detail dark | You've got a smile like a carving set / I've felt the small one, the big one's not yet
detail angry | {The thing} {it does}, and it does it for spite / I've begged it to stop, and it does it all night
detail angry | A wasp in a jar, a match in the hay / You shook it up and you walked away
detail angry me | I threw the plate with the roses and gold / It sang on the tiles, it felt good, and cold
detail angry me | {A part} in the bin, {a part2} on the lawn / I'm having a clear-out, I started at dawn
feel angry me | There's thunder here with nowhere to land / It walks the hall with a stick in its hand
feel angry me | I'm not even sad, I'd like to be sad / I'm brighter than that, I'm a lamp gone mad
feel angry me | {Feeling}'s for breakfast, I'll have it hot / I'll eat it straight from the neck of the pot
feel dark me | It's quiet here, as quiet as snow / The madder I am, the softer I go
feel angry me | I'm tired of being the bigger one / The bridge, the mat, the setting sun
feel wild me | I could lift a car, I could bite through rope / I could eat the stairs, I could eat the soap
feel proud me | I'm angry because I know what I'm worth / I'm not a rug, I'm not the earth
feel angry me | {The thing} and your face, and the way that you sigh / I could put the lot in a pot and fry
turn angry | And now you've fallen, you ring my bell / Who is it? Sorry, I couldn't tell
turn angry | Your friends are going, two by two / They've seen you work, they've seen it's true
turn me | I burned your letters to warm my tea / The only good they did for me
turn dark me | I shouted once, and I heard my dad / I sat on the stairs with the face he had
turn calm me | I walked it off to the end of the bay / I threw in a stone and it sailed away
turn angry | You tell it now, and I'm the end / You tell it well, you've told my friend
turn angry me | I've kept each text, I've kept each lie / They're in a drawer, just standing by
turn angry | You want {the part} back now, you want to be friends / I've told you before where that sentence ends
wish angry | I hope your toast lands butter side down / I hope you get lost in a one-street town
wish angry me | I want it signed, I want it in ink / I want to know what your own folks think
wish calm me | I'll hear your name one day in the bath / And not remember, and have a laugh
wish angry | May each red light see you come, and wait / May all your soup be a little late
wish angry | May {the thing} find you when you lie down / May {sense} come round to your town
lift angry shout | Get! / Out! / Hear me / Shout!
lift angry shout | Liar! / Liar! / House on / Fire!
lift angry | Get out, get out, with your rose and charm / I'd sooner a wolf, he'd mean less harm
lift angry | You lit it, you watched it, you warmed your hand / Now run, little liar, as fast as you can
lift wild me | I'm not your mat, I'm not your wall / I'm not in your story, no, not at all
lift angry we | Enough's a word, and we say it as one / Enough, enough, enough, you're done
lift angry | Keep {the part}, keep the keys, keep the car / I'm keeping the distance, I like you that far
pre angry shout | Five! Four! / Out the door! / Two! One! / You're done!
pre angry | Don't touch my arm, don't say my name / Don't tell me we're both a bit to blame
pre angry me | It's up to my neck, it's up to my teeth / You've seen the lid, now see underneath
pre dark | The birds have stopped, and the wind's gone low / That isn't weather, I thought you'd know
bridge calm | They say it's a coal that you hold to throw / It's your hand burning, so let it go
bridge angry me | You ask me to smile, you ask me to wait / You're on my foot, and you're quite a weight
bridge tender me | And under the anger, if you should look / A child on a step with a fairy-tale book
end angry me | So that's what I came for, that's what I say / The locks were changed at noon today
end calm me | I've shouted it out, and the windows are wide / It's cool and it's clean and it's empty inside
end angry me | I'm taking the cat and the reading light / You can keep being totally right
end angry me | I've packed you {a part} and I've left it outside / There's nothing of you on the warmer side
hook angry wild | Not Your Mat :: I'm not your mat, so don't wipe your feet / I'm not your chair, so don't take a seat / You've walked on me daily in sunshine and sleet / I'm not your mat, and I'm out on the street
hook angry shout | Enough :: Enough! Enough! / I've had it rough / I called your bluff / Enough!
hook calm me | I Walked It Off :: I walked it off to the end of the quay / And threw your name to the cold grey sea / The gulls had a look, and they let it be / I walked it off, and it walked off me
hook angry we | Ring Around The Liar :: Ring around, ring around, ring around the liar / Pockets full of matches and trousers on fire / You told one to Jenny, you told one to Maya / We've all got together now, ring around the liar
hook angry me | Let The Kettle Scream :: I never could shout / So let the kettle scream / Take the lid off / And let out all the steam
hook angry | Stone In Your Shoe :: I don't wish you plague / I don't wish you flu / I wish you a small / Stone in your shoe
hook angry | Say It To My Face :: You said it to him / You said it to her / Say it to my face / Say it clear, sir
hook proud me | Worth The Noise :: I've been so sweet, I've had such poise / I've come to think I'm worth the noise / Ring the pans and wake the boys / I'm worth, I'm worth, I'm worth the noise
hook angry wild me | Roses And Gold :: I threw the good plate, the roses and gold / The one we were saving for when we were old / It flew like a bird and it rang like a bell / Roses and gold, and I'm glad that it fell
hook dark me | Soft As Snow :: I don't raise my voice / When I'm ready to blow / I bury whole cities / As soft as snow
hook angry | Sold Me The River :: You sold me the river / You sold me the shore / You sold me the key / To somebody's door
hook dark | Smile Like A Drawer :: You've a smile like a drawer / Of polished steel / It's lovely to look at / It's murder to feel
hook wild me | House Going Mad :: Lights on, lights off / Like a house going mad / I'm every last feeling / That I never had
hook angry | Who Is It? :: Who is it? Who is it? / I can't see your face / You're ringing my bell / From a previous place
hook angry me | Every Word Back :: I want every word back / The honey, the dear / I want all the always / Left over from last year
hook angry me | Out In The Rain :: Your shirts and your shoes / Are out in the rain / Your half of the bed / Is on the next train
`)

export const regret = lines('regret', `
scene wistful me | I've got your letter, unopened, still / It's bleached by the sun on the window sill
scene me | It's ten years late and I've found the words / They sound so small in among the birds
scene me | I drive by the house and I slow to see / The light in the room that was meant for me
scene me | {Where}, I see you stand there still / Your case, your coat, and the taxi bill
scene dark me | I know the hour, I know the rain / I know the platform and the train
scene wistful | The phone rang once on the kitchen wall / I watched it ring, and that was all
scene me | {A part} in a box with your name on the lid / I say I'll unpack it, I say that I did
story me | I said a thing that I thought was wit / You smiled, and I watched you go under it
story | My father waved from the garden gate / I had a meeting, I couldn't be late
story me | I won the fight, and I lost the friend / I had the last word, and it was the end
story dark me | I laughed along when they laughed at you / I saw you had seen me, and so you knew
story wistful me | You asked me to stay, I looked at my shoe / I had such a lot of living to do
story me | I bought you {a part}, it's still on the train / I could have gone back, but it looked like rain
story | She kept a chair at her birthday tea / I sent a card with a view of the sea
story me | I {did} for money, I smiled for show / I did it to people I used to know
story me | You asked me to {do}, I said in a while / You nodded, you gave me that patient smile
detail | A dress with the ticket still on the hem / Two seats for a show, and I still have them
detail wistful | {A part} in the attic, gone grey as fur / I took it from spite and I meant it for her
detail me | I see the other road from mine / A yellow house, a washing line
detail me | {Sense}, and the step, and my coat / With all of it stuck like a bone in the throat
detail me | A drawer of sorries, folded and clean / I iron them nightly, they've never been seen
detail wistful | {The part} that you mended, I never said thanks / I think of it now in the queues at the banks
feel me | I turn it over when hands are at rest / It's smooth as a plum and it sits in my chest
feel wistful me | I miss the man I might have become / He'd be in the garden, he'd whistle and hum
feel me | It's not the things I did that stay / It's all those chances, folded away
feel dark me | The speeches I give to the wall at night / Are kind, and late, and perfectly right
feel tender me | If shame's a teacher, I've sat in her class / I know it by heart and I still wouldn't pass
feel me | I {do} alone and I turn to say / Look, look at that, and you've gone away
turn me | I saw you once in the queue for bread / You asked how I was, and I nodded instead
turn wistful | They say you're happy, they say there's a son / You gave him the name that we picked for our one
turn wistful me | The house has been sold, the gate's painted red / The tree that I promised to climb is dead
turn me | I rang at last, and a stranger's voice / Said sorry, she's gone, in a room of noise
turn me | They're selling {the thing} now, I heard in the shop / I wanted to ring you, I wanted to stop
wish me | If I had that day I would live it slow / I'd come to the gate, I would not let go
wish tender | I hope you were loved by a better than me / I hope there was dancing, I hope there was sea
wish me | I'll say it to others, I'll say it today / The word that I swallowed, I'll give it away
wish me | I'd {do} with you till the sun went in / I'd let you be right, and I'd let you win
lift me | I'm sorry, I'm sorry, it's late and it's small / I should have come running, I stood in the hall
lift wistful me | Give me the minute, the door and the rain / I know what I'd say and I'd say it plain
lift | You don't get it twice, you don't get it long / I wish I'd known that before it's a song
pre me | My hand on the latch, your hand on your face / I go there nightly, I know the place
pre | It was only a word and it wasn't hard / You could have fit it on half a card
bridge calm | You can't unspill and you can't unsay / You sweep up the floor, you start the next day
bridge tender | Maybe sorry is love that came late / It's missed all its trains and it sits by the gate
end me | I've got it by heart, if you ever should come / I've practised so long that my mouth's gone numb
end wistful me | I'll post it at last with no street, no name / The sea can deliver it, all the same
end me | I've put out {a part} on the step by the door / In case you should pass, and in case there is more
hook wistful me | I Let It Ring :: You called me up and I let it ring / I thought I was clever, I thought I was king / It's quiet now, it's a terrible thing / The phone on the wall, how I let it ring
hook me | One Word Short :: I was one word short / One syllable wide / The word was stay / And I kept it inside
hook wistful | Wave From The Gate :: He came out in slippers to wave from the gate / I hooted the horn, I was running late / I'd give every clock, I'd give my estate / To stop the car there and wave from the gate
hook me | Drawer Full Of Sorry :: I've a drawer full of sorry / Ironed and clean / The finest collection / That nobody's seen
hook dark me | I Laughed Along :: They pushed you down / And I laughed along / I knew it was wrong / And I knew the song
hook wistful me | The Man On The Stair :: I meet him at midnight / The man on the stair / The one I'd have been / If I'd stayed with you there
hook tender me | Love That Came Late :: I'm love that came late / With my hat in my hand / They've stacked all the chairs / They've sent home the band
hook wistful me | Back Before The Rain :: Put me down / Back before the rain / Your hand on the door / And my mouth on your name
hook dark me | Last Thing I Said :: The last thing I said / Was, we're out of bread / I had better words / They were there in my head
hook me | If I'd Turned Round :: If I'd turned round / On the station stair / They say you stood / An hour there
`)
