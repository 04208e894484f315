import { parseArgs } from 'node:util'

export const USAGE = `Make a song without starting the product.

  npm run compose -- "a sea shanty about compilers" --out song.mp3

What to make
  --style TEXT      style words, like "lo-fi, rhodes, female voice"; otherwise taken from the sentence
  --lyrics FILE     your own words, with [Verse] and [Chorus] tags if you like
  --title TEXT      its title
  --instrumental    nobody sings
  --length SECONDS  about how long
  --seed NUMBER     the same seed and words give the same song, byte for byte; otherwise 1

What to write
  --out FILE        MP3, 192 kbit/s, or WAV when its name ends so (default song.mp3 when nothing else is asked for)
  --wav FILE        16-bit stereo
  --stems FOLDER    one WAV per stem; --split two for vocals and instrumental only
  --midi FILE       every part and the melody, for a sequencer
  --lrc FILE        lyrics with times
  --chords FILE     chord sheet
  --score FILE      the whole score as JSON

Exit codes: 0 made, 1 failed, 2 not understood.
`

export type ComposeArguments = {
  description: string
  seed: number
  style?: string
  lyricsFile?: string
  title?: string
  instrumental: boolean
  lengthSeconds?: number
  files: { out?: string; wav?: string; stems?: string; lrc?: string; chords?: string; midi?: string; score?: string }
  split: 'two' | 'twelve'
}

/** What cannot be understood is a RangeError or TypeError whose message can be shown as it is. */
export function readComposeArguments(words: string[]): ComposeArguments | 'help' {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      style: { type: 'string' },
      lyrics: { type: 'string' },
      title: { type: 'string' },
      instrumental: { type: 'boolean', default: false },
      length: { type: 'string' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
      wav: { type: 'string' },
      stems: { type: 'string' },
      split: { type: 'string', default: 'twelve' },
      lrc: { type: 'string' },
      chords: { type: 'string' },
      midi: { type: 'string' },
      score: { type: 'string' },
    },
  })
  if (values.help) return 'help'
  const description = positionals.join(' ').trim()
  if (!description && !values.style && !values.lyrics) throw new RangeError('say what the song should be')
  if (values.split !== 'two' && values.split !== 'twelve') throw new RangeError('--split is two or twelve')
  const { stems, lrc, chords, midi, score } = values
  const isWavOut = values.wav === undefined && values.out?.endsWith('.wav') === true
  const [out, wav] = isWavOut ? [undefined, values.out] : [values.out, values.wav]
  const asked = { out, wav, stems, lrc, chords, midi, score }
  const isAnyAsked = Object.values(asked).some((file) => file !== undefined)
  return {
    description,
    seed: readNumber('--seed', values.seed, 0, 2 ** 31 - 1),
    instrumental: values.instrumental,
    split: values.split,
    files: compact(isAnyAsked ? asked : { out: 'song.mp3' }),
    ...compact({ style: values.style, lyricsFile: values.lyrics, title: values.title }),
    ...(values.length !== undefined && { lengthSeconds: readNumber('--length', values.length, 10, 480) }),
  }
}

function readNumber(option: string, text: string, lowest: number, highest: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < lowest || value > highest)
    throw new RangeError(`${option} is a whole number from ${lowest} to ${highest}, not "${text}"`)
  return value
}

function compact<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
