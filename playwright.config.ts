import { defineConfig } from '@playwright/test'
import { findChromium, type Browser } from './scripts/browser/findChromium.ts'

const DESKTOP = { width: 1440, height: 900 }
// Without a graphics processor a moving ornament takes up to a fifth of a core. The journeys on a desktop move, and whatever
// is about something that moves.
const still = { contextOptions: { reducedMotion: 'reduce' } } as const

// Found once and handed to the workers: unpacking it again would overwrite the libraries of a browser that runs.
const FOUND = 'ARIOSO_TEST_BROWSER'
const launchOptions = process.env[FOUND] ? (JSON.parse(process.env[FOUND]) as Browser) : await findChromium()
process.env[FOUND] = JSON.stringify(launchOptions)

// A microphone that hums by itself and needs nobody's leave.
const withMicrophone = {
  ...launchOptions,
  args: [...launchOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
}

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  // Two at a time: a page mostly waits. Tests of one file that make songs stay in their order.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Node strips types by itself; Playwright would compile hundreds of files before the first test.
  build: { external: ['**/*.ts'] },
  use: {
    launchOptions,
    ...(process.env['ARIOSO_URL'] ? { baseURL: process.env['ARIOSO_URL'] } : {}),
    locale: 'en-GB',
    // It would answer before a test that changes a reply; the test of it lets it in.
    serviceWorkers: 'block',
    trace: 'off',
  },
  projects: [
    { name: 'pages', use: { ...still, viewport: DESKTOP }, testMatch: 'pages/**/*.spec.ts', fullyParallel: true },
    {
      name: 'microphone',
      use: { ...still, viewport: DESKTOP, launchOptions: withMicrophone },
      testMatch: 'microphone/**/*.spec.ts',
    },
    {
      name: 'listening',
      use: { ...still, viewport: DESKTOP },
      testMatch: 'listening/**/*.spec.ts',
    },
    { name: 'desktop', use: { viewport: DESKTOP }, testMatch: 'journeys/**/*.spec.ts' },
    {
      name: 'phone',
      use: { ...still, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: 'journeys/**/*.spec.ts',
    },
    { name: 'processes', testMatch: 'processes.spec.ts' },
  ],
})
