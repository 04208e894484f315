// Engines' servers of our own, over real HTTP, for tests.
export { createAceStep } from './createAceStep.ts'
export { openFakeAceCpp } from './fakeAceCpp.ts'
export { openFakeAceStep } from './fakeAceStep.ts'
export type { FakeEngine } from './fakeEngine.ts'
