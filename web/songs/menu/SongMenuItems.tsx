import type { Clip } from '@arioso/contract'
import { useState, type ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { useIsOnProfile } from './profilePins.ts'
import { useIsPinned } from '../../data/songs/pins.ts'
import { useSession } from '../../data/session/session.ts'
import { useActor } from '../../data/session/useActor.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import type { PressContentProps } from '../../ui/controls/LoadedOnPress.tsx'
import { Menu, MenuGroup, MenuItem, MenuLink } from '../../ui/surfaces/Menu.tsx'
import { groupsFor, needsPlan } from './songMenu.ts'
import type { SongMenuContext, SongMenuEntry, SongPlace } from './songMenuEntry.ts'
import { useClipActions } from './useClipActions.ts'
import { useReaction } from '../reactions/useReaction.ts'
import { useTellOnItsWay } from '../making/useTellOnItsWay.ts'

// More than this is read faster in columns, and fits below a button in the middle of the page.
const ONE_COLUMN_MAX = 12
const COLUMNS = 'gap-3 md:w-[31rem] md:columns-2 lg:w-[44rem] lg:columns-3 md:pointer-fine:[&_[role=menuitem]]:h-8'

type SongMenuItemsProps = PressContentProps & { clip: Clip; place?: SongPlace | undefined }

export default function SongMenuItems({ clip, place, label, className, children }: SongMenuItemsProps) {
  const actor = useActor()
  const { reaction, press } = useReaction(clip)
  const { remove } = useClipActions(clip)
  const isPinned = useIsPinned(clip)
  const isOnProfile = useIsOnProfile(clip, actor.userId === clip.user_id)
  const { session, isLoading } = useSession()
  const sellsRights = session?.sellsRights === true
  const known = { clip, actor, reaction, place, isPinned, isOnProfile, sellsRights }
  const context: SongMenuContext = { ...known, react: press, remove, tellOnItsWay: useTellOnItsWay() }
  if (isLoading) return <Trigger label={label} className={className} icon={children} />
  return (
    <Menu label={label} triggerClassName={className} trigger={children} isSheetOnPhone>
      <Groups context={context} />
    </Menu>
  )
}

// A busy stand-in until the session is known: it decides what the menu offers.
function Trigger({ label, className, icon }: { label: string; className: string; icon: ReactNode }) {
  return (
    <button type="button" aria-label={label} title={label} aria-haspopup="menu" aria-busy="true" className={className}>
      {icon}
    </button>
  )
}

// Drawn when the menu opens. What is offered stays the same until it closes: a song that is finished meanwhile would
// move the entries away under the pointer, and the press would be lost.
function Groups({ context }: { context: SongMenuContext }) {
  const [groups] = useState(() => groupsFor(context))
  const isLong = groups.flatMap(({ entries }) => entries).length > ONE_COLUMN_MAX
  return (
    <div className={isLong ? COLUMNS : 'md:w-64'}>
      {groups.map(({ name, label, entries }) => (
        <MenuGroup key={name} label={label}>
          {entries.map((entry) => (
            <Entry key={entry.name} entry={entry} context={context} />
          ))}
        </MenuGroup>
      ))}
    </div>
  )
}

function Entry({ entry, context }: { entry: SongMenuEntry; context: SongMenuContext }) {
  const { clip } = context
  if ('run' in entry) {
    return (
      <MenuItem onClick={() => runOrOffer(entry, context)} isDangerous={entry.isDangerous ?? false}>
        <Words entry={entry} context={context} />
      </MenuItem>
    )
  }
  if ('remix' in entry) {
    return (
      <MenuLink link={<Link to="/create" search={{ song_id: clip.id, remix_type: entry.remix }} />}>
        <Words entry={entry} context={context} />
      </MenuLink>
    )
  }
  if ('inspires' in entry) {
    return (
      <MenuLink link={<Link to="/create" search={{ inspired_by: clip.id }} />}>
        <Words entry={entry} context={context} />
      </MenuLink>
    )
  }
  return (
    <MenuLink link={pageLink(entry, clip)}>
      <Words entry={entry} context={context} />
    </MenuLink>
  )
}

function runOrOffer(entry: Extract<SongMenuEntry, { run: unknown }>, context: SongMenuContext): void {
  if (entry.offers !== undefined && needsPlan(entry, context)) openModal({ kind: 'upsell', reason: entry.offers })
  else entry.run(context)
}

function pageLink({ link: { to } }: Extract<SongMenuEntry, { link: unknown }>, clip: Clip) {
  return to === '/@{$handle}' ? (
    <Link to={to} params={{ handle: clip.handle }} />
  ) : (
    <Link to={to} params={{ id: clip.id }} />
  )
}

function Words({ entry, context }: { entry: SongMenuEntry; context: SongMenuContext }) {
  const Icon = entry.icon
  return (
    <>
      <Icon size={16} aria-hidden="true" />
      <span className="flex-1">{typeof entry.label === 'string' ? entry.label : entry.label(context)}</span>
      {needsPlan(entry, context) && <Badge look="accent">Pro</Badge>}
    </>
  )
}
