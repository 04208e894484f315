import { rowsOf } from '../frames.ts'

// How a song begins that is all about one thing and never says its name: * is the thing.
export const OPENING_FRAMES = rowsOf(`
  Here's one about *, so lend me an ear / I've hummed it all week, and I'll sing it you here
  Let somebody else sing of roses and rain / I'm singing of *, and I'll sing it again
  There's songs about diamonds and songs about kings / It's * tonight, of all possible things
  They don't write of * in the books on the shelf / So I've had to make the thing up by myself
  Some people have mountains, and some have the sea / It's * I've got, and it's good enough for me
  The poets had swans and the poets had Rome / I've * to sing of, and nearer to home
  I looked for a subject all over the town / And * was nearest, so I wrote it down
  A verse about *, a chorus, and then / If nobody stops me, I'll sing it again
  You won't find a statue of * in the square / A song's a lot cheaper, and lighter to bear
  I promised a song about *, and I've tried / It came in the end on an afternoon ride
  I've sat with a pencil, I've sat with a light / It's * again, so it's * tonight
  If ever you've met with *, then you'll know / And if you have not, then here's how things go
  I said I'd sing *, and they laughed in the hall / By verse number two there was no sound at all
  No trumpet for *, no drum and no flute / I've one old guitar, and I've tuned it to suit
  Nobody's written of *, so I will / With one foot to tap it, and one to keep still
  Pull over a chair, for it's * I mean / The best of the stories that I've ever seen
`)
