import { createHash } from 'node:crypto'
import { NEWEST_SOUND, renderSong, type RenderedBlock, type Score } from '@arioso/engine'
import { needsSpeaker } from '@arioso/engine/singing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmbeddedMusic, type MusicProvider, type SongOrder } from './index.ts'
import { readVoices } from './readVoices.ts'
import { openSamples } from './samples/openSamples.ts'

const ORDER: SongOrder = {
  seed: 5,
  title: 'Harbour',
  style: 'folk, acoustic guitar, male voice',
  excludedStyle: '',
  lyrics: '[Verse]\nLow light over water\nCarry me home to the harbour',
  instrumental: false,
  maxSeconds: 25,
}

let music: MusicProvider

beforeAll(async () => {
  music = await createEmbeddedMusic()
})
afterAll(() => music.close())

async function hashOf(blocks: AsyncIterable<RenderedBlock> | Iterable<RenderedBlock>): Promise<string> {
  const [left, right] = [createHash('sha256'), createHash('sha256')]
  for await (const block of blocks) {
    left.update(new Uint8Array(block.left.buffer))
    right.update(new Uint8Array(block.right.buffer))
  }
  return `${left.digest('hex')} ${right.digest('hex')}`
}

describe('the embedded engine on two threads', () => {
  it('gives the same samples as on one, and again when a resumed song is made anew', async () => {
    const making = await music.makeSong(ORDER)
    expect(making.words.map(({ word }) => word).slice(0, 3)).toEqual(['Low', 'light', 'over'])
    const threaded = await hashOf(making.blocks)
    const { score } = making
    if (!score) throw new Error('the engine writes scores')
    expect(score.sound).toBe(NEWEST_SOUND)
    expect(needsSpeaker(score)).toBe(false)
    const [voices, samples] = await Promise.all([readVoices(), openSamples()])
    const rendered = (written: Score) => renderSong(written, { sampleRate: 48_000, ...voices, samples }).blocks()
    expect(threaded).toBe(await hashOf(rendered(score)))
    const { sound: _sound, ...old } = score
    expect(await hashOf(rendered(old))).not.toBe(threaded)
    expect(await hashOf((await music.makeSong(ORDER)).blocks)).toBe(threaded)
  })

  it('goes on with the next song when one is given up in the middle', async () => {
    const given = await music.makeSong(ORDER)
    const next = music.makeSong({ ...ORDER, seed: 6, instrumental: true, lyrics: '', maxSeconds: 20 })
    for await (const block of given.blocks) {
      expect(block.startFrame).toBe(0)
      break
    }
    let frames = 0
    const making = await next
    for await (const block of making.blocks) frames += block.left.length
    expect(frames).toBe(making.totalFrames)
    expect(making.words).toEqual([])
  })
})
