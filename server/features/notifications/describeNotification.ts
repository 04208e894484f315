import type { NotificationKind } from '@arioso/contract'

type Counted = { kind: NotificationKind; total: number }
type Details = { names: string[]; songTitle: string }

// "Ada", "Ada and Bo", "Ada and 3 others": who did it, newest first.
function nameThem(names: string[], total: number): string {
  const [first = 'Somebody', second] = names
  if (total <= 1) return first
  if (total === 2 && second !== undefined) return `${first} and ${second}`
  return `${first} and ${total - 1} others`
}

export function describeNotification({ kind, total }: Counted, { names, songTitle }: Details): string {
  const who = nameThem(names, total)
  const song = songTitle === '' ? 'your song' : `“${songTitle}”`
  switch (kind) {
    case 'like_clip':
      return `${who} liked ${song}`
    case 'like_hook':
      return `${who} liked your hook for ${song}`
    case 'hook_comment':
      return `${who} commented on your hook for ${song}`
    case 'comment':
      return `${who} commented on ${song}`
    case 'reply':
      return `${who} replied to you on ${song}`
    case 'comment_like':
      return `${who} liked your comment on ${song}`
    case 'follow':
      return `${who} followed you`
    case 'remix':
      return `${who} remixed ${song}`
    case 'playlist_add':
      return `${who} added ${song} to a playlist`
    case 'hook_ready':
      return `Your hook for ${song} is ready`
    case 'generation_done':
      return `${songTitle === '' ? 'Your song' : song} is ready to play`
    case 'generation_failed':
      return `${songTitle === '' ? 'A song' : song} couldn’t be made. Its credits have been returned.`
    case 'credits_refilled':
      return 'Your credits have been refilled'
    case 'moderation':
      return `${song} was removed for infringement`
    case 'song_removed':
      return `${song} was removed for breaking the community guidelines`
    case 'song_warned':
      return `${song} was reported, and our staff ask you to take a look`
    case 'system':
      return names.length > 0 ? `${who} joined with your invitation` : 'News from Arioso'
    case 'appeal_answered':
      return 'Your appeal was answered'
    case 'content_removed':
      return 'Removed for breaking the community guidelines'
  }
}
