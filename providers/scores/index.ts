// Scores as a worker reads, cuts and exports them. Apart from music, because this loads the whole engine: who only orders
// songs leaves it to the threads that make them, and loads this when a song is made of another.
export { exportScore } from './exportScore.ts'
export { openStems } from './openStems.ts'
export { cropScore, joinScores, lyricsOf, parseScore, secondsPerBeat, toLrc, type Score } from '@arioso/engine'
