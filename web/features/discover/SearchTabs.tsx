import type { ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { findClip } from '../../data/songs/clipCache.ts'
import {
  useHookSearch,
  usePeopleSearch,
  usePersonaSearch,
  usePlaylistSearch,
  useSongSearch,
  useStyleSearch,
} from './search.ts'
import { HookGrid, HookTile } from '../../songs/list/HookTile.tsx'
import { PersonRow } from '../../songs/list/PersonRow.tsx'
import { countSongs, PlaylistCards } from '../../songs/list/PlaylistCards.tsx'
import { Shelf } from '../../songs/list/ShelfCard.tsx'
import { SongList } from '../../songs/list/SongList.tsx'
import { songsFirst } from './songsFirst.ts'
import { buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { FoundList } from './FoundList.tsx'
import { PersonaRow } from './PersonaRow.tsx'

type TabProps = { q: string }

export function Songs({ q }: TabProps) {
  return (
    <FoundList what="The songs" found={useSongSearch(q)} empty={<NoSong q={q} />}>
      {(ids) => <SongList ids={songsFirst(ids, findClip)} source={`“${q}”`} />}
    </FoundList>
  )
}

export function Playlists({ q }: TabProps) {
  const empty = <EmptyState title={`No playlist for “${q}”.`}>You can find public playlists by name.</EmptyState>
  return (
    <FoundList what="The playlists" found={usePlaylistSearch(q)} empty={empty}>
      {(playlists) => (
        <Shelf label="Playlists">
          <PlaylistCards playlists={playlists} factsOf={(found) => `${countSongs(found)} · by ${found.display_name}`} />
        </Shelf>
      )}
    </FoundList>
  )
}

export function People({ q }: TabProps) {
  const empty = <EmptyState title={`Nobody called “${q}”.`}>Try a part of the name or handle.</EmptyState>
  return (
    <FoundList what="The people" found={usePeopleSearch(q)} empty={empty}>
      {(people) => (
        <Rows label="People">
          {people.map((person) => (
            <li key={person.user_id}>
              <PersonRow person={person} />
            </li>
          ))}
        </Rows>
      )}
    </FoundList>
  )
}

export function Personas({ q }: TabProps) {
  const empty = <EmptyState title={`No persona for “${q}”.`}>Try its name or the style it sings in.</EmptyState>
  return (
    <FoundList what="The personas" found={usePersonaSearch(q)} empty={empty}>
      {(personas) => (
        <Rows label="Personas">
          {personas.map((persona) => (
            <li key={persona.id}>
              <PersonaRow persona={persona} />
            </li>
          ))}
        </Rows>
      )}
    </FoundList>
  )
}

export function Hooks({ q }: TabProps) {
  const empty = <EmptyState title={`No hook for “${q}”.`}>You can find hooks by title or caption.</EmptyState>
  return (
    <FoundList what="The hooks" found={useHookSearch(q)} empty={empty}>
      {(hooks) => (
        <HookGrid label="Hooks">
          {hooks.map((hook) => (
            <li key={hook.id}>
              <HookTile hook={hook} />
            </li>
          ))}
        </HookGrid>
      )}
    </FoundList>
  )
}

export function Styles({ q }: TabProps) {
  const empty = <EmptyState title={`No style with “${q}”.`}>Try another spelling, or a broader style.</EmptyState>
  return (
    <FoundList what="The styles" found={useStyleSearch(q)} empty={empty}>
      {(styles) => (
        <ul aria-label="Styles" className="flex flex-wrap gap-2">
          {styles.map((style) => (
            <li key={style}>
              <Link to="/search" search={{ q: style }} className={buttonLook('secondary')}>
                {style}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </FoundList>
  )
}

function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="-mx-2 grid grid-cols-1 gap-1">
      {children}
    </ul>
  )
}

function NoSong({ q }: TabProps) {
  return (
    <EmptyState
      title={`No song for “${q}”.`}
      action={
        <Link to="/create" search={{ prompt: q }} className={buttonLook('primary')}>
          Make one
        </Link>
      }
    >
      Make it yourself: we’ve filled in the words.
    </EmptyState>
  )
}
