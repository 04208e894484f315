import { defineConfig } from 'vitest/config'

const shared = { exclude: ['**/node_modules/**', '**/dist/**'], testTimeout: 120_000, hookTimeout: 120_000 }

function tests(...parts: string[]): string[] {
  return parts.map((part) => `${part}/**/*.test.{ts,tsx}`)
}

const SOUND = tests('engine', 'scripts/judge')

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
          // Nothing here keeps state between files, so they share what was loaded.
          isolate: false,
        },
      },
      { test: { ...shared, name: 'sound', include: SOUND } },
      {
        test: {
          ...shared,
          name: 'services',
          include: tests('storage', 'providers', 'server', 'worker'),
          globalSetup: ['storage/testing/globalSetup.ts'],
        },
      },
    ],
  },
})
