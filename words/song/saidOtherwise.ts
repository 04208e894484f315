import { baseOf } from '../reader/grammar.ts'

// "wanting to be free" is what "want to be free" is called by, "regaining hope and strength" what "hope" is.
const SEEKS =
  /^(?:wanting|trying|learning|choosing|finding|regaining|gaining|being|having|feeling|needing|hoping|longing|yearning|becoming|seeking|keeping|embracing|searching|looking|fighting|striving|aiming|overcoming|discovering|celebrating|enjoying|experiencing)(?: (?:to be|to have|to find|to|for|of|in|into|out))? (?=\S)/i
const OWN = /\b(?:my|your|our|his|her|their|one's) own (?:true |real )?(?=(?:true |real )?sel(?:f|ves)\b)/i
const OF_GENRES = / in [^,]{2,40} (?:genres?|styles?)$/i
const DOES = /^(?<doing>\p{Ll}{3,}ing)\b(?! (?:up|down|out|off|on|in|over|away) )/u

export function saidOtherwise(told: string): string[] {
  const [first = ''] = told.split(/[.;,]/)
  const plain = first.trim().replace(OF_GENRES, '').replace(OWN, 'your')
  const sought = plain.replace(SEEKS, '')
  const { doing } = DOES.exec(plain)?.groups ?? {}
  const done = doing === undefined ? plain : plain.replace(doing, baseOf(doing, 'gerund'))
  return [done, sought].filter((each, at, all) => each !== told && all.indexOf(each) === at && each.length > 2)
}
