const STEP_SECONDS = 0.1

type SecondsInputProps = {
  label: string
  seconds: number
  maxSeconds: number
  format: (seconds: number) => string
  onFocus?: ((seconds: number) => void) | undefined
  onChange: (seconds: number) => void
}

// For keys and screen readers; pointers hold what is around it.
export function SecondsInput({ label, seconds, maxSeconds, format, onFocus, onChange }: SecondsInputProps) {
  // Steps of a tenth end just before most recordings do; the last one reaches the end.
  const step = (to: number) => onChange(to > maxSeconds - STEP_SECONDS ? maxSeconds : to)
  return (
    <input
      type="range"
      min={0}
      max={maxSeconds}
      step={STEP_SECONDS}
      value={seconds}
      aria-label={label}
      aria-valuetext={format(seconds)}
      onFocus={() => onFocus?.(seconds)}
      onChange={(event) => step(Number(event.target.value))}
      className="pointer-events-none absolute size-px opacity-0"
    />
  )
}
