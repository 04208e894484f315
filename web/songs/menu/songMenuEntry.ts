import type { Clip } from '@arioso/contract'
import type { Action, Actor } from '@arioso/contract/permissions'
import type { LucideIcon } from 'lucide-react'
import type { UpsellReason } from '../../data/billing/planDescriptions.ts'
import { clipState } from '../../data/songs/clipState.ts'
import type { TellOnItsWay } from '../making/useTellOnItsWay.ts'
import type { Remix } from './remixRules.ts'

export type SongMenuGroup = 'listen' | 'remix' | 'edit' | 'share' | 'keep' | 'remove'

export type SongMenuContext = {
  clip: Clip
  actor: Actor
  reaction: 'LIKE' | 'DISLIKE' | null
  react: (wanted: 'LIKE' | 'DISLIKE') => void
  remove: () => void
  tellOnItsWay: TellOnItsWay
  place: SongPlace | undefined
  isPinned: boolean
  isOnProfile: boolean
  sellsRights: boolean
}

// Where the menu stands, if that matters: on the song's own page, among what was heard, or in a list of the reader's own.
export type SongPlace = 'song' | 'history' | { removeLabel: string; removeFromHere: () => void }

type Effect =
  // Opens the create page with this song as an inspiration.
  | { inspires: true }
  | { link: { to: '/edit/$id' | '/song/$id/' | '/@{$handle}' } }
  // Opens the create page with this song as its source.
  | { remix: Remix }
  | { run: (context: SongMenuContext) => void }

export type SongMenuEntry = {
  name: string
  group: SongMenuGroup
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

export const isOwn = ({ clip, actor }: SongMenuContext) => actor.userId === clip.user_id
export const isShared = ({ clip }: SongMenuContext) => clip.is_public || clip.is_link_only
export const isReady = ({ clip }: SongMenuContext) => clipState(clip) === 'complete'
export const isStem = ({ clip }: SongMenuContext) => clip.metadata.type === 'stem'
export const isKept = (context: SongMenuContext) => isOwn(context) && !context.clip.is_trashed
