import { rowsOf } from '../frames.ts'

// Couplets around one thing of the request, and the last words of a song that never named its thing, away from home: * is the thing.
export const THINGS_OF_SOUND = {
  city: rowsOf(`
    I've got * in my head, and the night's coming through / The city turns over from black into blue
    They told me to want what the billboards all sell / I thought about *, and I wished them all well
    I ran from the noise, and I ran from the street / I came back to *, and it came with a beat
    The lights go to amber, the lights go to red / There's nothing but * in the whole of my head
    If they put up my name on the side of a wall / Put * up beside me, or nothing at all
    You can cut off the music, the power, the light / I'd still be with * for the rest of the night
    I say it in whispers, I say it out loud / It's * that I think of, alone in a crowd
    There's * in my ear like a voice on the wire / The cold of the platform, the warmth of the fire
  `),
  storm: rowsOf(`
    By * I was broken, by * I was made / The forge and the hammer, the fire and the blade
    There's * in the thunder, there's * in the flame / The ravens have learned it, and call it by name
    They whispered of * at the mouth of the cave / A torch, and a shadow, the hush of a grave
    I looked upon * as the sky split in two / The fire was the oldest of colours I knew
    I carry * like a brand on the skin / The cold is without, and the fire is within
    Let * be the last word I speak in the night / When thunder is silent, and ash is the light
  `),
}
export const CLOSINGS_OF_SOUND = {
  city: rowsOf(`
    The speakers are silent, the sky's coming clear / It's * in my head, and the morning is near
    Cut all of the lights, and let everyone go / It's * that I sang of, I want you to know
    When all of the towers have put out the light / Remember I sang about * tonight
    The city's asleep, and there's no one to see / It's * that I came for, it's * for me
  `),
  storm: rowsOf(`
    The ashes are falling, the thunder's gone by / I sang about * to a merciless sky
    And when all the banners are cinders and snow / I'll have sung about *, and the mountains will know
    Let ravens remember, let mountains stand guard / I sang about *, and the road there was hard
    The last of the torches burns low on the stone / I sang about *, and I sang it alone
  `),
}
