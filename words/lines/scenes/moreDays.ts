import { lines } from '../../lines.ts'

// More small scenes of four lines, for feasts, partings, work and odd days.
export const moreHeartbreakScenes = lines('heartbreak', `
scene you | I'm sitting outside with the engine still on / I know every light, and the one that has gone / I'm not going to knock, I'm not going to call / I just came to look at a bit of a wall
story you | I took down the photos, I turned them to face / The back of the wardrobe, I've labelled the case / I kept only one, and you've got your eyes shut / I couldn't say why that's the one I'd not cut
detail you | Your coat hanger swings when I open the door / There's one of your hairpins between boards of the floor / The shop still says, same again? holding up two / I nod, and I carry the second one, too
feel you | I'm fine until Tuesday, I'm fine until four / I'm fine till I hear someone laugh at the door / I'm fine in the office, I'm fine on the bus / I'm fine till somebody says the word us
feel you | It isn't the birthdays, it isn't the bed / It's somebody's joke, and the thing you'd have said / I turn to go tell you, I've got half a grin / And then I remember the state that I'm in
bridge you | I don't wish you badly, I don't wish you pain / I wish you a cold, and some holiday rain / I wish you a sock with a hole at the toe / And somebody better. I don't, but I know
wish you | One day I will see you, I'll wave, and I'll mean / The weather, the weekend, the film that I've seen / And nothing will catch at the back of my throat / I'll go on and look for my keys in my coat
`)

export const moreFarewellScenes = lines('farewell', `
scene you | They've taken your name off the list by the door / There's one cup too many, there's cake on the floor / You've hugged the whole building, you've hugged the wrong man / You've said you'll be back to see us when you can
detail you | A desk with no papers, a plant that needs rain / A note saying, someone please feed it. Signed, Jane / You've left us your stapler, you've left us your chair / You've left us a biscuit, we're not sure from where
feel you | I'm not good at partings, I talk about trains / I talk about parking, I talk about drains / What I want to say is a very small word / I say, have you eaten? And hope that you heard
wish you | I hope that the new place has sun in the hall / I hope someone laughs at your jokes, one and all / I hope that they know what they've got, and for free / And if they don't know, you can send them to me
bridge you | You don't lose a friend when they carry a case / You gain a spare sofa in some other place / I'm telling myself that, I'm telling you too / I've nearly believed it, I very near do
`)

export const moreThanksScenes = lines('thanks', `
scene you | You'd never have known it, you just did your bit / You brought me a chair, and you told me to sit / I'd walked there with nobody, nothing at all / I walked out with something, and not very small
detail you | There's no prize for people who carry the chairs / Who stay for the washing-up, sweep down the stairs / There's no one with trumpets for that kind of thing / So here is one song, and we've all come to sing
feel you | I've tried to say thank you in flowers and wine / I've tried it in writing, I got to one line / It's like saying thank you to bread or to rain / It's just what there was, and it kept me sane
wish you | May somebody bring you the tea that you brought / May somebody catch you the way I was caught / May what you gave out come around to your door / With ribbons, and interest, and then a bit more
`)

export const moreWeddingScenes = lines('wedding', `
scene you | The rings are in somebody's pocket, or were / There's whispering now, and a bit of a stir / They're found in a shoe, and the church starts to clap / And you never noticed, you'd stepped off the map
detail you | There's aunts in new hats like a garden in bloom / There's one little boy by the bride and the groom / He's made you a drawing, he's made it of you / You've got giant hands, and the sky's done in blue
feel you | I've seen a few weddings, I've eaten the cake / I've danced with the uncles until my feet ache / But never two people who looked quite so much / Like coming in out of the cold to a touch
wish you | We wish you a kitchen with room for a row / We wish you a door you can slam, anyhow / And then when the handle has come off instead / We wish you'd both laugh till you go to bed
`)

export const moreJobScenes = lines('job', `
scene me | The kettle goes on and the gossip goes round / There's one who's not speaking, there's one lost and found / The phones start to ring like a field full of sheep / And nobody here's had their eight hours' sleep
detail me | My back's got a calendar drawn in its bone / My hands have a language all of their own / My boots know the way, I just sit on the bus / There's thousands like me, and they're mostly like us
feel me | It's only a job, and it's only for pay / I say that each morning, I say it each day / And then someone thanks me, they look, and they mean / And I walk a bit taller through all that's between
wish me | One day I'll get up when the birds have got down / I'll walk round the lake on the far side of town / I'll wave at the bus with its windows all white / And sit on a bench till I've got it just right
`)

