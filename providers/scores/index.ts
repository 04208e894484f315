// Scores as a worker reads, cuts and joins them. Somebody waits for what is made of them, so this loads no more than that;
// what needs the whole engine has doors of its own beside this one.
export {
  barLineNear,
  barsBefore,
  cropScore,
  findObstacle,
  joinScores,
  lyricsOf,
  parseScore,
  secondsPerBeat,
  toLrc,
} from '@arioso/engine/scores'
export type { Score } from '@arioso/engine/scores'
