import { may } from '@arioso/contract/permissions'
import {
  BadgeCheck,
  Copyright,
  Download,
  Flag,
  FolderInput,
  Globe,
  ListEnd,
  ListPlus,
  ListStart,
  ListX,
  MessageSquareHeart,
  Music,
  Pin,
  Share2,
  ThumbsDown,
  ThumbsUp,
  Trash2,
  UserRound,
  UserRoundPen,
} from 'lucide-react'
import { isPlayable } from '../../data/songs/clipState.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { putLast, putNext } from '../../player/queue/putInQueue.ts'
import { buyRights } from './buyRights.ts'
import { pinSong } from './pinSong.ts'
import { pinToProfile } from './pinToProfile.ts'
import { reportSong } from './reportSong.ts'
import { shareSong } from './shareSong.ts'
import { canPin } from './canPin.ts'
import { songSubject } from './songSubject.ts'
import { isOwn, isReady, isShared, type SongMenuEntry, type SongPlace } from './songMenuEntry.ts'

function listOf(place: SongPlace | undefined): Exclude<SongPlace, string> | undefined {
  return typeof place === 'string' ? undefined : place
}

// Hearing, sharing, keeping and parting with it.
export const keepEntries: SongMenuEntry[] = [
  {
    name: 'play-next',
    group: 'listen',
    icon: ListStart,
    label: 'Play next',
    shows: ({ clip }) => isPlayable(clip),
    run: ({ clip }) => putNext(clip),
  },
  {
    name: 'add-to-queue',
    group: 'listen',
    icon: ListEnd,
    label: 'Add to queue',
    shows: ({ clip }) => isPlayable(clip),
    run: ({ clip }) => putLast(clip),
  },
  {
    name: 'like',
    group: 'listen',
    icon: ThumbsUp,
    label: ({ reaction }) => (reaction === 'LIKE' ? 'Remove like' : 'Like'),
    run: ({ react }) => react('LIKE'),
  },
  {
    name: 'dislike',
    group: 'listen',
    icon: ThumbsDown,
    label: ({ reaction }) => (reaction === 'DISLIKE' ? 'Remove dislike' : 'Dislike'),
    run: ({ react }) => react('DISLIKE'),
  },
  {
    name: 'song',
    group: 'listen',
    icon: Music,
    label: 'Go to song',
    shows: ({ place }) => place !== 'song',
    link: { to: '/song/$id/' },
  },
  { name: 'artist', group: 'listen', icon: UserRound, label: 'Go to artist', link: { to: '/@{$handle}' } },
  {
    name: 'share',
    group: 'share',
    icon: Share2,
    label: 'Share',
    shows: (context) => isShared(context) || (isOwn(context) && isReady(context)),
    run: ({ clip }) => shareSong(clip),
  },
  {
    name: 'publish',
    group: 'share',
    icon: Globe,
    label: ({ clip }) => (clip.is_public ? 'Unpublish' : 'Publish'),
    shows: (context) => isOwn(context) && isReady(context) && !context.clip.is_trashed,
    run: ({ clip }) => openModal({ kind: 'publish', id: clip.id }),
  },
  {
    name: 'download',
    group: 'share',
    icon: Download,
    label: 'Download',
    shows: (context) => isReady(context) && may('downloadClip', context.actor, songSubject(context.clip)),
    run: ({ clip }) => openModal({ kind: 'download', id: clip.id }),
  },
  {
    name: 'rights',
    group: 'share',
    icon: BadgeCheck,
    label: 'Get the rights',
    shows: (context) =>
      context.sellsRights &&
      isReady(context) &&
      context.clip.ownership === null &&
      may('buyRights', context.actor, songSubject(context.clip)),
    run: ({ clip }) => void buyRights(clip),
  },
  {
    name: 'add-to-playlist',
    group: 'keep',
    icon: ListPlus,
    label: 'Add to playlist',
    shows: ({ actor }) => actor.userId !== null,
    run: ({ clip }) => openModal({ kind: 'add-to-playlist', clipIds: [clip.id] }),
  },
  {
    name: 'move-to-workspace',
    group: 'keep',
    icon: FolderInput,
    label: 'Move to workspace',
    shows: isOwn,
    run: ({ clip }) => openModal({ kind: 'move-to-workspace', clipIds: [clip.id] }),
  },
  {
    name: 'pin',
    group: 'keep',
    icon: Pin,
    label: ({ isPinned }) => (isPinned ? 'Unpin from workspace' : 'Pin to workspace'),
    shows: ({ clip, actor }) => canPin(clip, actor),
    run: ({ clip, isPinned }) => void pinSong(clip, !isPinned),
  },
  {
    name: 'pin-to-profile',
    group: 'keep',
    icon: UserRoundPen,
    label: ({ isOnProfile }) => (isOnProfile ? 'Unpin from profile' : 'Pin to profile'),
    shows: ({ clip, actor }) => !clip.is_trashed && may('pinToProfile', actor, songSubject(clip)),
    run: ({ clip, isOnProfile }) => void pinToProfile(clip, !isOnProfile),
  },
  {
    name: 'feedback',
    group: 'remove',
    icon: MessageSquareHeart,
    label: 'Give feedback',
    shows: (context) => isReady(context) && may('sendClipFeedback', context.actor, songSubject(context.clip)),
    run: ({ clip }) => openModal({ kind: 'clip-feedback', id: clip.id }),
  },
  {
    name: 'report',
    group: 'remove',
    icon: Flag,
    label: 'Report song',
    shows: (context) => !isOwn(context) && isShared(context),
    run: ({ clip }) => reportSong(clip),
  },
  {
    name: 'report-copyright',
    group: 'remove',
    icon: Copyright,
    label: 'Report copyright',
    shows: ({ clip, actor }) => may('flagCopyright', actor, songSubject(clip)),
    run: ({ clip }) => openModal({ kind: 'flag-copyright', clip }),
  },
  {
    name: 'remove-from-here',
    group: 'remove',
    icon: ListX,
    label: ({ place }) => listOf(place)?.removeLabel ?? '',
    shows: ({ place }) => listOf(place) !== undefined,
    run: ({ place }) => listOf(place)?.removeFromHere(),
  },
  {
    name: 'trash',
    group: 'remove',
    icon: Trash2,
    label: 'Move to trash',
    shows: isOwn,
    isDangerous: true,
    run: ({ remove }) => remove(),
  },
]
