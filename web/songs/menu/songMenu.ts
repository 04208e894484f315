// What can be done with a song, as one list: a new feature adds its line here and every row, card and page has it.
import type { Clip } from '@arioso/contract'
import { may, type Action, type Actor } from '@arioso/contract/permissions'
import {
  BadgeCheck,
  Clapperboard,
  Combine,
  Copyright,
  Download,
  Flag,
  FolderInput,
  Globe,
  Lightbulb,
  ListEnd,
  ListPlus,
  ListStart,
  ListVideo,
  ListX,
  MicVocal,
  MessageSquareHeart,
  Music,
  Pencil,
  Pin,
  Rewind,
  Share2,
  SquarePen,
  Sparkles,
  SplitSquareVertical,
  ThumbsDown,
  ThumbsUp,
  Trash2,
  UserRound,
  UserRoundPen,
  VenetianMask,
  Wand,
  type LucideIcon,
} from 'lucide-react'
import { clipState, isPlayable } from '../../data/songs/clipState.ts'
import { openModal } from '../../data/stores/openModal.ts'
import type { UpsellReason } from '../../data/billing/planDescriptions.ts'
import { putLast, putNext } from '../../player/queue/putInQueue.ts'
import { buyRights } from './buyRights.ts'
import { canBeVaried } from './canBeVaried.ts'
import { joinSong } from './joinSong.ts'
import { pinSong } from './pinSong.ts'
import { pinToProfile } from './pinToProfile.ts'
import { listRemixes, type Remix } from './remixRules.ts'
import { reportSong } from './reportSong.ts'
import { reverseSong } from './reverseSong.ts'
import { shareSong } from './shareSong.ts'
import { canPin, songSubject } from './songSubject.ts'

export type SongMenuContext = {
  clip: Clip
  actor: Actor
  reaction: 'LIKE' | 'DISLIKE' | null
  react: (wanted: 'LIKE' | 'DISLIKE') => void
  remove: () => void
  place: SongPlace | undefined
  isPinned: boolean
  isOnProfile: boolean
}

// Where the song is listed, if that matters: among what was heard, or in a list of the reader's own.
export type SongPlace = 'history' | { removeLabel: string; removeFromHere: () => void }

type Effect =
  // Opens the create page with this song as an inspiration.
  | { inspires: true }
  | { link: { to: '/edit/$id' | '/song/$id/' | '/@{$handle}' } }
  // Opens the create page with this song as its source.
  | { remix: Remix }
  | { run: (context: SongMenuContext) => void }

export type SongMenuEntry = {
  name: string
  group: 'listen' | 'make' | 'remove'
  icon: LucideIcon
  label: string | ((context: SongMenuContext) => string)
  // Left out, everybody sees it.
  shows?: (context: SongMenuContext) => boolean
  // Shown with a Pro tag to those whose plan does not include it.
  asks?: Action
  // What the upsell says to them when they press it.
  offers?: UpsellReason
  isDangerous?: boolean
} & Effect

const isOwn = ({ clip, actor }: SongMenuContext) => actor.userId === clip.user_id
const isShared = ({ clip }: SongMenuContext) => clip.is_public || clip.is_link_only
const isReady = ({ clip }: SongMenuContext) => clipState(clip) === 'complete'
const isStem = ({ clip }: SongMenuContext) => clip.metadata.type === 'stem'
const isKept = (context: SongMenuContext) => isOwn(context) && !context.clip.is_trashed

// Get Full Song: an extension that was neither joined nor changed inside since.
function canBeJoined(context: SongMenuContext): boolean {
  const { type, task, infill, concat_history } = context.clip.metadata
  const isExtension = task === 'extend' && type !== 'stem' && !infill && concat_history === null
  return isExtension && isKept(context) && isReady(context) && context.place !== 'history'
}

function listOf(place: SongPlace | undefined): Exclude<SongPlace, 'history'> | undefined {
  return place === 'history' ? undefined : place
}

