import type { GenerationForm, SpeedSettings } from '@arioso/contract'
import { SLIDER } from '@arioso/contract/limits'
import type { MadLib } from '@arioso/contract/madLibs'
import type { PlanSectionKind } from '@arioso/contract/songPlan'
import { DEFAULT_MODEL_KEY } from '@arioso/contract/models'

export type CreateForm = Omit<GenerationForm, 'promptInputHeight'> & {
  madLibKey: MadLib['key'] | null
  // What is new leads up to the chosen second instead of going on from it.
  continuesBefore: boolean
  // Counts the sources that were opened, so that a field can tell the same song from the same song chosen again.
  sourceOpening: number
  // A fuller style text; while it is there it stands in for the style.
  upsampledStyle: string | null
  usesPersonalization: boolean
  voice: 'any' | 'f' | 'm'
  // Null is left to the song; a number stays until it is unlocked.
  seed: number | null
  tempoBpm: number | null
  key: string | null
  weirdness: number
  styleWeight: number
  speed: SpeedSettings
  // Songs a new one takes its style and tempo from.
  inspirationIds: string[]
  // A part of the song that is covered; null is its beginning and its end.
  coverFromSeconds: number | null
  coverToSeconds: number | null
  // The song's form, section by section; null leaves it to the song. What is wrong with it is told when Create is pressed.
  plan: PlanRow[] | null
  planProblem: string | null
  linkSource: string | null
}

export type PlanRow = { id: number; kind: PlanSectionKind; bars: number; energy: number | null; chords: string }

export type Mode = CreateForm['mode']

export const emptyForm: CreateForm = {
  description: '',
  lyrics: '',
  style: '',
  negativeTags: '',
  title: '',
  instrumental: false,
  isSimple: true,
  createMode: 'simple',
  mode: 'simple',
  mv: DEFAULT_MODEL_KEY,
  lyricsModel: 'default',
  continueClipId: null,
  coverClipId: null,
  artistClipId: null,
  speedClipId: null,
  personaId: null,
  imageData: [],
  generationType: 'TEXT',
  task: null,
  continueAtSeconds: null,
  continuesBefore: false,
  sourceOpening: 0,
  infillFromSeconds: null,
  infillToSeconds: null,
  madLibKey: null,
  upsampledStyle: null,
  usesPersonalization: false,
  voice: 'any',
  seed: null,
  tempoBpm: null,
  key: null,
  weirdness: SLIDER.usual,
  styleWeight: SLIDER.usual,
  speed: { speedMultiplier: 1, keepPitch: true },
  inspirationIds: [],
  coverFromSeconds: null,
  coverToSeconds: null,
  plan: null,
  planProblem: null,
  linkSource: null,
}

/** The song a form was made for is taken away. */
export const withoutSource = {
  coverClipId: null,
  continueClipId: null,
  continueAtSeconds: null,
  coverFromSeconds: null,
  coverToSeconds: null,
} satisfies Partial<CreateForm>
