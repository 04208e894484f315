import type { Flag } from './flags.ts'

// Model versions people can choose. Limits are in characters; the server sends them, forms never hard-code them.

export type ModelLimits = {
  title: number
  prompt: number
  tags: number
  negative_tags: number
  gpt_description_prompt: number
}

// What the music gains; without any of it a song is complete and sounds as good.
export type ModelExtras = { backingVocals: boolean; keyChanges: boolean; solos: boolean; moreParts: number }

// What the form offers with it: a rich style line needs room for it.
// stems: its engine can take a song apart again.
export const MODEL_FEATURES = ['upsample_tags', 'stems'] as const

export type ModelFeature = (typeof MODEL_FEATURES)[number]

// Engines that run on another server, see docs/engines.md.
export type EngineKey = 'ace-step' | 'ace-cpp'

export type ModelEntry = {
  external_key: string
  name: string
  description: string
  badges: ('beta' | 'pro')[]
  model_subtype: string
  plans: 'all' | 'paid'
  max_length_seconds: number
  max_lengths: ModelLimits
  features: ModelFeature[]
  extras: ModelExtras
  // Nobody has it while this flag is off.
  flag?: Flag
  // Made by another server, and offered only while that one is there.
  engine?: EngineKey
}

/** What the permission table asks of a model. */
export function modelSubject({ plans, flag }: ModelEntry): { modelPlans: 'all' | 'paid'; modelFlag: Flag | undefined } {
  return { modelPlans: plans, modelFlag: flag }
}

function limits(prompt: number, tags: number): ModelLimits {
  return { title: 80, prompt, tags, negative_tags: tags, gpt_description_prompt: 500 }
}

export const models: readonly ModelEntry[] = [
  {
    external_key: 'arioso-v3-5',
    name: 'v3.5',
    description: 'The full band and singer, for everybody',
    badges: [],
    model_subtype: 'embedded',
    plans: 'all',
    max_length_seconds: 240,
    max_lengths: limits(3000, 200),
    features: [],
    extras: { backingVocals: false, keyChanges: false, solos: false, moreParts: 0 },
  },
  {
    external_key: 'arioso-v4',
    name: 'v4',
    description: 'Backing vocals and richer parts',
    badges: ['pro'],
    model_subtype: 'embedded',
    plans: 'paid',
    max_length_seconds: 240,
    max_lengths: limits(3000, 200),
    features: [],
    extras: { backingVocals: true, keyChanges: false, solos: false, moreParts: 1 },
  },
  {
    external_key: 'arioso-v4-5',
    name: 'v4.5',
    description: 'Longer songs and longer styles',
    badges: ['pro'],
    model_subtype: 'embedded',
    plans: 'paid',
    max_length_seconds: 480,
    max_lengths: limits(5000, 1000),
    features: ['upsample_tags'],
    extras: { backingVocals: true, keyChanges: false, solos: true, moreParts: 1 },
  },
  {
    external_key: 'arioso-v4-5-plus',
    name: 'v4.5+',
    description: 'Everything: key changes, solos, finest control',
    badges: ['beta', 'pro'],
    model_subtype: 'embedded',
    plans: 'paid',
    max_length_seconds: 480,
    max_lengths: limits(5000, 1000),
    features: ['upsample_tags'],
    extras: { backingVocals: true, keyChanges: true, solos: true, moreParts: 2 },
    flag: 'model-v4-5-plus',
  },
]

const OUTSIDE = {
  badges: ['beta'],
  model_subtype: 'outside',
  plans: 'paid',
  max_length_seconds: 480,
  max_lengths: limits(4000, 500),
  features: ['upsample_tags'],
  extras: { backingVocals: false, keyChanges: false, solos: false, moreParts: 0 },
} as const satisfies Partial<ModelEntry>

export const outsideModels: readonly (ModelEntry & { engine: EngineKey })[] = [
  {
    ...OUTSIDE,
    badges: [...OUTSIDE.badges],
    features: [...OUTSIDE.features],
    external_key: 'ace-step-1-5',
    name: 'ACE-Step 1.5',
    description: 'Sung and played by a neural network; takes longer to begin',
    engine: 'ace-step',
  },
  {
    ...OUTSIDE,
    badges: [...OUTSIDE.badges],
    features: [...OUTSIDE.features],
    external_key: 'ace-cpp',
    name: 'ACE-Step (cpp)',
    description: 'The same network on this house’s own machine',
    engine: 'ace-cpp',
  },
]

export const DEFAULT_MODEL_KEY = 'arioso-v3-5'

/** Whether sections of a song with this model's name are painted anew rather than written. */
export function isPaintedModel(name: string): boolean {
  return outsideModels.some((model) => model.name === name)
}

export function findModelNamed(name: string): ModelEntry | undefined {
  return [...models, ...outsideModels].find((model) => model.name === name)
}

export function findModel(externalKey: string): ModelEntry | undefined {
  return [...models, ...outsideModels].find((model) => model.external_key === externalKey)
}
