import FetchPins from './FetchPins.tsx'
import RemixQuestion from './RemixQuestion.tsx'

// What a member's visit brings with it once they leave Home.
export default function AwayFromHome({ userId }: { userId: string }) {
  return (
    <>
      <FetchPins userId={userId} />
      <RemixQuestion />
    </>
  )
}
