import { rowsOf } from '../frames.ts'

// How a song ends that is all about one thing and never said its name: * is the thing.
export const CLOSING_FRAMES = rowsOf(`
  And that's all I know about *, my dear / The rest you can tell me, I'm staying right here
  So raise me a cup to *, and then I'll go / There's not many sing of it, none that I know
  That's * for you, and I've told it you straight / I'll leave you to think of it, closing the gate
  They'll ask what I sang of, and what shall I say? / Of *, I'll tell them, and be on my way
  Some people have mountains, and some have the sea / It's * I've got, and it's good enough for me
  The poets had swans and the poets had Rome / I've * to sing of, and nearer to home
  So that was my song about *, and done / If anyone wants it, I've only the one
  And when I am old, and I've little to do / I'll think about *, and I'll think about you
  Let somebody else sing of roses and rain / It's * for me, and I'd sing it again
  There's songs about diamonds and songs about kings / Here's one about *, of all possible things
  And here's where it ends, about *, and me / I'd say there was more, but you'll just have to see
  Good night, then, to *, good night to you all / I'll leave a light on at the end of the hall
  You won't find a statue of * in the square / A song's a lot cheaper, and lighter to bear
  They don't write of * in the books on the shelf / So I've had to make the thing up by myself
  I started with *, and I'm ending there, too / You'll not hear it said in a way that's as true
  So that's what I mean when it's * I say / I've carried it round with me most of the day
`)
