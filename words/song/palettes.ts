import type { Theme } from './banks/banks.ts'

export const GENRES_BY_THEME: Readonly<Record<Theme, readonly string[]>> = {
  love: ['pop', 'folk', 'bossa nova', 'pop', 'funk'],
  night: ['synthwave', 'lo-fi', 'jazz', 'synthwave'],
  road: ['rock', 'folk', 'synthwave', 'rock'],
  sea: ['folk', 'reggae', 'pop', 'ambient'],
  city: ['hip hop', 'jazz', 'funk', 'pop'],
  party: ['house', 'funk', 'pop', 'techno'],
  loss: ['folk', 'orchestral', 'pop', 'folk'],
  home: ['folk', 'folk', 'pop', 'rock'],
  friendship: ['pop', 'folk', 'rock', 'reggae'],
  animal: ['pop', 'folk', 'funk', 'reggae'],
  work: ['rock', 'funk', 'hip hop', 'folk'],
  food: ['funk', 'pop', 'bossa nova', 'reggae'],
  season: ['folk', 'pop', 'lo-fi', 'orchestral'],
  dream: ['synthwave', 'ambient', 'pop', 'orchestral'],
  celebration: ['pop', 'funk', 'pop', 'folk'],
  generic: ['pop', 'folk', 'rock', 'synthwave', 'funk'],
}

export const INSTRUMENTS_BY_GENRE: Readonly<Record<string, readonly string[]>> = {
  pop: ['piano', 'synth bass', 'clean guitar', 'warm pads', 'strings'],
  rock: ['distorted guitar', 'live drums', 'electric bass', 'organ'],
  folk: ['acoustic guitar', 'violin', 'upright bass', 'piano'],
  jazz: ['piano', 'upright bass', 'brushed drums', 'saxophone', 'trumpet'],
  'bossa nova': ['nylon guitar', 'percussion', 'flute', 'electric piano'],
  'hip hop': ['808s', 'electric piano', 'sub bass', 'strings'],
  'lo-fi': ['electric piano', 'dusty drums', 'clean guitar', 'vibraphone'],
  house: ['piano', 'drum machine', 'synth bass', 'plucks'],
  techno: ['drum machine', 'synth bass', 'arpeggios', 'warm pads'],
  synthwave: ['analog synths', 'synth bass', 'arpeggios', 'drum machine'],
  reggae: ['organ', 'clean guitar', 'electric bass', 'brass'],
  funk: ['slap bass', 'clean guitar', 'brass', 'electric piano'],
  ambient: ['warm pads', 'harp', 'choir', 'bells'],
  orchestral: ['strings', 'harp', 'french horn', 'choir'],
}

export const INSTRUMENT_NAMES: Readonly<Record<string, string>> = {
  'acoustic-kit': 'live drums',
  'brush-kit': 'brushed drums',
  '808-kit': '808s',
  '909-kit': 'drum machine',
  'lofi-kit': 'dusty drums',
  bell: 'bells',
  pluck: 'plucks',
  'choir-pad': 'choir',
  'warm-pad': 'warm pads',
}

export const MOODS_BY_LEAN: Readonly<
  Record<'bright' | 'dark', Readonly<Record<'strong' | 'soft', readonly string[]>>>
> = {
  bright: { strong: ['uplifting', 'energetic', 'happy', 'triumphant'], soft: ['warm', 'hopeful', 'tender', 'dreamy'] },
  dark: { strong: ['dramatic', 'moody', 'bittersweet'], soft: ['melancholic', 'wistful', 'lonely', 'haunting'] },
}

// How a canonical instrument or a spelling without its hyphen is written in a style line.
export const SPELLINGS: Readonly<Record<string, string>> = {
  'lo fi': 'lo-fi',
  lofi: 'lo-fi',
  'lo fi hip hop': 'lo-fi hip hop',
  'lofi hip hop': 'lo-fi hip hop',
  'k pop': 'k-pop',
  'j pop': 'j-pop',
  hiphop: 'hip hop',
  sax: 'saxophone',
  rnb: 'r&b',
  'r and b': 'r&b',
  'up tempo': 'uptempo',
}
