// The singers of the trained voices: whose throat, which notes, which habits. Names are the product's own.
import type { VoiceBlend } from '../network/createPredictor.ts'
import type { TractColour } from './shapeTract.ts'
import type { Accent } from '../sounds/readSungWords.ts'

export type SingingHabits = {
  // At its widest, and how quickly; short notes get less.
  vibratoCents: number
  vibratoHertz: number
  // From how far below a phrase's first and its long notes are reached.
  scoopCents: number
  glideSeconds: number
  // How much a long note swells before it is let go.
  swellDb: number
}

export type TrainedCharacter = SingingHabits & {
  name: string
  sex: 'female' | 'male'
  accent: Accent
  voices: VoiceBlend
  colour: TractColour
  // MIDI numbers the voice is at home on.
  range: { low: number; high: number }
  // The share of words whisper-base hears on lines nobody tuned with, see docs/voice.md.
  wordsHeard: number
  // Sings only for who asks for exactly that.
  onlyAsked?: 'childlike'
}

// So many words must be understood before a trained singer is chosen without being asked for.
const ENOUGH_WORDS = { female: 0.85, male: 0.88 }

export function isUnderstood({ sex, wordsHeard }: TrainedCharacter): boolean {
  return wordsHeard >= ENOUGH_WORDS[sex]
}

const PLAIN: TractColour = { formantShift: 1, clearness: 1.3, tiltDb: 0, presenceDb: 1.5, sharpness: 0.1 }
const one = (voice: string): VoiceBlend => [{ voice, share: 1 }]

export const TRAINED_SINGERS: readonly TrainedCharacter[] = [
  {
    name: 'Clara',
    sex: 'female',
    accent: 'american',
    voices: one('af_heart'),
    colour: PLAIN,
    range: { low: 57, high: 72 },
    wordsHeard: 0.978,
    vibratoCents: 40,
    vibratoHertz: 5.6,
    scoopCents: 70,
    glideSeconds: 0.08,
    swellDb: 1.5,
  },
  {
    name: 'Nora',
    sex: 'female',
    accent: 'american',
    voices: one('af_bella'),
    colour: { ...PLAIN, tiltDb: 0.4 },
    range: { low: 58, high: 74 },
    wordsHeard: 0.95,
    vibratoCents: 46,
    vibratoHertz: 5.9,
    scoopCents: 40,
    glideSeconds: 0.07,
    swellDb: 2,
  },
  {
    name: 'Iris',
    sex: 'female',
    accent: 'american',
    voices: one('af_kore'),
    colour: { ...PLAIN, presenceDb: 3, tiltDb: 0.8 },
    range: { low: 57, high: 73 },
    wordsHeard: 0.971,
    vibratoCents: 34,
    vibratoHertz: 5.3,
    scoopCents: 90,
    glideSeconds: 0.1,
    swellDb: 1,
  },
  {
    name: 'Maeve',
    sex: 'female',
    accent: 'british',
    voices: one('bf_emma'),
    colour: { ...PLAIN, clearness: 1.1 },
    range: { low: 55, high: 71 },
    wordsHeard: 0.978,
    vibratoCents: 38,
    vibratoHertz: 5.5,
    scoopCents: 55,
    glideSeconds: 0.09,
    swellDb: 1.8,
  },
  {
    name: 'Vera',
    sex: 'female',
    accent: 'american',
    voices: one('af_alloy'),
    colour: { ...PLAIN, tiltDb: -0.4 },
    range: { low: 54, high: 70 },
    wordsHeard: 0.964,
    vibratoCents: 38,
    vibratoHertz: 5.2,
    scoopCents: 80,
    glideSeconds: 0.09,
    swellDb: 2,
  },
  {
    name: 'Elsie',
    sex: 'female',
    accent: 'british',
    voices: one('bf_alice'),
    colour: PLAIN,
    range: { low: 58, high: 74 },
    wordsHeard: 0.986,
    vibratoCents: 36,
    vibratoHertz: 5.7,
    scoopCents: 35,
    glideSeconds: 0.07,
    swellDb: 1.2,
  },
  {
    name: 'Theo',
    sex: 'male',
    accent: 'american',
    voices: one('am_michael'),
    colour: PLAIN,
    range: { low: 48, high: 64 },
    wordsHeard: 0.978,
    vibratoCents: 38,
    vibratoHertz: 5.4,
    scoopCents: 60,
    glideSeconds: 0.08,
    swellDb: 1.5,
  },
  {
    name: 'Marcus',
    sex: 'male',
    accent: 'american',
    voices: one('am_fenrir'),
    colour: { ...PLAIN, tiltDb: 0.4 },
    range: { low: 47, high: 64 },
    wordsHeard: 0.978,
    vibratoCents: 42,
    vibratoHertz: 5.2,
    scoopCents: 90,
    glideSeconds: 0.09,
    swellDb: 2.2,
  },
  {
    name: 'Felix',
    sex: 'male',
    accent: 'american',
    voices: one('am_puck'),
    colour: { ...PLAIN, tiltDb: 0.3 },
    range: { low: 50, high: 67 },
    wordsHeard: 0.971,
    vibratoCents: 34,
    vibratoHertz: 5.8,
    scoopCents: 45,
    glideSeconds: 0.065,
    swellDb: 1.2,
  },
  {
    name: 'Arthur',
    sex: 'male',
    accent: 'british',
    voices: one('bm_george'),
    colour: { ...PLAIN, tiltDb: 0.6 },
    range: { low: 43, high: 61 },
    wordsHeard: 0.978,
    vibratoCents: 38,
    vibratoHertz: 5,
    scoopCents: 40,
    glideSeconds: 0.1,
    swellDb: 1.5,
  },
  {
    name: 'Jonah',
    sex: 'male',
    accent: 'american',
    voices: one('am_echo'),
    colour: PLAIN,
    range: { low: 45, high: 62 },
    wordsHeard: 0.986,
    vibratoCents: 40,
    vibratoHertz: 5.1,
    scoopCents: 75,
    glideSeconds: 0.09,
    swellDb: 1.8,
  },
  {
    name: 'Silas',
    sex: 'male',
    accent: 'american',
    voices: one('am_liam'),
    colour: { ...PLAIN, tiltDb: 0.3 },
    range: { low: 49, high: 66 },
    wordsHeard: 0.971,
    vibratoCents: 36,
    vibratoHertz: 5.6,
    scoopCents: 50,
    glideSeconds: 0.075,
    swellDb: 1.4,
  },
  {
    name: 'Pip',
    sex: 'female',
    accent: 'american',
    voices: [
      { voice: 'af_bella', share: 0.5 },
      { voice: 'af_kore', share: 0.5 },
    ],
    colour: { ...PLAIN, formantShift: 1.16, clearness: 1.1, tiltDb: 0.5 },
    range: { low: 60, high: 76 },
    wordsHeard: 0.986,
    onlyAsked: 'childlike',
    vibratoCents: 12,
    vibratoHertz: 5.5,
    scoopCents: 30,
    glideSeconds: 0.06,
    swellDb: 0.5,
  },
]

export function findTrainedSinger(name: string): TrainedCharacter | undefined {
  return TRAINED_SINGERS.find((singer) => singer.name === name)
}
