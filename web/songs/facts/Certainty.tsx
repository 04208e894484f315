import { describeCertainty } from './describeCertainty.ts'

const looks = {
  Sure: 'bg-success',
  Likely: 'bg-warning',
  'A guess': 'bg-edge',
}

export function Certainty({ chance }: { chance: number }) {
  const words = describeCertainty(chance)
  return (
    <span className="tabular flex items-center gap-1.5 text-xs text-soft">
      <span aria-hidden="true" className={`size-1.5 shrink-0 rounded-full ${looks[words]}`} />
      {words} · {Math.round(chance * 100)}%
    </span>
  )
}
