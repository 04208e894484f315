import type { KeyboardEvent } from 'react'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { takeFocus } from '../takeFocus.ts'

const ASKS = {
  write: { label: 'Write lyrics', question: 'What should they be about?', example: 'the last summer before we moved' },
  rewrite: { label: 'Rewrite selection', question: 'What should change?', example: 'warmer, and shorter lines' },
} as const

type LyricsWishProps = {
  kind: keyof typeof ASKS
  // The lines to be written anew; they are no longer marked once the wish has the focus.
  quoted: string
  wish: string
  isBusy: boolean
  onWish: (wish: string) => void
  onWrite: () => void
  onRewrite: (mode: 'rewrite' | 'rhyme') => void
  onCancel: () => void
}

export function LyricsWish({ kind, quoted, wish, isBusy, onWish, onWrite, onRewrite, onCancel }: LyricsWishProps) {
  const { label, question, example } = ASKS[kind]
  const isWritable = !isBusy && (kind === 'rewrite' || wish.trim() !== '')

  // Enter answers this question; left to the form around it, it would order a song.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') return onCancel()
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!isWritable) return
    if (kind === 'write') onWrite()
    else onRewrite('rewrite')
  }

  return (
    <section
      ref={takeFocus}
      aria-label={label}
      className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      {kind === 'rewrite' && (
        <blockquote className="line-clamp-3 border-l-2 border-accent pl-3 text-sm whitespace-pre-line text-soft">
          {quoted.trim()}
        </blockquote>
      )}
      <TextField
        label={question}
        value={wish}
        maxLength={500}
        placeholder={example}
        autoComplete="off"
        onChange={(event) => onWish(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-2">
        {kind === 'write' ? (
          <Button look="primary" size="small" isBusy={isBusy} disabled={!isWritable} onClick={onWrite}>
            Write
          </Button>
        ) : (
          <>
            <Button look="primary" size="small" isBusy={isBusy} onClick={() => onRewrite('rewrite')}>
              Rewrite
            </Button>
            <Button size="small" disabled={isBusy} onClick={() => onRewrite('rhyme')}>
              Make it rhyme
            </Button>
          </>
        )}
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
