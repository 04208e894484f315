import { ExternalLink } from 'lucide-react'
import { useDownloadQuota } from '../data/downloads.ts'
import { useActor } from '../data/useActor.ts'
import { Button, buttonLook } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { formatDate } from '../ui/formatDate.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { closeModal } from './modal.ts'

export default function DownloadQuotaModal() {
  const { data } = useDownloadQuota()
  const isFree = useActor().planKey === 'free'
  const back = data === undefined ? '' : ` They come back on ${formatDate(data.resets_on, 'dayOfYear')}.`
  return (
    <Dialog
      title="All downloads are used"
      description={`You have used all ${data?.limit ?? ''} downloads of this month.${back}`}
      isOpen
      onClose={closeModal}
    >
      {data !== undefined && (
        <ProgressBar label={`${data.used} of ${data.limit} songs downloaded`} value={data.used / data.limit} />
      )}
      <p className="text-soft">Songs you fetched this month can be fetched again, in any format.</p>
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
