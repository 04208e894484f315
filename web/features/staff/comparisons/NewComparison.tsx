import { COMPARISON_NAME_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../../data/api/ApiError.ts'
import { titleOf, uploadComparison } from './comparisons.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'

type Version = { name: string; files: File[] }
const nothing: Version = { name: '', files: [] }

export function NewComparison() {
  const [name, setName] = useState('')
  const [first, setFirst] = useState(nothing)
  const [second, setSecond] = useState(nothing)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const lonely = unpaired(first.files, second.files)
  const isReady = [name, first.name, second.name].every((text) => text.trim() !== '') && first.files.length > 0

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSending(true)
    setProblem(undefined)
    try {
      await uploadComparison(name, first, second)
      setName('')
      setFirst(nothing)
      setSecond(nothing)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'The songs weren’t uploaded. Please try again.')
    } finally {
      setSending(false)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} className="grid max-w-[720px] gap-5" aria-label="New comparison">
      <h2 className="display text-lg font-medium">New comparison</h2>
      <TextField
        label="Name"
        value={name}
        maxLength={COMPARISON_NAME_MAX}
        onChange={(event) => setName(event.target.value)}
        error={problem}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <VersionFields label="First version" version={first} onChange={setFirst} />
        <VersionFields label="Second version" version={second} onChange={setSecond} />
      </div>
      <output className="text-sm text-soft">
        {lonely.length > 0
          ? `No matching file for: ${lonely.join(', ')}.`
          : 'Files with the same name make a pair. npm run compose makes them with a fixed seed.'}
      </output>
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        isBusy={isSending}
        disabled={!isReady || lonely.length > 0}
      >
        Send the songs
      </Button>
    </form>
  )
}

type VersionFieldsProps = { label: string; version: Version; onChange: (version: Version) => void }

function VersionFields({ label, version, onChange }: VersionFieldsProps) {
  return (
    <div className="grid content-start gap-3">
      <TextField
        label={label}
        value={version.name}
        maxLength={COMPARISON_NAME_MAX}
        onChange={(event) => onChange({ ...version, name: event.target.value })}
      />
      <input
        type="file"
        multiple
        accept="audio/mpeg,.mp3"
        aria-label={`Songs of the ${label.toLowerCase()}`}
        className="text-sm text-soft file:mr-3 file:h-9 file:rounded-full file:border file:border-edge file:bg-raised file:px-4 file:text-text"
        onChange={(event) => onChange({ ...version, files: [...(event.target.files ?? [])] })}
      />
    </div>
  )
}

function unpaired(first: File[], second: File[]): string[] {
  const [one, other] = [first.map(titleOf), second.map(titleOf)]
  return [...one.filter((title) => !other.includes(title)), ...other.filter((title) => !one.includes(title))]
}
