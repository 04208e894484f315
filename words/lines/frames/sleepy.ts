import { frames } from '../frames.ts'

// For the smallest, at bedtime.
export const sleepy = frames({
  you: `
  Goodnight, *, goodnight, the day's put away / It's folded up small with the toys and the play
  Close up your eyes, *, I'll stay by the door / Until there's no creak in the bed or the floor
  Sleep tight, *, sleep tight, I'm only next door / And morning will find you, as always before
`,
  about: `
  And * says goodnight to you, * says sleep well / It goes round the house like the end of a bell
  There's * on the stairs with a kiss and a cup / There's * in the morning to lift you up
`,
  things: `
  Goodnight to *, out there in the blue / They've all gone to bed, and they're waiting for you
  I'll tell you of * till your eyes fall to / In a boat, in a dream, with a cushion for you
  There's * at the window to see you're all right / To tuck in the garden and put out the light
  And * will be with you wherever you go / Down under the blanket where only dreams know
  I drew you * on the wall with my hand / To keep you safe in the sleepy land
`,
})
