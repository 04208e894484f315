import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>

// A password that whoever types it may look at.
export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Sign = isShown ? EyeOff : Eye
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="grid size-11 cursor-pointer place-items-center rounded-control text-faint feedback hover:text-text"
        >
          <Sign size={18} aria-hidden="true" />
        </button>
      }
    />
  )
}
