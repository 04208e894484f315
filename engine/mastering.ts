// The master alone, for a recording: a finished mix goes in, stereo between -1 and 1, the same frames come out mastered anew.
export { masterRecording, type MixToMaster } from './mix/master/masterRecording.ts'
export type { Samples } from './mix/master/levelRecording.ts'
