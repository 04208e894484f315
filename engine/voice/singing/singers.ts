// Who sings out of the speaker's mouth. The speaking period is a whole number of samples at 16 kHz, so that frames half or one period apart
// show the same phase and need no pitch tracker.
import { SPEECH_RATE, type SpeakingVoice } from '../speech/createSpeaker.ts'

export type SingerCharacter = {
  name: string
  sex: 'female' | 'male'
  voice: SpeakingVoice
  periodSamples: number
  hopSamples: number
  formantShift: number
  breath: number
  vibratoCents: number
  presenceDb: number
  // Added from low to high, in decibels an octave around 1 kHz: dark or bright.
  tiltDb: number
}

type Colour = Pick<SingerCharacter, 'formantShift' | 'breath' | 'vibratoCents' | 'presenceDb' | 'tiltDb'>

function character(
  name: string,
  sex: SingerCharacter['sex'],
  [voiceName, periodSamples, hopSamples]: [SpeakingVoice['name'], number, number],
  colour: Colour,
): SingerCharacter {
  const voice = { name: voiceName, hertz: SPEECH_RATE / periodSamples, durationStretch: 1.5 }
  return { name, sex, voice, periodSamples, hopSamples, ...colour }
}

// Frames a whole period apart cost 8 points of words: half a period it is.
const RMS: ['rms', number, number] = ['rms', 160, 80]
const AWB: ['awb', number, number] = ['awb', 128, 64]

// rms is heard best, and hardly worse with formants up to 1.2 times as high, which makes it a woman's: of 205 words a
// recogniser heard 78% at 1.1, 73% at 1.18 and 58% from slt, the female speaker. awb is another man from elsewhere.
const SINGERS: SingerCharacter[] = [
  character('baritone', 'male', RMS, { formantShift: 1, breath: 2, vibratoCents: 28, presenceDb: 3, tiltDb: 0 }),
  character('tenor', 'male', AWB, { formantShift: 1, breath: 2, vibratoCents: 30, presenceDb: 3, tiltDb: 0 }),
  character('alto', 'female', RMS, { formantShift: 1.11, breath: 2.5, vibratoCents: 26, presenceDb: 2, tiltDb: -1 }),
  character('soprano', 'female', RMS, {
    formantShift: 1.17,
    breath: 1.8,
    vibratoCents: 32,
    presenceDb: 4,
    tiltDb: 1.5,
  }),
]

export const SPEAKER_SINGERS: readonly { name: string; sex: SingerCharacter['sex'] }[] = SINGERS

// MIDI numbers each is at home on.
export const SPEAKER_RANGES: Readonly<Record<string, { low: number; high: number }>> = {
  soprano: { low: 59, high: 74 },
  alto: { low: 57, high: 72 },
  tenor: { low: 51, high: 67 },
  baritone: { low: 48, high: 64 },
}

export function findSinger(name: string): SingerCharacter {
  return SINGERS.find((singer) => singer.name === name) ?? SINGERS[0]
}
