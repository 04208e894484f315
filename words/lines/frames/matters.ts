import { rowsOf } from '../frames.ts'

// For what cannot be carried, met or had for breakfast: an idea, a pain, a deed, or a word nobody knows the kind of.
export const FRAMES_FOR_MATTERS = rowsOf(`
  We spoke about *, and the evening grew late / The tea had gone cold, and we'd cleared every plate
  There's *, and there's Monday, there's bills, and there's bread / And all of it fits, more or less, in one head
  They asked about *, and I told what I could / They nodded, and none of us quite understood
  Somebody said *, and I lifted my head / I've slept with that word at the end of my bed
  You open the paper, there's * inside / I've read it on buses, I've read it, and sighed
  I don't know a lot, but of * I know some / I've counted it over on finger and thumb
  The half of it's *, and the half of it's me / And which is the louder, we'll just have to see
  They talk about *, and they talk it all through / I'd sooner sit down here, and ask about you
  There's books about *, and there's plenty to learn / I've one of them somewhere, it's due a return
  If anyone asks about *, I'm not in / I'm out in the garden with rain on my chin
`)
