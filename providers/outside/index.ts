// Outside: what every door to somebody else's service shares. A call goes in, a good answer comes out or an OutsideError that
// says why not: time limits, tries with growing pauses, and a rest for whoever keeps failing. Times in milliseconds.
export type { Breaker } from './createBreaker.ts'
export { createOutside, type Outside } from './createOutside.ts'
export type { DoorFacts, NoteCall } from './createRecord.ts'
export { guardFetch } from './guardFetch.ts'
export { OutsideError } from './OutsideError.ts'
