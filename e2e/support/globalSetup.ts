import { startStack } from '../../scripts/startStack.ts'

// One product for all journeys, with two demo songs finished, as a newcomer finds it after a minute.
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack({ ARIOSO_DEMO_SONGS: '2' })
  process.env['ARIOSO_URL'] = stack.url
  process.env['ARIOSO_STAFF_LINK'] = stack.staffLink
  return () => stack.stop()
}
