import type { Reading } from './reading.ts'

export const contactText: Reading = {
  about: 'How to reach the people who run this place.',
  parts: [
    {
      heading: 'Members',
      paragraphs: ['Write by the feedback form. It tells us who wrote and from which page, and every message is read.'],
    },
    {
      heading: 'Your work, used without your leave',
      paragraphs: [
        'Open the menu of the song and choose Report copyright; no account is needed. Say which work of yours it is and how we can reach you.',
      ],
    },
    {
      heading: 'Something that should not be here',
      paragraphs: ['Report song, in the same menu, and Report at a comment bring it to somebody who decides about it.'],
    },
  ],
}
