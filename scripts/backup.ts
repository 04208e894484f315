// `npm run backup -- FILE`: everything of an installation, also of a running one, into one file.
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeBackup } from '@arioso/storage'
import { openInstallation, runChore } from './launch/openInstallation.ts'

await runChore('npm run backup -- FILE', async (file) => {
  const installation = await openInstallation()
  const unfinished = `${file}.unfinished`
  try {
    const backup = writeBackup(installation.databaseUrl, installation.files, ({ rows, files, bytes }) =>
      process.stdout.write(`${rows} rows and ${files} files (${bytes} bytes) are in ${file}\n`),
    )
    // It holds what everybody keeps private.
    await pipeline(Readable.from(backup), createWriteStream(unfinished, { mode: 0o600 }))
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
    await installation.close()
  }
})
