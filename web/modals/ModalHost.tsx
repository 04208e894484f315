import { useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useStore } from '../data/createStore.ts'
import { closeModal, modal, type OpenModal } from './modal.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    modalOpening?: number
  }
}

const UpsellModal = lazy(() => import('./UpsellModal.tsx'))
const TermsModal = lazy(() => import('./TermsModal.tsx'))
const CreateWorkspaceModal = lazy(() => import('./CreateWorkspaceModal.tsx'))
const RenameWorkspaceModal = lazy(() => import('./RenameWorkspaceModal.tsx'))
const MoveToWorkspaceModal = lazy(() => import('./MoveToWorkspaceModal.tsx'))
const ReplacePinModal = lazy(() => import('./ReplacePinModal.tsx'))
const DeleteClipModal = lazy(() => import('./DeleteClipModal.tsx'))
const LibrarySelectModal = lazy(() => import('./LibrarySelectModal.tsx'))
const ConfirmModal = lazy(() => import('./ConfirmModal.tsx'))
const PlaylistModal = lazy(() => import('./PlaylistModal.tsx'))
const AddToPlaylistModal = lazy(() => import('./AddToPlaylistModal.tsx'))
const CompareTakesModal = lazy(() => import('./CompareTakesModal.tsx'))
const StemsModal = lazy(() => import('./StemsModal.tsx'))
const RemasterModal = lazy(() => import('./RemasterModal.tsx'))
const PersonaModal = lazy(() => import('./PersonaModal.tsx'))
const PersonasModal = lazy(() => import('./PersonasModal.tsx'))
const RemixIntroductionModal = lazy(() => import('./RemixIntroductionModal.tsx'))
const RemixPermissionModal = lazy(() => import('./RemixPermissionModal.tsx'))
const CheckoutModal = lazy(() => import('./CheckoutModal.tsx'))
const SubscriptionSuccessModal = lazy(() => import('./SubscriptionSuccessModal.tsx'))
const RightsPurchasedModal = lazy(() => import('./RightsPurchasedModal.tsx'))
const CopyrightWarningModal = lazy(() => import('./CopyrightWarningModal.tsx'))
const InviteModal = lazy(() => import('./InviteModal.tsx'))
const MoreModal = lazy(() => import('./MoreModal.tsx'))
const FeedbackModal = lazy(() => import('./FeedbackModal.tsx'))
const PublishModal = lazy(() => import('./PublishModal.tsx'))
const UpdateMetadataModal = lazy(() => import('./UpdateMetadataModal.tsx'))
const ShareClipModal = lazy(() => import('./ShareClipModal.tsx'))
const ClipFeedbackModal = lazy(() => import('./ClipFeedbackModal.tsx'))
const FlagClipModal = lazy(() => import('./FlagClipModal.tsx'))
const FlagCopyrightModal = lazy(() => import('./FlagCopyrightModal.tsx'))
const DownloadModal = lazy(() => import('./DownloadModal.tsx'))
const DownloadSongsModal = lazy(() => import('./DownloadSongsModal.tsx'))
const DownloadQuotaModal = lazy(() => import('./DownloadQuotaModal.tsx'))
const ShareAssetModal = lazy(() => import('./ShareAssetModal.tsx'))
const UploadWizard = lazy(() => import('../features/upload/UploadWizard.tsx'))
const QueueModal = lazy(() => import('../features/queue/QueueModal.tsx'))
const FullPlayerModal = lazy(() => import('../features/omniplayer/FullPlayerModal.tsx'))
const SelectHookSongModal = lazy(() => import('../features/hooks/SelectHookSongModal.tsx'))
const HookDetailsModal = lazy(() => import('../features/hooks/HookDetailsModal.tsx'))
const ShortcutsModal = lazy(() => import('./ShortcutsModal.tsx'))

