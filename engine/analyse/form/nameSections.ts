import type { Grouped } from './groupSections.ts'
import type { HeardSection } from '../heard.ts'
import { mean } from '../statistics.ts'

type Measured = Grouped & { loudnessDb: number }

// What a listener would allow for, in decibels: music that comes back may be a little softer and still be the chorus, music
// that a song begins or ends with has to be louder.
const COMES_BACK_DB = 1.5
const OPENS_DB = -1.5
const CLOSES_DB = -3
const SHORT_SHARE = 0.75
const QUIET_DB = -1.5

/** Names by what listeners go by: the loudest music that comes back is the chorus, other music that does is the verse. */
export function nameSections(sections: readonly Measured[]): HeardSection['kind'][] {
  if (sections.length === 1) return ['verse']
  const chorus = chorusOf(sections)
  const verse = verseOf(sections, chorus)
  const firstChorus = sections.findIndex(({ group }) => group === chorus)
  const usualBars = mean(sections.map(barsOf))
  return sections.map((section, i) => {
    if (section.group === chorus) return 'chorus'
    const others = sections.filter((other) => other !== section).map(({ loudnessDb }) => loudnessDb)
    const louderDb = section.loudnessDb - mean(others)
    const isShort = barsOf(section) <= usualBars * SHORT_SHARE
    const isVerse = section.group === verse
    if (i === 0 && (isVerse ? isShort && louderDb < QUIET_DB : isShort || louderDb < 0)) return 'intro'
    if (i === sections.length - 1 && (!isVerse || isShort)) return 'outro'
    return isVerse || i < firstChorus ? 'verse' : 'bridge'
  })
}

const barsOf = ({ startBar, endBar }: Measured): number => endBar - startBar

function chorusOf(sections: readonly Measured[]): number {
  return best(sections, (members) => {
    const again = members.length > 1 ? COMES_BACK_DB : 0
    const opens = members.includes(sections[0]) ? OPENS_DB : 0
    const closes = members.length === 1 && members[0] === sections.at(-1) ? CLOSES_DB : 0
    return mean(members.map(({ loudnessDb }) => loudnessDb)) + again + opens + closes
  })
}

function verseOf(sections: readonly Measured[], chorus: number): number {
  const inner = sections.filter(({ group }, i) => {
    const isAlone = sections.filter((other) => other.group === group).length === 1
    return group !== chorus && !(isAlone && (i === 0 || i === sections.length - 1))
  })
  return best(inner, (members) => members.length * members.reduce((sum, member) => sum + barsOf(member), 0))
}

function best(sections: readonly Measured[], worth: (members: Measured[]) => number): number {
  const groups = [...new Set(sections.map(({ group }) => group))]
  const rated = groups.map((group) => ({ group, worth: worth(sections.filter((one) => one.group === group)) }))
  return rated.sort((one, other) => other.worth - one.worth)[0]?.group ?? -1
}
