import { AVATAR_PROMPT_MAX } from '@arioso/contract/limits'
import { may } from '@arioso/contract/permissions'
import { Sparkles } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { drawPicture } from '../../data/api/drawPicture.ts'
import { useActor } from '../../data/session/useActor.ts'
import { toastForFailedSong } from '../../data/toasts/toastForFailedSong.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'

// A picture drawn from words, for plans that have it.
export function DrawAvatar({ onDrawn }: { onDrawn: (url: string) => void }) {
  const mayDraw = may('generateAvatar', useActor())
  const [prompt, setPrompt] = useState('')
  const [isBusy, setBusy] = useState(false)
  const words = prompt.trim()

  async function draw(): Promise<void> {
    if (words === '' || isBusy || !mayDraw) return
    setBusy(true)
    try {
      onDrawn(await drawPicture(words))
    } catch (error) {
      showToast(toastForFailedSong(error))
    } finally {
      setBusy(false)
    }
  }

  // Enter would save the whole profile.
  function pressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void draw()
  }

  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label="Or describe a picture"
          value={prompt}
          maxLength={AVATAR_PROMPT_MAX}
          placeholder="a fox at the piano"
          autoComplete="off"
          count={{ length: prompt.length, max: AVATAR_PROMPT_MAX }}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={pressed}
        />
      </div>
      <div className="mt-7">
        {mayDraw ? (
          <Button isBusy={isBusy} disabled={words === ''} onClick={() => void draw()}>
            <Sparkles size={16} aria-hidden="true" />
            Create
          </Button>
        ) : (
          <a href="/account" target="_blank" rel="noreferrer" className={buttonLook('secondary')}>
            <Sparkles size={16} aria-hidden="true" />
            Create
            <Badge look="accent">Pro</Badge>
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </div>
    </div>
  )
}
