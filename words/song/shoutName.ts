import { isFresh, take, type Hook, type SongState, type SungLine } from './songState.ts'

// A club is shouted whole, line after line.
const SHOUTS: readonly (readonly string[])[] = [
  ['*! Hear the call!', '*! One and all!', 'Home or away, in the wind and the rain', '*! Sing it again!'],
  ['*! Up we rise!', '*! Fill the skies!', 'From the back row of the top of the stand', '*! Best in the land!'],
  ['*! Make some noise!', '*! Girls and boys!', 'Scarves in the air and the drum going round', '*! Shake the ground!'],
  ['*! Here we come!', '*! Beat the drum!', 'Ninety minutes, and then ninety more', '*! Hear us roar!'],
  ['*! Stamp your feet!', '*! Down the street!', 'Win it or lose it, we go home hoarse', '*! Of course, of course!'],
]

export function shoutName(name: string, state: SongState): Hook {
  const fresh = SHOUTS.filter((lines) => lines.every((line) => line.includes('*') || isFresh(state, line)))
  const lines = state.random
    .pick(fresh.length > 0 ? fresh : SHOUTS)
    .map((line): SungLine => ({ text: line.replaceAll('*', name), source: 'fact' }))
  take(
    state,
    lines.map(({ text }) => text),
  )
  return { title: name, lines }
}
