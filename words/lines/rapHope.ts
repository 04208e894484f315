import { lines } from '../lines.ts'

// Getting through, rapped: for whoever gives something up, starts again or holds on.
export const rapHope = lines('rap-hope', `
scene rap me | Day on the calendar, a cross on the date / I'm awake and I'm shaking but I'm up and I'm straight
scene rap me | Six in the morning and the craving says hi / I put the kettle on and I let it walk by
scene rap me | Mirror on the wall, we're not talking today / I brush what I've got and I'm up and away
story rap me | Day one I was a lion, day two I was a lamb / Day three I was a man in a traffic jam
story rap me | I threw it in the bin and I took it back out / I threw it in the river so I couldn't go without
story rap me | I told my little sister and she wrote it on her hand / She checks me every evening like I'm under her command
story rap me | They bet me till the weekend, so I'm holding the bet / It's Tuesday now, it's Tuesday, and I haven't lost it yet
detail rap me | A jar by the window with a coin for each day / It rattles like a promise when I put it away
detail rap me | Gum in my pocket and a pen in my fist / My thumbs getting jumpy and my feet making lists
detail rap me | I run to the corner, then the bridge, then the bay / My lungs going, who's this, and since when, and okay
detail rap me | I count it in kettles, I count it in trains / I count it in the hours I've got back in my brains
detail rap me | New taste in the bread and new air in the hall / There's a colour on the bricks that I'd not seen at all
feel rap me | Some hours are a mountain and some are a stair / And some are just a sofa and I sit myself there
feel rap me | It's loud in the chest but it's quiet in the hand / I'm a sandcastle standing where the tide's meant to land
feel rap me proud | I'm not what I was and I'm not what I'll be / I'm the bit in the middle and the middle's still me
turn rap me | I slipped on a Thursday, I got up on the same / You can fall in the puddle and get out of the game
turn rap me | They told me it gets easy and it doesn't, it gets known / Like a dog that still barks but has learned the way home
turn rap me | Then somebody asked me how I did it so fast / I said, I did the next one and I didn't do the last
wish rap me | A year from this evening I'll be sat on this wall / With a cake and a candle and a laugh at it all
wish rap me | Let me get to the evening, let me get to the sleep / Let me find that the shallow is as good as the deep
lift rap me | One more, one more, put a line on the door / I said never again and I'm saying it more
lift rap me proud | Say it with me, day by day, by the hour, by the breath / I was bad at beginning but I'm good at the rest
pre rap me | Breathe in for the engine, breathe out for the brake / There's a door in the minute that I don't have to take
bridge rap me | To whoever is listening at the start of it all / It's a hill, it's a hill, and it isn't a wall
bridge rap me | I didn't do it brave and I didn't do it clean / I did it like a toddler on a big trampoline
end rap me | That's one more behind me, put the light on the ledge / I'm a foot and a half from the edge of the edge
`)
