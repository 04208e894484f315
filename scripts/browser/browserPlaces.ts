import { posix, win32 } from 'node:path'

// A headless shell comes first: it draws no window of its own around each page, a fifth of the tests' work.
const LINUX = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/microsoft-edge',
  '/usr/bin/microsoft-edge-stable',
]

const MACOS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

// Where Chrome, Chromium and Edge usually lie.
export function listBrowserPlaces(platform: string, environment: Record<string, string | undefined>): string[] {
  const below = (names: string[]): string[] => names.flatMap((name) => environment[name] ?? [])
  switch (platform) {
    case 'linux':
      return LINUX
    case 'darwin':
      return ['/Applications', ...below(['HOME']).map((home) => posix.join(home, 'Applications'))].flatMap((folder) =>
        MACOS.map((program) => posix.join(folder, program)),
      )
    case 'win32':
      return below(['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']).flatMap((folder) =>
        WINDOWS.map((program) => win32.join(folder, program)),
      )
    default:
      return []
  }
}
