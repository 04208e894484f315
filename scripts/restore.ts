// `npm run restore -- FILE`: what `npm run backup` wrote, into a fresh installation.
import { createReadStream } from 'node:fs'
import { migrate, readBackup } from '@arioso/storage'
import { openInstallation, runChore } from './launch/openInstallation.ts'

await runChore('npm run restore -- FILE', async (file) => {
  const installation = await openInstallation()
  try {
    await migrate(installation.databaseUrl)
    const { rows, files } = await readBackup(createReadStream(file), installation.databaseUrl, installation.files)
    process.stdout.write(`${rows} rows and ${files} files are back, every file as its checksum says\n`)
  } finally {
    await installation.close()
  }
})
