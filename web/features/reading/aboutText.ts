import type { Reading } from './reading.ts'

export const aboutText: Reading = {
  about: 'Arioso writes, plays and sings a song out of one sentence.',
  parts: [
    {
      heading: 'What it is',
      paragraphs: [
        'Say what the song should be about, and Arioso finds the words, composes a tune, has a band play it and somebody sing it. Then it is yours to change: other words, another style, a longer end, one line sung again.',
      ],
    },
    {
      heading: 'How it works',
      paragraphs: [
        'Everything happens on the machine this page comes from. A lyricist reads your sentence; a composer writes a score; recorded and computed instruments play it; a small trained voice sings it; and a mixing desk puts it together. The score is kept, so that a cover or an extension knows every note of the song it comes from.',
        'The cover of each song is drawn from its own melody and chords. No two are alike.',
      ],
    },
    {
      heading: 'What it is not',
      paragraphs: [
        'It does not imitate living artists, and it listens to nobody’s songs but those people upload themselves. Lyrics are written in English so far; words you bring yourself are sung as you wrote them.',
      ],
    },
  ],
}
