import { ZIP_SONGS_MAX } from '@arioso/contract/limits'
import { may } from '@arioso/contract/permissions'
import { AudioWaveform, Download, Music2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useListedClips } from '../../data/songs/useListedClips.ts'
import { clipState } from '../../data/songs/clipState.ts'
import { preparePacket, saveFile, useDownloadQuota } from './downloads.ts'
import { useActor } from '../../data/session/useActor.ts'
import { songSubject } from '../../songs/menu/songSubject.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { ChoiceCards } from '../../ui/controls/ChoiceCards.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { ProgressBar } from '../../ui/display/ProgressBar.tsx'
import { closeModal, openModal, type ModalInput } from '../../data/stores/openModal.ts'
import { tellNotMade } from './usePrepareDownload.ts'

type Format = 'mp3' | 'wav'

export default function DownloadSongsModal({ clipIds, onDone }: ModalInput['download-songs']) {
  const actor = useActor()
  const [format, setFormat] = useState<Format>('mp3')
  const [ready, setReady] = useState<number>()
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  const isTooMany = clipIds.length > ZIP_SONGS_MAX
  const songs = useListedClips(isTooMany ? [] : clipIds)
  const whole = songs.filter((clip) => clipState(clip) === 'complete' && may('downloadClip', actor, songSubject(clip)))
  const [first] = whole
  const mayWav = first !== undefined && may('downloadWav', actor, songSubject(first))

  async function pack(): Promise<void> {
    const { signal } = (asking.current = new AbortController())
    setReady(0)
    try {
      saveFile(await preparePacket({ ids: whole.map(({ id }) => id), format }, { signal, onReady: setReady }))
      closeModal()
      onDone()
    } catch (error) {
      if (signal.aborted) return
      setReady(undefined)
      tellNotMade(error)
    }
  }

  const choose = (wanted: Format) =>
    wanted === 'wav' && !mayWav ? openModal({ kind: 'upsell', reason: 'downloads' }) : setFormat(wanted)

  return (
    <Dialog
      title="Download songs"
      description={isTooMany ? undefined : describe(whole.length, clipIds.length)}
      isOpen
      onClose={closeModal}
    >
      {ready === undefined ? (
        <FormatChoice format={format} mayWav={mayWav} onChange={choose} />
      ) : (
        <Packing ready={ready} total={whole.length} />
      )}
      <Button
        look="primary"
        size="large"
        isBusy={ready !== undefined}
        disabled={whole.length === 0 || isTooMany}
        onClick={() => void pack()}
      >
        {ready === undefined && <Download size={17} aria-hidden="true" />}
        {ready === undefined ? 'Download as one file' : 'Packing…'}
      </Button>
      {isTooMany ? (
        <p className="text-sm text-danger">One file holds up to {ZIP_SONGS_MAX} songs. Select fewer.</p>
      ) : (
        <Quota />
      )}
    </Dialog>
  )
}

function describe(whole: number, chosen: number): string {
  const songs = `${whole} ${whole === 1 ? 'song' : 'songs'} in one ZIP file.`
  const left = chosen - whole
  if (left === 0) return songs
  return `${songs} ${left} of your selection ${left === 1 ? 'is' : 'are'} not finished, or a preview.`
}

type FormatChoiceProps = { format: Format; mayWav: boolean; onChange: (format: Format) => void }

function FormatChoice({ format, mayWav, onChange }: FormatChoiceProps) {
  return (
    <ChoiceCards
      label="Format"
      value={format}
      onChange={onChange}
      choices={[
        { value: 'mp3', title: 'MP3', text: 'With title, cover and lyrics inside', icon: <Music2 size={18} /> },
        {
          value: 'wav',
          title: 'WAV',
          text: 'Lossless, 16 bit',
          icon: <AudioWaveform size={18} />,
          ...(mayWav ? {} : { badge: <Badge look="accent">Pro</Badge> }),
        },
      ]}
    />
  )
}

function Packing({ ready, total }: { ready: number; total: number }) {
  return (
    <div className="grid gap-2">
      <ProgressBar label="Packing" value={ready / Math.max(1, total)} />
      <output className="tabular text-sm text-soft">
        {ready} of {total} songs are ready. Feel free to leave this page; the file is kept for a day.
      </output>
    </div>
  )
}

function Quota() {
  const { data } = useDownloadQuota()
  if (data === undefined) return null
  return (
    <p className="tabular text-sm text-faint">
      {data.used} of {data.limit} songs this month. All formats of a song count once.
    </p>
  )
}
