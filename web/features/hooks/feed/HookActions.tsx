import type { Hook } from '@arioso/contract'
import { Captions, Ellipsis, Heart, MessageCircle, Share2 } from 'lucide-react'
import { type ReactNode } from 'react'
import { useStore } from '../../../data/stores/createStore.ts'
import { reactToHook } from '../../../data/hooks.ts'
import { useSession } from '../../../data/session/session.ts'
import { asMember } from '../../../data/session/asMember.ts'
import { toastForRefusal } from '../../../data/toasts/toastForRefusal.ts'
import { abbreviateNumber } from '../../../ui/format/abbreviateNumber.ts'
import { joinClasses } from '../../../ui/joinClasses.ts'
import { LoadedOnPress } from '../../../ui/controls/LoadedOnPress.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { hookPlayback, toggleWords } from './hookPlayback.ts'
import { shareHook } from './shareHook.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.ts'

const HookMenu = lazyPart(() => import('./HookMenu.tsx'))

type HookActionsProps = { hook: Hook; areCommentsOpen: boolean; onComments: () => void }

// Over the picture on a phone, beside it where there is room.
export function HookActions({ hook, areCommentsOpen, onComments }: HookActionsProps) {
  const { user } = useSession()
  const showsWords = useStore(hookPlayback, (state) => state.showsWords)
  const isLiked = hook.reaction_type === 'LIKE'

  function like(): void {
    asMember(() => {
      reactToHook(hook, isLiked ? null : 'LIKE').catch((error: unknown) => showToast(toastForRefusal(error)))
    })
  }

  return (
    <fieldset
      aria-label="Hook actions"
      className="absolute right-2 bottom-4 grid justify-items-center gap-2 text-on-cover md:static md:pb-2 md:text-soft md:short:grid-cols-2"
    >
      <Action label="Like" count={hook.upvote_count} isOn={isLiked} onClick={like}>
        <Heart size={22} fill={isLiked ? 'currentColor' : 'none'} />
      </Action>
      <Action label="Comments" count={hook.comment_count} isOn={areCommentsOpen} onClick={onComments}>
        <MessageCircle size={22} />
      </Action>
      <Action label="Share" onClick={() => void shareHook(hook.id)}>
        <Share2 size={22} />
      </Action>
      {hook.lyrics.length > 0 && (
        <Action label="Lyrics" isOn={showsWords} isQuiet onClick={toggleWords}>
          <Captions size={22} />
        </Action>
      )}
      <LoadedOnPress
        label="More for this hook"
        popup="menu"
        icon={<Ellipsis size={20} />}
        className="size-12! bg-cover-shade text-on-cover! md:bg-raised md:text-soft!"
        renderContent={(props) => <HookMenu {...props} hook={hook} isOwn={user?.id === hook.user_id} />}
      />
    </fieldset>
  )
}

type ActionProps = {
  label: string
  count?: number
  isOn?: boolean
  // Usually on, and nothing to be proud of.
  isQuiet?: boolean
  onClick: () => void
  children: ReactNode
}

function Action({ label, count, isOn, isQuiet = false, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={count === undefined ? label : `${label}: ${count}`}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
      className="grid justify-items-center gap-0.5 rounded-card"
    >
      <span
        className={joinClasses(
          'grid size-12 place-items-center rounded-full feedback',
          isOn === true && !isQuiet ? 'bg-accent text-on-accent' : 'bg-cover-shade md:bg-raised md:hover:bg-high',
          isQuiet && isOn === false && 'opacity-60',
        )}
      >
        {children}
      </span>
      {count !== undefined && (
        <span className="tabular text-xs font-medium drop-shadow-md md:drop-shadow-none">
          {abbreviateNumber(count)}
        </span>
      )}
    </button>
  )
}
