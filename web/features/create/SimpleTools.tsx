import { FileMusic, Mic, Music, PenLine } from 'lucide-react'
import { useSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { openModal } from '../../modals/modal.ts'
import { buttonLook, Button } from '../../ui/Button.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { form, setForm, setMode } from './form.ts'

export function SimpleTools() {
  // Pressed before it is known who is here, a member would be asked to sign up.
  const { user, isLoading } = useSession()

  // What was described becomes the style of a song with own words.
  function writeLyrics(): void {
    if (user === null) return askToSignIn({ view: 'sign-up', reason: 'Sign up to sing your own words.' })
    const { description } = form.get()
    setMode('custom')
    setForm({ style: description, upsampledStyle: null, lyrics: '' })
  }

  function addAudio(way: 'upload' | 'record'): void {
    const open = () => openModal({ kind: 'add-audio', way })
    if (user !== null) return open()
    askToSignIn({ view: 'sign-up', reason: 'Sign up to make songs from your own audio.', afterwards: open })
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Menu
        label="Audio"
        startsOpen={false}
        triggerClassName={buttonLook('secondary', 'small')}
        trigger={
          <>
            <Music size={14} aria-hidden="true" />
            Audio
          </>
        }
      >
        <MenuItem isDisabled={isLoading} onClick={() => addAudio('upload')}>
          <FileMusic size={16} aria-hidden="true" />
          Upload
        </MenuItem>
        <MenuItem isDisabled={isLoading} onClick={() => addAudio('record')}>
          <Mic size={16} aria-hidden="true" />
          Record
        </MenuItem>
      </Menu>
      <Button size="small" disabled={isLoading} onClick={writeLyrics}>
        <PenLine size={14} aria-hidden="true" />
        Lyrics
      </Button>
    </div>
  )
}
