import type { CreditPack } from '@arioso/contract/calls/billing'
import { formatCents } from '../../data/billing/monthlyPrice.ts'
import { buyCredits } from '../../data/billing/payments.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import { LeavingButton } from './LeavingButton.tsx'

export function CreditPacks({ packs }: { packs: CreditPack[] }) {
  return (
    <div className="grid gap-3">
      <h2 className="display text-lg font-medium">More credits</h2>
      <p className="text-soft">Bought credits come on top of your plan’s.</p>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {packs.map(({ credits, currency, cents }) => (
          <li
            key={credits}
            className="flex items-center justify-between gap-3 rounded-card border border-hairline bg-surface px-4 py-3"
          >
            <span className="tabular grid">
              <span className="font-medium">{formatNumber(credits)} credits</span>
              <span className="text-sm text-faint">{formatCents(currency, cents)}</span>
            </span>
            <LeavingButton label={`Buy ${formatNumber(credits)} credits`} leave={() => buyCredits(credits)}>
              Buy
            </LeavingButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
