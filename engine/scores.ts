// Scores alone: read, cut, joined, told of. For who makes one song of another and leaves the playing to other threads; the whole
// engine is thirty times as much code.
export { parseScore } from './parseScore.ts'
export { secondsPerBeat, type Score } from './score.ts'
export { toLrc } from './export/toLrc.ts'
export { barLineNear } from './transform/bars/barLineNear.ts'
export { barsBefore } from './transform/bars/barsBefore.ts'
export { cropScore, joinScores } from './transform/bars/cutAndJoin.ts'
export { lyricsOf } from './transform/lyricsOf.ts'
export { findObstacle } from './vary/findObstacle.ts'
