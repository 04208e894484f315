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
  // Styles of songs the person likes, fed in by Chameleon Mode.
  likedStyles?: string[]
  isFromImages?: true
  speed?: { multiplier: number; keepPitch: boolean }
}
