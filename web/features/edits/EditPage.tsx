import type { Clip } from '@arioso/contract'
import { may } from '@arioso/contract/permissions'
import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import { useEffect, type ComponentProps } from 'react'
import { Link } from '../../routing/Link.tsx'
import { useNavigate, useParams } from '../../routing/useRouter.ts'
import { useClip } from '../../data/songs/clipCache.ts'
import { clipState } from '../../data/songs/clipState.ts'
import { useSession } from '../../data/session/session.ts'
import { useActor } from '../../data/session/useActor.ts'
import { openModal } from '../../data/stores/openModal.ts'
import { useMakingWords } from '../../songs/making/useMakingWords.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { ProgressBar } from '../../ui/display/ProgressBar.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { EditTools } from './tools/EditTools.tsx'
import { EditWaveform } from './EditWaveform.tsx'
import { redo, undo, useEditor, visit } from './editor.ts'
import { LinesOfSong } from './LinesOfSong.tsx'
import { useEditSession } from './useEditSession.ts'
import { useUndoKeys } from './useUndoKeys.ts'
import { Versions } from './Versions.tsx'

export function EditPage() {
  const { id = '' } = useParams()
  const { isLoading } = useSession()
  const actor = useActor()
  const { data: clip, isError } = useClip(id)
  const isOwn = clip !== undefined && clip.user_id === actor.userId
  const isAllowed = isOwn && may('editClip', actor, { ownerId: clip.user_id, visibility: 'private' })
  const isTrashed = clip?.is_trashed === true
  useEditSession(id, isAllowed && !isTrashed)
  if (isError || (clip !== undefined && !isOwn && !isLoading)) return <NotYours />
  if (clip === undefined || isLoading) return <Skeleton className="mt-6 h-64 rounded-card!" />
  if (isTrashed) return <InTrash />
  if (!isAllowed) return <NeedsPlan />
  return <Workbench clip={clip} />
}

function Workbench({ clip }: { clip: Clip }) {
  usePageTitle(`Edit ${clip.title}`)
  useEffect(() => visit(clip.id), [clip.id])
  if (clipState(clip) !== 'complete') {
    return (
      <div className="grid grid-cols-1 gap-6 pt-4 pb-12">
        <Head clip={clip} />
        {clipState(clip) === 'failed' ? (
          <output className="rounded-card bg-surface p-6 text-soft">
            This version couldn’t be made. The others are still there.
          </output>
        ) : (
          <BeingMade clip={clip} />
        )}
        <Versions clip={clip} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6 pt-4 pb-12">
      <Head clip={clip} />
      <EditWaveform clip={clip} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[340px_minmax(0,1fr)_300px]">
        <EditTools clip={clip} />
        {/* On a phone the versions come before the words: comparing follows an edit, and the words are long. */}
        <div className="min-w-0 lg:col-start-3 lg:row-start-1">
          <Versions clip={clip} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          <LinesOfSong clip={clip} />
        </div>
      </div>
    </div>
  )
}

// The time left changes every few seconds and is not spoken; that it is being made is.
function BeingMade({ clip }: { clip: Clip }) {
  const words = useMakingWords(clip, 'Recording')
  return (
    <div className="grid gap-3 rounded-card bg-surface p-6">
      <output className="text-soft">This version is being made. It will open here when it’s ready.</output>
      <p className="tabular text-sm text-faint">{words}</p>
      <ProgressBar label={`Making ${clip.title}`} value={clip.job.progress} />
    </div>
  )
}

function Head({ clip }: { clip: Clip }) {
  const navigate = useNavigate()
  const canUndo = useEditor(({ visited }) => visited.length > 1)
  const canRedo = useEditor(({ undone }) => undone.length > 0)

  function go(id: string | undefined): void {
    if (id !== undefined) void navigate({ to: '/edit/$id', params: { id }, replace: true })
  }
  useUndoKeys({ onUndo: () => go(undo()), onRedo: () => go(redo()) })

  return (
    <header className="flex flex-wrap items-center gap-3">
      <Link to="/song/$id/" params={{ id: clip.id }} className={buttonLook('quiet')}>
        <ArrowLeft size={16} aria-hidden="true" />
        Done
      </Link>
      <h1
        className="display min-w-0 flex-1 truncate text-xl font-medium max-sm:order-last max-sm:basis-full"
        title={clip.title}
      >
        {clip.title}
      </h1>
      <IconButton label="Undo" disabled={!canUndo} onClick={() => go(undo())} className="max-sm:ml-auto">
        <Undo2 size={18} />
      </IconButton>
      <IconButton label="Redo" disabled={!canRedo} onClick={() => go(redo())}>
        <Redo2 size={18} />
      </IconButton>
    </header>
  )
}

function NotYours() {
  usePageTitle('Edit')
  return (
    <EmptyPage
      title="This song isn’t here."
      action={
        <Link to="/me" className={buttonLook('secondary')}>
          Go to your library
        </Link>
      }
    >
      You can only edit your own songs.
    </EmptyPage>
  )
}

function InTrash() {
  usePageTitle('Edit')
  return (
    <EmptyPage
      title="This song is in the trash."
      action={
        <Link to="/me" search={{ tab: 'trash' }} className={buttonLook('secondary')}>
          Go to the trash
        </Link>
      }
    >
      Restore it to edit it again.
    </EmptyPage>
  )
}

function NeedsPlan() {
  usePageTitle('Edit')
  return (
    <EmptyPage
      title="Edit mode comes with Pro."
      action={
        <Button look="primary" onClick={() => openModal({ kind: 'upsell', reason: 'edit' })}>
          See what’s in Pro
        </Button>
      }
    >
      Replace a line, crop and fade. Every edit is a new version; the old one is kept.
    </EmptyPage>
  )
}

function EmptyPage(props: ComponentProps<typeof EmptyState>) {
  return (
    <div className="pt-2 pb-8">
      <h1 className="display mb-5 text-xl font-medium">Edit</h1>
      <EmptyState {...props} />
    </div>
  )
}
