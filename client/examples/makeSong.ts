// Makes a song and saves both takes: ARIOSO_URL=… ARIOSO_KEY=… node client/examples/makeSong.ts "a waltz about rain" [folder]
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createClient, makeSong } from '../index.ts'

const [description = 'a waltz about rain', folder = '.'] = process.argv.slice(2)
const client = createClient({
  url: process.env['ARIOSO_URL'] ?? 'http://127.0.0.1:4600',
  key: process.env['ARIOSO_KEY'] ?? '',
})

const songs = await makeSong(client, { description, lookEverySeconds: 1 })
for (const song of songs) {
  const { body } = await client.download(song.audio_url ?? '')
  if (body === null) throw new Error('the song came without its sound')
  const file = join(folder, `${song.id}.mp3`)
  await pipeline(Readable.fromWeb(body), createWriteStream(file))
  console.log(`${song.title}: ${file}`)
}
