import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../data/session.ts'
import { TextArea } from '../../ui/TextArea.tsx'

const TermsDialog = lazy(() => import('./TermsDialog.tsx'))

const MIN_HEIGHT_PX = 160

type LyricsFieldProps = {
  lyrics: string
  maxLength: number
  isInstrumental: boolean
  onLyrics: (lyrics: string) => void
}

// Own words stay locked until their terms are accepted; pressing the locked box asks.
export function LyricsField({ lyrics, maxLength, isInstrumental, onLyrics }: LyricsFieldProps) {
  const { session } = useSession()
  const [isAsking, setAsking] = useState(false)
  const isAccepted = session?.roles.has_accepted_custom_mode_tos ?? false
  return (
    <>
      <TextArea
        label="Lyrics"
        value={lyrics}
        maxLength={maxLength}
        onChange={onLyrics}
        minHeightPx={MIN_HEIGHT_PX}
        readOnly={!isAccepted}
        disabled={isInstrumental}
        onClick={() => setAsking(!isAccepted)}
        placeholder={
          isInstrumental
            ? 'Nothing is sung in an instrumental'
            : '[Verse]\nYour own words, or leave this empty\n\n[Chorus]\nand they are written for you'
        }
      />
      <Suspense>{isAsking && !isAccepted && <TermsDialog onAccepted={() => setAsking(false)} />}</Suspense>
    </>
  )
}
