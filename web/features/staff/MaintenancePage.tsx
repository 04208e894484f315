import { MAINTENANCE_MESSAGE_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../data/api/ApiError.ts'
import { planMaintenance, useMaintenance } from './operations.ts'
import { Banner } from '../../ui/display/Banner.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { formatDate } from '../../ui/format/formatDate.ts'
import { TextField } from '../../ui/controls/TextField.tsx'
import { StaffPage } from './StaffPage.tsx'

type Planned = NonNullable<Parameters<typeof planMaintenance>[0]>

export function MaintenancePage() {
  const { data } = useMaintenance()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function change(planned: Planned | null): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      await planMaintenance(planned)
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fields) : []
      setProblem(fields[0] ?? (error instanceof Error ? error.message : 'That didn’t work.'))
    } finally {
      setBusy(false)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void change(readPlan(new FormData(event.currentTarget)))
  }

  const announced = data?.announced ?? null
  return (
    <StaffPage
      title="Maintenance"
      about="Once it is announced, everyone sees a blue line. While it lasts the line is orange: people can listen and look around, and anything that makes or changes something is told when to come back. Songs already being made are finished. Staff can still do everything."
    >
      {announced !== null && <Announced announced={announced} isBusy={isBusy} onEnd={() => void change(null)} />}
      <form onSubmit={submit} className="grid max-w-[560px] grid-cols-1 gap-4">
        <TextField
          label="Message"
          name="message"
          maxLength={MAINTENANCE_MESSAGE_MAX}
          hint="Leave empty for our usual message."
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField label="Starts" name="starts" type="datetime-local" hint="Leave empty to start now." />
          <TextField label="Ends" name="ends" type="datetime-local" hint="Leave empty to end it yourself." />
        </div>
        {problem !== '' && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
          {announced === null ? 'Announce' : 'Change it'}
        </Button>
      </form>
    </StaffPage>
  )
}

type AnnouncedProps = {
  announced: NonNullable<NonNullable<ReturnType<typeof useMaintenance>['data']>['announced']>
  isBusy: boolean
  onEnd: () => void
}

function Announced({ announced, isBusy, onEnd }: AnnouncedProps) {
  const { state, starts_at: startsAt, ends_at: endsAt, message } = announced
  return (
    <div className="grid max-w-[560px] grid-cols-1 gap-3">
      <Banner kind={state === 'active' ? 'warning' : 'info'}>
        {state === 'active' ? 'Under maintenance' : `Announced for ${formatDate(startsAt, 'moment')}`}
        {endsAt !== null && `, until ${formatDate(endsAt, 'moment')}`}. “{message}”
      </Banner>
      <Button className="justify-self-start" isBusy={isBusy} onClick={onEnd}>
        {state === 'active' ? 'End it now' : 'Call it off'}
      </Button>
    </div>
  )
}

function readPlan(fields: FormData): Planned {
  const read = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const [startsAt, endsAt] = [toMoment(read('starts')), toMoment(read('ends'))]
  return { message: read('message'), starts_at: startsAt ?? new Date().toISOString(), ends_at: endsAt }
}

function toMoment(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString()
}
