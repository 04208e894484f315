import { Button } from '../../ui/controls/Button.tsx'

export function TermsStage({ onAccept }: { onAccept: () => void }) {
  return (
    <>
      <div className="grid gap-3 text-soft">
        <p>
          Only upload or record what’s yours, or what you have the right to use. That goes for the music and for every
          voice in it.
        </p>
        <p>
          Audio with singing can be shared by link but not published: nobody should be surprised to hear their own
          voice.
        </p>
        <p>Anything that breaks these rules will be removed.</p>
      </div>
      <Button look="primary" size="large" onClick={onAccept} className="w-full">
        I accept
      </Button>
    </>
  )
}
