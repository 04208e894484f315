import type { Clip, DownloadFormat } from '@arioso/contract'
import { may, type Action } from '@arioso/contract/permissions'
import { AudioLines, AudioWaveform, Captions, Film, ListMusic, Music2, Piano, SlidersVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useListedClip } from '../../data/songs/clipCache.ts'
import { saveFile, useDownloadFormats } from './downloads.ts'
import { visibilityOf } from '../../data/songs/songWrites.ts'
import { useActor } from '../../data/session/useActor.ts'
import { titleOf } from '../../songs/facts/titleOf.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { Spinner } from '../../ui/display/Spinner.tsx'
import DownloadQuotaModal from './DownloadQuotaModal.tsx'
import { closeModal, openModal, type ModalInput } from '../../data/stores/openModal.ts'
import { usePrepareDownload } from './usePrepareDownload.ts'

type FileKind = { format: DownloadFormat; title: string; text: string; icon: ReactNode; asks?: Action }

const KINDS: FileKind[] = [
  { format: 'mp3', title: 'MP3', text: 'With title, cover and lyrics inside', icon: <Music2 size={18} /> },
  { format: 'm4a', title: 'M4A', text: 'Small file, good for phones', icon: <AudioLines size={18} /> },
  { format: 'wav', title: 'WAV', text: 'Lossless, 16 bit', icon: <AudioWaveform size={18} />, asks: 'downloadWav' },
  {
    format: 'flac',
    title: 'FLAC',
    text: 'Lossless, half the size',
    icon: <AudioWaveform size={18} />,
    asks: 'downloadWav',
  },
  {
    format: 'stems',
    title: 'Stems',
    text: 'Every part as its own file; takes a few minutes',
    icon: <SlidersVertical size={18} />,
    asks: 'splitTwelveStems',
  },
  { format: 'midi', title: 'MIDI', text: 'The notes of every part', icon: <Piano size={18} /> },
  { format: 'chords', title: 'Chord sheet', text: 'Chords above the words, to print', icon: <ListMusic size={18} /> },
  { format: 'lrc', title: 'Synced lyrics', text: 'LRC file with a time for every word', icon: <Captions size={18} /> },
]

export default function DownloadModal({ id }: ModalInput['download']) {
  const clip = useListedClip(id)
  return clip === undefined ? null : <Files clip={clip} />
}

function Files({ clip }: { clip: Clip }) {
  const { data, isError, refetch } = useDownloadFormats(clip)
  if (data !== undefined && !data.is_counted && data.used >= data.limit) return <DownloadQuotaModal />
  return (
    <Dialog title="Download" description={titleOf(clip)} isOpen onClose={closeModal}>
      {isError && (
        <p className="text-soft">
          The download formats couldn’t be loaded.{' '}
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data === undefined && !isError && <Skeleton className="h-80 rounded-card!" />}
      {data !== undefined && <FileList clip={clip} formats={data.formats} />}
      {data !== undefined && (
        <p className="tabular text-sm text-faint">
          {data.used} of {data.limit} songs this month.{' '}
          {data.is_counted ? 'You’ve already downloaded this one.' : 'All formats of a song count once.'}
        </p>
      )}
    </Dialog>
  )
}

function FileList({ clip, formats }: { clip: Clip; formats: DownloadFormat[] }) {
  const actor = useActor()
  const { preparing, prepare } = usePrepareDownload()
  const subject = { ownerId: clip.user_id, visibility: visibilityOf(clip) }

  async function fetchFile({ format, asks }: FileKind): Promise<void> {
    if (asks !== undefined && !may(asks, actor, subject)) return openModal({ kind: 'upsell', reason: 'downloads' })
    const file = await prepare({ clip, format })
    if (file !== undefined) saveFile(file)
  }

  return (
    <ul className="-mx-2 grid grid-cols-1">
      {KINDS.filter(({ format }) => formats.includes(format)).map((kind) => (
        <li key={kind.format}>
          <FileRow
            {...kind}
            isBusy={preparing === kind.format}
            isLocked={kind.asks !== undefined && !may(kind.asks, actor, subject)}
            isDisabled={preparing !== undefined}
            onPress={() => void fetchFile(kind)}
          />
        </li>
      ))}
      <li>
        <FileRow
          title="Video"
          text="A 30-second clip to post"
          icon={<Film size={18} />}
          isDisabled={preparing !== undefined}
          onPress={() => openModal({ kind: 'share-asset', id: clip.id })}
        />
      </li>
    </ul>
  )
}

type FileRowProps = Pick<FileKind, 'title' | 'text' | 'icon'> & {
  isBusy?: boolean
  isLocked?: boolean
  isDisabled: boolean
  onPress: () => void
}

function FileRow({ title, text, icon, isBusy = false, isLocked = false, isDisabled, onPress }: FileRowProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-busy={isBusy}
      onClick={onPress}
      className="flex w-full items-center gap-3 rounded-control px-2 py-2 text-left feedback hover:not-disabled:bg-high disabled:opacity-60"
    >
      <span aria-hidden="true" className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-accent">
        {isBusy ? <Spinner /> : icon}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="flex items-center gap-2 font-medium">
          {title}
          {isLocked && <Badge look="accent">Pro</Badge>}
        </span>
        <span className="truncate text-sm text-soft">{isBusy ? 'Preparing the file…' : text}</span>
      </span>
    </button>
  )
}
