import type { Notification } from '@arioso/contract'
import { BadgeCheck, Disc3, Megaphone, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../routing/Link.tsx'
import { followBack, markRead } from '../../data/notifications.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Avatar } from '../../ui/display/avatar/Avatar.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { formatAgo } from '../../ui/format/formatAgo.ts'
import { formatDate } from '../../ui/format/formatDate.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { showToast } from '../../ui/surfaces/toast.ts'

type RowProps = { notification: Notification; now: Date; onGone: () => void }

export function NotificationRow({ notification, now, onGone }: RowProps) {
  const moment = new Date(notification.updated_at)
  const [person] = notification.users

  function go(): void {
    if (!notification.is_read) {
      markRead({ ids: [notification.id] }).catch((error: unknown) => showToast(toastForRefusal(error)))
    }
    onGone()
  }

  return (
    <li className="relative flex items-center gap-3 rounded-card px-2 py-2.5 hover:bg-high">
      <Picture notification={notification} />
      <Target notification={notification} onPress={go}>
        <span className={joinClasses('line-clamp-2 wrap-anywhere', !notification.is_read && 'font-semibold')}>
          {notification.title}
          {!notification.is_read && <span className="sr-only"> (unread)</span>}
        </span>
        {notification.message !== '' && (
          <span className="line-clamp-1 text-sm wrap-anywhere text-soft">{notification.message}</span>
        )}
        <time
          dateTime={notification.updated_at}
          title={formatDate(moment, 'wholeMoment')}
          className="text-xs text-faint"
        >
          {formatAgo(moment, now)}
        </time>
      </Target>
      {notification.kind === 'follow' && notification.total === 1 && person !== undefined && (
        <FollowToggle handle={person.handle} name={person.display_name} isFollowing={person.is_following} />
      )}
      {!notification.is_read && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />}
    </li>
  )
}

type TargetProps = { notification: Notification; onPress: () => void; children: React.ReactNode }

// The whole row leads where the news is about.
function Target({ notification: { content_id: id, content_type: type, kind }, onPress, children }: TargetProps) {
  const look = 'grid min-w-0 flex-1 gap-0.5 text-left after:absolute after:inset-0 after:rounded-card'
  if (type === 'user' && id !== null) {
    return (
      <Link to="/@{$handle}" params={{ handle: id }} onClick={onPress} className={look}>
        {children}
      </Link>
    )
  }
  if (type === 'hook' && id !== null) {
    return (
      <Link to="/hook/$hookId" params={{ hookId: id }} onClick={onPress} className={look}>
        {children}
      </Link>
    )
  }
  if (type === 'clip' && id !== null && !isRemoval(kind)) {
    const isTalk = kind === 'comment' || kind === 'reply' || kind === 'comment_like'
    return (
      <Link
        to="/song/$id"
        params={{ id }}
        search={isTalk ? { show_comments: 'true' } : {}}
        onClick={onPress}
        className={look}
      >
        {children}
      </Link>
    )
  }
  if (isRemoval(kind) || kind === 'appeal_answered') {
    return (
      <Link to="/standing" onClick={onPress} className={look}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" onClick={onPress} className={look}>
      {children}
    </button>
  )
}

function isRemoval(kind: Notification['kind']): boolean {
  return kind === 'moderation' || kind === 'song_removed' || kind === 'content_removed'
}

function Picture({ notification: { kind, users, image_url: src } }: { notification: Notification }) {
  const [first, second] = users
  if (first !== undefined) {
    return (
      <span className={joinClasses('flex shrink-0', second !== undefined && '-space-x-4')}>
        <Avatar name={first.display_name} src={first.avatar_image_url} />
        {second !== undefined && <Avatar name={second.display_name} src={second.avatar_image_url} />}
      </span>
    )
  }
  if (src !== null) return <img src={src} alt="" className="size-9 shrink-0 rounded-control object-cover" />
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-wash text-accent"
    >
      <Symbol kind={kind} />
    </span>
  )
}

function Symbol({ kind }: Pick<Notification, 'kind'>) {
  if (kind === 'generation_failed' || kind === 'song_warned' || isRemoval(kind)) return <TriangleAlert size={18} />
  if (kind === 'generation_done') return <Disc3 size={18} />
  return kind === 'credits_refilled' ? <BadgeCheck size={18} /> : <Megaphone size={18} />
}

function FollowToggle({ handle, name, isFollowing }: { handle: string; name: string; isFollowing: boolean }) {
  const [isBusy, setBusy] = useState(false)

  async function toggle(): Promise<void> {
    setBusy(true)
    try {
      await followBack({ handle, isFollowing })
    } catch (error) {
      showToast(toastForRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <span className="relative z-1 shrink-0">
      <Button
        size="small"
        look={isFollowing ? 'quiet' : 'secondary'}
        isBusy={isBusy}
        aria-pressed={isFollowing}
        aria-label={isFollowing ? `Following ${name}` : `Follow ${name}`}
        onClick={() => void toggle()}
      >
        {isFollowing ? 'Following' : 'Follow'}
      </Button>
    </span>
  )
}
