import type { Bank } from './bank.ts'

export const road: Bank = {
  verses: [
    'The {highway|blacktop} hums beneath the wheel / I tell the wind the way I feel',
    'I packed my bag, I left a note / A ten in the pocket of my coat',
    "The white lines flicker, mile by mile / I haven't felt like this in a while",
    'A {diner|gas station} glows against the dark / A lonely little yellow spark',
    '+The windows down, the music loud / We leave behind a golden cloud',
    "The map is torn, the coffee's cold / There's one more story to be told",
    'The mountains wear a coat of blue / And every sign points back to you',
    '+We sing along to every song / We get the words completely wrong',
    "The engine purrs, the sky is wide / There's room enough for us inside",
    '-I watch the town shrink out of sight / The mirror swallows up the light',
    '-I never said a real goodbye / I left before the ink was dry',
    'The desert hums an ancient tune / And coyotes answer to the moon',
    'A thousand miles of telephone wire / A setting sun like distant fire',
    "I've got a full tank and a friend / A road that doesn't want to end",
    'The wheels go round, the hours fly / We chase the edges of the sky',
    "-The seat beside me's riding bare / I talk as though you're sitting there",
  ],
  choruses: [
    '+So drive, drive, into the sun / The best of days has just begun',
    'Keep the wheels upon the ground / We are lost and we are found',
    'Take me where the road runs free / As far as any eye can see',
    "+We won't look back, we won't slow down / We'll paint our names on every town",
    '-And every mile I put between / Just brings you back in every scene',
    'One more mile and one more song / The road has known us all along',
  ],
  bridges: [
    "It's not the place, it's not the prize / It's all the roads, it's all the skies",
    '-Maybe home is not a place / Just a light upon a face',
    "When the tank is running low / Point me anywhere, I'll go",
    'Every road that I have known / Had a music of its own',
  ],
  titles: ['The Long Way Home', 'Mile by Mile', 'Windows Down', 'No Map Tonight', 'White Lines', 'Every Open Road'],
}
