import { useFetchPinned } from '../../data/songs/pins.ts'

// What a member's visit brings with it once they leave Home.
export default function PinnedSongs({ userId }: { userId: string }) {
  useFetchPinned(userId)
  return null
}
