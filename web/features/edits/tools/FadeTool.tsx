import type { Clip } from '@arioso/contract'
import { api } from '../../../data/api/api.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Slider } from '../../../ui/controls/Slider.tsx'
import { EdgesButton } from './EdgesButton.tsx'
import { edgesOfFade } from './edgesOf.ts'
import { setEditor, useEditor } from '../editor.ts'
import { useMakeVersion } from '../useMakeVersion.ts'

const LONGEST_SECONDS = 20

export function FadeTool({ clip }: { clip: Clip }) {
  const inSeconds = useEditor((state) => state.fadeInSeconds)
  const outSeconds = useEditor((state) => state.fadeOutSeconds)
  const { isBusy, make } = useMakeVersion()
  const format = (seconds: number): string => (seconds === 0 ? 'none' : `${seconds} s`)
  const longest = Math.min(LONGEST_SECONDS, Math.floor((clip.metadata.duration ?? 0) / 2))

  const fade = async (): Promise<Clip[]> => {
    const body = { fade_in_time: inSeconds, fade_out_time: outSeconds }
    return [(await api('POST /api/edit/fade/:id/', { params: { id: clip.id }, body })).clip]
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <Slider
        label="Fade in"
        value={inSeconds}
        min={0}
        max={longest}
        step={0.5}
        format={format}
        onChange={(seconds) => setEditor({ fadeInSeconds: seconds })}
      />
      <Slider
        label="Fade out"
        value={outSeconds}
        min={0}
        max={longest}
        step={0.5}
        format={format}
        onChange={(seconds) => setEditor({ fadeOutSeconds: seconds })}
      />
      <EdgesButton
        clip={clip}
        excerpts={edgesOfFade(inSeconds, outSeconds, clip.metadata.duration ?? 0)}
        label="Preview the fade"
      />
      <Button
        look="primary"
        size="large"
        isBusy={isBusy}
        disabled={inSeconds === 0 && outSeconds === 0}
        onClick={() => make(fade)}
      >
        Fade
      </Button>
      <p className="text-sm text-faint">Free. The original is kept.</p>
    </div>
  )
}
