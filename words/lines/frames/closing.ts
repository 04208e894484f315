import { rowsOf } from '../frames.ts'

// How a song ends that is all about one thing and never said its name: * is the thing.
export const CLOSING_FRAMES = rowsOf(`
  Some people have mountains, and some have the sea / They tell me of both, and it's * for me
  I've folded the evening, I've hung up the key / There's * to think of, and somewhere to be
  The last of the music goes over the lea / I leave you with *, from nobody but me
  The poets had swans and the poets had Rome / I've * to sing of, and nearer to home
  And when I am old, and I've little to do / I'll think about *, and I'll think about you
  Let somebody else sing of roses and rain / It's * for me, and I'd sing it again
  The light's going out, and the street's going too / There's only * left, and there's me, and there's you
  It comes back to *, whatever I do / The kettle, the window, the evening, and you
  Whatever they tell you, whatever you've heard / There's * tomorrow, and that's my last word
  The day has its corners, the week has its ends / You'll find * there, like the oldest of friends
  Turn down the lamp now, and hang up the coat / I've * in my head, and one left-over note
`)
