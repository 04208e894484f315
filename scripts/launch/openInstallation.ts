import { join, resolve } from 'node:path'
import { ConfigurationError, parseConfiguration } from '@arioso/contract/configuration'
import { createFiles, findBucket } from '@arioso/storage'
import { borrowPostgres } from '@arioso/storage/embedded'

// The database and the files the settings name, whether the product runs or not.
export async function openInstallation() {
  const configuration = parseConfiguration(process.env)
  const folder = resolve(configuration.ARIOSO_DATA)
  const given = configuration.DATABASE_DIRECT_URL ?? configuration.DATABASE_URL
  const database = given
    ? { productUrl: given, stop: async () => undefined }
    : await borrowPostgres(join(folder, 'postgres'))
  const files = createFiles(join(folder, 'files'), findBucket(configuration))
  return {
    databaseUrl: database.productUrl,
    files,
    close: async () => {
      files.close()
      await database.stop()
    },
  }
}

/** Runs a chore on the file named on the command line; what goes wrong is one line. */
export async function runChore(usage: string, chore: (file: string) => Promise<void>): Promise<void> {
  const [file, ...others] = process.argv.slice(2)
  if (file === undefined || others.length > 0) {
    process.stderr.write(`${usage}\n`)
    process.exit(1)
  }
  try {
    await chore(file)
  } catch (error) {
    const isExpected = error instanceof ConfigurationError || error instanceof Error
    process.stderr.write(`${isExpected ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
