import { lines } from '../lines.ts'

export const rite = lines('rite', `
hook you | Look at You Now :: Look at you now, with your shoes on the floor / Look at you now, you'd go under that door / We measured, we blinked, and we ought to know how / But nobody's ready. Just look at you now
hook you | All the Names :: They called all the names of the ones who came through / They called all the names, and the last one was you / The old and the far, from the boats and the trains / And yours fits among them, with all of the names
hook you | Step into the Light :: Step into the light, there's a chair by the wall / Step into the light, it's the front of the hall / We've all of us stood here, our collars too tight / It's only your people. So step into the light
scene you | The aunts are all early, the uncles are late / There's foil on the dishes and chairs by the gate / And you're at the mirror, with one stubborn hair / As calm as a captain, the calmest one there
scene you | {name}, they've saved you the seat by the aisle / The photograph man would quite like you to smile
scene | Somebody's ironing, somebody's cross / Somebody's dipping the prawns in the sauce / The whole of the family, under one roof / And one of them spilling, and here is the proof
detail you | The present's a book with a ribbon, a pen / An envelope, thick, from the cousins, all ten / A watch that was stopped at the end of a war / It's going again now. That's what it is for
detail you | {name}, there's a card from the end of the earth / With money, and kisses, and all they are worth
detail | The cake has four storeys, the top has a lean / The icing has names, and the flowers are green
story you | You asked if you had to, you asked me last night / You sat on the stairs with your knees up, in white / I told you I'd asked it myself, on that stair / My mother said, see you tomorrow. I'm there
story you | They told me you'd fidget, they told me you'd run / You stood like a candle until it was done
feel you | It isn't the cake and it isn't the clothes / It's something that passes, and everyone knows / It goes from the old to the young, like a cup / You mind that you don't spill. And then you drink up
feel you | {name}, I've got nothing to teach you today / I've only to stand here and not get in the way
turn you | Your grandpa came in on his stick and two arms / He said, I've been saved by a few of these charms / The words, and the people who'd say them with me / He straightened your collar. He sat by your knee
turn you | {name}, there's a chair that we've left in the row / For one who'd have liked this. You felt it. I know
wish you | May you have good company, bread, and a roof / May nobody ever demand of you proof
wish you | {name}, may your days be as wide as this floor / And may there be somebody stood at each door
lift you | Sing it for {name}, and sing it out strong / We've all had this day, and it's never too long
pre you | Hush in the back now, and hush on the stair / Somebody's ready, and somebody's there
bridge you | One day you'll be sitting the way that we sit / With someone in front, and the candles all lit / You'll look at their neck, and the clean, combed-down hair / And know what we're knowing. You'll know we were there
end you | The chairs have been stacked, and the ribbons come down / And {name}'s asleep on the way back through town
`)
