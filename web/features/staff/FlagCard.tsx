import type { FlagState } from '@arioso/contract/calls/staff'
import { X } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../data/api/ApiError.ts'
import { switchFlag } from './staff.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx'
import { FlagForPerson } from './FlagForPerson.tsx'

type Choice = 'unset' | 'on' | 'off'

const values: Record<Choice, boolean | null> = { unset: null, on: true, off: false }

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off')

export function FlagCard({ state }: { state: FlagState }) {
  const [error, setError] = useState<string>()
  const { flag, everybody, people } = state

  // Tells whether it worked.
  async function change(isOn: boolean | null, handle: string | null = null): Promise<boolean> {
    setError(undefined)
    try {
      await switchFlag(flag, isOn, handle)
      return true
    } catch (problem) {
      const fields = problem instanceof ApiError ? problem.fields : {}
      setError(fields['handle'] ?? (problem instanceof Error ? problem.message : 'That didn’t work.'))
      return false
    }
  }

  return (
    <article aria-label={flag} className="grid gap-3 rounded-card border border-hairline bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-72 gap-1">
          <h2 className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
            {flag} <Badge look={state.current ? 'success' : 'plain'}>{state.current ? 'On' : 'Off'}</Badge>
          </h2>
          <p className="text-soft">{state.meaning}</p>
          <p className="text-sm text-faint">
            Default {onOff(state.default)}
            {state.environment !== null && `, environment ${onOff(state.environment)}`}
          </p>
        </div>
        <div className="w-full sm:w-72">
          <SegmentedControl<Choice>
            label={`${flag} for everybody`}
            value={everybody === null ? 'unset' : everybody ? 'on' : 'off'}
            onChange={(choice) => void change(values[choice])}
            segments={[
              { value: 'unset', label: 'Unset' },
              { value: 'on', label: 'On' },
              { value: 'off', label: 'Off' },
            ]}
          />
        </div>
      </div>
      {people.length > 0 && (
        <ul aria-label={`People with their own ${flag}`} className="flex flex-wrap gap-2">
          {people.map((person) => (
            <li key={person.handle} className="flex items-center gap-1 rounded-full bg-high pl-3">
              @{person.handle}: {onOff(person.is_on)}
              <IconButton label={`Take @${person.handle} off`} onClick={() => void change(null, person.handle)}>
                <X size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {error !== undefined && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      <FlagForPerson flag={flag} onSwitch={change} />
    </article>
  )
}
