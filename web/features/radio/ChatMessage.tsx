import type { RadioMessage } from '@arioso/contract'
import { may } from '@arioso/contract/permissions'
import { Ellipsis } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { useActor } from '../../data/session/useActor.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Avatar } from '../../ui/display/avatar/Avatar.tsx'
import { formatDate } from '../../ui/format/formatDate.ts'
import { Menu, MenuItem } from '../../ui/surfaces/Menu.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { muteWriter, removeMessage } from './radioChannel.ts'
import { nameOf, parseWriter } from './radioWriter.ts'

export function ChatMessage({ message, isFirstMissed }: { message: RadioMessage; isFirstMissed: boolean }) {
  const writer = parseWriter(message.clientId)
  const name = nameOf(writer)
  const moment = new Date(message.timestamp)
  const mayModerate = may('moderateRadio', useActor())
  return (
    <li className="animate-enter py-1">
      {isFirstMissed && (
        <p className="mb-2 w-fit rounded-control text-sm text-cool max-lg:bg-surface max-lg:px-2 max-lg:py-1">
          While you were away
        </p>
      )}
      <div className="flex w-fit max-w-full items-start gap-2 max-lg:rounded-card max-lg:bg-surface max-lg:px-2 max-lg:py-1.5">
        <Avatar name={name} src={writer.avatar_image_url} size="small" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-2">
            {writer.handle === '' ? (
              <span className="text-sm font-medium text-soft">{name}</span>
            ) : (
              <Link
                to="/@{$handle}"
                params={{ handle: writer.handle }}
                className="text-sm font-medium text-soft hover:underline"
              >
                {name}
              </Link>
            )}
            <time dateTime={moment.toISOString()} className="tabular text-xs text-faint">
              {formatDate(moment, 'clock')}
            </time>
          </p>
          <p dir="auto" className="wrap-anywhere">
            {message.text}
          </p>
        </div>
        {mayModerate && <Moderation message={message} name={name} />}
      </div>
    </li>
  )
}

function Moderation({ message, name }: { message: RadioMessage; name: string }) {
  const attempt = (work: Promise<void>): void => {
    work.catch((error: unknown) => showToast(toastForRefusal(error)))
  }
  return (
    <Menu
      label={`Moderate what ${name} wrote`}
      triggerClassName="grid size-8 shrink-0 place-items-center rounded-full text-faint feedback hover:bg-high hover:text-text"
      trigger={<Ellipsis size={16} />}
      startsOpen={false}
    >
      <MenuItem onClick={() => attempt(removeMessage(message.id))} isDangerous>
        Remove message
      </MenuItem>
      <MenuItem onClick={() => attempt(muteWriter(message.id))} isDangerous>
        Mute {name}
      </MenuItem>
    </Menu>
  )
}
