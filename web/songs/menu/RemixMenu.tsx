import type { Clip } from '@arioso/contract'
import { Link } from '../../routing/Link.tsx'
import { useActor } from '../../data/session/useActor.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import type { PressContentProps } from '../../ui/controls/LoadedOnPress.tsx'
import { Menu, MenuLink } from '../../ui/surfaces/Menu.tsx'
import { listRemixes } from './remixRules.ts'
import { needsPlan, songMenu } from './songMenu.ts'

export default function RemixMenu({ clip, label, className, children }: PressContentProps & { clip: Clip }) {
  const actor = useActor()
  return (
    <Menu label={label} triggerClassName={className} trigger={children}>
      {listRemixes(clip, actor).map((remix) => {
        const entry = songMenu.find(({ name }) => name === remix)
        if (entry === undefined) return null
        return (
          <MenuLink key={remix} link={<Link to="/create" search={{ song_id: clip.id, remix_type: remix }} />}>
            <entry.icon size={16} aria-hidden="true" />
            <span className="flex-1">{remix === 'cover' ? 'Cover' : 'Extend'}</span>
            {needsPlan(entry, { clip, actor }) && <Badge look="accent">Pro</Badge>}
          </MenuLink>
        )
      })}
    </Menu>
  )
}
