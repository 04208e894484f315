import { describe, expect, it } from 'vitest'
import { writeSong } from '../writeSong.ts'
import { isHeardFrame, listHeard } from './heardFrames.ts'
import { lineKey } from './songState.ts'

describe('a frame that was heard', () => {
  const heard = listHeard(
    ['I hope there’s always wet trainers in your day', 'And someone to wave with, on the way'].map(lineKey),
  )

  it('is known again whoever stands in it', () => {
    expect(isHeardFrame(["I hope there's always {a part} in your day"], heard)).toBe(true)
    expect(isHeardFrame(['{Name} came by with {a part}, on the way'], heard)).toBe(true)
    expect(isHeardFrame(['{Where}, that is where you will be'], heard)).toBe(false)
  })

  it('does not come again in the next songs of the same person', () => {
    const wishes = ['my mum loves gardening', 'my dad loves fishing', 'my sister loves chess', 'my uncle loves baking']
    const avoid: string[] = []
    const frames: string[] = []
    for (const [seed, description] of wishes.entries()) {
      const { lyrics } = writeSong({ seed, description, instrumental: false, avoid })
      const lines = [...new Set(lyrics.split('\n'))]
      frames.push(...lines.filter((line) => line.includes("when you're ninety and three")))
      avoid.push(...lines)
    }
    expect(frames.length).toBeLessThanOrEqual(1)
  })
})
