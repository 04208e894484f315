import { ProgressBar } from '../../ui/display/ProgressBar.tsx'

// The first minutes after the first start: the demo songs are really being made, one after another.
export function HouseBand({ ready, wanted }: { ready: number; wanted: number }) {
  return (
    <output className="mx-auto flex w-full max-w-[760px] items-center gap-5 rounded-card border border-hairline bg-surface px-5 py-4">
      <span aria-hidden="true" className="flex h-9 items-end gap-1">
        {['h-4', 'h-8', 'h-5', 'h-7'].map((height, index) => (
          <span
            key={height}
            className={`w-1 origin-bottom animate-shimmer rounded-full bg-accent ${height}`}
            style={{ animationDelay: `${index * 190}ms` }}
          />
        ))}
      </span>
      <div className="grid flex-1 gap-2">
        <p>
          <span className="display text-md font-medium">The house band is recording…</span>{' '}
          <span className="tabular whitespace-nowrap text-soft">
            {ready} of {wanted} ready
          </span>
        </p>
        <ProgressBar label="Demo songs ready" value={wanted === 0 ? 1 : ready / wanted} />
      </div>
    </output>
  )
}
