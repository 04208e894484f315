import type { Clip } from '@arioso/contract'
import { INSPIRATION_CLIPS_MAX } from '@arioso/contract/limits'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from '../../../routing/useRouter.ts'
import { ApiError } from '../../../data/api/ApiError.ts'
import { openCreateSheet } from '../../../data/stores/createSheet.ts'
import { fetchClips } from '../../../data/songs/clipCache.ts'
import { useSession } from '../../../data/session/session.ts'
import { askToSignIn } from '../../../data/session/signInRequest.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { isRemixingIntroduced } from './remixIntroduction.ts'
import { toastForFailedSong } from '../../../data/toasts/toastForFailedSong.ts'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { chooseRemix } from './chooseRemix.ts'
import { form, setForm, setMode } from '../form/form.ts'
import { noSource } from '../form/songSource.ts'
import { formOfRemix } from './formOfRemix.ts'

const PARAMETERS = ['song_id', 'remix_type', 'style', 'lyrics', 'extend_from', 'utm_source', 'inspired_by'] as const

// /create?song_id=…&remix_type=cover|extend&style=…&lyrics=…&extend_from=… opens Custom with that song as its source,
// /create?inspired_by=… with up to four songs to take style and tempo from.
export function useRemixLink(): void {
  const search = useLocation(({ searchStr }) => searchStr)
  const { user, isLoading } = useSession()
  const navigate = useNavigate()
  const handled = useRef('')
  const userId = user?.id ?? null

  useEffect(() => {
    const link = new URLSearchParams(search)
    const visit = `${search} ${userId}`
    const isLink = link.has('song_id') || link.has('inspired_by')
    if (isLoading || !isLink || handled.current === visit) return
    handled.current = visit
    const forget = () =>
      navigate({
        to: '.',
        replace: true,
        search: (kept) => ({ ...kept, ...Object.fromEntries(PARAMETERS.map((name) => [name, undefined])) }),
      })
    const open = async (): Promise<void> => {
      const { isDone, remixed } = link.has('song_id') ? await openLink(link, userId) : openInspiration(link, userId)
      if (isDone) await forget()
      // A modal has a place of its own in the history, so the link has to be gone from the one before it.
      if (remixed !== undefined) introduce(remixed)
    }
    open().catch((error: unknown) => {
      handled.current = ''
      showToast(toastForFailedSong(error))
    })
  }, [search, userId, isLoading, navigate])
}

type Opened = { isDone: boolean; remixed?: Clip | undefined }

// After uploading a tune, cover is the default.
function introduce({ title, metadata }: Clip): void {
  if (!metadata.is_recorded && !isRemixingIntroduced()) openModal({ kind: 'remix-introduction', title })
}

// Not done while the visitor still has to sign in: the link then waits in the address.
async function openLink(link: URLSearchParams, userId: string | null): Promise<Opened> {
  const id = link.get('song_id') ?? ''
  const clip = await findClip(id)
  const choice = chooseRemix(clip, clip?.user_id === userId, link.get('remix_type'))
  if (choice.problem !== undefined) {
    showToast(choice.problem)
    return { isDone: true }
  }
  setForm({ linkSource: link.get('utm_source') })
  if (userId === null) {
    askToSignIn({ view: 'sign-up', reason: 'Sign up to make your own version of this song.' })
    return { isDone: false }
  }
  setMode('custom')
  setForm({
    ...formOfRemix(choice.clip, choice.remix, link),
    sourceOpening: form.get().sourceOpening + 1,
  })
  openCreateSheet()
  return { isDone: true, remixed: clip }
}

function openInspiration(link: URLSearchParams, userId: string | null): Opened {
  if (userId === null) {
    askToSignIn({ view: 'sign-up', reason: 'Sign up to make a song like this one.' })
    return { isDone: false }
  }
  setMode('custom')
  const inspirationIds = [...new Set((link.get('inspired_by') ?? '').split(','))].slice(0, INSPIRATION_CLIPS_MAX)
  setForm({ source: noSource, inspirationIds })
  openCreateSheet()
  return { isDone: true }
}

// A mistyped address names no song; without a connection that cannot be told.
async function findClip(id: string): Promise<Clip | undefined> {
  try {
    return (await fetchClips([id]))[0]
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return undefined
    throw error
  }
}
