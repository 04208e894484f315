// The engine: a request goes in, a score and then samples come out.
// Pure: no clock, no Math.random, no node modules, no DOM. The seed and the speaker's WASM bytes are arguments.
// Times in seconds or beats as their names say, samples as 32-bit floats between -1 and 1.
export type { ComposeRequest } from './composer/composeRequest.ts'
export { composeSong } from './composer/composeSong.ts'
export type { SongPlan } from './composer/form/songPlan.ts'
export type { SongExtras } from './composer/songExtras.ts'
export { composeWithin, reworkSong, type SongRework } from './transform/reworkSong.ts'
export { SAMPLE_FILES } from './instruments/sampled/recording.ts'
export type { SampleSource } from './instruments/sampled/sampleSource.ts'
export { renderStems, type StemBlock, type StemName, type StemRendering, type StemSplit } from './renderStems.ts'
export type { RenderOptions } from './renderOptions.ts'
export { renderSong, type RenderedBlock, type SongRendering } from './renderSong.ts'
export { createNoteCache, type NoteCache } from './instruments/createNoteCache.ts'
export { openTrainedVoices, type TrainedVoices } from './voice/trained/createTrainedLineSinger.ts'
export { createSinger, type Singer, type SungAudio } from './voice/singing/createSinger.ts'
export { wordTimes, type WordTime } from './voice/singing/wordTimes.ts'
export {
  durationSeconds,
  NEWEST_SOUND,
  secondsPerBeat,
  SCORE_VERSION,
  type Key,
  type Score,
  type Sound,
} from './score.ts'
export { parseScore } from './parseScore.ts'
export { chordSheet } from './export/chordSheet.ts'
export { scoreToMidi } from './export/scoreToMidi.ts'
export { toLrc, type LrcHead } from './export/toLrc.ts'
export { hearSong } from './analyse/hearSong.ts'
export { fingerprint, FINGERPRINT_RATE, type Fingerprint } from './analyse/fingerprint.ts'
export { thirdRate } from './audio/thirdRate.ts'
export { scoreFromHeard } from './transform/scoreFromHeard.ts'
export { separateRecording, type Separated } from './separate/separateRecording.ts'
export { createRateHalver } from './audio/halveRate.ts'
export { levelRecording, measureRecording, type Samples } from './mix/master/levelRecording.ts'
