import { useEffect } from 'react'
import { followPlaybar } from './followPlaybar.ts'

// For members: the queue continues where another device stopped, and is saved for the next one.
export default function FollowPlaybar({ userId }: { userId: string }) {
  return <FollowQueue key={userId} />
}

function FollowQueue() {
  useEffect(() => followPlaybar(), [])
  return null
}
