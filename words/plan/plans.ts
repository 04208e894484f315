import type { Beat } from '../lines.ts'
import type { Stance } from './occasions.ts'

// What a section says, in order. 'fact' is what the request tells; 'phrase' a line only this subject has; 'free' is
// whatever the occasion's turn is.
export type Step = Beat | 'fact' | 'phrase' | 'free'
export type Plan = { verses: readonly (readonly Step[])[]; bridge: readonly Step[] }

const plan = (...sections: string[]): Plan => {
  const steps = sections.map((section) => section.split(' ') as Step[])
  return { verses: steps.slice(0, -1), bridge: steps.at(-1) ?? [] }
}

// Verse one opens, verse two adds something new, verse three ends it; the last is the bridge.
const GATHERING = [
  plan('scene fact story detail', 'turn fact detail feel', 'story fact wish feel', 'bridge wish'),
  plan('fact scene detail story', 'story fact turn feel', 'detail fact turn wish', 'bridge feel'),
  plan('scene fact phrase story', 'detail fact turn wish', 'turn fact feel story', 'wish bridge'),
  plan('fact story scene phrase', 'turn fact feel detail', 'feel fact story wish', 'bridge feel'),
]
const TELLING = [
  plan('scene fact detail story', 'story fact turn detail', 'turn fact end feel', 'bridge turn'),
  plan('fact scene story detail', 'turn fact story feel', 'story fact end detail', 'bridge feel'),
  plan('scene phrase fact detail', 'fact story turn detail', 'feel fact turn end', 'turn bridge'),
]
const PARTING = [
  plan('scene fact detail feel', 'turn fact story feel', 'detail fact turn wish', 'bridge wish'),
  plan('fact scene story detail', 'detail fact turn feel', 'feel fact story end', 'bridge feel'),
  plan('scene fact story phrase', 'feel fact turn detail', 'turn fact wish end', 'wish bridge'),
]
const CLAIMING = [
  plan('scene fact detail story', 'detail fact turn feel', 'story fact wish detail', 'bridge wish'),
  plan('fact detail scene phrase', 'story fact turn detail', 'feel fact turn wish', 'bridge feel'),
  plan('fact scene phrase detail', 'turn fact story wish', 'detail fact feel end', 'wish bridge'),
]

const BY_STANCE: Readonly<Record<Stance, readonly Plan[]>> = {
  celebrate: GATHERING,
  thank: GATHERING,
  love: GATHERING,
  proud: CLAIMING,
  sell: CLAIMING,
  angry: CLAIMING,
  funny: TELLING,
  story: TELLING,
  hope: PARTING,
  part: PARTING,
  mourn: PARTING,
  pray: [
    plan('scene fact feel wish', 'detail fact wish feel', 'turn fact wish end', 'bridge wish'),
    plan('fact scene wish detail', 'story fact feel wish', 'feel fact turn wish', 'wish bridge'),
    plan('scene feel fact wish', 'turn fact detail wish', 'wish fact feel end', 'bridge feel'),
  ],
}

// Where an occasion tells its story in its own order.
const BY_OCCASION: Readonly<Record<string, readonly Plan[]>> = {
  'pet-loss': [
    plan('scene fact detail story', 'story fact turn feel', 'feel fact wish end', 'bridge wish'),
    plan('fact detail scene story', 'detail fact turn wish', 'turn fact feel end', 'bridge feel'),
  ],
  lullaby: [
    plan('scene fact detail wish', 'detail fact feel wish', 'scene fact wish end', 'wish'),
    plan('fact scene feel detail', 'turn fact wish detail', 'feel fact wish end', 'bridge'),
  ],
  teach: [
    plan('scene fact detail story', 'detail fact turn story', 'story fact detail end', 'bridge'),
    plan('fact detail scene story', 'story fact detail turn', 'turn fact detail end', 'wish'),
  ],
  breakup: [
    plan('scene fact detail story', 'turn fact feel detail', 'feel fact turn end', 'bridge feel'),
    plan('fact scene feel detail', 'story fact turn wish', 'turn fact feel end', 'bridge wish'),
  ],
}

// For a wish that says no more than its kind ("a love song"): pictures of one motif around a few free lines.
export const VAGUE_PLAN: Plan = plan(
  'free detail phrase detail',
  'free detail phrase detail',
  'phrase detail phrase detail',
  'phrase detail',
)

export const plansFor = (occasion: string, stance: Stance): readonly Plan[] =>
  BY_OCCASION[occasion] ?? BY_STANCE[stance]
