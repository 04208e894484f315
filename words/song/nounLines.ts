import type { Kind } from '../knowledge/subjects.ts'
import type { Stance } from '../plan/occasions.ts'

// A thing that was only named is no sentence. These say it with a verb, and end on a sound that finds its rhyme.
type Manner = 'bright' | 'grave' | 'funny' | 'angry' | 'story' | 'sell' | 'pray'

const MANNERS: Readonly<Record<Stance, Manner>> = {
  celebrate: 'bright',
  love: 'bright',
  thank: 'bright',
  proud: 'bright',
  hope: 'story',
  story: 'story',
  funny: 'funny',
  angry: 'angry',
  mourn: 'grave',
  part: 'grave',
  pray: 'pray',
  sell: 'sell',
}

const OF_THINGS: Readonly<Record<Manner, readonly string[]>> = {
  bright: [
    "I've got * on my mind / The nearest to gladness I'm likely to find",
    'Give me * any day / And you can take the rest away',
    'I could sing about * all night / And never quite manage to say it right',
    "It's * that I'd choose / I've everything to win, and there's nothing to lose",
  ],
  grave: [
    "I'm thinking of * tonight / I'd like to say it, and say it right",
    'I still see * everywhere / In every face, and in the air',
    'I dream of * now and then / And wake, and dream it all again',
  ],
  funny: [
    "I've got * on the brain / I've tried to forget, and I've tried to in vain",
    "It's * every single day / I've tried to look the other way",
    'I lost the fight with * again / The score is now about nil to ten',
    "I'd be a saint but for *, I know / I nearly was one a week ago",
    'I asked the wise about * twice / They looked at each other, and gave no advice',
  ],
  angry: [
    "I'm sick of * night and day / And somebody's going to hear me say",
    "I've had enough of * now / I don't know when and I don't know how",
    'They left us with * and a bill / We never signed it, and never will',
  ],
  story: [
    "I've got * on my mind / It follows me a step behind",
    "I'm thinking of * tonight / I can't quite get the ending right",
    'It comes back to * in the end / The way a road comes round the bend',
    'I carry * around with me / It opens up more than I thought there could be',
    "There's *, and then there's all the rest / I know which one I remember best",
  ],
  sell: [
    'Come and try * today / A smile and a bag and you are on your way',
    "There's always * for you / We kept the best, and we kept you two",
    "You'll be glad of * tonight / We wrapped it up and we did it right",
  ],
  pray: [
    "I'm praying for * tonight / A word, a breath, a bit of light",
    'I hold up * in my hands / To somebody who understands',
    'Be near to * now, I pray / The road is long and far the day',
  ],
}

const OF_PLACES: Readonly<Record<Manner, readonly string[]>> = {
  ...OF_THINGS,
  bright: [
    "I'd go back to * today / And if they let me, I would stay",
    "Take me to * once again / I've counted all the days since then",
    "I've got * on my mind / The best of it's still there to find",
  ],
  story: [
    "I'm back at * in my head / The room's still here, I've gone instead",
    'I found myself at * again / As quiet as it had been then',
    'Take me to * once more / I left a piece of me there before',
    'I never get * out of my eyes / It comes in every shape and size',
  ],
  grave: [
    "I'm back at * in my head / With all the things we never said",
    'I still see * when I sleep / It lies there, blue and very deep',
  ],
}

const OF_PEOPLE: Readonly<Record<Manner, readonly string[]>> = {
  ...OF_THINGS,
  bright: [
    'This one goes out to * tonight / Come up here closer and into the light',
    "So here's to *, and good for you / There isn't a thing that you couldn't do",
  ],
  story: [
    "I'll tell you of * tonight / As it was told to me, by firelight",
    'I heard about * one day / From somebody going the other way',
    'They still tell of * in town / And no one has ever written it down',
  ],
  grave: [
    "I'm thinking of * tonight / I've left a candle for some light",
    'I say a word for * now / And bow my head, as we all know how',
  ],
}

const OF_SHOPS: readonly string[] = [
  "Come down to * today / It's only a step or two out of your way",
  "There's a light on at * for you / A seat in the corner, and one for two",
  "We'll see you at * at nine / The door's on the latch and the morning is fine",
  'You know the way to *, come in / Just wipe your feet and we will begin',
  "It's *, and it's round the bend / You came as a stranger, you'll leave as a friend",
]

// Things with a whole clause behind them ("the summer we spent at the lake") fill a line by themselves.
export const LONG_LEADS: Readonly<Record<Manner, readonly string[]>> = {
  bright: ["I won't forget *", "I'm singing of *", 'I still smile about *'],
  grave: ['I still think of *', "I can't forget *", 'I dream about *'],
  funny: ["Don't mention *", "I'm telling you all about *", 'I blame it on *'],
  angry: ["I won't forget *", 'I still hold *'],
  story: ['I still go back to *', "I'm thinking of *", 'I remember *', 'I tell them about *'],
  sell: ['Come and see *', 'We made you *'],
  pray: ["I'm praying for *", 'I give thanks for *'],
}

const PLACES: ReadonlySet<Kind> = new Set(['place', 'city', 'building', 'nature'])
const PEOPLE: ReadonlySet<Kind> = new Set(['person', 'trade'])

// An idea or a pain is nobody's choice with both hands full.
const OF_MATTERS: readonly string[] = [
  "I've got * on my mind / And nothing that I say seems quite the right kind",
  "I'm singing of * tonight / I've tried to get the half of it right",
  "It's all about * today / I've more in my heart than I know how to say",
]

export type NamedNoun = { kind: Kind | undefined; isBrand: boolean; stance: Stance; isCherished?: boolean }

export function linesForNoun({ kind, isBrand, stance, isCherished = true }: NamedNoun): readonly string[] {
  const manner = MANNERS[stance]
  if (isBrand && (manner === 'sell' || manner === 'bright')) return OF_SHOPS
  if (kind !== undefined && PLACES.has(kind)) return OF_PLACES[manner]
  if (kind !== undefined && PEOPLE.has(kind)) return OF_PEOPLE[manner]
  return manner === 'bright' && !isCherished ? OF_MATTERS : OF_THINGS[manner]
}

export const leadsForNoun = (stance: Stance): readonly string[] => LONG_LEADS[MANNERS[stance]]
