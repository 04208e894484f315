import { describe, expect, it } from 'vitest'
import { planBrowser, type BrowserFacts } from './planBrowser.ts'

const PLAYWRIGHT = '/cache/ms-playwright/chrome'

function plan(facts: Partial<BrowserFacts>, ...existing: string[]): string[] {
  const sources = planBrowser({
    platform: 'linux',
    arch: 'x64',
    userId: 1000,
    environment: {},
    playwrightPath: PLAYWRIGHT,
    exists: (path) => existing.includes(path),
    ...facts,
  })
  return sources.map((source) => (source.from === 'installed' ? source.path : source.from))
}

describe('the browser of the tests', () => {
  it('is the one CHROME_PATH names and no other', () => {
    expect(plan({ environment: { CHROME_PATH: '/opt/chrome' } }, '/usr/bin/chromium')).toEqual(['/opt/chrome'])
  })

  it('is an installed one first, then the one from npm, then a download', () => {
    expect(plan({}, '/usr/bin/chromium', '/usr/bin/microsoft-edge')).toEqual([
      '/usr/bin/chromium',
      '/usr/bin/microsoft-edge',
      'packaged',
      'download',
    ])
  })

  it('is a headless shell rather than a whole browser', () => {
    expect(plan({}, '/usr/bin/chromium', '/usr/bin/chromium-headless-shell')[0]).toBe(
      '/usr/bin/chromium-headless-shell',
    )
  })

  it('is not downloaded twice', () => {
    expect(plan({ arch: 'arm64' }, PLAYWRIGHT)).toEqual([PLAYWRIGHT])
    expect(plan({}, PLAYWRIGHT)).toEqual(['packaged', PLAYWRIGHT])
  })

  it('is never the one from npm where that cannot run', () => {
    expect(plan({ arch: 'arm64' })).toEqual(['download'])
    expect(plan({ platform: 'darwin' })).toEqual(['download'])
    expect(plan({ platform: 'win32' })).toEqual(['download'])
  })

  it('comes from the system’s packages only for root on Debian and Ubuntu', () => {
    expect(plan({ arch: 'arm64', userId: 0 }, '/usr/bin/apt-get')).toEqual(['download', 'apt', 'apt'])
    expect(plan({ arch: 'arm64', userId: 0 })).toEqual(['download'])
    expect(plan({ arch: 'arm64', userId: 1000 }, '/usr/bin/apt-get')).toEqual(['download'])
    expect(plan({ platform: 'darwin', userId: 0 }, '/usr/bin/apt-get')).toEqual(['download'])
  })

  it.each([
    ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', {}, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['darwin', { HOME: '/Users/ann' }, '/Users/ann/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', { PROGRAMFILES: 'C:\\Programs' }, 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'],
    ['win32', { 'PROGRAMFILES(X86)': 'C:\\Old' }, 'C:\\Old\\Microsoft\\Edge\\Application\\msedge.exe'],
    ['win32', { LOCALAPPDATA: 'C:\\Local' }, 'C:\\Local\\Chromium\\Application\\chrome.exe'],
    ['linux', {}, '/snap/bin/chromium'],
  ])('is found on %s with %o at %s', (platform, environment, path) => {
    expect(plan({ platform, environment }, path)[0]).toBe(path)
  })
})
