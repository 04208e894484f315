import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/findChromium.ts'

const { executablePath, args } = await findChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/globalSetup.ts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    launchOptions: { executablePath, args },
    ...(process.env['ARIOSO_URL'] ? { baseURL: process.env['ARIOSO_URL'] } : {}),
    locale: 'en-GB',
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: '**/crash.spec.ts' },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: '**/journeys/**/*.spec.ts',
    },
    { name: 'processes', testMatch: '**/crash.spec.ts' },
  ],
})
