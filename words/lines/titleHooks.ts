import { rows } from './toldHooks.ts'

// Choruses for a title somebody gave: * is the title, whatever it says, before a tail that rhymes.
export type TitleMood = 'glad' | 'quiet' | 'sad' | 'angry'

export const TITLE_HOOKS: Readonly<Record<TitleMood, readonly string[]>> = {
  glad: rows(`
    *, let the music play / *, let it blow me away / The clock has got nothing important to say / *, so let the music play
    *, and I'm wide awake / *, for goodness' sake / There's nothing tonight that I couldn't remake / *, and I'm wide awake
    *, turn it up, turn it round / *, hear the walls, hear the sound / There's nobody lost here, we've all of us found / *, turn it up, turn it round
    *, sing it loud, sing it long / *, you can't get it wrong / I came with a whisper, I leave with a song / *, sing it loud, sing it long
    *, and the roof's coming down / *, the best in the town / There's no one too tired and there's no one to frown / *, and the roof's coming down
    *, come and take my hand / *, and strike up the band / It's better by far than whatever we planned / *, come and take my hand
    *, and I'm ten feet tall / *, I'm having it all / The lamps in the street and the moon on the wall / *, and I'm ten feet tall
  `),
  quiet: rows(`
    *, like a light on a hill / *, it's with me still / The years have their reasons, the heart has its will / *, like a light on a hill
    *, and the world goes slow / *, that's the way I go / There's more in a minute than most people know / *, and the world goes slow
    *, I can see it from here / *, year after year / Whatever I lose, I keep that one clear / *, I can see it from here
    *, and that's all I need / *, let the evening proceed / I've no one to hurry and no one to heed / *, and that's all I need
    *, that's the end of the line / *, the thing that is mine / I pack it in paper, I tie it with twine / *, that's the end of the line
    *, and I'm halfway there / *, with the salt in my hair / I've nothing to prove and I've plenty to spare / *, and I'm halfway there
    *, I would know it by feel / *, it is humble and real / It turns in my head like the rim of a wheel / *, I would know it by feel
    *, and nobody near / *, with the far coming clear / You can't put a price on what I've got here / *, and nobody near
    *, that's my kind of day / *, it can all go its way / I've nothing to lend and I've nothing to pay / *, that's my kind of day
    *, let it run, let it run / *, in the last of the sun / There's much to be said for a thing barely done / *, let it run, let it run
    *, it's a long way round / *, it's a low sweet sound / I look for the middle, I'm glad that I found / *, it's a long way round
    *, and I follow the sound / *, to wherever it's bound / The road's in the river, the river's in the ground / *, and I follow the sound
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
