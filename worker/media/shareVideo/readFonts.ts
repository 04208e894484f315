import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { decodeWoff2 } from '../decodeWoff2.ts'

const require = createRequire(import.meta.url)

// The faces of the web, with the letters of western, central and northern Europe.
const FILES = [
  require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
  require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2'),
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2'),
]

export async function readFonts(folder: string): Promise<string[]> {
  return Promise.all(
    FILES.map(async (file, index) => {
      const path = join(folder, `face-${index}.ttf`)
      await writeFile(path, decodeWoff2(await readFile(file)))
      return path
    }),
  )
}