export const songMenu: SongMenuEntry[] = [
  {
    name: 'edit',
    group: 'make',
    icon: Pencil,
    label: 'Edit',
    shows: isKept,
    asks: 'editClip',
    link: { to: '/edit/$id' },
  },
  {
    name: 'extend',
    group: 'make',
    icon: ListVideo,
    label: 'Extend',
    shows: ({ clip, actor }) => listRemixes(clip, actor).includes('extend'),
    asks: 'extendClip',
    remix: 'extend',
  },
  {
    name: 'cover',
    group: 'make',
    icon: MicVocal,
    label: 'Cover',
    shows: ({ clip, actor }) => listRemixes(clip, actor).includes('cover'),
    asks: 'coverClip',
    remix: 'cover',
  },
  {
    name: 'variations',
    group: 'make',
    icon: Wand,
    label: 'Variations',
    shows: ({ clip, actor }) => canBeVaried(clip, clipState(clip)) && may('varyClip', actor, songSubject(clip)),
    run: ({ clip }) => openModal({ kind: 'variations', clip }),
  },
  {
    name: 'inspiration',
    group: 'make',
    icon: Lightbulb,
    label: 'Use as inspiration',
    shows: (context) => isReady(context) && may('remixClip', context.actor, songSubject(context.clip)),
    inspires: true,
  },
  {
    name: 'full-song',
    group: 'make',
    icon: Combine,
    label: 'Get Full Song',
    shows: canBeJoined,
    run: ({ clip }) => void joinSong(clip),
  },
  {
    name: 'stems',
    group: 'make',
    icon: SplitSquareVertical,
    label: 'Get stems',
    shows: (context) => isOwn(context) && isReady(context) && !isStem(context),
    asks: 'splitStems',
    offers: 'stems',
    run: ({ clip }) => openModal({ kind: 'stems', clip }),
  },
  {
    name: 'remaster',
    group: 'make',
    icon: Sparkles,
    label: 'Remaster',
    shows: (context) => isOwn(context) && isReady(context) && !isStem(context),
    asks: 'remasterClip',
    offers: 'edit',
    run: ({ clip }) => openModal({ kind: 'remaster', clip }),
  },
  {
    name: 'reverse',
    group: 'make',
    icon: Rewind,
    label: 'Reverse',
    shows: (context) => isOwn(context) && isReady(context),
    asks: 'editClip',
    offers: 'edit',
    run: ({ clip }) => void reverseSong(clip),
  },
  {
    name: 'persona',
    group: 'make',
    icon: VenetianMask,
    label: 'Create persona',
    shows: (context) => isOwn(context) && isReady(context),
    asks: 'makePersona',
    offers: 'persona',
    run: ({ clip }) => openModal({ kind: 'persona', clip }),
  },
  {
    name: 'hook',
    group: 'make',
    icon: Clapperboard,
    label: 'Create hook',
    shows: (context) => isReady(context) && may('postHook', context.actor, songSubject(context.clip)),
    run: ({ clip }) => openModal({ kind: 'select-hook-song', step: 'uploadVideoInFlow', clip }),
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
    name: 'share',
    group: 'listen',
    icon: Share2,
    label: 'Share',
    shows: (context) => isShared(context) || (isOwn(context) && isReady(context)),
    run: ({ clip }) => shareSong(clip),
  },
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
    name: 'add-to-playlist',
    group: 'listen',
    icon: ListPlus,
    label: 'Add to playlist',
    shows: ({ actor }) => actor.userId !== null,
    run: ({ clip }) => openModal({ kind: 'add-to-playlist', clipIds: [clip.id] }),
  },
  { name: 'song', group: 'listen', icon: Music, label: 'Go to song', link: { to: '/song/$id/' } },
  { name: 'artist', group: 'listen', icon: UserRound, label: 'Go to artist', link: { to: '/@{$handle}' } },
  {
    name: 'download',
    group: 'make',
    icon: Download,
    label: 'Download',
    shows: (context) => isReady(context) && may('downloadClip', context.actor, songSubject(context.clip)),
    run: ({ clip }) => openModal({ kind: 'download', id: clip.id }),
  },
  {
    name: 'details',
    group: 'make',
    icon: SquarePen,
    label: 'Song details',
    shows: (context) => isOwn(context) && isReady(context) && !context.clip.is_trashed,
    run: ({ clip }) => openModal({ kind: 'update-metadata', id: clip.id }),
  },
  {
    name: 'publish',
    group: 'make',
    icon: Globe,
    label: ({ clip }) => (clip.is_public ? 'Unpublish' : 'Publish'),
    shows: (context) => isOwn(context) && isReady(context) && !context.clip.is_trashed,
    run: ({ clip }) => openModal({ kind: 'publish', id: clip.id }),
  },
  {
    name: 'rights',
    group: 'make',
    icon: BadgeCheck,
    label: 'Get the rights',
    shows: (context) =>
      isReady(context) && context.clip.ownership === null && may('buyRights', context.actor, songSubject(context.clip)),
    run: ({ clip }) => buyRights(clip),
  },
  {
    name: 'feedback',
    group: 'make',
    icon: MessageSquareHeart,
    label: 'Give feedback',
    shows: (context) => isReady(context) && may('sendClipFeedback', context.actor, songSubject(context.clip)),
    run: ({ clip }) => openModal({ kind: 'clip-feedback', id: clip.id }),
  },
  {
    name: 'move-to-workspace',
    group: 'make',
    icon: FolderInput,
    label: 'Move to workspace',
    shows: isOwn,
    run: ({ clip }) => openModal({ kind: 'move-to-workspace', clipIds: [clip.id] }),
  },
  {
    name: 'pin',
    group: 'make',
    icon: Pin,
    label: ({ isPinned }) => (isPinned ? 'Unpin from workspace' : 'Pin to workspace'),
    shows: ({ clip, actor }) => canPin(clip, actor),
    run: ({ clip, isPinned }) => void pinSong(clip, !isPinned),
  },
  {
    name: 'pin-to-profile',
    group: 'make',
    icon: UserRoundPen,
    label: ({ isOnProfile }) => (isOnProfile ? 'Unpin from profile' : 'Pin to profile'),
    shows: ({ clip, actor }) => !clip.is_trashed && may('pinToProfile', actor, songSubject(clip)),
    run: ({ clip, isOnProfile }) => void pinToProfile(clip, !isOnProfile),
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

export function entriesFor(context: SongMenuContext): SongMenuEntry[] {
  return songMenu.filter((entry) => entry.shows?.(context) ?? true)
}

type Asked = Pick<SongMenuContext, 'clip' | 'actor'>

// The plan alone is in the way: what no plan could do to this song has no Pro tag.
export function needsPlan(entry: SongMenuEntry, { actor, clip }: Asked): boolean {
  if (entry.asks === undefined) return false
  const subject = songSubject(clip)
  return !may(entry.asks, actor, subject) && may(entry.asks, { ...actor, planKey: 'premier' }, subject)
}
