import { Button } from '../../../ui/controls/Button.tsx'
import type { Selection } from './lyricSections.ts'
import type { Rewrite } from './lyricist.ts'
import { takeFocus } from '../takeFocus.ts'

type RewriteChoicesProps = {
  rewrite: Rewrite
  onChange: (lyrics: string, marked: Selection) => void
  onDone: () => void
}

// The lines as they are now and what they could become; pressing one puts it into the lyrics and marks it there.
export function RewriteChoices({ rewrite, onChange, onDone }: RewriteChoicesProps) {
  const { before, after, original, variants } = rewrite
  return (
    <section
      ref={takeFocus}
      aria-label="Choose new lines"
      className="grid grid-cols-1 gap-2 rounded-card border border-hairline p-4"
    >
      <h3 className="text-sm font-medium text-soft">Choose new lines</h3>
      <ul className="grid grid-cols-1 gap-2">
        {variants.map((variant) => (
          <li key={variant}>
            <button
              type="button"
              onClick={() => {
                onChange(before + variant + after, { start: before.length, end: before.length + variant.length })
                onDone()
              }}
              className="w-full rounded-control bg-surface px-3 py-2 text-left whitespace-pre-wrap feedback hover:bg-high"
            >
              {variant}
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" size="small" className="justify-self-start" onClick={onDone}>
        Keep “{original.trim().slice(0, 24)}…”
      </Button>
    </section>
  )
}
