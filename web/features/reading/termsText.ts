import type { Reading } from './reading.ts'

export const termsText: Reading = {
  about: 'What you may expect of us, and what we expect of you. By signing up you accept these terms.',
  parts: [
    {
      heading: 'Your account',
      paragraphs: [
        'You need an e-mail address that is yours and a password that nobody else knows. You answer for what is done with your account. You can leave whenever you like.',
      ],
    },
    {
      heading: 'Your songs',
      paragraphs: [
        'What you write and upload stays yours. Songs made for you on the Free plan are for personal use. Songs made on a paid plan may be published, sold and used in films, and stay yours to use when the plan has ended. For a single song made on Free the rights can be had afterwards.',
        'When you publish a song, everybody may hear it here. Whether others may make covers and extensions of it is yours to decide, for all songs and for each.',
      ],
    },
    {
      heading: 'What you bring',
      paragraphs: [
        'Upload only audio, pictures and words that you may use. Whoever finds their own work here can report it; a song that infringes somebody’s rights is removed, and repeated abuse may end an account.',
      ],
    },
    {
      heading: 'Plans and credits',
      paragraphs: [
        'Credits pay for making songs and have no other value. Free credits return every day; those of a plan come with every period and do not add up. A plan can be cancelled at any time and stays usable until the end of what was paid for.',
      ],
    },
    {
      heading: 'What we promise',
      paragraphs: [
        'We keep this place running as well as we can and announce maintenance beforehand where possible. We cannot promise that it is never interrupted, nor that two songs never resemble each other. Keep copies of what matters to you: every song can be downloaded.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When these terms change, the new ones stand here. Who goes on using Arioso afterwards accepts them.',
      ],
    },
  ],
}
