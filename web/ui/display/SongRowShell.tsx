import type { MouseEvent, ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'

type SongRowShellProps = {
  label: string
  cover: ReactNode
  title: ReactNode
  // Behind the title; where a row is narrow the title needs that room, and they begin the line below it, unless they stay.
  marks?: ReactNode
  doMarksStay?: boolean
  subtitle: ReactNode
  middle?: ReactNode
  trailing?: ReactNode
  isDimmed?: boolean
  isCurrent?: boolean
  isBusy?: boolean
  isCompact?: boolean
  // For a song being made where it was asked for: room for what is known of it, and a larger cover.
  isTall?: boolean
  onContextMenu?: (event: MouseEvent<HTMLElement>) => void
}

// Only the look of a song row: 72 px with a cover of 56, compact 48 with 36; everything else given.
export function SongRowShell(props: SongRowShellProps) {
  const { label, cover, title, marks, subtitle, middle, trailing, onContextMenu } = props
  const { isDimmed, isCurrent, isBusy, isCompact = false, isTall = false } = props
  const { doMarksStay = isTall } = props
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what it opens is a button of the row, too
    <article
      aria-label={label}
      aria-busy={isBusy}
      onContextMenu={onContextMenu}
      className={joinClasses(
        'group @container relative flex items-center gap-3 rounded-card px-2 feedback focus-within:bg-surface hover:bg-surface',
        isTall ? 'h-28' : isCompact ? 'h-12' : 'h-18',
        isCurrent === true && 'bg-surface',
      )}
    >
      <div className={joinClasses('relative z-1 shrink-0', isTall ? 'size-24' : isCompact ? 'size-9' : 'size-14')}>
        {cover}
      </div>
      <div
        className={joinClasses(
          'grid min-w-0 flex-1 items-center feedback',
          doMarksStay
            ? 'grid-cols-[minmax(0,auto)_minmax(max-content,1fr)]'
            : 'grid-cols-[auto_minmax(0,1fr)] @md:grid-cols-[minmax(0,auto)_minmax(max-content,1fr)]',
          isDimmed === true && '[&_a]:text-faint [&_span]:text-faint',
        )}
      >
        <div
          className={joinClasses('flex min-w-0', !doMarksStay && '@max-md:col-span-2 @max-md:[contain:inline-size]')}
        >
          {title}
        </div>
        <div
          className={joinClasses(
            'flex items-center gap-2',
            doMarksStay ? 'not-empty:ml-2' : 'not-empty:@max-md:mt-0.5 not-empty:@max-md:mr-1.5 not-empty:@md:ml-2',
          )}
        >
          {marks}
        </div>
        <div
          className={joinClasses(
            'min-w-0 [contain:inline-size] text-sm text-faint',
            isTall ? 'mt-1 grid grid-cols-1 gap-1.5' : 'flex items-center gap-1.5',
            doMarksStay ? 'col-span-2' : '@md:col-span-2',
            !isTall && !isCompact && 'mt-0.5',
          )}
        >
          {subtitle}
        </div>
      </div>
      <div className="relative z-1 flex shrink-0 empty:hidden">{middle}</div>
      {trailing !== undefined && (
        <div className="relative z-1 flex shrink-0 items-center gap-1 text-sm text-faint">{trailing}</div>
      )}
    </article>
  )
}

export function SongRowSkeleton() {
  return (
    <div aria-hidden="true" className="flex h-18 items-center gap-3 px-2">
      <span className="size-14 shrink-0 animate-shimmer rounded-control bg-high" />
      <span className="grid flex-1 gap-2">
        <span className="h-3.5 w-2/5 animate-shimmer rounded bg-high" />
        <span className="h-3 w-3/5 animate-shimmer rounded bg-high" />
      </span>
    </div>
  )
}
