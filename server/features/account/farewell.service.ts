import { AppError, JOB_QUEUES } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { Uses } from '../../context.ts'

const FOLDERS_PER_JOB = 200
// A song in the making may still write a file after its row is gone; by then it has stopped.
const AGAIN_AFTER_SECONDS = [0, 3600]

type Needs = Uses<'payers' | 'transaction', 'billing' | 'live' | 'log' | 'mail'>

export function createFarewellService({ storage, mail, live, log, billing }: Needs) {
  // A deleted account must not keep paying: if the payment cannot be ended, nothing is deleted.
  async function endPayments({ id }: User): Promise<void> {
    const payer = billing.cashier && (await storage.payers.find(id))
    if (payer === undefined) return
    await billing.cashier?.removeCustomer(payer.customerId).catch((error: unknown) => {
      log.error({ err: error }, 'a customer could not be removed')
      throw new AppError('PAYMENT_UNAVAILABLE')
    })
  }

  return {
    // Rows and the jobs that remove their files go in one transaction: nothing is left behind half.
    async deleteAccount(user: User): Promise<void> {
      await endPayments(user)
      const sessions = await storage.transaction(async ({ sessions: places, personalData, jobs, auditLog }) => {
        const ended = await places.removeAll(user.id)
        const folders = await personalData.listFolders(user.id)
        await personalData.erase(user.id)
        await auditLog.add({ kind: 'account_deleted' })
        for (let from = 0; from < folders.length; from += FOLDERS_PER_JOB) {
          const keys = folders.slice(from, from + FOLDERS_PER_JOB)
          for (const startAfterSeconds of AGAIN_AFTER_SECONDS) {
            const singletonKey = `${keys[0]} ${startAfterSeconds}`
            await jobs.send(JOB_QUEUES.eraseFiles, { keys }, { singletonKey, startAfterSeconds })
          }
        }
        return ended
      })
      live.disconnect(...sessions)
      log.info('an account was deleted')
      await mail.forget?.(user.email)
      const text =
        'Your Arioso account has been deleted, along with your songs, files, playlists and comments. It can’t be restored.\n\nThank you for the music. If this wasn’t you, someone knew your password: change it anywhere else you use it.'
      await mail
        .send({ to: user.email, subject: 'Your account has been deleted', text })
        .catch((error: unknown) => log.error({ err: error }, 'a mail could not be handed over'))
    },
  }
}
