import { lines } from '../../lines.ts'

// Four lines that tell one small scene from its first word to its last: for work, school, home, roads and odd days.
export const petScenes = lines('pet', `
scene you | I open one drawer and you're there in the room / You weave round my ankles, you ride on the broom / I've not got a biscuit, I've not got a thing / You look at me like I had stolen a ring
scene you | I tell you, you're naughty, you give me the eyes / I've written it down, I'll be stern, I'll be wise / And two minutes later I'm down on the floor / And you've got my slipper, and want to play more
story you | We said we'd just look, and we said we'd be strong / We stood by the cage, and it didn't take long / You sneezed on my shoe, and you looked, and you sat / And I said to no one, well, I guess that's that
turn you | The house has got hair on whatever I own / I've got no more sofa, I've got no more phone / But no one on earth has been so glad as you / To see me come in from the bin, and it's true
turn you | I've told you more secrets than I've told my friends / You look at me, serious, until it all ends / You've never once judged me, you've never once lied / You just want to know what's for tea, and outside
`)

export const jobScenes = lines('job', `
scene me | The bus is all elbows and nobody's awake / I'm holding a strap and a slice of cold cake / We all get off there at the very same stop / And in we all go like the beans at the top
scene me | The strip lights are humming, the floor's just been done / The night's on its back and there's hours to run / I've tea in a flask and my feet in a knot / It's not what I dreamed of, it's what I have got
story me | There's always that one hour, it's quarter past three / When no one is talking, not even to me / And someone puts on an old song, and it's bad / And all of us sing it, and all of us glad
turn me | I come in at breakfast when others go out / My key in the door and the kids all about / They tell me their dreams and I tell them my day / And sleep while the sun gets on with it, away
turn me | I won't make the papers, I won't make a name / Tomorrow they'll need it, and need it the same / But somebody's warm, and they got home all right / Because there was someone like me there last night
`)

export const jobLostScenes = lines('job-lost', `
scene me | They gave me a box and they gave me an hour / One mug, and one plant that had yet to flower / The lift took its time, and I nodded along / To somebody's cheerful recorded old song
turn me | I woke up at seven with nowhere to be / I lay there and listened, just sparrows and me / I'd not heard a sparrow in nearly five years / They've got lots to say, if you've got the right ears
`)

export const annoyanceScenes = lines('annoyance', `
scene me | I counted to ten and I counted to four / I breathed like the woman says, in through the door / I pictured a meadow, I pictured the sea / And there it was, there too, and waving at me
story me | I left a nice note, with a smile and a please / I left them a second, in capitals, these / They wrote back, ha ha, and they drew me a cat / I've had it laminated, I'm thinking on that
turn me | I know it's not war and I know it's not plague / I know, when you put it like that, it sounds vague / But put it right there, every day, by your bed / And you would be up with a bag on your head
`)

export const mishapScenes = lines('mishap', `
scene me | It all went so well up to quarter past nine / I'd ironed my shirt and I felt rather fine / Then something went click, and then something went thud / And there I was, standing in most of the mud
story me | I rang the help number, they played me a flute / I pressed one for yes and I pressed three for mute / A voice said, your call is important, please hold / I held till my dinner and tea had gone cold
turn me | One day I will tell it, it'll get a good laugh / I'll do all the voices, I'll draw it, a graph / But not yet, not this week, just pass me the tea / The joke's very good, only not yet to me
`)

export const momentScenes = lines('moment', `
scene | It wasn't a day anyone would have picked / The milk had gone off and the car tyre was nicked / And then, for no reason, it all fell in place / Like sun through a cloud on the side of a face
turn | I didn't take pictures, I hadn't my phone / I've only got this, and it's all of it home / I take it out sometimes in traffic, at night / And turn it around till it catches the light
`)

