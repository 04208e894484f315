import type { Tone } from '../lines.ts'

// What songs of a genre sing of where nobody says of what. Whole songs are kept for each of these sentences and for no other
// words; who asks for a mood is sung one that bears it.
export type Lent = readonly [subject: string, ...tones: Tone[]]
export type Family = readonly [sound: RegExp, ...lent: Lent[]]

export const LO_FI: readonly Lent[] = [
  ['rain on the study window', 'calm', 'tender', 'wistful'],
  ['three in the morning with the lamp on', 'calm', 'wistful', 'dark'],
  ['the slow walk home after class', 'calm', 'bright', 'wistful'],
]
export const ROCK: readonly Lent[] = [
  ['born to be louder than thunder', 'proud', 'bright', 'wild'],
  ['the chrome and the open throttle', 'wild', 'proud'],
  ['a storm caged in my chest', 'angry', 'dark', 'wild'],
]
export const METAL: readonly Lent[] = [
  ['the king who would not kneel', 'dark', 'proud', 'angry', 'wild'],
  ['the thing below the ice', 'dark', 'calm', 'wild'],
  ['the storm we rode in on', 'angry', 'wild', 'proud'],
  ['the gate of iron and the last of us', 'proud', 'wistful', 'wild'],
]
export const EMO: readonly Lent[] = [
  ['the last summer in this town', 'wistful', 'bright', 'wild'],
  ['the message you never answered', 'wistful', 'angry', 'dark', 'tender'],
]
export const POP: readonly Lent[] = [
  ['you look at me and the room goes loud', 'bright', 'tender', 'wild'],
  ['confetti in my hair on Monday', 'bright', 'wild', 'funny'],
  ['walk in like thunder', 'proud', 'angry', 'wild', 'dark'],
]
export const INDIE: readonly Lent[] = [
  ['somebody we were going to be', 'wistful', 'dark'],
  ['the summer you cut your own hair', 'wistful', 'bright', 'wild'],
  ['the long way home with you', 'tender', 'bright', 'calm'],
]
export const HOUSE: readonly Lent[] = [
  ['the room where everyone is beautiful', 'bright', 'tender', 'calm', 'proud'],
  ['the sun comes up on the dance floor', 'bright', 'wistful', 'calm', 'tender'],
  ['the breath before the drop', 'wild', 'dark'],
]
export const DREAM: readonly Lent[] = [
  ['your voice heard under water', 'calm', 'wistful', 'dark', 'wild'],
  ['asleep in the colour of the sea', 'calm', 'tender'],
  ['a slow light through the curtain', 'wistful', 'tender', 'calm'],
]

export const EPIC: readonly Lent[] = [
  ['the army that came with the dawn', 'proud', 'bright', 'wild', 'angry'],
  ['a candle for the drowned', 'wistful', 'dark', 'tender'],
  ['the last light on the mountain', 'calm', 'proud', 'wistful'],
]
export const SOUL: readonly Lent[] = [
  ['you at two in the morning', 'tender', 'calm', 'dark'],
  ['the words I keep typing to you', 'tender', 'wistful'],
  ['the corner where we danced to the radio', 'bright', 'wistful', 'wild'],
]
export const LATIN: readonly Lent[] = [
  ['the street where my grandmother danced', 'bright', 'wistful', 'wild', 'proud'],
  ['two steps and your hand in mine', 'tender', 'dark', 'wistful', 'wild'],
  ['the fiesta of the little saints', 'bright', 'wild', 'tender', 'proud'],
]
export const AFRO: readonly Lent[] = [
  ['the whole street moving as one', 'bright', 'wild', 'proud'],
  ['nowhere to be and sun on my shoulder', 'bright', 'calm', 'tender'],
  ['the market woman and the talking drum', 'proud', 'bright', 'angry', 'wild'],
]
