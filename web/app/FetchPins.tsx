import { useFetchPinned } from '../data/pins.ts'

// Once for each person who signs in; what is fetched stays.
export default function FetchPins({ userId }: { userId: string }) {
  useFetchPinned(userId)
  return null
}
