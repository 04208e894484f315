import type { ApiKey } from '@arioso/contract/calls/apiKeys'
import { SquareTerminal } from 'lucide-react'
import { useState } from 'react'
import { revokeApiKey, useApiKeys } from '../../../data/session/apiKeys.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { formatDate } from '../../../ui/format/formatDate.ts'
import { MakeApiKeyDialog } from './MakeApiKeyDialog.tsx'

export function ApiKeySetting() {
  const { data } = useApiKeys()
  const [isMaking, setMaking] = useState(false)
  return (
    <section aria-label="API keys" className="grid gap-3">
      <h3 className="text-md font-semibold">API keys</h3>
      <p className="text-soft">
        Let your own programs make songs and read your library.{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer" className="text-accent underline">
          Read the API’s documentation<span className="sr-only"> (opens in a new tab)</span>
        </a>
        .
      </p>
      <ul className="grid gap-2">
        {data?.keys.map((key) => (
          <Row key={key.id} apiKey={key} />
        ))}
      </ul>
      <div>
        <Button onClick={() => setMaking(true)}>Make an API key</Button>
      </div>
      <MakeApiKeyDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </section>
  )
}

function Row({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, prefix, scopes, last_used_at: lastUsedAt } = apiKey
  const ask = () =>
    openModal({
      kind: 'confirm',
      title: `Revoke “${name}”?`,
      text: 'Programs that use it stop working at once.',
      verb: 'Revoke',
      isDangerous: true,
      onConfirm: () => revokeApiKey(id),
    })
  return (
    <li className="flex items-center gap-3 rounded-card border border-hairline bg-surface px-4 py-3">
      <SquareTerminal size={20} aria-hidden="true" className="shrink-0 text-faint" />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">{name}</span>
        <span className="truncate text-sm text-faint">
          <code>{prefix}…</code> ·{' '}
          {lastUsedAt === null ? 'Never used' : `Last used ${formatDate(lastUsedAt, 'moment')}`}
        </span>
        <span className="text-sm text-faint">{scopes.join(', ')}</span>
      </span>
      <Button size="small" aria-label={`Revoke ${name}`} onClick={ask}>
        Revoke
      </Button>
    </li>
  )
}
