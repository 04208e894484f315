// What a story is set among suggests how it sounds, where nobody says: elves dance to no synthesizers.
const GENRES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:elf|elves|wizards?|knights?|dragons?|castle|fair(?:y|ies)|goblins?|dwarf|tavern|medieval|quest)\b/i,
    ['folk', 'celtic'],
  ],
  [/\b(?:vikings?|norse|fjords?)\b/i, ['folk', 'celtic']],
  [/\b(?:pirates?|sailors?|shipwreck|whalers?|harbou?r)\b/i, ['folk', 'celtic', 'folk']],
  [/\b(?:cowboys?|rodeo|ranch|saloon|outlaws?|tractor|pick-?up truck)\b/i, ['country']],
  [/\b(?:robots?|androids?|cyber\p{L}*|neon|spaceships?|arcade|nanobots?|hackers?)\b/iu, ['synthwave', 'techno']],
  [/\b(?:planets?|galax(?:y|ies)|asteroids?|astronauts?|outer space)\b/i, ['synthwave', 'ambient', 'indie']],
  [/\b(?:zombies?|vampires?|werewol(?:f|ves)|haunted|ghosts?|demons?|monsters?)\b/i, ['rock', 'cinematic', 'indie']],
  [/\b(?:boxing|boxers?|punch(?:es|ing)?|wrestl\p{L}+|haymakers?|champions?|gym)\b/iu, ['rock', 'hip hop']],
]

export const genresOfMatter = (told: string): readonly string[] | undefined =>
  GENRES.find(([pattern]) => pattern.test(told))?.[1]
