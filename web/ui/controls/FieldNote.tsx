import { joinClasses } from '../joinClasses.ts'

type FieldNoteProps = { id: string; hint?: string | undefined; error?: string | undefined }

// What stands under a field: what went wrong, or else what helps.
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  const note = error ?? hint
  if (note === undefined) return null
  return (
    <p id={id} className={joinClasses('text-sm', error === undefined ? 'text-faint' : 'text-danger')}>
      {note}
    </p>
  )
}
