import { lines } from '../../lines.ts'

// Four lines that tell one small scene from its first word to its last: for songs about a thing. Verbs stand in the past or
// after a helper, so that one thing and many fit alike.
export const foodScenes = lines('any-food', `
scene | It's late, and the fridge is the only light on / I came for some water, my good plans are gone / A fork and a plate and a chair by the wall / And {the thing} for one, and no guilt at all
scene | The table's too small and the chairs don't agree / There's elbows in ribs and there's somebody's knee / But bring {the thing} in, and you sit in your seat / There's nobody talking, we eat and we eat
story | My gran never measured, she went by the eye / She taught me one Sunday, and never said why / I've made it a hundred times since on my own / And {the thing} still tasted of her kitchen, of home
story funny | I followed the recipe, line after line / I weighed it and stirred it and thought it looked fine / The smoke alarm sang, and the cat left the flat / I ate it with ketchup, and that was that
turn | I've been to the places with candles and cloth / With foam on a slate and a spoonful of broth / They bowed when I came and they bowed when I paid / I went home and {the thing} was the first thing I made
detail | First comes the smell up the stairs to my door / And then I hear feet running over the floor / We never were good at just waiting our turn / We blow on our fingers, we eat, and we burn
`)

export const drinkScenes = lines('any-drink', `
scene | The street's barely lit and the shutters are down / There's me and a milk float, the last of the town / I hold it two-handed, I let the steam rise / And {the thing} did what morning can't do for my eyes
story | We sat by the window, we'd nothing to say / It was half of a break-up, that particular day / You pushed me your cup, and I drank, and we stayed / It's funny on what kind of thing peace is made
turn | You can tell me it's only a habit of mine / You can tell me it's water and heat and some time / I tell you, the whole of the day's on its feet / The minute that {the thing} came up from the street
`)

export const animalScenes = lines('any-animal', `
scene | I sat on the step with my hands on my knees / I sat like a stone and I breathed like the trees / And out of the green, with no sound and no fear / {The thing} came as close as the end of a year
story | I'd read all the books and I'd learned every name / I'd cut out the pictures, I'd put one in a frame / Then one day I met {the thing}, face against face / And all of the books went clean out of their place
turn | We build up our walls and we put up our signs / We draw on a map with our little straight lines / And {the thing} went by like we weren't even there / With all of the morning alive in the hair
`)

export const hobbyScenes = lines('any-hobby', `
scene me | The kids are in bed and the dishes are done / My chair and my lamp and a bit of the sun / I've got half an hour, I've got it till ten / And {thing} for me is what church is for them
story me | I started one winter because I was low / My sister had said it, she said, have a go / The first one was awful, I've kept it, it's there / I look at it often, I sit in that chair
turn me | I'm not very good, and I don't have to be / There's nobody scoring, it's only for me / The world wants it faster and bigger and more / And {thing} just asks me to close the door
detail me | You lose the whole evening, you look up, it's two / You've ink on your elbow or glue on your shoe / Your tea has gone cold with a skin on the cup / And somehow it's you that's been filled up
`)

export const sportScenes = lines('any-sport', `
scene | The grass is still wet and the lines are still white / My breath's in the air in the half of a light / I'm here before anyone, here on my own / With a bag and a flask and a chill in the bone
story | I came on for someone who'd twisted a knee / The coach looked along and he pointed at me / I don't know what happened, I know there was noise / And I was being carried about by the boys
turn | We lost more than won, if you look at the list / There's many a winter we'd rather have missed / But ask any one of us, ask us who stayed / We'd give you the lot for the last match we played
`)

export const technologyScenes = lines('any-technology', `
scene me | It's one in the morning, I'm still at the screen / My face has gone blue and my tea has gone green / I said to {the thing}, now be good, and be kind / It thought for a minute, and lost its own mind
story me | I took it apart, I had all of the bits / I laid them in rows and I tried where each fits / I put it together, it ran like a dream / With three screws left over, and some kind of steam
turn me | I could have gone walking, I could have had friends / I could have had evenings with actual ends / But somewhere past midnight it gave me a sign / One light, then another, and all of it mine
detail me | I turned it all off and I turned it on twice / I held down the button, I asked it quite nice / My granny rings up and she asks what I do / I say that I shout at {the thing} until two
`)

export const vehicleScenes = lines('any-vehicle', `
scene | The seats hold the heat of the whole of July / There's one crack of windscreen, a long strip of sky / The map's in the door with the coffee all through / We turn the thing over, it coughs, and we do
story | We broke down at dusk on the edge of nowhere / A farmer came by with some rope and a stare / He looked at {the thing} and he looked at our shoes / And towed us ten miles while he told us the news
turn | They say it's worth nothing, they say, let it go / There's rust on the sills and it only goes slow / But each little dent is a place we have been / I could read you the doors like a long magazine
`)

export const placeScenes = lines('any-place', `
scene | You come over the hill and it's all laid out there / The roofs and the smoke and the clock on the square / I've come down that road in the dark and the wet / I've not come down once and not caught my breath yet
story | They're all at the window before you get in / They know who you've married, they know where you've been / They'll say you've grown thin, and they'll ask who you vote / And find you a scarf to go under your coat
turn | I left for the city, I left on a bus / I said I was bigger than places like us / And now when they ask where I'm from, I say there / And point like a man with the sun in his hair
`)

