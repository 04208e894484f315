// Five lines like a staff in the wind: the house's own ornament.
const LINES = [0, 1, 2, 3, 4]

function linePath(index: number): string {
  const y = 70 + index * 26
  const swing = 34 + index * 7
  return `M-20 ${y} C 240 ${y - swing} 420 ${y + swing} 640 ${y} S 1010 ${y - swing * 1.15} 1260 ${y + swing * 0.3}`
}

export function FlowingLines({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 1240 260" preserveAspectRatio="none" aria-hidden="true" className={className}>
      <g className="origin-center animate-drift" fill="none" vectorEffect="non-scaling-stroke">
        {LINES.map((index) => (
          <path
            key={index}
            d={linePath(index)}
            stroke={index === 2 ? 'var(--accent)' : 'var(--edge)'}
            strokeWidth={index === 2 ? 1.5 : 1}
            opacity={index === 2 ? 0.75 : 0.5}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </svg>
  )
}
