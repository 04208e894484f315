import { join } from 'node:path'
import type { ClipEdit, ClipPatch, StoredClip } from '@arioso/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { band } from '../../media/sound/testSounds.ts'
import { openWavFile } from '../../media/sound/wavFile.ts'
import type { Stereo } from '../../media/sound/sound.ts'
import { editSong } from './editSong.ts'
import { expectNoClick } from './expectNoClick.ts'
import { createQueuedClip } from '../songs/testSong.ts'
import { openTestStudio, type TestStudio } from '../songs/testStudio.ts'

const RATE = 48_000

let studio: TestStudio
let storage: TestStudio['storage']
let pool: TestStudio['pool']
let listen: TestStudio['listen']
let folder: string
let parent: StoredClip
let original: Stereo

beforeAll(async () => {
  studio = await openTestStudio()
  ;({ storage, pool, folder, listen } = studio)
  const made = await createQueuedClip(storage, { style: 'folk' })
  const sound = band({ tempoBpm: 104, bars: 11, roots: [57, 53, 48, 55] }, RATE)
  const wavPath = join(folder, 'parent.wav')
  const wav = openWavFile(wavPath, { sampleRate: RATE, totalFrames: sound.length })
  wav.write(
    sound,
    sound.map((sample) => sample * 0.8),
  )
  wav.close()
  await studio.keepMaster(made.id, wavPath)
  const known: ClipPatch = { status: 'complete', jobState: 'completed', durationSeconds: sound.length / RATE }
  parent = (await storage.clips.update(made.id, known)) ?? made
  original = await listen(parent.id)
})
afterAll(() => studio.close())

async function make({ type, edit }: { type: StoredClip['type']; edit: ClipEdit }): Promise<StoredClip> {
  const { id } = await createQueuedClip(storage, { style: 'folk' })
  await storage.clips.update(id, { type, parentClipId: parent.id, controls: { edit } })
  const announce = (): Promise<void> => Promise.resolve()
  const parts = { storage, pool, announce, workFolder: folder }
  await editSong(parts, { clip_id: id, attempt: 1 }, new AbortController().signal)
  const clip = await storage.clips.find(id)
  if (clip?.status !== 'complete') throw new Error('the clip was not finished')
  return clip
}

const frame = (seconds: number): number => Math.round(seconds * RATE)
const areSame = (a: Float32Array, b: Float32Array): boolean => a.length === b.length && a.every((x, i) => x === b[i])

describe('cutting', () => {
  it('a crop keeps exactly the samples between two moments, or all but them', async () => {
    const span = { startSeconds: 4, endSeconds: 20.5 }
    const kept = await make({ type: 'edit_crop', edit: { kind: 'crop', ...span, isRemove: false } })
    const heard = await listen(kept.id)
    expect(heard.left.length).toBe(frame(16.5))
    const inner = original.left.subarray(frame(4) + 96, frame(20.5) - 96)
    expect(areSame(heard.left.subarray(96, heard.left.length - 96), inner)).toBe(true)
    const rest = await listen((await make({ type: 'edit_crop', edit: { kind: 'crop', ...span, isRemove: true } })).id)
    expect(areSame(rest.left.subarray(0, frame(4) - 480), original.left.subarray(0, frame(4) - 480))).toBe(true)
    const after = original.left.subarray(frame(20.5) + 480)
    expect(areSame(rest.left.subarray(rest.left.length - after.length), after)).toBe(true)
    expectNoClick(rest, frame(4) - 480)
  })

  it('a fade begins and ends in silence and leaves the middle alone; backwards is the same samples from the end', async () => {
    const faded = await listen(
      (await make({ type: 'edit_fade', edit: { kind: 'fade', inSeconds: 3, outSeconds: 5 } })).id,
    )
    const total = original.left.length
    expect(
      areSame(faded.left.subarray(frame(3), total - frame(5)), original.left.subarray(frame(3), total - frame(5))),
    ).toBe(true)
    expect(faded.left[0]).toBe(0)
    const at = frame(1.5)
    expect(Math.abs((faded.left[at] ?? 0) - (original.left[at] ?? 0) / 2)).toBeLessThan(1 / 32_768)
    const reversed = await listen((await make({ type: 'gen', edit: { kind: 'reverse' } })).id)
    expect(areSame(reversed.left, original.left.toReversed())).toBe(true)
  })
})
