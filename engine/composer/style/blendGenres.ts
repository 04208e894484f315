import type { Genre, Groove, PartTemplate, Progressions } from '../../genres/genre.ts'

const GUEST_PARTS = 3
const GUEST_SHARE = 0.3

const between = (own: number, guest: number): number => own + (guest - own) * GUEST_SHARE

// Calm bars are the guest's, the middle has the host's drums over the guest's bass, the loud bars are the host's.
function blendGrooves(own: readonly Groove[], guest: readonly Groove[]): Groove[] {
  return own.map((groove, i) => {
    const other = guest[i % guest.length]
    const percussion = other.mid.percussion ?? other.high.percussion
    return {
      name: `${groove.name} with ${other.name}`,
      low: other.low,
      mid: { ...groove.mid, bass: other.mid.bass, ...(percussion && { percussion }) },
      high: groove.high,
    }
  })
}

function blendProgressions(own: Progressions, guest: Progressions): Progressions {
  return { ...own, verse: guest.verse, bridge: [...guest.bridge, ...own.bridge] }
}

function guestParts(own: readonly PartTemplate[], guest: readonly PartTemplate[]): PartTemplate[] {
  return [...guest]
    .sort((a, b) => b.chance - a.chance)
    .filter((part) => !own.some((other) => other.instrument === part.instrument))
    .slice(0, GUEST_PARTS)
    .map((part) => ({ ...part, chance: 1 }))
}

// A genre with another one's verses, calm grooves and instruments: "jazzy hip hop" walks under its beat.
export function blendGenres(own: Genre, guest: Genre): Genre {
  const [topMode] = [...guest.modes].sort((a, b) => b[1] - a[1])
  const total = own.modes.reduce((sum, [, weight]) => sum + weight, 0)
  const knowsMode = own.modes.some(([mode]) => mode === topMode[0])
  const syncopation = between(own.melody.syncopation, guest.melody.syncopation)
  return {
    ...own,
    tempoBpm: [between(own.tempoBpm[0], guest.tempoBpm[0]), between(own.tempoBpm[1], guest.tempoBpm[1])],
    swing: between(own.swing, guest.swingUnit === own.swingUnit ? guest.swing : own.swing),
    modes: knowsMode ? own.modes : [...own.modes, [topMode[0], total * GUEST_SHARE]],
    progressions: {
      ...own.progressions,
      major: blendProgressions(own.progressions.major, guest.progressions.major),
      minor: blendProgressions(own.progressions.minor, guest.progressions.minor),
    },
    grooves: blendGrooves(own.grooves, guest.grooves),
    ensemble: [...own.ensemble, ...guestParts(own.ensemble, guest.ensemble)],
    melody: {
      ...own.melody,
      motifs: [...own.melody.motifs, ...guest.melody.motifs.slice(0, 3)],
      syncopation,
      leads: [...new Set([guest.melody.leads[0], ...own.melody.leads])],
    },
  }
}