export const moreStrengthScenes = lines('strength', `
scene me | There's chalk on my fingers and tape on my shoe / There's some say I can't, and there's some say, can you? / I'm down here at nought, and I look up at ten / I've slipped at the four, so I start it again
detail me | I've got a small notebook, I've got a blunt pen / I write what I managed, and how much, and when / There's days it says nothing, there's days it says one / I'm proudest of those, when I nearly had none
feel me | I'm scared, and I'm going, and both of them's true / I've got a dry mouth and a stone in my shoe / There's nobody pushing, there's no one to blame / I'm shaking all over, I'm here all the same
wish me | I'd like to be someone who looks at the hill / And thinks of the top, and who thinks of it still / When halfway is muddy and halfway is long / I'd like to be stubborn, I'd like to be strong
`)

export const moreHopeScenes = lines('hope', `
detail me | There's bread at the baker's, there's sun on one chair / There's somebody whistling on somebody's stair / There's three little words on the side of a van / It says, yes, we do. And I think that I can
feel me | It's not like a trumpet, it's not like a flood / It's more like a bulb that's asleep in the mud / You'd walk over top of it, never would know / And then there's a morning that starts it to grow
wish me | I'd like to wake up to a day with no lump / A day that goes by with no bang and no bump / With bread and a book and a bit of the sea / And someone who's glad that it came out with me
`)

export const moreSorrowScenes = lines('sorrow', `
detail me | The post's in a heap and the plant's on its side / I've got seven messages, none have replied / I've got out of bed, and I count that as one / I've opened the curtains, and that's two I've done
feel me | It's not that it's raining, it's not that it's cold / It's not that I'm ill, and it's not that I'm old / It's like when the sound goes on somebody's screen / They're all of them talking, I see what they mean
wish me | If you're lying there with your eyes on the wall / If three in the morning's the worst of it all / I'm up, and I've got half a loaf and a lamp / Come over and sit. You can come in the damp
`)

export const morePartyScenes = lines('party', `
detail | There's coats on the bed like a sleeping brown bear / There's crisps in the carpet and glitter in hair / There's two by the fridge who've been talking since nine / There's one in the bath with a hat and some wine
feel | My feet have resigned and my shirt's come undone / I came here with six and I'm leaving with none / But somebody's auntie has taught me the twist / And that's off the list now, whatever the list
`)

export const moreChristmasScenes = lines('christmas', `
detail | There's one tangled string with a bulb that won't glow / There's glitter in places where glitter can't go / There's sellotape stuck to the back of the cat / And Gran in the corner in somebody's hat
feel | I'm too old for waiting, I'm too old for snow / I'm too old to listen for hooves, and I know / I still leave the curtain an inch to one side / In case there is somebody out for a ride
`)

export const moreSchoolScenes = lines('school', `
detail me | There's gum on the underside, names on the top / There's somebody's yoghurt that's starting to drop / The hall smells of gravy, of plimsolls and glue / I'd know it blindfolded, and so, I think, would you
feel me | They asked what I'd be, and I hadn't a clue / I put astronaut, and I drew something blue / I'm still not decided, it's still in my head / I may yet be something, I might go to bed
`)

export const morePlaceScenes = lines('place', `
detail | A man with a trolley who talks to the birds / A bench with a name and some worn-away words / The number nine bus with its heart on its sleeve / And two girls in doorways not wanting to leave
feel | There's cities of marble, there's cities of gold / There's cities with rivers and bridges, I'm told / I've got one with drizzle and kebabs and a square / I breathe all the way down as soon as I'm there
wish | If I should get famous, if I should get rich / I'll put up a statue right there by the pitch / Of nobody special, a woman, a bag / Just waiting to cross, with the rain on the flag
`)

export const moreProtestScenes = lines('protest', `
detail | A drum made of buckets, a sign on a mop / A nurse and a baker, the boy from the shop / A dog with a placard hung under his chin / It just says, no walkies till somebody's in
feel | I'm tired of being told that it's always been so / I'm tired of the smile, and the suit, and the no / I'm not a loud person, I don't like a fuss / But this time they've picked the wrong people. It's us
wish | I want to be able to tell it one day / To somebody small, and to look up and say / We went there, and stood there, we stood in the cold / And look how it is now, when you are that old
`)

