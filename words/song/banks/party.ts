import type { Bank } from './bank.ts'

export const party: Bank = {
  verses: [
    'The speakers shake, the glasses ring / We know the words to everything',
    'We lost our shoes, we lost the time / We found the rhythm and the rhyme',
    "The floor is moving under me / I've never felt so wild and free",
    "There's glitter falling in my hair / And someone's dancing on a chair",
    'The bass comes knocking at my chest / This is the song I love the best',
    "The neighbors came to shut us down / They're dancing now with half the town",
    'Put on the jacket with the shine / Tonight is yours, tonight is mine',
    'The week was long, the week was grey / We came to sweat it all away',
    'The mirror ball throws out its light / A thousand tiny moons tonight',
    'I saw you moving through the smoke / You laughed before I told the joke',
    "The DJ knows just what to do / He's saving one for me and you",
    'No one is leaving, no one is tired / The whole room is electric-wired',
    'We came for one, we stayed for ten / The chorus drops, we start again',
    "The ceiling's low, the music's high / There's not a single reason why",
  ],
  choruses: [
    'So put your hands up, feel the sound / Our feet are barely on the ground',
    "Turn it up, don't let it end / Everybody here's a friend",
    "Move, move, into the light / Nobody's going home tonight",
    "We're alive and we're on fire / Take me up a little higher",
    'Jump, jump, and touch the sky / We were always born to fly',
    'Shake it loose and let it go / Everybody steals the show',
  ],
  bridges: [
    'Bring it down, now bring it low / Feel the floor begin to glow',
    "When the morning comes for me / I'll be dancing, let it be",
    'One more time before the sun / One more song for everyone',
    'Close your eyes and feel the beat / Let it travel through your feet',
  ],
  titles: ['Hands Up High', 'Nobody Going Home', 'Mirror Ball', 'Lost Our Shoes', 'One More Song', 'Loud and Golden'],
}
