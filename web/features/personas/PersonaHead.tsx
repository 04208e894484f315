import type { Persona } from '@arioso/contract'
import { Flag, Heart, Link2 } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { asMember } from '../../data/session/asMember.ts'
import { lovePersona, setPersonaVisibility } from '../../data/personas.ts'
import { copyShareLink } from '../../songs/menu/copyLink.ts'
import { reportContent } from '../../songs/menu/reportContent.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { CoverImage } from '../../ui/display/CoverImage.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { Toggle } from '../../ui/controls/Toggle.tsx'

export function PersonaHead({ persona }: { persona: Persona }) {
  const { id, name, handle, description, user_input_styles: styles, clip_count: count } = persona
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-5 gap-y-4">
      <CoverImage
        src={persona.image_url}
        seed={id}
        loading="eager"
        className="w-24 rounded-full shadow-float sm:row-span-2 sm:w-44"
      />
      <div className="grid min-w-0 gap-1.5">
        <h1 className="display text-xl font-medium break-words">{name}</h1>
        {description !== '' && <p className="max-w-[60ch] wrap-anywhere text-soft">{description}</p>}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-faint">
          <Link to="/@{$handle}" params={{ handle }} className="text-soft hover:underline">
            @{handle}
          </Link>
          <span aria-hidden="true">·</span>
          <span className="tabular">{count === 1 ? '1 song' : `${count} songs`}</span>
          {styles !== '' && (
            <>
              <span aria-hidden="true" className="max-sm:hidden">
                ·
              </span>
              <span className="wrap-anywhere">{styles}</span>
            </>
          )}
          {persona.is_trashed && <Badge look="warning">In the trash</Badge>}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2 self-start sm:col-span-1">
        {!persona.is_owned && <LoveButton persona={persona} />}
        {persona.is_public && (
          <IconButton label="Copy link" onClick={() => void copyShareLink('persona', id, `/persona/${id}`)}>
            <Link2 size={18} />
          </IconButton>
        )}
        {persona.is_owned ? (
          <Toggle
            label="Public"
            hint="Others can use it"
            isOn={persona.is_public}
            onChange={(isPublic) => attempt(setPersonaVisibility(id, isPublic))}
          />
        ) : (
          <IconButton
            label="Report persona"
            onClick={() => reportContent({ contentType: 'persona', contentId: id, name })}
          >
            <Flag size={18} />
          </IconButton>
        )}
      </div>
    </header>
  )
}

function LoveButton({ persona: { id, is_loved: isLoved } }: { persona: Persona }) {
  return (
    <Button
      look="primary"
      aria-pressed={isLoved}
      onClick={() => asMember(() => attempt(lovePersona(id)), 'Sign up to sing with a persona.')}
    >
      <Heart size={16} fill={isLoved ? 'currentColor' : 'none'} aria-hidden="true" />
      {isLoved ? 'In your personas' : 'Add to your personas'}
    </Button>
  )
}

function attempt(change: Promise<void>): void {
  change.catch((error: unknown) => showToast(toastForRefusal(error)))
}
