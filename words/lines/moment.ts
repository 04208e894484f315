import { lines } from '../lines.ts'

// An hour somebody remembers, whatever it was.
export const moment = lines('moment', `
scene we | Nobody planned it, it wasn't a date / It just got to nine, and it got to be late
scene we | The phones were all off, and the room was all gold / I thought, I shall want this when I'm getting old
scene | There wasn't a reason, there wasn't a rule / The evening came in like a kid out of school
scene | I can tell you the weather, the smell of the air / I can tell you whose coat was on whose kitchen chair
scene we | We'd nowhere to be and we'd nothing to do / The sort of an evening you only get a few
story we | We talked about nothing, we laughed till we cried / The moon had come round to the opposite side
story we | Somebody started to hum the wrong tune / We all got it wrong, and we laughed at the moon
story | Somebody said a thing, no one knows what / We still say it now, and we say it a lot
story we | We found an old bottle, we found an old tin / We found out how silly we'd all of us been
story | I remember the window, the shadow, the cup / I remember the moment that I looked up
detail we | Three cups and a candle, a crumb on a plate / Your sleeve on the table, your watch running late
detail | A moth at the lamp and a dog at the door / A sock and a record left out on the floor
detail | The tick of the clock and the creak of the stair / The end of a biscuit we had to share
detail | A light in the hallway, the dark on the hill / A thing that I thought of, I'm thinking it still
feel we | It wasn't a party, it wasn't a feast / It's the thing I go back to, the biggest, the least
feel | You don't know you're happy, you hum and you sit / It's later you find that you were, quite a bit
feel | There's money, there's medals, there's cities, there's fame / There's one night in winter I'd not trade for the same
feel we | We didn't say much, and we said it all well / It hung in the room like the end of a bell
turn we | And then it was over, we looked for our shoes / We stood on the step as if we had bad news
turn | Nobody took any pictures that night / I've got it in colours, I've got it in light
turn we | The others have moved on, and some of them far / We say, do you remember? And back there we are
wish | If I get one evening to have once again / It's not the big days, it's that one, around ten
wish we | Let's do it again with no plan and no plot / Whoever is coming, whatever we've got
lift we | Stay where you are, let the evening run late / The rest of the world can lean on the gate
lift | Hold on to that minute, hold on with both hands / It's small as a pebble, and that's where it stands
pre | You know how it is when a room seems to hum / When something's arriving, and hasn't quite come
pre we | Somebody laughed, and the rest of us too / I looked round the table, and that's when I knew
bridge we | They ask you for dates, and they ask what you've done / I say, there was light, and that we were all one
bridge | The clocks only count what the clocks understand / A minute can fit the whole world in its hand
end we | So that is the story, there isn't a twist / We were there, and were happy, and that's what I missed
end | I've put it away, and I take it out slow / It's as warm as it was on that night long ago
hook we | Nothing Much at All :: It was nothing much at all, it was nothing much to tell / The hours came by slowly, the night came by as well / I'd give you my Sundays, my house and my hall / For one more evening of nothing much at all
hook | That Was the Night :: That was the night, and I'd know it by touch / It wasn't that grand and it wasn't that much / But somebody laughed, and the room filled with light / Ask when I was happy, that was the night
hook we | One for the Jar :: Put this in the jar with the lid on tight / The smell of the evening, the way of the light / We'll open it slowly when winter is far / Save me this minute, it's one for the jar
`)
