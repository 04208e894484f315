import { FileMusic, Mic, Music, PenLine } from 'lucide-react'
import { asMember } from '../../../data/session/asMember.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { buttonLook, Button } from '../../../ui/controls/Button.tsx'
import { Menu, MenuItem } from '../../../ui/surfaces/Menu.tsx'
import { form, setForm, setMode } from '../form/form.ts'

export function SimpleTools() {
  // What was described becomes the style of a song with own words.
  function writeLyrics(): void {
    asMember(() => {
      const { description } = form.get()
      setMode('custom')
      setForm({ style: description, upsampledStyle: null, lyrics: '' })
    }, 'Sign up to sing your own words.')
  }

  function addAudio(way: 'upload' | 'record'): void {
    asMember(() => openModal({ kind: 'add-audio', way }), 'Sign up to make songs from your own audio.')
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Menu
        label="Audio"
        startsOpen={false}
        align="start"
        triggerClassName={buttonLook('secondary', 'small')}
        trigger={
          <>
            <Music size={14} aria-hidden="true" />
            Audio
          </>
        }
      >
        <MenuItem onClick={() => addAudio('upload')}>
          <FileMusic size={16} aria-hidden="true" />
          Upload
        </MenuItem>
        <MenuItem onClick={() => addAudio('record')}>
          <Mic size={16} aria-hidden="true" />
          Record
        </MenuItem>
      </Menu>
      <Button size="small" onClick={writeLyrics}>
        <PenLine size={14} aria-hidden="true" />
        Lyrics
      </Button>
    </div>
  )
}
