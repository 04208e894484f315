import type { Reading } from './reading.ts'

export const guidelinesText: Reading = {
  about: 'A place for songs is a place for people. These few things keep it one.',
  parts: [
    {
      heading: 'Be kind',
      paragraphs: [
        'Sing about anything, also about what is dark and sad. Do not sing, write or draw to hurt, threaten or humiliate somebody, and do not encourage anybody to hurt themselves or others.',
      ],
    },
    {
      heading: 'Be yourself',
      paragraphs: [
        'Do not pretend to be somebody else, and do not use the voice or the songs of others without their leave. A song for somebody is lovely; one that puts words into somebody’s mouth is not.',
      ],
    },
    {
      heading: 'Keep it fair',
      paragraphs: [
        'Plays, likes and comments are for listening people. Do not flood the radio’s chat or the comments, and do not try to get around limits with several accounts.',
      ],
    },
    {
      heading: 'Say when something is wrong',
      paragraphs: [
        'Songs and comments can be reported from their menus; somebody looks at every report. What breaks these rules is removed, its maker is told why, and who goes on breaking them loses the account.',
      ],
    },
  ],
}
