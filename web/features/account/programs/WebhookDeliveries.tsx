import type { WebhookDelivery } from '@arioso/contract'
import { Badge } from '../../../ui/display/Badge.tsx'
import { formatDate } from '../../../ui/format/formatDate.ts'

const names: Record<WebhookDelivery['kind'], string> = {
  'song.finished': 'Song finished',
  'song.failed': 'Song failed',
  ping: 'Test',
}

const states = {
  waiting: { look: 'plain', text: 'Waiting' },
  delivered: { look: 'success', text: 'Delivered' },
  failed: { look: 'danger', text: 'Failed' },
} as const

export function WebhookDeliveries({ deliveries }: { deliveries: WebhookDelivery[] }) {
  return (
    <ul aria-label="Latest deliveries" className="divide-y divide-hairline border-y border-hairline">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="flex items-center gap-3 py-2.5">
          <span className="grid min-w-0 flex-1">
            <span>{names[delivery.kind]}</span>
            <span className="truncate text-sm text-faint">{describe(delivery)}</span>
          </span>
          <Badge look={states[delivery.state].look}>{states[delivery.state].text}</Badge>
        </li>
      ))}
    </ul>
  )
}

function describe({ created_at: createdAt, tries, last_status: status, state }: WebhookDelivery): string {
  const when = formatDate(createdAt, 'moment')
  if (tries === 0) return when
  const answer = status === null ? 'no answer' : `answered ${status}`
  return `${when} · ${answer}${state === 'delivered' && tries === 1 ? '' : `, ${tries} ${tries === 1 ? 'try' : 'tries'}`}`
}