export const morePortraitScenes = lines('portrait', `
detail you | One lace always trailing, one glove always lost / A jacket that nobody knows what it cost / A bag full of things that you found on the way / And time, as if nobody else had a day
detail about | One lace always trailing, one glove always lost / A jacket that nobody knows what it cost / A pocket of things that were found on the way / And time, as if nobody else had a day
feel you | It's better when you're here, I couldn't say how / It's like when they turn on the music, like now / The same old four walls and the same plastic chair / And all of us sit a bit closer in there
wish you | Don't ever get sensible, don't ever get tame / Don't let them take curves from the end of your name / The world has got plenty of people in line / It's short of your sort, so we'll keep you, and fine
`)

export const moreAnnoyanceScenes = lines('annoyance', `
detail me | There's one in the morning, there's one in the night / There's one on the left, and there's two on the right / I've bought me some earplugs, I've bought me a fan / I've written a letter. I've drawn up a plan
feel me | I'm peaceful, I'm loving, I eat my own greens / I talk to my houseplants, I know what it means / But put me in there for a minute or more / And I am a wolf on the kitchen floor
wish me | I dream of an island with nothing at all / No door and no wire, no post and no call / One palm tree, one hammock, one coconut cup / And still, I bet you, it would somehow turn up
`)

export const moreStoryScenes = lines('story', `
detail about | There was a small window, a table, a light / A coat on a nail, and a very long night / A clock that was wrong, and a letter half done / And somebody humming, and no one to run
feel about | You know how it is when you want something so / You can't say it out and you can't let it go / You carry it round like a stone in your shoe / Well, that's how it was there, and that's how it grew
wish about | And if you should hear of it, pass it along / To someone who's lost, and who's got it all wrong / For some tales are medicine, some tales are bread / And this one's a lamp to take with you to bed
`)

export const kidsScenes = lines('kids', `
scene plain | Up on your tiptoes and down on your knees / Wobble like jelly and sway like the trees / Turn round like a tap and then drip, drip, drip / Now stand very still with a hand on your hip
story plain | The sock had a secret, the shoe had one too / The hat said, I'll tell if you tell me it, do / They whispered all night in the drawer by the bed / And nobody knows what it was that they said
detail plain | One for the pocket and two for the nose / Three for the giggle that comes from your toes / Four for the puddle and five for the splash / And six for the one who goes off in a flash
`)

export const coastRoadScenes = lines('road', `
scene #coast|driving|road_trip|drive | The dashboard is green and the headlights are long / The radio's finding the end of a song / There's sea on the left like a sheet on a bed / And nobody else on the road up ahead
story #coast|driving|road_trip|drive | We pulled in at midnight, we turned off the light / The sea kept on talking the whole of the night / You said, we could stay here, and I said, we could / We stayed till the windscreen had frosted for good
detail #coast|driving|road_trip|drive | A map with a coffee ring over the town / A window that won't go the whole of the way down / A tape that's been played till it's only a hiss / You don't need a reason for nights such as this
turn #coast|driving|road_trip|drive | I don't know just when I stopped looking for signs / I follow the moon and the broken white lines / The further I go, then the less that I weigh / I left half of me at the edge of the bay
feel #coast|driving|road_trip|drive | There's something in driving with no one to meet / The hum of the road coming up through the seat / I'm nobody's daughter, I'm nobody's friend / I'm just a small light going on round the bend
bridge #coast|driving|road_trip|drive | They'll ask where I've been, and I'll say, down the coast / They'll ask what I saw, and I'll say, dark, the most / But you had to be there, with that song coming in / And salt on the mirror, and salt on the skin
`)

