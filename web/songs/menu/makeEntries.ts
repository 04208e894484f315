import { may } from '@arioso/contract/permissions'
import {
  Clapperboard,
  Combine,
  Lightbulb,
  ListVideo,
  MicVocal,
  Pencil,
  Rewind,
  SquarePen,
  Sparkles,
  SplitSquareVertical,
  VenetianMask,
  Wand,
} from 'lucide-react'
import { clipState } from '../../data/songs/clipState.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { canBeVaried } from './canBeVaried.ts'
import { joinSong } from './joinSong.ts'
import { listRemixes } from './remixRules.ts'
import { reverseSong } from './reverseSong.ts'
import { songSubject } from './songSubject.ts'
import { isKept, isOwn, isReady, isStem, type SongMenuEntry, type SongMenuContext } from './songMenuEntry.ts'

// Get Full Song: an extension that was neither joined nor changed inside since.
function canBeJoined(context: SongMenuContext): boolean {
  const { type, task, infill, concat_history } = context.clip.metadata
  const isExtension = task === 'extend' && type !== 'stem' && !infill && concat_history === null
  return isExtension && isKept(context) && isReady(context) && context.place !== 'history'
}

// What makes another song of it, or changes it.
export const makeEntries: SongMenuEntry[] = [
  {
    name: 'extend',
    group: 'remix',
    icon: ListVideo,
    label: 'Extend',
    shows: ({ clip, actor }) => listRemixes(clip, actor).includes('extend'),
    asks: 'extendClip',
    remix: 'extend',
  },
  {
    name: 'cover',
    group: 'remix',
    icon: MicVocal,
    label: 'Cover',
    shows: ({ clip, actor }) => listRemixes(clip, actor).includes('cover'),
    asks: 'coverClip',
    remix: 'cover',
  },
  {
    name: 'variations',
    group: 'remix',
    icon: Wand,
    label: 'Variations',
    shows: ({ clip, actor }) => canBeVaried(clip, clipState(clip)) && may('varyClip', actor, songSubject(clip)),
    run: ({ clip }) => openModal({ kind: 'variations', clip }),
  },
  {
    name: 'inspiration',
    group: 'remix',
    icon: Lightbulb,
    label: 'Use as inspiration',
    shows: (context) => isReady(context) && may('remixClip', context.actor, songSubject(context.clip)),
    inspires: true,
  },
  {
    name: 'hook',
    group: 'remix',
    icon: Clapperboard,
    label: 'Create hook',
    shows: (context) => isReady(context) && may('postHook', context.actor, songSubject(context.clip)),
    run: ({ clip }) => openModal({ kind: 'select-hook-song', step: 'uploadVideoInFlow', clip }),
  },
  {
    name: 'persona',
    group: 'remix',
    icon: VenetianMask,
    label: 'Create persona',
    shows: (context) => isOwn(context) && isReady(context),
    asks: 'makePersona',
    offers: 'persona',
    run: ({ clip }) => openModal({ kind: 'persona', clip }),
  },
  {
    name: 'edit',
    group: 'edit',
    icon: Pencil,
    label: 'Edit',
    shows: isKept,
    asks: 'editClip',
    link: { to: '/edit/$id' },
  },
  {
    name: 'details',
    group: 'edit',
    icon: SquarePen,
    label: 'Song details',
    shows: (context) => isOwn(context) && isReady(context) && !context.clip.is_trashed,
    run: ({ clip }) => openModal({ kind: 'update-metadata', id: clip.id }),
  },
  {
    name: 'remaster',
    group: 'edit',
    icon: Sparkles,
    label: 'Remaster',
    shows: (context) => isOwn(context) && isReady(context) && !isStem(context),
    asks: 'remasterClip',
    offers: 'edit',
    run: ({ clip }) => openModal({ kind: 'remaster', clip }),
  },
  {
    name: 'stems',
    group: 'edit',
    icon: SplitSquareVertical,
    label: 'Get stems',
    shows: (context) => isOwn(context) && isReady(context) && !isStem(context),
    asks: 'splitStems',
    offers: 'stems',
    run: ({ clip }) => openModal({ kind: 'stems', clip }),
  },
  {
    name: 'full-song',
    group: 'edit',
    icon: Combine,
    label: 'Get Full Song',
    shows: canBeJoined,
    run: ({ clip, tellOnItsWay }) => void joinSong(clip, tellOnItsWay),
  },
  {
    name: 'reverse',
    group: 'edit',
    icon: Rewind,
    label: 'Reverse',
    shows: (context) => isOwn(context) && isReady(context),
    asks: 'editClip',
    offers: 'edit',
    run: ({ clip, tellOnItsWay }) => void reverseSong(clip, tellOnItsWay),
  },
]
