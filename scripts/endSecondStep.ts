// `npm run end-second-step -- HANDLE`: for somebody who has lost their phone and their recovery codes.
import { openStorage } from '@arioso/storage'
import { openInstallation, runChore } from './launch/openInstallation.ts'

await runChore('npm run end-second-step -- HANDLE', async (handle) => {
  const installation = await openInstallation()
  const storage = await openStorage({ databaseUrl: installation.databaseUrl, filesFolder: 'none' })
  try {
    const person = await storage.users.findByHandle(handle.replace(/^@/, ''))
    if (person === undefined) throw new Error(`there is nobody called ${handle}`)
    await storage.transaction(async ({ secondSteps, auditLog }) => {
      await secondSteps.end(person.id)
      await auditLog.add({ kind: 'second_step_off', userId: person.id, details: { by: 'operator' } })
    })
    process.stdout.write(`@${person.handle} signs in with the password alone now\n`)
  } finally {
    await storage.close()
    await installation.close()
  }
})
