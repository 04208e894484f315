import { REMOVAL_REASON_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../../data/api/ApiError.ts'
import { removeForInfringement } from '../staff.ts'
import { Banner } from '../../../ui/display/Banner.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { StaffPage } from '../StaffPage.tsx'

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
      setOutcome({ kind: 'success', text: `“${title}” by @${handle} has been removed. Its artist will be notified.` })
      setAddress('')
      setReason('')
    } catch (error) {
      setOutcome({ kind: 'warning', text: error instanceof ApiError ? error.message : 'That didn’t work.' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <StaffPage
      title="Removals"
      about="A song removed for infringement disappears for everyone at once. Its artist sees a warning and can’t share it again."
    >
      <form onSubmit={(event) => void remove(event)} className="grid max-w-[560px] grid-cols-1 gap-4">
        <TextField
          label="Address of the song"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          {...(address !== '' && songId === undefined && { error: 'That isn’t the address of a song.' })}
        />
        <TextField
          label="Why"
          hint="The artist will read this."
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
