import type { Persona } from '@arioso/contract'
import { Heart } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { loveFoundPersona } from './search.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'

// A loved persona is listed on the create page.
export function PersonaRow({ persona }: { persona: Persona }) {
  const { name, handle, user_input_styles: styles, clip_count: count, is_loved: isLoved } = persona
  const songs = count === 1 ? '1 song' : `${count} songs`

  async function love(): Promise<void> {
    try {
      await loveFoundPersona(persona.id)
      const title = isLoved ? `${name} was removed from your personas` : `${name} was added to your personas`
      showToast({ title, seconds: 3, kind: 'success' })
    } catch (error) {
      showToast(toastForRefusal(error))
    }
  }

  return (
    <article aria-label={name} className="flex h-18 items-center gap-3 rounded-card px-2 feedback hover:bg-surface">
      <CoverImage src={persona.image_url} seed={persona.id} className="size-12 shrink-0 rounded-full" />
      <div className="min-w-0 flex-1">
        <h2 className="display truncate text-md leading-snug font-medium">
          <Link to="/persona/$id" params={{ id: persona.id }} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="truncate text-sm text-faint" title={styles}>
          <Link to="/@{$handle}" params={{ handle }} className="hover:underline">
            @{handle}
          </Link>{' '}
          · {songs}
          {styles !== '' && ` · ${styles}`}
        </p>
      </div>
      <IconButton
        label={isLoved ? `Love ${name} no longer` : `Love ${name}`}
        isOn={isLoved}
        onClick={() => void love()}
      >
        <Heart size={18} fill={isLoved ? 'currentColor' : 'none'} />
      </IconButton>
    </article>
  )
}
