import type { ArtistDetails, Profile } from '@arioso/contract'
import { toasts } from '@arioso/contract/toasts'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../data/api/ApiError.ts'
import { saveProfile, type ProfileChanges } from '../../data/profiles.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { isSame, profileProblems, type ProfileProblems } from './profileProblems.ts'

export type ProfileFormProps = {
  profile: Profile & { artist: ArtistDetails }
  isArtist: boolean
  onSaved: (handle: string) => void
}

/** What is written into the form, what is wrong with it, and what saving it does. */
export function useProfileForm({ profile, isArtist, onSaved }: ProfileFormProps) {
  const { display_name, handle, profile_description, avatar_image_url } = profile
  const before: ProfileChanges = { display_name, handle, profile_description, avatar_image_url }
  const [changes, setChanges] = useState(before)
  const [artist, setArtist] = useState(profile.artist)
  const tellsMore = isArtist && JSON.stringify(artist) !== JSON.stringify(profile.artist)
  const [refused, setRefused] = useState<ProfileProblems>({})
  const [isBusy, setBusy] = useState(false)
  const problems = profileProblems(changes)
  const errors = { ...refused, ...problems }

  function change(part: Partial<ProfileChanges>): void {
    setChanges((all) => ({ ...all, ...part }))
    setRefused((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !(name in part))))
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      const named = { ...changes, display_name: changes.display_name.trim() }
      const saved = await saveProfile(named, tellsMore ? artist : undefined)
      showToast(toasts.profileUpdated)
      onSaved(saved.handle)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setRefused(fields)
      if (Object.keys(fields).length === 0) showToast(toastForRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  function changeArtist(part: Partial<ArtistDetails>): void {
    setArtist((all) => ({ ...all, ...part }))
    setRefused({})
  }

  const canSave = (!isSame(changes, before) || tellsMore) && Object.keys(problems).length === 0
  return { changes, artist, errors, refused, isBusy, canSave, change, changeArtist, save }
}
