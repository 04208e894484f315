// flite in WASM: lines in, slow and flat speech with the time of every phone out (16 kHz, seconds).
import { PAUSE, type Phone } from './phones.ts'
import { createCommand, type Command } from './wasiHost.ts'

export const SPEECH_RATE = 16000
const WAVE_HEADER_BYTES = 44

export type Speech = { samples: Float32Array; phones: Phone[] }
export type SpeakingVoice = { name: 'rms' | 'slt' | 'awb'; hertz: number; durationStretch: number }
export type Speaker = {
  // The lexicon teaches words flite does not know, in its own addenda format.
  speakLines(texts: string[], voice: SpeakingVoice, lexicon?: string): Speech[]
  listPhonesOfWords(words: string[], lexicon?: string): string[][]
}

/** flite's WASM bytes, or what was made of them: who keeps only that can let go of 20 MB of bytes. */
export type SpeakerProgram = Uint8Array<ArrayBuffer> | Command
export { createCommand as openSpeaker }

// Compiling takes longer than a line of speech, and every song brings the same program.
const commands = new WeakMap<Uint8Array<ArrayBuffer>, Command>()

function commandOf(wasm: SpeakerProgram): Command {
  if (typeof wasm === 'function') return wasm
  const known = commands.get(wasm)
  if (known) return known
  const command = createCommand(wasm)
  commands.set(wasm, command)
  return command
}

function readWave(bytes: Uint8Array<ArrayBuffer>): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = new Float32Array(Math.max(0, (bytes.length - WAVE_HEADER_BYTES) >> 1))
  for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(WAVE_HEADER_BYTES + i * 2, true) / 32768
  return samples
}

function parsePhones(line: string): Phone[] {
  const phones: Phone[] = []
  let startSeconds = 0
  for (const field of line.trim().split(/\s+/)) {
    const [name, end] = field.split(':')
    if (!name || end === undefined) continue
    const endSeconds = Number(end)
    phones.push({ name, startSeconds, endSeconds })
    startSeconds = endSeconds
  }
  return phones
}

// A blank line ends an utterance.
const asUtterances = (texts: string[]): string => texts.map((text) => `${text}\n\n`).join('')

export function createSpeaker(wasm: SpeakerProgram): Speaker {
  const runFlite = commandOf(wasm)

  function run(options: string[], texts: string[], lexicon: string) {
    const taught = lexicon === '' ? [] : ['-add_lex', 'lexicon.txt']
    const command = ['flite', ...options, ...taught, '-psdur', '-f', 'lines.txt']
    return runFlite([...command, '-o', options.includes('kal') ? 'none' : 'out.wav'], {
      'lines.txt': asUtterances(texts),
      'lexicon.txt': lexicon,
    })
  }

  return {
    // One run for all: starting the speaker costs as much as a second of speech. It closes the file after every
    // utterance, which tells where each one ends.
    speakLines(texts, voice, lexicon = '') {
      if (texts.length === 0) return []
      const settings = [
        ['duration_stretch', voice.durationStretch],
        ['int_f0_target_mean', voice.hertz],
        ['int_f0_target_stddev', 0],
      ].flatMap(([name, value]) => ['--setf', `${name}=${value}`])
      const result = run(['-voice', voice.name, ...settings], texts, lexicon)
      const samples = readWave(result.contents('out.wav') ?? new Uint8Array(0))
      const ends = result.closedLengths('out.wav').map((length) => (length - WAVE_HEADER_BYTES) >> 1)
      const phones = result.stdoutText().split('\n').map(parsePhones)
      return texts.map((_, i) => ({ samples: samples.slice(ends[i], ends[i + 1]), phones: phones[i] ?? [] }))
    },
    // Each word is its own utterance, so the answer tells which phones belong to which word. The small voice is the
    // quickest and shares its lexicon with the others.
    listPhonesOfWords(words, lexicon = '') {
      if (words.length === 0) return []
      const result = run(['-voice', 'kal', '--setf', 'duration_stretch=0.3'], words, lexicon)
      const utterances = result.stdoutText().split('\n').map(parsePhones)
      return words.map((_, i) =>
        (utterances[i] ?? []).filter((phone) => phone.name !== PAUSE).map((phone) => phone.name),
      )
    },
  }
}
