export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

// Only the last list counts, so Playwright's own is lost: what matters of it is named here again. The popups of the address
// bar are pages of their own, loaded with every window although nobody sees one.
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
]

export const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--mute-audio',
  `--disable-features=${OFF.join()}`,
]

// Chromium refuses to run as root with its sandbox.
export function launchable(executablePath: string): Browser {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath, args: [...sandbox, ...QUIET], env: ownEnvironment() }
}

export function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
