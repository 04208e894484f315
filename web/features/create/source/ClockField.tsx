import { EXTEND_FROM_INPUT_MAX } from '@arioso/contract/limits'
import { useState } from 'react'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { formatClock, parseClock, showClock } from './clock.ts'

type ClockFieldProps = {
  label: string
  seconds: number | null
  durationSeconds: number | null
  onChange: (seconds: number | null) => void
  // Stands where nothing is written.
  placeholder?: string
  error?: string | undefined
}

// A moment of a song, written as mm:ss and brought inside the song when the field is left.
export function ClockField({ label, seconds, durationSeconds, onChange, placeholder, error }: ClockFieldProps) {
  const [text, setText] = useState(seconds === null ? '' : formatClock(seconds))
  const isWrong = text !== '' && parseClock(text) === undefined

  function write(written: string): void {
    setText(written)
    onChange(parseClock(written) ?? null)
  }

  function settle(): void {
    if (seconds === null) return
    const clamped = Math.min(seconds, durationSeconds ?? seconds)
    onChange(clamped)
    setText(formatClock(clamped))
  }

  return (
    <TextField
      label={label}
      value={showClock(text, seconds)}
      maxLength={EXTEND_FROM_INPUT_MAX}
      inputMode="numeric"
      placeholder={placeholder ?? 'mm:ss'}
      onChange={(event) => write(event.target.value)}
      onBlur={settle}
      hint={durationSeconds === null ? 'mm:ss' : `mm:ss, up to ${formatClock(durationSeconds)}`}
      error={isWrong ? 'Enter minutes and seconds, like 01:30.' : error}
    />
  )
}
