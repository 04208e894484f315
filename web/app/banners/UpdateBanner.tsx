import { Sparkles, X } from 'lucide-react'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { newVersion } from '../offline/newVersion.ts'

export default function UpdateBanner({ onUpdate }: { onUpdate: () => void }) {
  return (
    <section
      aria-label="Update"
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-high px-4 py-1 text-text"
    >
      <output className="flex items-center gap-2">
        <Sparkles size={16} aria-hidden="true" className="shrink-0 text-accent" />
        A new version of Arioso is ready. Updating reloads the page.
      </output>
      <span className="flex items-center gap-1">
        <Button size="small" onClick={onUpdate}>
          Update
        </Button>
        <IconButton label="Not now" onClick={() => newVersion.set({ update: undefined })}>
          <X size={16} />
        </IconButton>
      </span>
    </section>
  )
}