function contentOf(open: OpenModal) {
  switch (open.kind) {
    case 'upsell':
      return <UpsellModal {...open} />
    case 'terms':
      return <TermsModal {...open} />
    case 'create-workspace':
      return <CreateWorkspaceModal {...open} />
    case 'rename-workspace':
      return <RenameWorkspaceModal {...open} />
    case 'move-to-workspace':
      return <MoveToWorkspaceModal {...open} />
    case 'replace-pin':
      return <ReplacePinModal {...open} />
    case 'delete-clip':
      return <DeleteClipModal {...open} />
    case 'library-select':
      return <LibrarySelectModal {...open} />
    case 'confirm':
      return <ConfirmModal {...open} />
    case 'playlist':
      return <PlaylistModal {...open} />
    case 'add-to-playlist':
      return <AddToPlaylistModal {...open} />
    case 'add-audio':
      return <UploadWizard {...open} />
    case 'compare-takes':
      return <CompareTakesModal {...open} />
    case 'stems':
      return <StemsModal {...open} />
    case 'remaster':
      return <RemasterModal {...open} />
    case 'persona':
      return <PersonaModal {...open} />
    case 'personas':
      return <PersonasModal />
    case 'remix-introduction':
      return <RemixIntroductionModal {...open} />
    case 'remix-permission':
      return <RemixPermissionModal />
    case 'invite':
      return <InviteModal />
    case 'more':
      return <MoreModal />
    case 'feedback':
      return <FeedbackModal />
    case 'publish':
      return <PublishModal {...open} />
    case 'update-metadata':
      return <UpdateMetadataModal {...open} />
    case 'share-clip':
      return <ShareClipModal {...open} />
    case 'clip-feedback':
      return <ClipFeedbackModal {...open} />
    case 'flag-clip':
      return <FlagClipModal {...open} />
    case 'flag-copyright':
      return <FlagCopyrightModal {...open} />
    case 'download':
      return <DownloadModal {...open} />
    case 'download-songs':
      return <DownloadSongsModal {...open} />
    case 'checkout':
      return <CheckoutModal {...open} />
    case 'subscription-success':
      return <SubscriptionSuccessModal {...open} />
    case 'rights-purchased':
      return <RightsPurchasedModal {...open} />
    case 'copyright-warning':
      return <CopyrightWarningModal {...open} />
    case 'download-quota':
      return <DownloadQuotaModal />
    case 'share-asset':
      return <ShareAssetModal {...open} />
    case 'queue':
      return <QueueModal />
    case 'full-player':
      return <FullPlayerModal />
    case 'select-hook-song':
      return <SelectHookSongModal {...open} />
    case 'hook-details':
      return <HookDetailsModal {...open} />
    case 'shortcuts':
      return <ShortcutsModal />
  }
}

export default function ModalHost() {
  const open = useStore(modal, (state) => state.open)
  const opening = useStore(modal, (state) => state.opening)
  useBackCloses(canBeLeft(open) ? opening : undefined)
  useLeavingCloses()
  return <Suspense>{open !== undefined && contentOf(open)}</Suspense>
}

const ONLY_ANSWERED = new Set<OpenModal['kind']>(['terms', 'remix-permission', 'copyright-warning'])

function canBeLeft(open: OpenModal | undefined): boolean {
  return open !== undefined && !ONLY_ANSWERED.has(open.kind)
}

// An open modal has a place of its own in the history, so the back button closes it and stays on the page. A modal that
// follows another takes its place over.
function useBackCloses(opening: number | undefined): void {
  const router = useRouter()
  const placed = useRouterState({ select: (state) => state.location.state.modalOpening })
  const place = useRouterState({ select: ({ location }) => placeOf(location.state) })
  const entered = useRef<{ opening: number; place: number }>(undefined)

  useEffect(() => {
    if (opening === undefined) return
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      resetScroll: false,
      replace: router.state.location.state.modalOpening === opening - 1,
      state: (state) => ({ ...state, modalOpening: opening }),
    })
    return () => {
      entered.current = undefined
      if (canBeLeft(modal.get().open)) return
      if (router.state.location.state.modalOpening === opening) router.history.back()
    }
  }, [opening, router])

  useEffect(() => {
    if (placed !== undefined && placed === opening) entered.current = { opening, place }
    else if (entered.current !== undefined && entered.current.opening === opening) {
      const { askFirst } = modal.get()
      if (askFirst === undefined || place !== entered.current.place - 1) return closeModal()
      router.history.forward()
      askFirst()
    }
  }, [placed, place, opening, router])
}

// How many steps into the history an entry lies.
function placeOf({ __TSR_index: place }: { __TSR_index: number }): number {
  return place
}

// The place a modal takes in the history has no slash at its end; that alone is not leaving.
function useLeavingCloses(): void {
  const path = useRouterState({ select: (state) => state.location.pathname.replace(/\/$/, '') })
  const opened = useRef(path)
  useEffect(() => {
    if (opened.current !== path) closeModal()
    opened.current = path
  }, [path])
}
