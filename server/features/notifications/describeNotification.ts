import type { NotificationKind } from '@arioso/contract'

type Told = { kind: NotificationKind; total: number }
type Details = { names: string[]; songTitle: string }

// "Ada", "Ada and Bo", "Ada and 3 others": who did it, newest first.
function nameThem(names: string[], total: number): string {
  const [first = 'Somebody', second] = names
  if (total <= 1) return first
  if (total === 2 && second !== undefined) return `${first} and ${second}`
  return `${first} and ${total - 1} others`
}

export function describeNotification({ kind, total }: Told, { names, songTitle }: Details): string {
  const who = nameThem(names, total)
  const song = songTitle === '' ? 'your song' : `“${songTitle}”`
  switch (kind) {
    case 'like_clip':
      return `${who} liked ${song}`
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
      return `${who} put ${song} on a playlist`
    case 'hook_ready':
      return `Your hook for ${song} is ready`
    case 'generation_done':
      return `${songTitle === '' ? 'Your song' : song} is ready to play`
    case 'generation_failed':
      return `${songTitle === '' ? 'A song' : song} could not be made. Its credits are back.`
    case 'credits_refilled':
      return 'Your credits are back'
    case 'moderation':
      return `${song} was removed for infringement`
    case 'song_removed':
      return `${song} was removed: it breaks the community guidelines`
    case 'song_warned':
      return `${song} was reported, and staff asks you to look at it`
    case 'system':
      return names.length > 0 ? `${who} came by your invitation` : 'News from Arioso'
    case 'contest':
      return 'News from a contest'
  }
}
