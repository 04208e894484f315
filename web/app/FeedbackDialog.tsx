import { buttonLook } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { help } from './externalLinks.ts'
import { OutsideLink } from './OutsideLink.tsx'
import { closeDialog } from './shellDialog.ts'

export default function FeedbackDialog() {
  return (
    <Dialog
      title="Tell us how it sounds"
      description="The form that sends your words from here is not built yet. The help page says how to reach us today."
      isOpen
      onClose={closeDialog}
    >
      <OutsideLink link={help} className={buttonLook('primary')}>
        Open the help page
      </OutsideLink>
    </Dialog>
  )
}