export const cityScenes = lines('place', `
scene | The bins have gone out and the gulls have come in / The baker's got flour right up to his chin / The lights at the crossing turn green for no car / And somebody's singing outside of the bar
scene | I know which loose paving stone splashes your shoe / I know the third bench has the best of the view / I know when the bells are about to go wrong / I've walked around here for my whole life long
story | The cinema's carpets, the chip shop's one chair / The wall where we wrote that we both had been there / They've painted it over, but after it rains / You still see the shape of it, two sets of names
turn | It isn't a beauty, it's no one's postcard / The wind's in your face and the benches are hard / But try to say that, and I'll show you the door / It's mine to complain of, it's mine to live for
`)

export const natureScenes = lines('any-nature', `
scene | I left the car early, I left the last wall / I'd no one to phone and no signal at all / And there was {the thing}, as it always had been / Before there was anyone stood there between
story | My father once took me, he hardly would talk / We got up at dark for the start of the walk / He put out his hand when the light reached the land / And that's all he said, with the sky on his hand
turn | I carry my troubles in there on my back / I set them all down by the side of the track / They look rather small by the foot of the stone / I often forget them and go back alone
`)

export const weatherScenes = lines('any-weather', `
scene | It started at breakfast, it tapped on the glass / It darkened the washing, it flattened the grass / I put down my paper and opened the door / And {the thing} came in on me, and over the floor
story | We stood in a doorway, a stranger and I / Two coats and one awning, and most of the sky / We talked about nothing for half of an hour / I walked home through puddles and felt like a flower
turn | You can't book it in and you can't send it back / It doesn't read forecasts, it won't keep to track / So I've stopped complaining and bought better boots / And gone out to meet it, right down to the roots
`)

export const seasonScenes = lines('any-season', `
scene | The light's at an angle it wasn't last week / There's something about in the air, on the cheek / The man at the corner has changed what he sells / And all up the road it's the same kind of smells
story | When we were all small and the days were as wide / We lived the whole length of them running outside / Our mothers would call us by name from the door / And we'd shout back, coming! And stay a bit more
turn | It comes every year and I'm never prepared / I'm older, and still I'm a little bit scared / That I'll be too busy to see it this time / I've got up early to watch it climb
`)

export const objectScenes = lines('any-object', `
scene | It's been on that shelf since before I could see / It's moved every house and it's moved here with me / It isn't worth tuppence, I've had people say / I'd leave all the silver and grab it, today
story | I found {the thing} deep in a box by the road / With free on a card and the rest of a load / I looked up and down, and I hid in my coat / The best thing I own, and it came with a note
turn | They've new ones in shops now, they're lighter, they shine / They do twenty things that are no use of mine / But this one has known me in good times and grim / It's got my own fingerprints worn in the rim
`)

export const feelingScenes = lines('any-feeling', `
scene | I was putting on shoes, I was looking for keys / It came round the door and it went for my knees / No reason, no warning, I stood in the hall / And held on a while to the coat and the wall
turn | I used to run from it, I used to pretend / I'd ring up whoever I had for a friend / Now I put on the kettle and pull out a chair / And ask what it wants, and it's mostly just air
`)

export const musicScenes = lines('any-music', `
scene | The amp has a buzz and the stool has a squeak / The neighbours have banged on the wall twice this week / I play with the lamp off, I play with the door / Pulled to, and the cat lying flat on the floor
story | An old man once played in the square by the bank / I put in a coin, and he nodded me thanks / I missed the first train and I missed two or three / It felt like the whole of it played there for me
turn | I'll never be famous, I've made peace with that / There's no one will throw me a rose or a hat / But three chords at midnight, when all's in a heap / Have talked me down off of the roof and to sleep
`)

export const homeScenes = lines('any-home', `
scene | There's one stair that creaks and there's one tap that sings / There's a drawer that won't shut for the batteries and strings / There's pencil on doorframes of who was how tall / I'd know it by night with my hand on the wall
turn | You can take down the curtains, you can paint every door / There's always a bit of us stuck in the floor / And some other children will hear, late at night / The pipes say good evening, and leave on a light
`)

export const officeScenes = lines('any-office', `
scene | The lift's out of order, the kettle is too / There's somebody's yoghurt from late June in view / The boss says, let's circle back, touch base, align / I nod like a dog in a car, and I'm fine
story | I wrote a long email, I wrote it in rage / I told them the truth of it, page after page / I read it all through, and I breathed, and I sent / The whole thing to drafts, and that's how the day went
turn | At five I'm a person, I'm me by the stairs / I laugh with the cleaner, she's stacking the chairs / She says, they don't pay us for looking so glum / I wave at the camera and home I come
`)

export const tradeScenes = lines('any-person', `
scene about | It's dark when they start and it's dark when they're through / With hands like old leather, and tea in a brew / They nod to the sweeper, they nod to the cat / The town's not awake yet, and they'd rather that
turn about | There's no one makes statues for people like these / There's just an old peg where they hang up their keys / But take them away for a day and you'd see / How much of the world stands on somebody's knee
`)

export const scienceScenes = lines('any-science', `
scene | They looked through the glass and they looked at the chart / The numbers were wrong, or were right from the start / Somebody whispered, come here, take a look / And that was the end of the old kind of book
turn | We're small as a crumb and we're brief as a spark / We stand on a ball going round in the dark / But one of us wondered, and wrote it all down / And that's how a candle gets put in a town
`)