export const portraitScenes = lines('portrait', `
scene about | You'd know {name} by the coat and the stride / By how there's a joke that's come in from outside / The room tips a little, the chairs come around / As if it were {name} who had just turned on sound
scene you | You come in like weather, you fill up the door / You've told us this one, and we want it once more / Your coat's on the floor and your bag's on the chair / The room wasn't warm yet, and now you are there
story about | Ask down at the corner, they'll tell you the same / They'll smile before finishing saying the name / They've each got a story, they're all of them true / And some you can't tell till the kids are in, too
story you | I asked three good people to tell me of you / And all of them laughed first before they were through / They each had a story, not one was the same / But all of them changed when I brought up your name
turn about | There's people like fireworks, people like stone / There's people you'd only call up when alone / And then there is {name}, who is all of it, so / You'd need a whole week just to say the hello
turn you | If you had a statue, you'd climb it, I'm sure / You'd put a hat on it, and sell tickets, and more / You've never once wanted a fuss or a prize / We're singing it anyway, look at your eyes
`)

export const roastScenes = lines('roast', `
scene about | {Name}'s got a system, and nobody knows / It's part of the floor where the clean laundry goes / It's sorted by smell and it's sorted by hue / The top's from last week, and the bottom one's blue
story about | We once left {name} in charge of the tent / The poles and the pegs, and the whole of the rent / We came back at dusk to a hole and a sheet / And {name} in the car with the blower on heat
turn about | We moan and we mock, but when all's gone to hell / It's {name} that you call, and he's there, truth to tell / He's late and he's loud and he's brought the wrong key / But he'll stay till it's mended, and ask for his tea
turn about | We've had some complaints, and we've kept them in files / There's one from a vicar, there's one from the Isles / But put it to votes, and we'd all raise a hand / There's nobody better, nor worse, in the land
`)

export const schoolScenes = lines('school', `
scene me | The clock on the wall has forgotten its job / There's rain down the glass and a drip and a sob / The teacher says something, it goes like a bee / I'm drawing a dragon that looks a bit like me
story me | I learned it by heart, on the bus, in the bath / I wrote it on paper all down the front path / Then turned the page over, and there in the room / My mind went as white as the inside of a spoon
turn me | They'll ask me in ten years the date of some king / I'll know all the words to what we used to sing / The back row, the laughing, the notes underhand / That's really the subject I did understand
`)

export const lullabyScenes = lines('lullaby', `
scene you | The day's put its shoes by the side of the door / Your bear's had a wash and he's back on the floor / The moon's on the wall like a plate on a rack / It's only just gone, and it's on its way back
scene you | The cat's turned around and she's made herself small / The last of the light has gone out of the hall / The house is a boat and the bed is a berth / We're rocking so slowly around with the earth
wish you | If you have a dream, let it have a good tree / With room on the low branch for you and for me / And if it's a dark one, just call out my name / I'll come in my slippers, I'll come just the same
turn you | You fight it, you fight it, you're nearly not here / Your hand round my finger, your breath on my ear / One day you'll be taller than I am, I know / Tonight I can hold all of you, head to toe
`)

export const movingScenes = lines('moving', `
scene | The van's double-parked, and the lift's out, of course / The plant's in the sink, and we've shouted us hoarse / We sit on the boxes, we eat with our hands / It echoes like somewhere that nobody lands
story | The old keys have gone through the letterbox slot / I looked at each room and I thanked them a lot / I thanked the bad heating, I thanked the loose tile / I stood on the stair there a little long while
turn | We don't know the bus and we don't know the bread / We don't know which way is the sun from the bed / But give us till Thursday, we'll know by the weekend / The man at the shop, and the road, and its bend
`)

export const homeTownScenes = lines('home', `
scene | There's conkers on string and there's scabs on both knees / There's one big idea, and it's up in the trees / We've ropes and a plank and an hour until tea / And nobody's mother can see us, just me
story | We'd jump from the wall by the garages, there / We dared one another, we dared and we'd dare / It looks now so low you could step down with ease / I stood there last summer, with dust on my knees
turn | I went back to look, and they've put up a fence / The shop's sold for flats, and it doesn't make sense / But there on a lamp post, gone rusty and thin / Our names in a heart that my penknife put in
`)

