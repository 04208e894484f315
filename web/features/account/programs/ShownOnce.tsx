import { useState } from 'react'
import { Button } from '../../../ui/controls/Button.tsx'

type ShownOnceProps = { label: string; secret: string; onDone: () => void }

export function ShownOnce({ label, secret, onDone }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false)
  // Without a clipboard it can still be selected.
  const copy = () => {
    void navigator.clipboard?.writeText(secret).then(() => setCopied(true))
  }
  return (
    <div className="grid gap-4">
      <p className="text-soft">Copy it now and keep it somewhere safe: it won’t be shown again.</p>
      <output aria-label={label} className="rounded-card bg-high p-4 font-mono break-all select-all">
        {secret}
      </output>
      <Button onClick={copy}>{isCopied ? 'Copied' : 'Copy'}</Button>
      <Button look="primary" size="large" onClick={onDone}>
        I’ve saved it
      </Button>
    </div>
  )
}
