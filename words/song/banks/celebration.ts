import type { Bank } from './bank.ts'

export const celebration: Bank = {
  verses: [
    "There's ribbons hanging from the door / And paper stars across the floor",
    "The candles lean, the icing shines / There's room for everyone in the lines",
    "We've come from near, we've come from far / We followed you, our guiding star",
    'Another year around the sun / And look at all that you have done',
    "The kids are running through the hall / There's handprints up and down the wall",
    "Your laugh is louder than the band / You've got the whole night in your hand",
    "We've got the cake, we've got the song / We've planned this moment all year long",
    "The table's full, the glasses ring / So make a wish on everything",
    "They said you'd never make it through / They never met someone like you",
    "The picture's blurred, but we don't care / You've got confetti in your hair",
    "The band begins a little tune / There's silver light and a paper moon",
    "We stood beside you, wrong or right / We're standing with you here tonight",
    'The long hard road has led you here / So let them hear it, loud and clear',
    'The balloons are bumping on the beam / You look as happy as a dream',
  ],
  choruses: [
    'Raise a glass and raise your voice / All the bells in town rejoice',
    "Here's to you and here's to more / Here's to what you're living for",
    'Make a wish and blow it wide / All your friends are by your side',
    'This is your day, this is your song / We have been waiting all along',
    'Sing it out and sing it proud / Sing it over every crowd',
    "Dance, dance, the night is new / Everybody's here for you",
  ],
  bridges: [
    "And when the candles all are through / We'll still be here, we'll still love you",
    'For every tear and every mile / You gave us all another smile',
    "Look around at what you've made / In the lights of this parade",
    "So here's a wish from all of us / A little love, a lot of fuss",
  ],
  titles: [
    'Confetti in Your Hair',
    'Make a Wish',
    'Around the Sun',
    'Raise a Glass',
    'This Is Your Day',
    'All the Bells',
  ],
}
