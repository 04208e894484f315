import type { Bank } from './bank.ts'

export const friendship: Bank = {
  verses: [
    'We met back when we both were small / And scratched our names into the wall',
    "You know the worst of what I've done / You stayed and laughed at every one",
    "You drove all night when I was low / You didn't ask, you seemed to know",
    '+We built a castle out of chairs / And ruled the kingdom down the stairs',
    "You split your sandwich, half and half / I'd know you anywhere by your laugh",
    "We've got a joke that no one gets / A hundred dares, a hundred bets",
    'When I was drowning in the deep / You talked to me till I could sleep',
    'You never cared for how I dressed / You saw the mess and loved it best',
    "-We drifted slowly, you and I / I can't remember reasons why",
    "-The letters stopped, the years went by / I should have called, I don't know why",
    'You hold the light, I hold the rope / You are the better half of hope',
    '+Two fools who never learned to quit / We lit the fuse, we lived for it',
    'The years may take us far and wide / I feel you walking at my side',
    "You're in each picture that I own / With you I never stood alone",
  ],
  choruses: [
    '+You and me since way back when / We would do it all again',
    "When the world is falling through / I've got me and I've got you",
    "+Side by side until the end / There's no word bigger than a friend",
    "If you fall, I'll fall there too / That's the thing we always do",
    'Call me up at half past three / You know you can count on me',
    '-If you hear this, wherever you are / You were always my lucky star',
  ],
  bridges: [
    'Not by blood and not by name / But we were family all the same',
    "+When we are ninety, side by side / We'll tell the kids about the ride",
    'Some people come and some people go / You are the truest one I know',
    "-If I could write another end / I'd never lose so good a friend",
  ],
  titles: ['Half and Half', 'Side by Side', 'Count on Me', 'Two Fools', 'Call Me Anytime', 'Castle Out of Chairs'],
}