export const kitchenDanceScenes = lines('party', `
scene #kitchen | The fridge is the spotlight, the floor is the stage / We're dancing in socks at a ridiculous age / The saucepans are drumming, the kettle's the horn / We've work in the morning, we'll sleep when it's dawn
story #kitchen | You turned up the radio, held out a hand / I still had the tea towel, it wasn't as planned / You spun me round once by the light of the stove / We knocked off the pepper, we knocked off the clove
turn #kitchen | There's clubs in the city with velvet and gold / They'd never get in here, they haven't been told / It's two by the bread bin and one on the chair / The whole of the night's in the kitchen, right there
feel #kitchen | I danced like I dance when there's nobody near / Like nobody's father, like no one can hear / My elbows went one way, my hips went with you / And something let go that I'd held on to, too
detail #kitchen | The bass is a saucepan, the snare is a tin / The back door is open, the night's coming in / The neighbours are knocking, they've brought their own spoon / There's room by the cooker, come in, and in tune
`)

export const clubLightScenes = lines('party', `
scene #lights?|club|dance_floor|rave|dj | The doors have come open, the dark's coming through / There's a beat in the wall, there's a beat in my shoe / The light hits the ceiling and comes down as rain / We've waited all week to be nobody's name
turn #lights?|club|dance_floor|rave|dj | One hand, then a hundred, then hands like a sea / And somebody's stranger is hugging me / I don't know your number, I don't know your name / I know that we both heard it drop just the same
feel #lights?|club|dance_floor|rave|dj | I left my whole week on a hook by the door / I left what I owe and I left what it's for / There's only the bass and the breath that I take / And all of us shining, and all wide awake
`)

export const quietDayScenes = lines('nature', `
scene #sea|seaside|beach|shore|harbour | The tide's going out with its hands full of stones / The gulls on the wall are like old telephones / I've got one good chair, and I've got one more free / I'm keeping it warm with my coat, by the sea
story #sea|seaside|beach|shore|harbour | You said it was four, or you said it was five / I've watched every bus on the front road arrive / I'm not in a hurry, the tea's getting cold / The light on the water is turning to gold
turn #sea|seaside|beach|shore|harbour | You came round the corner with sand on your shoe / You'd walked the long way, and you'd stopped for the view / You said, am I late? And I looked at the bay / I said, I've had nothing but time all the day
feel #sea|seaside|beach|shore|harbour | There's nothing to do, and I'm doing it well / I've read the one page and I've found the one shell / The hours come in and they lie at my feet / Like dogs after walking, and full of the heat
detail #sea|seaside|beach|shore|harbour | A boat with a red sail, a boy with a spade / Two old men at draughts in a triangle of shade / A hat going by that has nobody in / And wind in the flags, and the sun on my chin
`)

export const lazySundayScenes = lines('any-season', `
scene #sunday|lazy|no_plans|nothing|hammock | The sun's on the bed and it's nowhere near ten / I opened one eye, and I'd slept until then / There's nothing to wash and there's no one to call / There's toast, and a hammock, and that's about all
turn #sunday|lazy|no_plans|nothing|hammock | They'll ask what I did with the whole of the day / I'll tell them I watched it go over the bay / I moved with the shade, and the shade moved with me / We both of us ended up under a tree
feel #sunday|lazy|no_plans|nothing|hammock | No list on the fridge and no watch on my wrist / No one to be late for and nothing I've missed / I've got an old radio, I've got a cold drink / I've not got a thing in the world I've to think
`)

export const leavingTownScenes = lines('moving', `
scene me #guitar|small_town|hitchhik\\w+ | One bag and one case with the strings showing through / The bus leaves at five, and it's quarter to two / I've left Mum a letter, I've left it quite plain / I've counted my money, I've stood in the rain
story me #guitar|small_town|hitchhik\\w+ | They all said, you'll be back, they all said, you'll see / They've said it to others, they said it to me / The man at the station just punched me a hole / And said, play it loud, kid, and good luck to your soul
turn me #guitar|small_town|hitchhik\\w+ | The sign says, come back soon, I read it reversed / The fields start to run, and I'm ready to burst / There's three chords I know, and there's one that's half learned / And every safe thing that I had's been returned
feel me #guitar|small_town|hitchhik\\w+ | I'm scared, and I'm grinning, I'm eighteen, or near / I've never slept anywhere further than here / My fingers are bleeding, my boots have no heel / I've never had less, and it's all of it real
`)

