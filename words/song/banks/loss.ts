import type { Bank } from './bank.ts'

export const loss: Bank = {
  verses: [
    'Your chair is by the window still / Your glasses on the windowsill',
    'I keep your number on my phone / I call to hear the dial tone',
    "I wore your sweater to the store / It doesn't smell like you anymore",
    "The garden that you used to tend / Still blooms for you at summer's end",
    'I set two cups, I pour just one / Old habits take so long to be done',
    "The leaves came down, the birds have flown / I'm learning how to be alone",
    "There's dust upon the picture frame / I stop to whisper out your name",
    'They say that time will heal it all / I count the marks along the wall',
    'You taught me how to tie a bow / But never how to let you go',
    "I found your handwriting today / It said the things you'd always say",
    "The porch light burns for you at night / I can't bring myself to kill the light",
    'The clock still ticks, the kettle sings / The ache is in the little things',
    'I thought I saw you in the rain / The window of a passing train',
    'The rain comes down, it knows my mind / It leaves a softer world behind',
  ],
  choruses: [
    'And I would give up all I own / For one more call upon the phone',
    "I carry you, I carry on / You're in the dark before the dawn",
    "I'll keep a candle on the sill / I'm waiting and I always will",
    "You're gone but you're not far from me / You're in the wind, you're in the sea",
    "If love could only bring you back / I'd lay a thousand miles of track",
    'Stay a little, stay with me / In the place where you used to be',
  ],
  bridges: [
    'Grief is love with nowhere to go / Maybe you already know',
    "+And in the morning there's a song / It says you were here all along",
    "I'll tell the stories you would tell / I hope I get to tell them well",
    "The night is long, but not so long / The heart is cracked, but still it's strong",
  ],
  titles: [
    'The Empty Chair',
    'Carry You On',
    'Porch Light',
    'Your Old Sweater',
    'A Softer World',
    'Still the Kettle Sings',
  ],
}
