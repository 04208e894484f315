import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../checks.ts'
import { findViolation, importsOf, mayImport, type ImportFound } from './dependencyRule.ts'
import { findCycles } from './findCycles.ts'
import { findWholeStorage } from './findWholeStorage.ts'

function listSources(part: string): string[] {
  return globSync(`${part}/**/*.{ts,tsx}`, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) })
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

function readImports(part: string): ImportFound[] {
  return listSources(part).flatMap((file) => importsOf(file, read(file)))
}

describe('the dependency rule', () => {
  it('holds in every source file', () => {
    const imports = Object.keys(mayImport).flatMap(readImports)
    expect(imports.length).toBeGreaterThan(50)
    const violations = imports.flatMap((found) => {
      const violation = findViolation(found)
      return violation ? [`${found.file}: ${violation}`] : []
    })
    expect(violations).toEqual([])
  })

  it.each([
    ['web/features/home/Home.tsx', '@arioso/storage'],
    ['engine/mix/mixBuses.ts', 'node:fs'],
    ['server/features/clips/clips.service.ts', '@arioso/providers/music'],
    ['server/features/clips/clips.service.ts', '../generate/generate.service.ts'],
    ['web/ui/controls/Button.tsx', '../../data/api/api.ts'],
    ['web/data/session/session.ts', '../../ui/surfaces/toast.ts'],
    ['web/player/player.ts', '../songs/menu/songMenu.ts'],
    ['web/songs/menu/SongMenu.tsx', '../../modals/ConfirmModal.tsx'],
    ['web/songs/menu/SongMenu.tsx', '../../features/edits/StemsModal.tsx'],
    ['web/modals/ModalHost.tsx', '../features/song/PublishModal.tsx'],
    ['web/features/session/SignInForm.tsx', '../../app/shell/Shell.tsx'],
    ['worker/jobs/songs/generateSong.ts', 'node-av/api'],
    ['worker/jobs/songs/generateSong.ts', '../../../storage/index.ts'],
  ])('refuses %s importing %s', (file, specifier) => {
    expect(findViolation({ file, specifier })).toBeDefined()
  })

  it.each([
    ['web/app/shell/Shell.tsx', '../../player/player.ts'],
    ['web/features/song/SongPage.tsx', '../../songs/list/SongRow.tsx'],
    ['web/player/queue/queue.ts', '../player.ts'],
  ])('lets %s import %s', (file, specifier) => {
    expect(findViolation({ file, specifier })).toBeUndefined()
  })

  it('sees imports on several lines and dynamic ones', () => {
    const source = "import {\n  a,\n} from 'one'\nexport * from 'two'\nconst c = await import('three')\n"
    expect(importsOf('a.ts', source).map((found) => found.specifier)).toEqual(['one', 'two', 'three'])
  })
})

describe('imports in a ring', () => {
  it.each([...Object.keys(mayImport), 'e2e', 'bench', 'scripts'])(
    'there are none in %s, those of types included',
    (part) => {
      expect(findCycles(readImports(part))).toEqual([])
    },
  )

  it('a planted one is found, and what only leads into it is left out', () => {
    const imports = [
      { file: 'web/a.ts', specifier: './b.ts' },
      { file: 'web/b.ts', specifier: './deep/c.ts' },
      { file: 'web/deep/c.ts', specifier: '../a.ts' },
      { file: 'web/d.ts', specifier: './a.ts' },
    ]
    expect(findCycles(imports)).toEqual([['web/a.ts', 'web/b.ts', 'web/deep/c.ts']])
  })
})

describe('a service is handed what it uses', () => {
  it.each(['server', 'worker'])('and never all of storage, in %s', (part) => {
    const sources = listSources(part)
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.filter((file) => findWholeStorage(file, read(file)).length > 0)).toEqual([])
  })

  it.each([
    'export function createClipsService({ storage }: ServerContext) {}',
    'export async function sweep(storage: Storage): Promise<void> {}',
    'type Needs = { storage: Storage; log: Logger }',
    'function mend({ clips }: Repositories) {}',
    "function look(storage: Omit<Storage, 'queue'>) {}",
    'function look(storage: Pick<Storage, keyof Storage>) {}',
  ])('refuses %s', (source) => {
    expect(findWholeStorage('server/features/clips/clips.service.ts', source)).not.toEqual([])
  })

  it.each([
    "function sweep(storage: Pick<Storage, 'files' | 'clips'>) {}",
    "function tell(notifications: Repositories['notifications']) {}",
    "import type { Storage } from '@arioso/storage'",
  ])('lets through %s', (source) => {
    expect(findWholeStorage('worker/jobs/upkeep/sweepFiles.ts', source)).toEqual([])
  })

  it('leaves routes and the start of a program alone', () => {
    const source = 'function start(context: ServerContext, storage: Storage) {}'
    expect(findWholeStorage('server/features/clips/clips.routes.ts', source)).toEqual([])
    expect(findWholeStorage('worker/startWorker.ts', source)).toEqual([])
  })
})
