import type { Reading } from './reading.ts'

export const blogText: Reading = {
  about: 'What is new in the studio.',
  parts: [
    {
      heading: 'Singers with a manner of their own',
      paragraphs: [
        'The singers have learned from real voices: they slide into notes, hold back before a chorus and breathe where a person would. Name one in the styles, as in “sung by Clara”, or let the song choose.',
      ],
    },
    {
      heading: 'A band that was recorded',
      paragraphs: [
        'Pianos, guitars, strings and drums are played from recordings, note by note, in rooms with walls. Songs made before keep the sound they had.',
      ],
    },
    {
      heading: 'Variations and plans',
      paragraphs: [
        'Happier, slower, another voice: one press changes one thing of a finished song and leaves the rest alone. And whoever wants to decide the form writes it down, section by section, under Advanced in Custom.',
      ],
    },
  ],
}
