import { REMOVAL_REASON_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../data/ApiError.ts'
import { removeForInfringement } from '../../data/staff.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { StaffPage } from './StaffPage.tsx'

const SONG_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

type Outcome = { kind: 'success' | 'warning'; text: string }

export function RemovalsPage() {
  const [address, setAddress] = useState('')
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const songId = SONG_ID.exec(address)?.[0]

  async function remove(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (songId === undefined) return
    setBusy(true)
    try {
      const { title, handle } = await removeForInfringement(songId, reason)
      setOutcome({ kind: 'success', text: `“${title}” by @${handle} is removed. Its maker will be told.` })
      setAddress('')
      setReason('')
    } catch (error) {
      setOutcome({ kind: 'warning', text: error instanceof ApiError ? error.message : 'That did not work.' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <StaffPage
      title="Removals"
      about="A song removed for infringement is gone for everybody at once. Its maker reads a warning and cannot share it again."
    >
      <form onSubmit={(event) => void remove(event)} className="grid max-w-[560px] grid-cols-1 gap-4">
        <TextField
          label="Address of the song"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          {...(address !== '' && songId === undefined && { error: 'This is not the address of a song.' })}
        />
        <TextField
          label="Why"
          hint="Its maker reads this."
          value={reason}
          maxLength={REMOVAL_REASON_MAX}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button
          type="submit"
          look="danger"
          isBusy={isBusy}
          disabled={songId === undefined}
          className="justify-self-start"
        >
          Remove the song
        </Button>
        {outcome !== undefined && <Banner kind={outcome.kind}>{outcome.text}</Banner>}
      </form>
    </StaffPage>
  )
}
