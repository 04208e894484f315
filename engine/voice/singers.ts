// Who may sing. The speaking period is a whole number of samples at 16 kHz, so that frames half or one period apart
// show the same phase and need no pitch tracker.
import { SPEECH_RATE, type SpeakingVoice } from './createSpeaker.ts'

export type SingerCharacter = {
  voice: SpeakingVoice
  periodSamples: number
  hopSamples: number
  formantShift: number
  breath: number
  vibratoCents: number
  presenceDb: number
}

function character(
  name: SpeakingVoice['name'],
  periodSamples: number,
  hopSamples: number,
  rest: Pick<SingerCharacter, 'formantShift' | 'breath' | 'vibratoCents' | 'presenceDb'>,
): SingerCharacter {
  const voice = { name, hertz: SPEECH_RATE / periodSamples, durationStretch: 1.7 }
  return { voice, periodSamples, hopSamples, ...rest }
}

const BARITONE = character('rms', 160, 80, { formantShift: 1, breath: 1.4, vibratoCents: 28, presenceDb: 3 })

const SINGERS: Record<string, SingerCharacter> = {
  baritone: BARITONE,
  tenor: character('rms', 160, 80, { formantShift: 1.15, breath: 1.4, vibratoCents: 30, presenceDb: 3 }),
  alto: character('slt', 94, 94, { formantShift: 1, breath: 1.6, vibratoCents: 28, presenceDb: 4 }),
  soprano: character('slt', 94, 94, { formantShift: 1.08, breath: 2, vibratoCents: 32, presenceDb: 4 }),
}

export function findSinger(name: string): SingerCharacter {
  return SINGERS[name] ?? BARITONE
}
