import { rowsOf } from '../frames.ts'

// For what cannot be carried, met or had for breakfast: an idea, a pain, a deed, or a word nobody knows the kind of.
export const FRAMES_FOR_MATTERS = rowsOf(`
  They asked about *, and I told them what's true / There's no easy answer, there's no short way through
  I've turned over * by night and by day / There's something inside that won't be put away
  I don't know a lot, but of * I know some / I know how far off, and how far I have come
  The half of it's *, and the half of it's me / And which is the louder, we'll just have to see
  Somebody said *, and I lifted my head / There's things that you hear, and can't leave unsaid
  You can't look at * for long and not change / The near becomes far, and the plain becomes strange
  I used to keep * locked up out of sight / I'm singing it now, and it's out in the light
  There's books about *, and there's plenty to learn / And none of them say how the heart takes a turn
`)
