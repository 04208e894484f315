export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

export const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--mute-audio',
]

// Chromium refuses to run as root with its sandbox.
export function launchable(executablePath: string): Browser {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath, args: [...sandbox, ...QUIET], env: ownEnvironment() }
}

export function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
