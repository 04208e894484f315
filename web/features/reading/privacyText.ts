import type { Reading } from './reading.ts'

export const privacyText: Reading = {
  about: 'What is kept about you, what for, and for how long.',
  parts: [
    {
      heading: 'What is kept',
      paragraphs: ['All of it lies on the machine this page comes from.'],
      points: [
        'Your email address, your name and a password that cannot be read back.',
        'What you write, upload and make here, and what you say about other songs.',
        'Which songs were played, so that plays are counted once and you can go on where you stopped.',
        'Where you are signed in, so that you can end it from your account.',
      ],
    },
    {
      heading: 'What is not',
      paragraphs: [
        'There is no advertising and no company that counts visitors. Nobody is sent a copy of what you listen to. Whoever listens without an account is counted by a fingerprint that cannot be turned back into an address.',
      ],
    },
    {
      heading: 'Cookies and memory of the browser',
      paragraphs: [
        'A cookie keeps you signed in. Others remember for a year that you signed in or out, and for thirty days that you came by a partner’s link. Your browser itself keeps your theme, your queue, the currency you chose and which shared link you came by; it forgets the link after thirty days.',
      ],
    },
    {
      heading: 'Checks against abuse',
      paragraphs: [
        'In the background your browser solves a small riddle now and then, so that machines find it harder to flood this place. It tells your account’s age and your browser’s name to this server and to nobody else, and never stands in your way.',
      ],
    },
    {
      heading: 'For how long',
      paragraphs: [
        'Songs in the trash are deleted for good after thirty days, prepared downloads after a day. What you send by the feedback form stays until it was read and answered.',
      ],
    },
  ],
}
