import type { SongPlan, Wish } from '@arioso/contract'

// What a person set by hand, as it was asked for; what is left out, style and seed decide. Sliders go from 0 to 1.
export type ClipControls = {
  voice?: 'female' | 'male'
  tempoBpm?: number
  key?: string
  weirdness?: number
  styleStrength?: number
  // How closely a source song is followed; without one it means nothing.
  audioStrength?: number
  lyricsModel?: 'default' | 'remi'
  // Styles of songs the person likes, fed in by Chameleon Mode, and of those a song is inspired by.
  likedStyles?: string[]
  // The songs it is inspired by.
  inspiredBy?: string[]
  isFromImages?: true
  // Where the link came from that opened the form.
  utmSource?: string
  speed?: { multiplier: number; keepPitch: boolean }
  // Whose voice sings: a persona's, or that of a chosen song.
  singer?: string
  plan?: SongPlan
  edit?: ClipEdit
  // Cut, joined or bent from an upload's sound.
  isRecorded?: true
  // Made by another engine, or of such a song's sound: what is known of its notes was heard in it.
  isHeard?: true
}

// What a clip was made of and how. Times in seconds of its parent.
export type ClipEdit =
  | { kind: 'crop'; startSeconds: number; endSeconds: number; isRemove: boolean }
  | { kind: 'fade'; inSeconds: number; outSeconds: number }
  | { kind: 'reverse' }
  // All of it, or only a part.
  | ({ kind: 'cover' } & Partial<CoverSpan>)
  | { kind: 'remaster'; variation: 'subtle' | 'normal' | 'high' }
  | { kind: 'variation'; wish: Wish }
  // The songs before it, the first one first, each with the second at which the next one begins.
  | { kind: 'extend'; chain: ChainLink[] }
  | { kind: 'concat'; chain: ChainLink[] }
  // Extended backwards: what lies before that second is new, and these are its words.
  | { kind: 'opening'; fromSeconds: number; lyrics: string }
  // What the section sings and how it sounds; left out, that stays.
  | { kind: 'infill'; startSeconds: number; endSeconds: number; lyrics?: string; style?: string }
  | { kind: 'stem'; name: string; split: 'two' | 'twelve'; isEmpty?: true }

export type CoverSpan = { startSeconds: number; endSeconds: number }
export type ChainLink = { clipId: string; untilSeconds: number }
