// Lines of text in, each as a singer sings it in a song of the product's own out, at the recogniser's rate.
import { composeSong, createSinger, type Score, type SungAudio } from '../../engine/index.ts'
import type { Manner } from '../../engine/score.ts'
import { readVoices } from '../../providers/music/readVoices.ts'
import { EAR_RATE } from './judgeRecogniser.ts'
import { judgeSound, type SoundFacts } from './judgeSound.ts'

export const SONG_RATE = 48000
const STYLES = ['pop', 'folk', 'rock', 'r&b ballad']
const LINES_A_SONG = 8

export const voices = await readVoices()

export function lyricsOf(lines: string[]): string {
  const half = Math.ceil(lines.length / 2)
  return `[Verse]\n${lines.slice(0, half).join('\n')}\n\n[Chorus]\n${lines.slice(half).join('\n')}`
}

export type WhoSings = { singer: string; manner?: Manner | undefined; styles?: readonly string[] | undefined }

// The product's own melody for this singer.
function composeFor({ singer, manner, styles = STYLES }: WhoSings, lines: string[], song: number): Score {
  const order = { title: 'Judged', lyrics: lyricsOf(lines), instrumental: false, singer }
  const score = composeSong({ ...order, seed: 1000 + song * LINES_A_SONG, style: styles[song % styles.length] })
  return score.voice && manner ? { ...score, voice: { ...score.voice, manner } } : score
}

// A windowed-sinc low-pass at 7.6 kHz, every third sample kept.
export function toEarRate(samples: Float32Array): Float32Array {
  const step = SONG_RATE / EAR_RATE
  const half = 48
  const kernel = Array.from({ length: 2 * half + 1 }, (_, i) => {
    const x = (i - half) * ((2 * 7600) / SONG_RATE)
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * (i - half)) / (half + 1))) * ((2 * 7600) / SONG_RATE)
  })
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) =>
    kernel.reduce((sum, weight, k) => sum + weight * (samples[i * step + k - half] ?? 0), 0),
  )
}

type Sung = {
  texts: string[]
  alone: Float32Array[]
  sounds: SoundFacts[]
  seconds: number
  cpuMs: number
}

export function singLines(who: WhoSings, lines: string[]): Sung {
  const result: Sung = { texts: [], alone: [], sounds: [], seconds: 0, cpuMs: 0 }
  for (let at = 0; at < lines.length; at += LINES_A_SONG) {
    const group = lines.slice(at, at + LINES_A_SONG)
    const score = composeFor(who, group, at / LINES_A_SONG)
    const voice = createSinger({ ...voices, score, sampleRate: SONG_RATE })
    const sung = group.map((text): SungAudio => {
      const index = score.voice?.lines.findIndex((line) => line.text === text) ?? -1
      if (index < 0) throw new Error(`the composer left out "${text}"`)
      const before = process.cpuUsage()
      const audio = voice.renderLine(index)
      const { user, system } = process.cpuUsage(before)
      result.cpuMs += (user + system) / 1000
      result.seconds += audio.samples.length / SONG_RATE
      const line = score.voice?.lines[index]
      if (line) result.sounds.push(judgeSound(audio, line, score, SONG_RATE))
      return audio
    })
    result.texts.push(...group)
    result.alone.push(...sung.map(({ samples }) => toEarRate(samples)))
  }
  return result
}
