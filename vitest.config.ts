import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { otherDatabases } from './storage/testing/backEnds/installed.ts'

// Only something that hangs takes five minutes.
const HANGS = 300_000
const shared = { exclude: ['**/node_modules/**', '**/dist/**'], testTimeout: HANGS, hookTimeout: HANGS }

function tests(...parts: string[]): string[] {
  return parts.map((part) => `${part}/**/*.test.{ts,tsx}`)
}

const SOUND = tests('engine', 'scripts/judge')
// These put a stand-in in the singer's place, which only works before anybody has loaded the singer.
const WITH_STAND_IN = ['engine/renderSong.test.ts', 'engine/renderStems.test.ts']
// Nothing keeps state between files, so those of one worker share what was loaded: a third of the time.
const together = { isolate: false }
// The programs and threads that songs, media and servers run in find their modules compiled, as the product's do: half of a short one's work.
// `npm test` names a folder that outlasts the run.
const compiled = {
  env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'node-compile-cache') },
}

const DATABASE_SUITES = [
  ...tests('storage/repositories', 'storage/realtime', 'storage/limits', 'storage/jobs'),
  'storage/storage.test.ts',
]

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: tests('contract', 'words', 'artwork', 'web', 'scripts'),
          exclude: [...shared.exclude, ...SOUND],
          ...together,
        },
      },
      {
        test: {
          ...shared,
          name: 'sound',
          include: SOUND,
          exclude: [...shared.exclude, ...WITH_STAND_IN],
          ...together,
        },
      },
      { test: { ...shared, name: 'sound-alone', include: WITH_STAND_IN } },
      {
        test: {
          ...shared,
          name: 'services',
          include: tests('storage', 'providers', 'server', 'worker'),
          globalSetup: ['storage/testing/globalSetup.ts'],
          ...together,
          ...compiled,
        },
      },
      ...otherDatabases.map(({ project, setup }) => ({
        test: { ...shared, name: project, include: DATABASE_SUITES, globalSetup: [setup], ...together },
      })),
    ],
  },
})
