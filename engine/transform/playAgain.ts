import type { Score, Section } from '../score.ts'
import { joinAt } from './bars/joinAt.ts'
import { moveScore } from './moveScore.ts'

// Ten seconds of humming at a brisk tempo would be over before a band has begun.
const SHORTEST_SECONDS = 16
const MORE_ENERGY = 0.2

/** A short song, played through as often as it takes to be a small one. Where nobody sings, every second time is fuller. */
export function playAgain(score: Score, tempoBpm: number): Score {
  const onceSeconds = (score.lengthBeats * 60) / tempoBpm
  const times = Math.ceil((SHORTEST_SECONDS - score.tailSeconds) / onceSeconds)
  let played = score
  for (let time = 1; time < times; time++) {
    const again = time % 2 === 1 && !score.voice ? { ...score, sections: score.sections.map(asChorus) } : score
    played = joinAt(played, moveScore(again, played.lengthBeats), played.lengthBeats)
  }
  return played
}

function asChorus(section: Section): Section {
  return { ...section, kind: 'chorus', label: 'Chorus', energy: Math.min(1, section.energy + MORE_ENERGY) }
}
