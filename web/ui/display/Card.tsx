import { useId, type ReactNode } from 'react'
import { FieldNote } from '../controls/FieldNote.tsx'
import { joinClasses } from '../joinClasses.ts'
import { Spinner } from './Spinner.tsx'

type CardProps = {
  title: string
  note?: ReactNode
  // Given, the whole card is one button; what stands in actions stays pressable by itself.
  onPress?: () => void
  actions?: ReactNode
  children?: ReactNode
  isChosen?: boolean
  isDisabled?: boolean
  isBusy?: boolean
  error?: string | undefined
}

export function Card({ title, note, onPress, actions, children, error, ...states }: CardProps) {
  const { isChosen = false, isDisabled = false, isBusy = false } = states
  const noteId = useId()
  return (
    <article
      aria-busy={isBusy}
      className={joinClasses(
        'relative grid grid-cols-1 content-start gap-3 rounded-card border bg-surface p-5 feedback',
        error !== undefined ? 'border-danger' : isChosen ? 'border-accent' : 'border-hairline',
        isDisabled && 'border-dashed text-faint',
        onPress !== undefined && !isDisabled && 'hover:bg-raised has-[h3_button:focus-visible]:outline-2',
        'has-[h3_button:focus-visible]:outline-offset-2 has-[h3_button:focus-visible]:outline-accent',
      )}
    >
      <div className="flex min-w-0 items-start justify-between gap-3">
        <h3 className="display min-w-0 text-lg font-medium text-balance wrap-anywhere">
          {onPress === undefined ? (
            title
          ) : (
            <button
              type="button"
              disabled={isDisabled || isBusy}
              aria-pressed={states.isChosen}
              aria-describedby={error === undefined ? undefined : noteId}
              onClick={onPress}
              className="text-left outline-none! after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </button>
          )}
        </h3>
        {isBusy && (
          <span className="grid h-6.5 place-items-center text-faint">
            <Spinner />
          </span>
        )}
      </div>
      {note !== undefined && <p className={isDisabled ? 'text-faint' : 'text-soft'}>{note}</p>}
      {children}
      <FieldNote id={noteId} error={error} />
      {actions !== undefined && <div className="relative mt-auto flex flex-wrap gap-2 pt-1">{actions}</div>}
    </article>
  )
}
