import { TextField } from '../../../ui/controls/TextField.tsx'
import { setForm, useForm } from './form.ts'
import { useChosenModel } from './useChosenModel.ts'

// More than the limit can be written, so that a pasted title is never cut without a word; Create says it is too long.
export function TitleField() {
  const title = useForm((form) => form.title)
  const { limits } = useChosenModel()
  const tooMany = title.length - limits.title
  return (
    <TextField
      label="Title"
      value={title}
      autoComplete="off"
      placeholder="Leave empty and we’ll pick one"
      onChange={(event) => setForm({ title: event.target.value })}
      count={{ length: title.length, max: limits.title }}
      error={tooMany > 0 ? `${tooMany} too many.` : undefined}
    />
  )
}
