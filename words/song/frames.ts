// Couplets with room for one thing of the request (*), for what no other line has sung yet.
export type FrameGroup = 'bright' | 'mourn' | 'part' | 'pray' | 'funny' | 'angry' | 'sell' | 'story'

export const FRAMES_FOR_PEOPLE: Readonly<
  Record<'you' | 'about', Readonly<Partial<Record<FrameGroup, readonly string[]>>>>
> = {
  you: {
    bright: [
      'I call you *, and that is true / But no one word can cover you',
      "You're *, and I'll say it out loud / You'd stand out a mile in a bus-stop crowd",
      "If anyone asks me, *, that's who / The whole of the kitchen is singing to you",
      "You're *, and I want it in ink / You matter far more than you ever would think",
      'I get to say *, and I say it with pride / I say it to strangers, I say it outside',
      'I write down *, I underline twice / There is no other word that would ever suffice',
      "You're *, it's there on the card / And nothing about it has ever been hard",
      "Of all the words going, it's * I'd choose / I wear it about like a good pair of shoes",
      "They gave me *, and I got the best / You couldn't have picked it by any known test",
    ],
    mourn: [
      "You're still *, that hasn't changed / Though all of the chairs have been rearranged",
      'I still say *, I say it clear / As though the word could bring you near',
      "I say you're *, I don't say were / The grammar can wait, the grief can blur",
    ],
    part: [
      "You'll still be * when you've gone / That is a thing that carries on",
      'I called you * for so long / The quiet gets the tense all wrong',
    ],
    pray: ['I whisper * and shut my eyes / And leave the rest to the morning skies'],
    funny: [
      "You're *, I couldn't choose / I'd hand you back, but who'd wear your shoes?",
      "They say you're *, I say that's right / I've kept the receipt, but I've lost the fight",
    ],
    angry: ["I called you *, I won't again / I've thrown the ink out after the pen"],
    sell: ["You're *, come on in / There's a chair by the window, we're ready to begin"],
    story: [
      "It says in my book that you're *, in blue / I've crossed out the rest, and I've left it as true",
      "You're *, whatever they say / I'd know you a mile off on any old day",
      "You're *, I know that much / You're the light in the hall that I reach up and touch",
      'I call you *, and hold the line / The weather can turn and the day be fine',
    ],
  },
  about: {
    bright: [
      "That's *, if you want to know / The first to arrive and the last to go",
      'Make room for *, pull up a chair / The party begins when the coat is there',
    ],
    mourn: ['We still say *, we say it plain / And somebody smiles, and we say it again'],
    part: ['I still say * now and then / And catch myself, and say it again'],
    pray: ['A candle for *, a quiet word / And maybe the smallest of sounds is heard'],
    funny: [
      "That's *, I wish it were not / You haven't heard half of the stories we've got",
      'I could tell you of * till the cows come home / I have witnesses, photographs, all of it known',
    ],
    angry: ['Ask *, ask who paid / Ask who was standing in the shade'],
    sell: ["Ask for *, anyone will do / They'll know what you came for before you do"],
    story: [
      'And that was *, as I recall / A name on a letter, a shape on a wall',
      'They still tell of * when the lamps are lit / And each of them adds on a little to it',
    ],
  },
}

export const FRAMES_FOR_THINGS: Readonly<Record<FrameGroup, readonly string[]>> = {
  bright: [
    'We had *, we had it all / And somebody laughing down the hall',
    "Give me * and one good friend / And I don't mind how the evenings end",
    "With * and a chair in the sun / I'd call it a day that was properly done",
  ],
  mourn: [
    "I think of * when I can't sleep / There are some things you get to keep",
    "There's * in everything I do / And all of it walks me home to you",
  ],
  part: [
    'I packed up * with all the rest / And the thing I forgot was the thing I loved best',
    "I think of * when I can't sleep / There are some things you get to keep",
  ],
  pray: [
    'I hold * up to the light / And ask for mercy for the night',
    "For * I fold my hands and wait / It's never too early and never too late",
  ],
  funny: [
    "Don't mention *, don't even start / I've got the whole of it by heart",
    'It all comes down to * in the end / And nobody told me, not even a friend',
  ],
  angry: [
    'They talk about * like it was a game / They never learned a single name',
    "You can't buy *, you can't buy me / We were here first and we're staying free",
  ],
  sell: [
    "Ask for *, you know the door / You'll be back tomorrow asking for more",
    "For * come in and see / It's fresh every morning, the smile is free",
  ],
  story: [
    'I think of *, I think of rain / And then I think it through again',
    "There's * in the heart of it, there from the start / You can take out the rest, but you can't take that part",
  ],
}
