import { useEffect } from 'react'
import { followPlaybar } from './followPlaybar.ts'

// For whoever is signed in: the queue goes on where another device stopped, and is kept for the next one.
export default function FollowPlaybar() {
  useEffect(() => followPlaybar(), [])
  return null
}
