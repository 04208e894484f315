import type { Clip } from '@arioso/contract'
import { describe, expect, it } from 'vitest'
import { commonStyles } from '../../data/styles.ts'
import { findSongs } from './findSongs.ts'

function song(title: string, tags: string, prompt = ''): Clip {
  return { id: title, title, display_name: 'June', handle: 'june', metadata: { tags, prompt } } as Clip
}

const songs = [
  song('Coast Road', 'synthwave, dreamy, 100 bpm'),
  song('Paper Boat', 'folk, dreamy, C minor', 'over the pond'),
  song('Attic', 'folk, warm'),
]

const titles = (found: Clip[]) => found.map((clip) => clip.title)

describe('finding songs', () => {
  it('every word asked for is in the title, the styles, the maker or the words', () => {
    expect(titles(findSongs(songs, 'BOAT'))).toEqual(['Paper Boat'])
    expect(titles(findSongs(songs, 'folk june'))).toEqual(['Paper Boat', 'Attic'])
    expect(titles(findSongs(songs, 'pond dreamy'))).toEqual(['Paper Boat'])
    expect(titles(findSongs(songs, 'pond warm'))).toEqual([])
  })

  it('styles to explore by are the most shared ones, without tempo and key', () => {
    expect(commonStyles(songs, 3)).toEqual(['dreamy', 'folk', 'synthwave'])
    expect(commonStyles(songs, 9)).not.toContain('100 bpm')
    expect(commonStyles(songs, 9)).not.toContain('c minor')
  })
})
