import { rows } from './toldHooks.ts'

// Choruses for a title somebody gave: * is the title, whatever it says, before a tail that rhymes.
export type TitleMood = 'glad' | 'quiet' | 'sad' | 'angry'

export const TITLE_HOOKS: Readonly<Record<TitleMood, readonly string[]>> = {
  glad: rows(`
    *, let the music play / *, till they take it away / The clock has got nothing important to say / *, so let the music play
    *, and I'm wide awake / *, there's a floor to shake / There's nothing tonight that my two feet can't take / *, and I'm wide awake
    *, turn it up, turn it round / *, with no feet on the ground / There's nobody lost here, we've all of us found / *, turn it up, turn it round
    *, sing it loud, sing it long / *, you can't get it wrong / I came with a whisper, I leave with a song / *, sing it loud, sing it long
    *, and the roof's coming down / *, the best place in town / There's no one too tired and there's no one to frown / *, and the roof's coming down
    *, come and take my hand / *, and strike up the band / It's better by far than whatever we planned / *, come and take my hand
    *, and I can't sit still / *, there's a moon on the hill / If nobody's dancing, then somebody will / *, and I can't sit still
    *, save a place for me / *, I'll be there by three / With somebody's drum and with somebody's key / *, save a place for me
  `),
  quiet: rows(`
    *, like a light on a hill / *, it's with me still / I carry it with me, I know that I will / *, like a light on a hill
    *, and the world goes slow / *, with nowhere to go / There's more in an hour than most people know / *, and the world goes slow
    *, I can see it from here / *, year after year / Whatever I lose, I keep that one clear / *, I can see it from here
    *, and that's all I need / *, wherever it lead / I've no one to hurry and no one to heed / *, and that's all I need
    *, and I'm halfway there / *, with the wind in my hair / I've nothing to prove and I've plenty to spare / *, and I'm halfway there
    *, let it run, let it run / *, in the last of the sun / I wouldn't be anywhere else, for anyone / *, let it run, let it run
    *, and the night's my own / *, I'm the last one who's known / There's no one to answer, there's no one to phone / *, and the night's my own
    *, it comes back to me / *, like a tune, like the sea / I hum it to no one, I sing it for free / *, it comes back to me
    *, take it slow, take it slow / *, it's a thing that I know / There's somewhere behind me, there's somewhere to go / *, take it slow, take it slow
  `),
  sad: rows(`
    *, it goes round in my head / *, in the half of the bed / There's more in the quiet than anyone said / *, it goes round in my head
    *, and the rain comes down / *, all over town / I look for a lamp with my eyes on the ground / *, and the rain comes down
    *, that's the part that I keep / *, when I can't get to sleep / The water is wide and the water is deep / *, that's the part that I keep
    *, and I let it be / *, it is part of me / Like salt is a part of the whole of the sea / *, and I let it be
  `),
  angry: rows(`
    *, hear the sound of it ring / *, it's the one thing I bring / You can't stop the ones who have started to sing / *, hear the sound of it ring
    *, and we won't go home / *, in the smoke and the chrome / You built it of marble, we built it of foam / *, and we won't go home
    *, write it up on the wall / *, for the big and the small / You'll hear it in whispers, you'll hear when you fall / *, write it up on the wall
  `),
}
