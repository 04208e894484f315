import type { Reading } from './reading.ts'

export const careersText: Reading = {
  about: 'How to work on Arioso.',
  parts: [
    {
      heading: 'No open places',
      paragraphs: ['Nobody is hired here at the moment. When that changes, it stands on this page.'],
    },
    {
      heading: 'What helps',
      paragraphs: [
        'Tell us how it sounds: where a singer stumbles, a chorus falls flat or a button hides. Feedback in the More menu is read, and most of what changed here began with it.',
      ],
    },
  ],
}
