import { useEffect } from 'react'
import { followPlaybar } from './followPlaybar.ts'

// For whoever is signed in: the queue goes on where another device stopped, and is kept for the next one.
export default function FollowPlaybar({ userId }: { userId: string }) {
  return <FollowQueue key={userId} />
}

function FollowQueue() {
  useEffect(() => followPlaybar(), [])
  return null
}
