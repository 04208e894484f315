import { rowsOf } from '../frames.ts'

// How a song ends that is all about one thing and never said its name: * is the thing.
export const CLOSING_FRAMES = rowsOf(`
  Some people have mountains, and some have the sea / They tell me of both, and it's * for me
  And when I am old, and there's little to do / I'll think about *, and I'll think about you
  Whatever they tell you, whatever you've heard / I sang about *, and I meant every word
  The evening is over, the fire's burning low / I've told you of *, and it's time now to go
  The song has an end, and the road has a bend / I'll think about * till I come to the end
  There's louder and larger and grander, it's true / I wanted to sing about *, to you
  You ask me what matters, you ask what I see / There's plenty of answers. It's * for me
`)
