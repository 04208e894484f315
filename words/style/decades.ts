const MUSIC = String.raw`(?:style|styled|songs?|music|ballad|hit|tune|track|sound|sounding|feel|vibes?|era|type|inspired|themed|pop|rock|jazz|swing|soul|blues|country|disco|funk)`
const YEAR_BEFORE = new RegExp(
  String.raw`(?<![\d-])(?<year>19[2-9]\d|200\d)(?:['’]?s)?(?=[\s-](?:[\p{L}&-]+ )?${MUSIC}\b)`,
  'giu',
)
const YEAR_BEHIND = new RegExp(
  String.raw`(?<=\b${MUSIC} (?:from|of|out of|as in)(?: the(?: year)?)? )(?<year>19[2-9]\d|200\d)(?!['’]?s|\d|-)`,
  'giu',
)

// "40's style", "40s swing", but not "a 30s jingle": that one is short.
const OLD_DECADE = new RegExp(
  String.raw`(?<![\d-])(?<decade>[234]0)(?:['’]s(?=[\s-][\p{L}&-]+)|s(?=[\s-](?:style|styled|swing|jazz|blues|music|sound|feel|vibes?|era|inspired|big band)\b))`,
  'giu',
)

const decadeOf = (year: string): string => `${year.slice(0, 3)}0s`

/** "a 1946 song", "a ballad from 1962": a year said of the music means its decade. */
export const sayDecades = (text: string): string =>
  text
    .replaceAll(OLD_DECADE, (_, decade: string) => `19${decade}s`)
    .replaceAll(YEAR_BEFORE, (_, year: string) => decadeOf(year))
    .replaceAll(YEAR_BEHIND, (_, year: string) => decadeOf(year))
