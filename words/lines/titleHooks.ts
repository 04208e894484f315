import { rows } from './toldHooks.ts'

// Choruses for a title somebody gave: * is the title, whatever it says, before a tail that rhymes.
export type TitleMood = 'glad' | 'quiet' | 'sad' | 'angry'

export const TITLE_HOOKS: Readonly<Record<TitleMood, readonly string[]>> = {
  glad: rows(`
    *, let the music play / *, till they take it away / The night has got nothing important to say / *, let the music play
    *, and I'm ready to fly / *, on the edge of the sky / There's light in my hands, and there's sparks going by / *, and I'm ready to fly
    *, turn it up, turn it round / *, with no feet on the ground / There's nobody lost here, we've all of us found / *, turn it up, turn it round
    *, sing it loud, sing it long / *, you can't get it wrong / I came with a whisper, I leave with a song / *, sing it loud, sing it long
    *, let it lift, let it flow / *, let the good time go / There's joy in my body from forehead to toe / *, let it lift, let it flow
    *, come and take my hand / *, let it come unplanned / The sea brings the light in and gives it to land / *, come and take my hand
    *, and I can't sit still / *, and I'm on it until / The moon has gone over the top of the hill / *, and I can't sit still
    *, and the sun's breaking in / *, feel it all begin / There's nothing to lose, and there's so much to win / *, and the sun's breaking in
  `),
  quiet: rows(`
    *, like a light in the rain / *, it comes back like a train / I carry it with me, I tell it in vain / *, like a light in the rain
    *, and the world goes slow / *, with nowhere to go / There's more in an hour than most people know / *, and the world goes slow
    *, I can see it from here / *, year after year / Whatever I lose, I keep that one clear / *, I can see it from here
    *, and that's all I need / *, like the wind to the seed / There's no one to hurry and no one to heed / *, and that's all I need
    *, and I'm halfway there / *, with the wind in my hair / I've nothing to prove, and I've plenty to spare / *, and I'm halfway there
    *, let it run from my hand / *, like the sea on the sand / It's deeper than all that I could understand / *, let it run from my hand
    *, and the night's my own / *, like a note, like a tone / The dark is no stranger, I'm never alone / *, and the night's my own
    *, it comes back to me / *, like a tune, like the sea / I hum it to no one, I sing it for free / *, it comes back to me
    *, take it slow, take it slow / *, it's a thing that I know / There's somewhere behind me, there's somewhere to go / *, take it slow, take it slow
  `),
  sad: rows(`
    *, it goes round in my head / *, like a thing left unsaid / There's more in the silence than anyone read / *, it goes round in my head
    *, and the rain comes down / *, all over town / I look for a light, and I look like I drown / *, and the rain comes down
    *, that's the part that I keep / *, when I can't get to sleep / The water is wide, and the water is deep / *, that's the part that I keep
    *, and I let it be / *, it is part of me / Like salt is a part of the whole of the sea / *, and I let it be
  `),
  angry: rows(`
    *, hear the sound of it ring / *, it's the one thing I bring / You can't stop the ones who have started to sing / *, hear the sound of it ring
    *, and we're not going home / *, like the wave, like the foam / The bigger the sea is, the further we roam / *, and we're not going home
    *, write it up on the wall / *, for the big and the small / You'll hear it in whispers, you'll hear when you fall / *, write it up on the wall
  `),
}
