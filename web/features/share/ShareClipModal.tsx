import type { Clip } from '@arioso/contract'
import { Code, Copy, Film, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { useSession } from '../../data/session/session.ts'
import { useShareLink, useShareVisits } from './shareLinks.ts'
import { setVisibility, visibilityOf } from '../../data/songs/songWrites.ts'
import { copyLink } from '../../songs/menu/copyLink.ts'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal, openModal, type ModalInput } from '../../data/stores/openModal.ts'

const EMBED_HEIGHT_PX = 152

export default function ShareClipModal({ id }: ModalInput['share-clip']) {
  const clip = useListedClip(id)
  if (clip === undefined) return null
  return (
    <Dialog title="Share" description={titleOf(clip)} isOpen onClose={closeModal}>
      {visibilityOf(clip) === 'private' ? <OpenFirst clip={clip} /> : <Links clip={clip} />}
    </Dialog>
  )
}

function OpenFirst({ clip }: { clip: Clip }) {
  const [isBusy, setBusy] = useState(false)

  async function open(): Promise<void> {
    setBusy(true)
    try {
      await setVisibility(clip, 'link')
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusy(false)
    }
  }

  return (
    <>
      <p className="text-soft">This song is private. Let anyone with the link listen? It won’t appear anywhere else.</p>
      <Button look="primary" size="large" isBusy={isBusy} onClick={() => void open()}>
        Share by link
      </Button>
      <Button look="quiet" onClick={() => openModal({ kind: 'publish', id: clip.id })}>
        Publish for everyone
      </Button>
    </>
  )
}

function Links({ clip }: { clip: Clip }) {
  const { user } = useSession()
  const link = useShareLink(clip, { enabled: true })
  const visits = useShareVisits(clip, { enabled: user !== null })
  const url = link.data ?? ''
  const field = useRef<HTMLInputElement>(null)
  // The button that opened the song is gone, and the focus must not be lost with it.
  useEffect(() => field.current?.focus(), [])
  const code = `<iframe src="${location.origin}/embed/${clip.id}" width="100%" height="${EMBED_HEIGHT_PX}" style="border:0;border-radius:12px" allow="autoplay" title="${titleOf(clip).replaceAll('"', '&quot;')}"></iframe>`
  return (
    <>
      <TextField
        label="Link"
        ref={field}
        readOnly
        value={url}
        isBusy={link.isPending}
        error={link.isError ? 'We couldn’t create the link. Close this and try again.' : undefined}
        hint={visits.data === undefined ? undefined : describeVisits(visits.data)}
        onFocus={(event) => event.target.select()}
      />
      <div className="grid grid-cols-1 gap-2">
        <Button look="primary" size="large" disabled={url === ''} onClick={() => void copyLink(url)}>
          <Copy size={17} aria-hidden="true" />
          Copy link
        </Button>
        {typeof navigator.share === 'function' && (
          <Button disabled={url === ''} onClick={() => void shareWith(titleOf(clip), url)}>
            <Share2 size={16} aria-hidden="true" />
            Share via app
          </Button>
        )}
        <Button onClick={() => void copyLink(code)}>
          <Code size={16} aria-hidden="true" />
          Copy embed code
        </Button>
        {user?.id === clip.user_id && (
          <Button onClick={() => openModal({ kind: 'share-asset', id: clip.id })}>
            <Film size={16} aria-hidden="true" />
            Make a video
          </Button>
        )}
      </div>
    </>
  )
}

function describeVisits(visits: number): string {
  if (visits === 0) return 'No one has opened your link yet.'
  return visits === 1 ? 'Your link was opened once.' : `Your link was opened ${visits} times.`
}

async function shareWith(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) await copyLink(url)
  }
}
