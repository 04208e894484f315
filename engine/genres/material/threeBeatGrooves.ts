import type { Fill, Groove } from '../genre.ts'

// Twelve sixteenths to a bar: a waltz counts 1 2 3, a compound bar of 6/8 counts two groups of three eighths.
export const WALTZ_GROOVES: Groove[] = [
  {
    name: 'waltz',
    low: { drums: { kick: '7...........', rim: '....4...4...', closedHat: '5.3.5.3.5.3.' }, bass: 'R-------5---' },
    mid: { drums: { kick: '8...........', snare: '....6...6...', closedHat: '7.4.6.4.6.4.' }, bass: 'R---5---3---' },
    high: { drums: { kick: '9.....5.....', snare: '....8...7...', ride: '8...6.4.6.4.' }, bass: 'R---5---8-a-' },
  },
  {
    name: 'slow three',
    low: { drums: { kick: '7...........', closedHat: '4...4...4...' }, bass: 'R-----------' },
    mid: { drums: { kick: '8.........5.', snare: '........7...', closedHat: '6.4.6.4.6.4.' }, bass: 'R-------R-5-' },
    high: { drums: { kick: '9...6.....6.', snare: '........9...', closedHat: '8.6.8.6.8.6.' }, bass: 'R---R---5-a-' },
  },
]

export const COMPOUND_GROOVES: Groove[] = [
  {
    name: 'six eight',
    low: { drums: { kick: '7...........', rim: '......5.....', closedHat: '6.3.4.6.3.4.' }, bass: 'R-----5-----' },
    mid: { drums: { kick: '8.........5.', snare: '......8.....', closedHat: '7.4.5.7.4.5.' }, bass: 'R-----R---5-' },
    high: { drums: { kick: '9...5.....6.', snare: '......9.....', ride: '8.5.6.8.5.6.' }, bass: 'R---R-5---a-' },
  },
  {
    name: 'rolling six',
    low: { drums: { kick: '6...........', shaker: '5.3.3.5.3.3.' }, bass: 'R-----------' },
    mid: { drums: { kick: '8.....5.....', snare: '......7...3.', closedHat: '7.4.4.6.4.4.' }, bass: 'R-----5---R-' },
    high: {
      drums: { kick: '9.....6...6.', snare: '......9...4.', openHat: '........5...', closedHat: '8.5.5.7...5.' },
      bass: 'R---8-5---a-',
    },
  },
]

export const THREE_BEAT_FILLS: Fill[] = [
  { fromStep: 6, drums: { snare: '......6.7.8.', lowTom: '..........8.', kick: '......6.....' } },
  { fromStep: 8, drums: { highTom: '........7...', midTom: '.........7..', lowTom: '..........88' } },
]
