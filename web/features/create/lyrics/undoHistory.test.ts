import { describe, expect, it } from 'vitest'
import { startHistory, undo, write } from './undoHistory.ts'

function type(history: ReturnType<typeof startHistory>, letters: string) {
  return letters.split('').reduce((now, letter) => write(now, now.present + letter), history)
}

describe('undo in the lyrics', () => {
  it('takes back a word at a time', () => {
    let history = type(startHistory(''), 'rain on')
    history = undo(history)
    expect(history.present.trim()).toBe('rain')
    while (history.past.length > 0) history = undo(history)
    expect(history.present).toBe('')
  })

  it('takes back what a button inserted in one step', () => {
    const history = write(type(startHistory(''), 'rain'), 'rain\n\n[Chorus]\n')
    expect(undo(history).present).toBe('rain')
  })

  it('takes back a cleared text whole, and does nothing at the beginning', () => {
    const history = write(startHistory('every word'), '')
    expect(undo(history).present).toBe('every word')
    expect(undo(startHistory('a')).present).toBe('a')
  })
})