export const boatScenes = lines('grandparent', `
story about #boat|ship|dinghy | He drew it on paper, he drew it in chalk / He'd bend every board on a fire, and talk / He talked to the wood like you'd talk to a horse / And gave it a name, and a lamp, and a course
detail about #boat|ship|dinghy | There's tar in the cracks and a nail that he bent / There's paint in four colours, and each has a scent / His thumb's in the varnish, it's there on the rail / I put mine inside it whenever I sail
turn about #boat|ship|dinghy | He's gone where the old go, the boat's still afloat / I've mended the stern and I've mended his coat / And out past the harbour, with wind in the sheet / I still hear him telling me where to put feet
scene about #boat|ship|dinghy | It leans in the yard with its back to the rain / He'd say that she's dreaming of water and chain / He'd lift up the cover and show me the keel / And set both my hands on the rim of the wheel
`)

export const busRhymes = lines('rap', `
scene rap me #bus|rhymes?|two_jobs|jobs | First shift in the kitchen, second shift on the floor / Third shift in a notebook by the bus's back door / I got grease on the page and the ink in my veins / I got sixteen bars between the stops and the trains
story rap me #bus|rhymes?|two_jobs|jobs | They ask when I sleep, and I say, on the line / Between the last order and the quarter to nine / I write with my knees up, I write with my thumb / The driver keeps time when he taps like a drum
turn rap me #bus|rhymes?|two_jobs|jobs | Now the back seat's a studio, the bell is a snare / There's a gran nodding slowly with the rain in her hair / I may not be famous, I may not be paid / But I've got every word of it, and every word's made
feel rap me #bus|rhymes?|two_jobs|jobs | Two jobs and one dream and a week-old shoe / I do what I have to so I do what I do / My boss owns the hours, the bank owns the roof / But nobody's clocking this, and I've got the proof
`)

export const moreCoastScenes = lines('road', `
scene #radio|coast | There's static, then strings, then a voice from the sea / Some woman is singing of someone like me / I turn up the dial and I wind down the glass / And she and the headlights go over the grass
`)

export const moreSundayScenes = lines('any-season', `
scene #sunday|sunshine|no_plans | There's bells over rooftops, there's bread in the air / There's somebody's cat on the warm of the stair / I've got on no shoes and I've put down my phone / The kettle is singing a tune of its own
story #sunday|sunshine|no_plans | I went for the paper, I stopped for a chat / I sat on a wall with a dog and a hat / I came home at teatime with nothing to read / And more than the paper had told me, indeed
detail #sunday|sunshine|no_plans | The washing is waving, the radio's low / There's nowhere to be and all day to be slow / The ice in my glass has a word with the spoon / It's ten in the morning, it's three, and it's noon
`)

export const backRoomScenes = lines('party', `
scene #back_room|everybody|inside | Go on past the coats and go on past the bar / There's a door with no handle, just push it, ajar / There's a horn and a drum and a heat coming through / They've left on one lamp, and they've left room for you
story #back_room|everybody|inside | The plumber's on trumpet, the dentist's on bass / There's flour on the drummer, all over his face / My aunt's on the table, she's lost both her shoes / And nobody's heard any bit of the news
turn #back_room|everybody|inside | It's so packed in here that we breathe out in turn / We've run out of glasses, we've left things to burn / Come in, mind the step, there's a hand for your hand / There's no one who's watching, we're all in the band
feel #back_room|everybody|inside | It starts in the floorboards, it climbs up the knee / It's had Mrs Parker, it's now having me / I came with a headache, I came with a cough / I've no idea where, but they've both wandered off
`)

export const moreLightScenes = lines('party', `
scene #lights?|hands_in_the_air | It's black as a pocket, it's warm as a bed / There's only the kick going round in my head / And then from the ceiling, one line, like a seam / And all of us in it, wide open, a beam
story #lights?|hands_in_the_air | I looked down the row, there were hundreds of hands / Like grass when it bends, like a wave when it lands / A girl on some shoulders was crying with light / She shouted, remember this! Right in the bright
turn #lights?|hands_in_the_air | They'll sweep up the glitter, they'll open the doors / We'll walk home on pavements as if they were floors / The sun will come up like a drop, like a cheer / And I will have still got the drum in my ear
`)

export const moreBoatScenes = lines('grandparent', `
scene about #boat|ship|dinghy | He built it one winter with hardly a plan / A saw and some rope and a flask and a can / The shed was too short, so he sawed through the wall / And there was the bow in the rain, nose and all
`)
