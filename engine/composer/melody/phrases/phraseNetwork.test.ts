import { expect, it } from 'vitest'
import { exp } from '../../../audio/math.ts'
import reference from './reference.json' with { type: 'json' }
import { phraseNetwork } from './phraseNetwork.ts'

it('the phrase network says what it said when it was trained', () => {
  const network = phraseNetwork()
  let memory = network.start()
  reference.rows.forEach((columns, i) => {
    // A second past beside it changes nothing.
    const [own] = network.step([
      { memory, columns },
      { memory: network.start(), columns },
    ])
    memory = own.memory
    reference.said[i].forEach((expected, k) => expect(own.chances[k]).toBeCloseTo(expected, 2))
    expect(own.chances.reduce((sum, chance) => sum + exp(chance), 0)).toBeCloseTo(1, 9)
  })
})
