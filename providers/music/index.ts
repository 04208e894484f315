// Music: an order goes in, a song comes out block by block. Times in seconds, samples between -1 and 1.
// A provider without a score (another engine) leaves it out; everything that needs one asks first.
export { createEmbeddedMusic } from './embeddedMusic.ts'
export type {
  MusicProvider,
  SongMaking,
  SongOrder,
  SongRework,
  StemName,
  StemRendering,
  StemSplit,
} from './musicProvider.ts'
export { createStopFlag, raiseStop, throwIfGivenUp, type StopFlag } from './stopFlag.ts'
