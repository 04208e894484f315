// Makes a song and saves both takes: ARIOSO_URL=… ARIOSO_KEY=… node client/examples/makeSong.ts "a waltz about rain" [folder]
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, makeSong } from '../index.ts'

const [description = 'a waltz about rain', folder = '.'] = process.argv.slice(2)
const { ARIOSO_URL: url = 'http://127.0.0.1:4600', ARIOSO_KEY: key = '' } = process.env
const client = createClient({ url, key })

const songs = await makeSong(client, { description, lookEverySeconds: 1 })
for (const song of songs) {
  const sound = await client.download(song.audio_url ?? '')
  const file = join(folder, `${song.id}.mp3`)
  await writeFile(file, new Uint8Array(await sound.arrayBuffer()))
  console.log(`${song.title}: ${file}`)
}
