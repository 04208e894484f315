import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { collect } from './collect.ts'
import type { Files } from './files.ts'

const never = new AbortController().signal
const stillGrowing = { isFinished: async () => false, signal: never }

// What every place for files must do, run over each of them.
export function describeFiles(name: string, createFiles: () => Promise<Files>): void {
  let files: Files
  const song = randomBytes(200_000)

  beforeEach(async () => {
    files = await createFiles()
  })

  describe(`${name}: a stored file`, () => {
    it('comes back as it went in, replaced as a whole', async () => {
      await files.write('clips/1/cover.webp', randomBytes(500_000))
      await files.write('clips/1/cover.webp', song)
      expect(await files.readBytes('clips/1/cover.webp')).toEqual(song)
      expect(await files.size('clips/1/cover.webp')).toBe(song.length)
      const whole = await files.read('clips/1/cover.webp')
      expect(whole?.size).toBe(song.length)
      expect(whole && (await buffer(whole.stream))).toEqual(song)
    })

    it('is written bit by bit, and left alone by what could not be written to its end', async () => {
      async function* parts(fails: boolean) {
        yield song.subarray(0, 1000)
        if (fails) throw new Error('out of songs')
        yield song.subarray(1000)
      }
      await files.write('zips/1/a', parts(false))
      expect(await files.readBytes('zips/1/a')).toEqual(song)
      await expect(files.write('zips/1/a', parts(true))).rejects.toThrow('out of songs')
      expect(await files.readBytes('zips/1/a')).toEqual(song)
    })

    it('gives any part of it, ends included', async () => {
      await files.write('clips/1/audio.mp3', song)
      const part = await files.read('clips/1/audio.mp3', { start: 1000, end: 1999 })
      expect(part?.size).toBe(song.length)
      expect(part && (await buffer(part.stream))).toEqual(song.subarray(1000, 2000))
    })

    it('that does not exist is undefined', async () => {
      expect(await files.read('clips/2/audio.mp3')).toBeUndefined()
      expect(await files.readBytes('clips/2/audio.mp3')).toBeUndefined()
      expect(await files.size('clips/2/audio.mp3')).toBeUndefined()
    })

    it('goes with everything below its prefix and nothing else', async () => {
      for (const key of ['clips/1/a', 'clips/1/b/c', 'clips/10/a']) await files.write(key, song)
      await files.remove('clips/1/')
      await files.remove('clips/nothing-here')
      const sizes = await Promise.all(['clips/1/a', 'clips/1/b/c', 'clips/10/a'].map((key) => files.size(key)))
      expect(sizes).toEqual([undefined, undefined, song.length])
    })
  })

  describe(`${name}: all files`, () => {
    it('are listed with their sizes, below one folder or everywhere', async () => {
      for (const key of ['clips/1/a', 'clips/1/b/c', 'clips/10/a', 'zips/1']) await files.write(key, song)
      const listed = async (prefix?: string) => (await collect(files.list(prefix))).map(({ key }) => key).sort()
      expect(await listed('clips/1')).toEqual(['clips/1/a', 'clips/1/b/c'])
      expect(await listed('clips/1/')).toEqual(['clips/1/a', 'clips/1/b/c'])
      expect(await listed()).toEqual(expect.arrayContaining(['clips/1/a', 'clips/1/b/c', 'clips/10/a', 'zips/1']))
      expect(await listed('nothing')).toEqual([])
      expect(await collect(files.list('clips/10'))).toEqual([{ key: 'clips/10/a', size: song.length }])
    })
  })

  describe(`${name}: a key`, () => {
    it.each([
      '',
      '..',
      '../x',
      'a/../../x',
      '/etc/passwd',
      'a//b',
      'a/.hidden',
      String.raw`a\b`,
      'a\0b',
      'a/',
      'x'.repeat(600),
    ])('like %j is refused', async (key) => {
      await expect(files.write(key, song)).rejects.toThrow('not a file key')
      await expect(files.read(key)).rejects.toThrow('not a file key')
      await expect(files.openGrowing(key)).rejects.toThrow('not a file key')
      expect(() => files.readGrowing(key, { start: 0, end: 1 }, stillGrowing)).toThrow('not a file key')
    })

    it.each(['', '/', '..', 'a/../..'])('like %j is refused as a prefix', async (prefix) => {
      await expect(files.remove(prefix)).rejects.toThrow('not a file key')
    })
  })

  describe(`${name}: a song in the making`, () => {
    it('plays from a reader that was there before its first byte', async () => {
      const heard = buffer(files.readGrowing('clips/3/audio.mp3', { start: 0, end: song.length - 1 }, stillGrowing))
      const growing = await files.openGrowing('clips/3/audio.mp3')
      for (let at = 0; at < song.length; at += 70_000) await growing.append(song.subarray(at, at + 70_000))
      expect(growing.written).toBe(song.length)
      await growing.close()
      expect(await heard).toEqual(song)
    })

    it('plays from the middle before the end is made', async () => {
      const growing = await files.openGrowing('clips/4/audio.mp3')
      await growing.append(song.subarray(0, 100))
      const reader = files.readGrowing('clips/4/audio.mp3', { start: 50, end: 150 }, stillGrowing)
      const [first] = (await reader.take(1).toArray()) as Buffer[]
      expect(first).toEqual(song.subarray(50, 100))
      await growing.close()
    })

    it('never gets shorter when it is made again after a crash', async () => {
      const interrupted = await files.openGrowing('clips/5/audio.mp3')
      await interrupted.append(song.subarray(0, 5000))
      await interrupted.close()
      const again = await files.openGrowing('clips/5/audio.mp3')
      expect(await files.size('clips/5/audio.mp3')).toBe(5000)
      expect(again.written).toBe(0)
      const heard = buffer(files.readGrowing('clips/5/audio.mp3', { start: 0, end: 7999 }, stillGrowing))
      await again.append(song.subarray(0, 8000))
      await again.close()
      expect(await heard).toEqual(song.subarray(0, 8000))
    })

    it('that is made again with other words holds nothing of the first try', async () => {
      const [first, second] = [randomBytes(9000), randomBytes(6000)]
      const interrupted = await files.openGrowing('clips/9/audio.mp3')
      await interrupted.append(first)
      await interrupted.close()
      const again = await files.openGrowing('clips/9/audio.mp3')
      for (let at = 0; at < second.length; at += 1000) await again.append(second.subarray(at, at + 1000))
      await again.close()
      expect(await files.readBytes('clips/9/audio.mp3')).toEqual(second)
    })

    it('ends with an error when it will never be finished', async () => {
      const growing = await files.openGrowing('clips/6/audio.mp3')
      await growing.append(song.subarray(0, 10))
      await growing.close()
      const options = { isFinished: async () => true, signal: never }
      const heard = buffer(files.readGrowing('clips/6/audio.mp3', { start: 0, end: 99 }, options))
      await expect(heard).rejects.toThrow('ends at 10')
    })

    it('ends for a listener who goes away', async () => {
      const leaving = new AbortController()
      const options = { isFinished: async () => false, signal: leaving.signal }
      const heard = buffer(files.readGrowing('clips/7/audio.mp3', { start: 0, end: 99 }, options))
      leaving.abort()
      await expect(heard).rejects.toThrow('abort')
    })
  })
}
