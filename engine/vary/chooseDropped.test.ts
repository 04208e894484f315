import { describe, expect, it } from 'vitest'
import type { Score, SectionKind } from '../score.ts'
import { chooseDropped } from './chooseDropped.ts'

function dropped(...kinds: SectionKind[]): number[] {
  const sections = kinds.map((kind, i) => ({ kind, label: kind, startBeat: i * 16, lengthBeats: 16, energy: 0.5 }))
  return chooseDropped({ sections, lengthBeats: kinds.length * 16 } as unknown as Score)
}

describe('what a shorter song does without', () => {
  it('first what only the band plays, then the bridge, as much as can be noticed', () => {
    expect(dropped('intro', 'verse', 'chorus', 'bridge', 'solo', 'verse', 'chorus', 'outro')).toEqual([3, 4])
    expect(dropped('intro', 'verse', 'solo', 'outro')).toEqual([2])
  })

  it('then a later verse with its pre-chorus, and with its chorus where one is left on both sides', () => {
    const round: SectionKind[] = ['verse', 'pre-chorus', 'chorus']
    expect(dropped('intro', ...round, ...round, 'outro')).toEqual([4, 5])
    expect(dropped('intro', ...round, ...round, ...round, 'outro')).toEqual([4, 5, 6, 7, 8])
  })

  it('the beginning, one verse, one chorus and the ending stay', () => {
    expect(dropped('verse', 'chorus')).toEqual([])
    expect(dropped('solo', 'verse', 'chorus', 'solo')).toEqual([])
  })

  it('never more than half of it', () => {
    const sections = [16, 16, 200, 16].map((lengthBeats) => ({ kind: 'solo', lengthBeats }))
    expect(chooseDropped({ sections, lengthBeats: 248 } as unknown as Score)).toEqual([1])
  })
})
