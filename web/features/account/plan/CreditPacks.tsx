import type { CreditPack } from '@arioso/contract/calls/billing'
import { useState } from 'react'
import { formatCents } from '../../../data/billing/monthlyPrice.ts'
import { buyCredits } from '../../../data/billing/payments.ts'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { Toggle } from '../../../ui/controls/Toggle.tsx'
import { formatNumber } from '../../../ui/format/formatNumber.ts'
import { LeavingButton } from './LeavingButton.tsx'

export function CreditPacks({ packs }: { packs: CreditPack[] }) {
  const [isGift, setGift] = useState(false)
  const [handle, setHandle] = useState('')
  const verb = isGift ? 'Give' : 'Buy'
  return (
    <div className="grid gap-3">
      <h2 className="display text-lg font-medium">More credits</h2>
      <p className="text-soft">Bought credits come on top of your plan’s.</p>
      <Toggle label="Give them to somebody" isOn={isGift} onChange={setGift} />
      {isGift && (
        <TextField
          label="Their handle"
          hint="They get the credits, and hear who they’re from, as soon as you’ve paid."
          placeholder="@handle"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={handle}
          onChange={(event) => setHandle(event.target.value.trim())}
        />
      )}
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
            <LeavingButton
              label={`${verb} ${formatNumber(credits)} credits`}
              isDisabled={isGift && handle === ''}
              leave={() => buyCredits(credits, isGift ? handle : '')}
            >
              {verb}
            </LeavingButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
