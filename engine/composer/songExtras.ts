// What a newer model adds to a song. Every song is complete without any of it.
export type SongExtras = {
  backingVocals: boolean
  keyChanges: boolean
  solos: boolean
  // Parts beside those the genre's ensemble would choose.
  moreParts: number
}
