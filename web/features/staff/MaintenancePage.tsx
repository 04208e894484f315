import { MAINTENANCE_MESSAGE_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../data/api/ApiError.ts'
import { planMaintenance, useMaintenance } from './operations.ts'
import { Banner } from '../../ui/display/Banner.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { formatDate } from '../../ui/format/formatDate.ts'
import { TextField } from '../../ui/controls/TextField.tsx'
import { StaffPage } from './StaffPage.tsx'

export function MaintenancePage() {
  const { data } = useMaintenance()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function change(planned: Parameters<typeof planMaintenance>[0]): Promise<void> {
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
    const fields = new FormData(event.currentTarget)
    const read = (name: string) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    const [startsAt, endsAt] = [toMoment(read('starts')), toMoment(read('ends'))]
    void change({ message: read('message'), starts_at: startsAt ?? new Date().toISOString(), ends_at: endsAt })
  }

  const announced = data?.told ?? null
  return (
    <StaffPage
      title="Maintenance"
      about="Once it is announced, everyone sees a blue line. While it lasts the line is orange: people can listen and look around, and anything that makes or changes something is told when to come back. Songs already being made are finished. Staff can still do everything."
    >
      {announced !== null && (
        <div className="grid max-w-[560px] grid-cols-1 gap-3">
          <Banner kind={announced.state === 'active' ? 'warning' : 'info'}>
            {announced.state === 'active'
              ? 'Under maintenance'
              : `Announced for ${formatDate(announced.starts_at, 'moment')}`}
            {announced.ends_at !== null && `, until ${formatDate(announced.ends_at, 'moment')}`}. “{announced.message}”
          </Banner>
          <Button className="justify-self-start" isBusy={isBusy} onClick={() => void change(null)}>
            {announced.state === 'active' ? 'End it now' : 'Call it off'}
          </Button>
        </div>
      )}
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

function toMoment(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString()
}
