import { ExternalLink } from 'lucide-react'
import { useDownloadQuota } from './downloads.ts'
import { useActor } from '../../data/session/useActor.ts'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { formatDate } from '../../ui/format/formatDate.ts'
import { ProgressBar } from '../../ui/display/ProgressBar.tsx'
import { closeModal } from '../../data/stores/openModal.ts'

export default function DownloadQuotaModal() {
  const { data } = useDownloadQuota()
  const isFree = useActor().planKey === 'free'
  const back = data === undefined ? '' : ` They reset on ${formatDate(data.resets_on, 'dayOfYear')}.`
  return (
    <Dialog
      title="You’ve used all your downloads"
      description={`You’ve used all ${data?.limit ?? ''} downloads for this month.${back}`}
      isOpen
      onClose={closeModal}
    >
      {data !== undefined && (
        <ProgressBar label={`${data.used} of ${data.limit} songs downloaded`} value={data.used / data.limit} />
      )}
      <p className="text-soft">Songs you’ve already downloaded this month can be downloaded again in any format.</p>
      <div className="grid grid-cols-1 gap-2">
        {isFree && (
          <a
            href="/account"
            target="_blank"
            rel="noreferrer"
            onClick={closeModal}
            className={`${buttonLook('primary', 'large')} w-full`}
          >
            Get more with Pro
            <ExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        <Button look={isFree ? 'quiet' : 'primary'} onClick={closeModal}>
          {isFree ? 'Not now' : 'All right'}
        </Button>
      </div>
    </Dialog>
  )
}
