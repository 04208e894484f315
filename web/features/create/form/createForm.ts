import type { LyricsModel, SpeedSettings } from '@arioso/contract'
import { SLIDER } from '@arioso/contract/limits'
import type { MadLib } from '@arioso/contract/songs/madLibs'
import type { PlanSectionKind } from '@arioso/contract/songs/songPlan'
import { noSource, type BorrowedVoice, type SongSource } from './songSource.ts'

export type CreateForm = {
  mode: Mode
  source: SongSource
  // Counts the sources that were opened, so that a field can tell the same song from the same song chosen again.
  sourceOpening: number
  description: string
  lyrics: string
  style: string
  // A fuller style text; while it is there it stands in for the style.
  upsampledStyle: string | null
  excludedStyle: string
  title: string
  instrumental: boolean
  // Until one is chosen, the plan's default.
  modelKey: string
  lyricsModel: LyricsModel
  madLibKey: MadLib['key'] | null
  // What was filled into the blanks stays for a second try.
  madLibValues: Partial<Record<MadLib['key'], Record<string, string>>>
  // Data URLs. Once they are read, the description is of what they show.
  images: string[]
  areImagesRead: boolean
  borrowedVoice: BorrowedVoice | null
  // The song whose speed is adjusted, or in Custom the one that lends its tempo.
  speedClipId: string | null
  speed: SpeedSettings
  // Songs a new one takes its style and tempo from.
  inspirationIds: string[]
  usesPersonalization: boolean
  voice: 'any' | 'f' | 'm'
  // Null is left to the song; a number stays until it is unlocked.
  seed: number | null
  tempoBpm: number | null
  key: string | null
  weirdness: number
  styleWeight: number
  // The song's form, section by section; null leaves it to the composer. Errors show when Create is pressed.
  plan: PlanRow[] | null
  planProblem: string | null
  linkSource: string | null
}

export type Mode = 'simple' | 'custom' | 'speed'

export type PlanRow = { id: number; kind: PlanSectionKind; bars: number; energy: number | null; chords: string }

export const emptyForm: CreateForm = {
  mode: 'simple',
  source: noSource,
  sourceOpening: 0,
  description: '',
  lyrics: '',
  style: '',
  upsampledStyle: null,
  excludedStyle: '',
  title: '',
  instrumental: false,
  modelKey: '',
  lyricsModel: 'default',
  madLibKey: null,
  madLibValues: {},
  images: [],
  areImagesRead: false,
  borrowedVoice: null,
  speedClipId: null,
  speed: { speedMultiplier: 1, keepPitch: true },
  inspirationIds: [],
  usesPersonalization: false,
  voice: 'any',
  seed: null,
  tempoBpm: null,
  key: null,
  weirdness: SLIDER.usual,
  styleWeight: SLIDER.usual,
  plan: null,
  planProblem: null,
  linkSource: null,
}
