// flite in WASM: words in, slow and flat speech with the time of every phone out (16 kHz, seconds).
import { PAUSE, type Phone } from './phones.ts'
import { runCommand } from './wasiHost.ts'

export const SPEECH_RATE = 16000

export type Speech = { samples: Float32Array; phones: Phone[] }
export type SpeakingVoice = { name: 'rms' | 'slt'; hertz: number; durationStretch: number }
export type Speaker = {
  speak(text: string, voice: SpeakingVoice): Speech
  listPhonesOfWords(words: string[]): string[][]
}

function readWave(bytes: Uint8Array<ArrayBuffer>): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 12
  while (offset + 8 <= bytes.length) {
    const size = Math.min(view.getUint32(offset + 4, true), bytes.length - offset - 8)
    if (view.getUint32(offset, false) === 0x64617461) {
      const samples = new Float32Array(size >> 1)
      for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(offset + 8 + i * 2, true) / 32768
      return samples
    }
    offset += 8 + size
  }
  return new Float32Array(0)
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

export function createSpeaker(wasm: Uint8Array<ArrayBuffer>): Speaker {
  const module = new WebAssembly.Module(wasm)
  return {
    speak(text, voice) {
      const settings = [
        ['duration_stretch', voice.durationStretch],
        ['int_f0_target_mean', voice.hertz],
        ['int_f0_target_stddev', 0],
      ].flatMap(([name, value]) => ['--setf', `${name}=${value}`])
      const command = ['flite', '-voice', voice.name, '-psdur', ...settings, '-t', `${text} `, '-o', 'out.wav']
      const result = runCommand(module, command, {})
      return {
        samples: readWave(result.contents('out.wav') ?? new Uint8Array(0)),
        phones: parsePhones(result.stdoutText()),
      }
    },
    // Each word is its own utterance, so the answer tells which phones belong to which word. The small voice is the
    // quickest and shares its lexicon with the others.
    listPhonesOfWords(words) {
      if (words.length === 0) return []
      const command = [
        'flite',
        '-voice',
        'kal',
        '-psdur',
        '--setf',
        'duration_stretch=0.3',
        '-f',
        'words.txt',
        '-o',
        'none',
      ]
      const result = runCommand(module, command, { 'words.txt': words.map((word) => `${word}\n\n`).join('') })
      const utterances = result.stdoutText().split('\n').map(parsePhones)
      return words.map((_, i) =>
        (utterances[i] ?? []).filter((phone) => phone.name !== PAUSE).map((phone) => phone.name),
      )
    },
  }
}