export const roadScenes = lines('road', `
scene | The flask's on the dash and the wipers keep time / We've ten miles of dark for each sign that will shine / You find us a station that plays through the hiss / There's no one on earth who could find us in this
turn | You think when you've gone far enough, you'll be free / You think there's a place where it's easy to be / And then you look up, and it's you at the wheel / The same as you were, but a lighter to feel
`)

export const storyScenes = lines('story', `
scene about | It starts, as these things do, on a day much like this / With rain on the window and something amiss / And nobody thinking a tale would begin / Till somebody opened the door and came in
story about | The first try went badly, the second went worse / The third time they had to call out for a nurse / The whole town had laughed, and the whole town was wrong / Some hearts are just stubborn, and that's the whole song
turn about | And just when you'd think that the story was through / With one road behind and ahead of it two / There came a small noise from the dark, and a light / And someone who'd waited for most of the night
turn about | You'd think it was over, you'd think it was lost / They'd counted the trouble, they'd counted the cost / But no one had counted on stubborn and slow / On one little lamp, and on having to go
end about | And that's how they tell it, or nearly, I'd say / You can change what you like when you tell it one day
`)

export const protestScenes = lines('protest', `
scene | There's kids on their shoulders and paint on their signs / There's nans in good coats in the very front lines / They said there'd be twenty of us at the most / We're all down the high street from post to lamp post
story | They sent us a letter with please and regret / They sent us a man who had not met us yet / He looked at his watch while my neighbour broke down / And drove his good car to the good side of town
turn | They'll wait till we're tired, they'll wait till it rains / They think we'll go home on the last of the trains / They don't know my mother, they don't know this street / We've sandwiches, chairs, and we've all got our feet
`)

export const angerScenes = lines('anger', `
scene | I've washed every dish and I've broken just one / I've walked round the block, and I've started to run / I wrote it all down, and I tore it in four / And every last bit of it lies on the floor
turn | I'm done being quiet, I'm done being nice / I'm done saying sorry and saying it twice / I'll say it just once, and I'll say it with care / And then I'll go out and get on with the air
`)

export const prayerScenes = lines('prayer', `
scene | I don't know the words and I don't know the hymn / I sit at the back where the lamps are all dim / There's candles for people I've not ever met / I light one beside them, and I'm not done yet
turn | I don't ask for thunder, I don't ask for signs / Or letters of gold or for stars put in lines / Just something to lean on, the width of a chair / And somewhere to put down the weight that I bear
`)

export const intercessionScenes = lines('intercession', `
scene about | I've asked you for parking, I've asked you for sun / I've asked when I needed some race to be won / Forget about those now, I give them all back / Just keep the one light on at the end of the track
turn about | I'm told that you're busy, I'm told you're so far / With wars and with oceans, with feeding each star / But if there's a minute between now and then / Look in on {name} for me, look in again
`)

export const gamingScenes = lines('gaming', `
scene me | The curtains are shut and the pizza's gone hard / I've lost to a kid with a name like a bard / He's nine, and he laughed like a drain when he won / I said, one more round, and I lost every one
story me | I've fought every dragon, I've opened each chest / I've saved the whole kingdom in only my vest / My mum put her head in and asked, are you well? / I said, I'm besieging a castle. Farewell
detail me | There's dents in the sofa the shape of my seat / There's crumbs in the buttons and no feel in my feet / I can't find my keys or the date or the bin / But I know every wall in the place that I'm in
turn me | They say that it's wasted, they say, see the sun / I've seen it, it's lovely, I had it in one / But who else here's died forty times in a day / And got up and grinned and gone back in to play?
feel me | There's nights when the real world's a door that won't give / A boss with no weak spot, a bill for a sieve / In here if I fail, then I'm back at the gate / With all of my hearts on, and never too late
wish me | One day I'll be old with a rug on my knee / With two bent old thumbs and a warm cup of tea / Some child will say, Grandad, you're useless at this / I'll beat him by eight, and I'll blow him a kiss
`)
