// Fake payment: for tests of whoever uses the door.
export { type FakeStripe, openFakeStripe } from './fake/openFakeStripe.ts'
