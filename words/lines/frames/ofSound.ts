import { rowsOf } from '../frames.ts'

// Couplets around one thing of the request, and the last words of a song that never named its thing, away from home: * is the thing.
export const THINGS_OF_SOUND = {
  city: rowsOf(`
    There's * in the air, there's a buzz on the wire / The whole of the avenue's catching on fire
    It's * in the headlights, it's * in the rain / I hear it come up through the floor of the train
    I've got * in my ears, and the wind in my face / I walk through the city like walking through space
    They put * on the screens, forty floors in the air / And everyone stopped on the pavement to stare
    Say * to the dark, and the dark says it back / A light, and a light, and a light down the track
    I'm running on *, and I don't need the brake / The city's a heartbeat, and I'm wide awake
    There's * on the corner, there's bass in the beams / It's louder than traffic, it's brighter than dreams
    I came here for *, with a bag and a name / I looked at the lights, and was never the same
  `),
  storm: rowsOf(`
    By * I was broken, by * I was made / The forge and the hammer, the fire and the blade
    There's * in the thunder, there's * in the flame / The ravens have learned it, and call it by name
    They whispered of * at the mouth of the cave / A torch, and a shadow, the hush of a grave
    I looked upon * as the sky split in two / The fire was the oldest of colours I knew
    It's * on the banner, it's * on the shield / The last of the light on the edge of the field
    The bells spoke of *, and the mountains replied / There's nowhere on earth for the guilty to hide
    Out there in the dark, there is *, and it waits / With frost on the hinges of ten thousand gates
  `),
}
export const CLOSINGS_OF_SOUND = {
  city: rowsOf(`
    The last of the signals has turned into blue / There's * in my head, and it's still coming through
    The speakers are ticking, the street's coming clear / There's * in the air, and the morning is near
    Cut all of the lights, and let everyone go / There's * in my veins, and it's running there slow
    And when they have swept up the glitter and glass / There's * on the wind of the cars as they pass
    The city's asleep, and the sky's coming through / I'll carry * home down the long avenue
  `),
  storm: rowsOf(`
    The ashes are falling, the thunder's gone by / There's * in the dark, and a scar on the sky
    The last of the torches burns low on the stone / There's * in my blood, and I face it alone
    Let ravens remember, let mountains stand guard / There's * in the iron, the iron is hard
    And when all the banners are cinders and snow / There's * in the wind, and the winds only know
  `),
}
