import { Button } from '../../ui/Button.tsx'

export function TermsStage({ onAccept }: { onAccept: () => void }) {
  return (
    <>
      <div className="grid gap-3 text-soft">
        <p>
          Upload or record only what is yours, or what you have the right to use. That counts for the music and for
          every voice in it.
        </p>
        <p>
          Audio with singing can be shared by link, but not published: nobody should find their voice without knowing.
        </p>
        <p>What breaks this is taken down.</p>
      </div>
      <Button look="primary" size="large" onClick={onAccept} className="w-full">
        I accept
      </Button>
    </>
  )
}
