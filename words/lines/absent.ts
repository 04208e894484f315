import { lines } from '../lines.ts'

// Somebody is away and cannot come: at sea, in the army, abroad, inside.
export const absent = lines('absent', `
scene you | We've set you a place, though we know you're away / There's gravy gone cold on it, most of the day
scene you tender | There's a chair by the wall that nobody takes / We look at it first when the front door shakes
scene you | The clock by the cooker's on your time, not ours / We look up and say, he'll be sleeping for hours
scene you wistful | It's morning with you, and it's night over here / I wave at the moon, and it's half of a year
story you | You rang from a corridor, two minutes, three / You said that the food's fine, you said it to me
story you tender | Your letter was damp, and it came with some sand / I shook out the grains and I kept them in my hand
story you | They'd let you have leave, and then no, after all / I took down the banner we'd hung in the hall
story you wistful | You left in the dark with your bag on one side / Mum waved from the step, and she waited, then cried
detail you | A parcel with socks in, a cake in a tin / A drawing, a photo, we all of us sign in
detail you | Your jacket's still there on the hook by the stair / I borrowed it once, and I smelt you in there
detail you | The dog has your blanket, the cat has your bed / And I've got your bike, with the brakes that you said
detail you | Your face on a screen, with a lag and a freeze / You're laughing at something we said before these
feel you tender | I'm proud and I'm frightened, I'm both in a row / I say it's the onions when somebody's slow
feel you | There's all of us here, and it's still not the lot / You count up to six, and then see who it's not
feel you wistful | It's not the long nights, they were never so bad / It's joke after joke that you haven't yet had
turn you | But distance is only a number of days / I cross them in pencil, in several ways
turn you | They say you get used to it, maybe you do / I laid out the forks, and I laid one for you
turn you tender | And then comes a knock, and we all of us freeze / It's only the neighbour, she's brought us some cheese
wish you | Keep low and keep warm, and come back in one piece / I've saved you the skin off the turkey, the grease
wish you tender | Come home when you're able, come home in the rain / Come home with no warning, come home on a train
wish you | Whatever the sky is that's over your bed / May somebody kind have the watch up ahead
lift you | So here's to your empty, your ready-made chair / We'll sing it so loud that you'll hear over there
lift you tender | There's light in the window, there's soup on the ring / There's nobody else gets the first song we sing
pre you | A knock, a car, a step in the hall? / It's no one, it's no one, it's no one at all
pre you tender | Put on your coat and look up, if you can / It's the same moon, little brother, it's the plan
bridge you | A family isn't the ones in the room / It's who you leave soup for, it's holding a broom
bridge you tender | I'll tell you it all when you're back at this table / I'm saving it up for as long as I'm able
end you | Good night, over there, wherever it is / I've sealed up the envelope, that was a kiss
end you tender | The candle's burned down, and we've washed every cup / We've left you the key where it was, so come up
hook you tender | A Plate for You :: There's a plate for you, and it's warm, and it's here / It's been on the table for most of a year / We don't put it back, and we don't shed a tear / There's a plate for you, come and get it, my dear
hook you | Same Moon :: Same moon over you, same moon over me / It comes up at your place, goes down by our tree / I've told it to tell you we're fine as can be / Same moon over you, same moon over me
hook you wistful | Count the Days :: I count the days, and I count them in chalk / A line for each morning, a line for each walk / They'll rub out like nothing the day that we talk / I count the days, and I count them in chalk
hook you tender | Home Is Holding On :: Home is holding on to your chair and your cup / To the mark on the doorframe where you were grown up / We're keeping it going, though you may be gone / You hold on where you are, home is holding on
hook you | Leave the Porch Light :: We leave the porch light, though it's costing us more / It shines on the step and it shines on the door / There's somebody due, and we know what it's for / We leave the porch light, and we'll leave it some more
`)
