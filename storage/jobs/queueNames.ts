import { JOB_QUEUES } from '@arioso/contract'

export const queueNames: readonly string[] = Object.values(JOB_QUEUES)

// A job that no try could finish lands here, so that its maker can still be notified and refunded.
export function deadLetterQueueOf(queue: string): string {
  return `${queue}.given-up`
}
