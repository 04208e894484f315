// The singer alone, for a thread that does nothing else: without composer, band and genres it takes half the memory.
// A score, the speaker's WASM and the trained voices go in, sung lines come out, in the order in which a song needs them.
export { lineOrder } from './voice/singing/linesToSing.ts'
export { openSpeaker } from './voice/speech/createSpeaker.ts'
export { openTrainedVoices, type TrainedVoices } from './voice/trained/createTrainedLineSinger.ts'
export { createSinger } from './voice/singing/createSinger.ts'
export { needsSpeaker } from './voice/singing/prepareLines.ts'
export type { Score } from './score.ts'
