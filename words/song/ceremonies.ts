// A wedding's song is the wedding's, whatever the groom does for a living.
export const CEREMONIES: ReadonlySet<string> = new Set(
  `birthday wedding anniversary proposal graduation retirement birth expecting stag christmas new-year lullaby jingle chant victory
  defeat firm apology thanks absent job-loss intercession riddance rite`.split(/\s+/),
)
