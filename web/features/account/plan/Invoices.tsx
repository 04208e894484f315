import type { Invoice } from '@arioso/contract/calls/billing'
import { formatCents } from '../../../data/billing/monthlyPrice.ts'
import { openPaymentPortal } from '../../../data/billing/payments.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { formatDate } from '../../../ui/format/formatDate.ts'
import { LeavingButton } from './LeavingButton.tsx'

const states = {
  open: { look: 'warning', text: 'Open' },
  paid: { look: 'success', text: 'Paid' },
  void: { look: 'plain', text: 'Void' },
  uncollectible: { look: 'danger', text: 'Not paid' },
} as const

export function Invoices({ invoices }: { invoices: Invoice[] }) {
  return (
    <div className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display text-lg font-medium">Payments and invoices</h2>
        <LeavingButton leave={openPaymentPortal}>Card and billing details</LeavingButton>
      </header>
      {invoices.length === 0 && <p className="text-soft">No invoices yet.</p>}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {invoices.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </div>
  )
}

function Row({ invoice }: { invoice: Invoice }) {
  const { look, text } = states[invoice.status]
  const name = `Invoice ${invoice.number ?? ''}`.trim()
  return (
    <li className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 flex-1">
        {invoice.url === null ? (
          name
        ) : (
          <a href={invoice.url} target="_blank" rel="noreferrer" className="text-accent hover:underline">
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        <span className="block text-sm text-faint">{formatDate(invoice.created_at, 'day')}</span>
      </span>
      <Badge look={look}>{text}</Badge>
      <span className="min-w-[8ch] text-right">{formatCents(invoice.currency, invoice.total_cents)}</span>
    </li>
  )
}
