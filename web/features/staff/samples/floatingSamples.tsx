import { useState } from 'react'
import { Banner } from '../../../ui/display/Banner.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { Sheet } from '../../../ui/surfaces/Sheet.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { Tooltip } from '../../../ui/surfaces/Tooltip.tsx'
import { LONG_TITLE, LONG_WORD } from './sampleTexts.ts'
import { State, type Sample } from './Showcase.tsx'

function DialogStates() {
  const [shown, setShown] = useState<'rename' | 'long' | 'answer'>()
  const close = () => setShown(undefined)
  return (
    <>
      <State name="default">
        <Button onClick={() => setShown('rename')}>Rename</Button>
      </State>
      <State name="long text">
        <Button onClick={() => setShown('long')}>Long title</Button>
      </State>
      <State name="busy, can only be answered">
        <Button onClick={() => setShown('answer')}>Terms</Button>
      </State>
      <Dialog title="Rename song" description="Everyone sees this." isOpen={shown === 'rename'} onClose={close}>
        <TextField label="Title" defaultValue="Lanterns" />
        <Button look="primary" onClick={close}>
          Save
        </Button>
      </Dialog>
      <Dialog title={LONG_TITLE} description={LONG_WORD} isOpen={shown === 'long'} onClose={close}>
        <Button onClick={close}>{LONG_TITLE}</Button>
      </Dialog>
      <Dialog title="Before you go on" isOpen={shown === 'answer'}>
        <Button look="primary" isBusy>
          Saving
        </Button>
        <Button onClick={close}>Agree</Button>
      </Dialog>
    </>
  )
}

function SheetStates() {
  const [isOpen, setOpen] = useState(false)
  return (
    <State name="default">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet title={LONG_TITLE} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="px-6 text-text">It covers the screen from below.</p>
      </Sheet>
    </State>
  )
}

function TooltipStates() {
  return (
    <>
      <State name="the exact number">
        <Tooltip text="1,234,567 plays">
          <Button look="quiet">1.2M</Button>
        </Tooltip>
      </State>
      <State name="below">
        <Tooltip text="14 March 2026, 18:20" side="bottom">
          <Button look="quiet">3 days ago</Button>
        </Tooltip>
      </State>
      <State name="long text">
        <Tooltip text={LONG_TITLE}>
          <Button look="quiet">Title</Button>
        </Tooltip>
      </State>
    </>
  )
}

const toastKinds = ['success', 'info', 'warning', 'error'] as const

function ToastStates() {
  return (
    <>
      {toastKinds.map((kind) => (
        <State key={kind} name={kind}>
          <Button onClick={() => showToast({ kind, title: 'Moved to trash', seconds: 5 })}>Show</Button>
        </State>
      ))}
      <State name="with undo">
        <Button
          onClick={() =>
            showToast(
              { kind: 'success', title: 'Moved to trash', seconds: 8 },
              { label: 'Undo', onClick: () => undefined },
            )
          }
        >
          Show
        </Button>
      </State>
      <State name="long text">
        <Button onClick={() => showToast({ kind: 'error', title: LONG_TITLE, message: LONG_WORD, seconds: 8 })}>
          Show
        </Button>
      </State>
    </>
  )
}

function BannerStates() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <State name="information" isWide>
        <Banner>Songs are made a little slower than usual right now.</Banner>
      </State>
      <State name="success" isWide>
        <Banner kind="success">Your address is confirmed.</Banner>
      </State>
      <State name="warning, with an action" isWide>
        <Banner kind="warning" action={<Button size="small">Renew</Button>}>
          Your plan ends on Friday.
        </Banner>
      </State>
      <State name="error" isWide>
        <Banner kind="danger">The last payment did not go through. Check the card and try again.</Banner>
      </State>
      <State name="can be put away; long text" isWide>
        {isThere && (
          <Banner onClose={() => setThere(false)}>
            {LONG_TITLE} {LONG_WORD}
          </Banner>
        )}
      </State>
    </>
  )
}

export const floatingSamples: Sample[] = [
  { name: 'Dialog', hover: 'none.', focus: 'stays inside; Escape closes.', States: DialogStates },
  { name: 'Sheet', hover: 'none.', focus: 'stays inside; Escape closes.', States: SheetStates },
  { name: 'Tooltip', hover: 'appears after 0.4 s.', focus: 'appears at once.', States: TooltipStates },
  { name: 'Toast', hover: 'stays while hovered.', focus: 'ring on its action.', States: ToastStates },
  { name: 'Banner', hover: 'none.', focus: 'ring on its action.', States: BannerStates },
]
