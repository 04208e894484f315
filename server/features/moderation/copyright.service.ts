import { AppError } from '@arioso/contract'
import type { User } from '@arioso/storage'
import type { Uses } from '../../context.ts'

export function createCopyrightService({ storage }: Uses<'copyrightWarnings' | 'notifications'>) {
  return {
    async acknowledgeWarning(user: User, clipId: string) {
      if (!(await storage.copyrightWarnings.acknowledge(user.id, clipId))) throw new AppError('NOT_FOUND')
      await storage.notifications.markRead(user.id, { ids: [], contentIds: [clipId] })
      return { success: true as const }
    },
  }
}
