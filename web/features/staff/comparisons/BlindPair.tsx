import type { Comparison } from '@arioso/contract/calls/comparisons'
import { COMPARISON_NOTE_MAX } from '@arioso/contract/limits'
import { useState } from 'react'
import { answerPair, useNextPair, type Preference } from './comparisons.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { TwoSides } from './TwoSides.tsx'

type BlindPairProps = { comparison: Comparison; onLeave: () => void }

const answers: { preference: Preference; label: string }[] = [
  { preference: 'left', label: 'Left is better' },
  { preference: 'neither', label: 'No difference' },
  { preference: 'right', label: 'Right is better' },
]

export function BlindPair({ comparison, onLeave }: BlindPairProps) {
  const { data: pair, isLoading } = useNextPair(comparison.id)
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function answer(preference: Preference): Promise<void> {
    if (!pair) return
    setSending(true)
    setFailed(false)
    try {
      await answerPair(pair.id, preference, note)
      setNote('')
    } catch {
      setFailed(true)
    } finally {
      setSending(false)
    }
  }

  if (isLoading) return null
  return (
    <section aria-label={comparison.name} className="grid gap-5 rounded-card border border-hairline bg-surface p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="display text-lg font-medium">{pair ? pair.title : 'That was the last pair. Thank you.'}</h2>
        <Button look="quiet" size="small" onClick={onLeave}>
          Close
        </Button>
      </header>
      {pair && (
        <>
          <TwoSides key={pair.id} leftUrl={pair.left_url} rightUrl={pair.right_url} />
          <TextField
            label="What did you hear?"
            hint="Optional"
            value={note}
            maxLength={COMPARISON_NOTE_MAX}
            onChange={(event) => setNote(event.target.value)}
            error={hasFailed ? 'Your answer wasn’t saved. Please try again.' : undefined}
          />
          <div className="flex flex-wrap gap-3">
            {answers.map(({ preference, label }) => (
              <Button key={preference} isBusy={isSending} onClick={() => void answer(preference)}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
