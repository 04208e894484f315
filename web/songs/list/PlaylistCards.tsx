import type { Playlist } from '@arioso/contract'
import type { ReactNode } from 'react'
import { ShelfCard } from './ShelfCard.tsx'

type PlaylistCardsProps = {
  playlists: readonly Playlist[]
  // Left out: how many songs, and whose or whether others see it.
  factsOf?: (playlist: Playlist) => string
  besideOf?: (playlist: Playlist) => ReactNode
}

// The playlists of a shelf, wherever there is one.
export function PlaylistCards({ playlists, factsOf = describePlaylist, besideOf }: PlaylistCardsProps) {
  return playlists.map((playlist) => (
    <li key={playlist.id}>
      <ShelfCard
        to="/playlist/$id"
        id={playlist.id}
        name={playlist.name}
        imageUrl={playlist.image_url}
        facts={factsOf(playlist)}
        beside={besideOf?.(playlist)}
      />
    </li>
  ))
}

export function countSongs({ num_total_results: count }: Playlist): string {
  return count === 1 ? '1 song' : `${count} songs`
}

function describePlaylist(playlist: Playlist): string {
  const songs = countSongs(playlist)
  if (!playlist.is_owned) return `${songs} · by ${playlist.display_name}`
  return playlist.is_public ? `${songs} · public` : songs
}
