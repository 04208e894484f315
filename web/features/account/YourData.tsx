import { EXPORT_KEPT_DAYS } from '@arioso/contract/limits'
import { useState } from 'react'
import { useDataExport } from '../../data/session/account.ts'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { formatBytes } from '../../ui/format/formatBytes.ts'
import { formatDate } from '../../ui/format/formatDate.ts'
import { Spinner } from '../../ui/display/Spinner.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { ExportDialog } from './ExportDialog.tsx'

export function YourData() {
  const [open, setOpen] = useState<'export' | 'delete' | undefined>()
  const close = () => setOpen(undefined)
  return (
    <section aria-label="Your data" className="grid gap-6">
      <div className="grid gap-3">
        <h3 className="text-md font-semibold">Your data</h3>
        <p className="text-soft">
          Download a copy of everything we keep about you: your songs, uploads and pictures, plus your playlists,
          comments and account history as JSON.
        </p>
        <ExportState onRequest={() => setOpen('export')} />
      </div>
      <div className="grid gap-3 rounded-card border border-hairline bg-surface p-4">
        <h3 className="text-md font-semibold">Delete account</h3>
        <p className="text-soft">
          This permanently deletes your account, along with every song, playlist and comment you made. We can’t bring
          any of it back.
        </p>
        <div>
          <Button look="danger" onClick={() => setOpen('delete')}>
            Delete my account
          </Button>
        </div>
      </div>
      <ExportDialog isOpen={open === 'export'} onClose={close} />
      <DeleteAccountDialog isOpen={open === 'delete'} onClose={close} />
    </section>
  )
}

function ExportState({ onRequest }: { onRequest: () => void }) {
  const { data } = useDataExport()
  if (data?.status === 'running') {
    return (
      <output className="flex items-center gap-3 text-soft">
        <Spinner /> We’re packing your data. You can leave this page and come back.
      </output>
    )
  }
  if (data?.status === 'complete') {
    return (
      <div className="grid gap-3">
        <ul className="flex flex-wrap gap-3">
          {data.parts.map((part, index) => (
            <li key={part.name}>
              <a href={part.url} download={part.name} className={buttonLook('secondary')}>
                {data.parts.length === 1 ? 'Download' : `Download part ${index + 1}`} ({formatBytes(part.bytes)})
              </a>
            </li>
          ))}
        </ul>
        <p className="text-sm text-faint">
          Available until {formatDate(data.expires_on ?? '', 'moment')}.{' '}
          <button type="button" className="underline hover:text-text" onClick={onRequest}>
            Make a new copy
          </button>
        </p>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      {data?.status === 'failed' && (
        <p role="alert" className="text-danger">
          Your data couldn’t be packed. Please try again.
        </p>
      )}
      <div>
        <Button disabled={data === undefined} onClick={onRequest}>
          Export my data
        </Button>
      </div>
      <p className="text-sm text-faint">The download stays available for {EXPORT_KEPT_DAYS} days.</p>
    </div>
  )
}
