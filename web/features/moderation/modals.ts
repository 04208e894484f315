import type { Clip, ReportedType } from '@arioso/contract'
import { lazyModal } from '../../modals/lazyModal.ts'

declare module '../../data/stores/openModal.ts' {
  interface ModalInput {
    'flag-clip': { clip: Clip }
    'flag-content': { contentType: ReportedType; contentId: string; name: string }
    'flag-copyright': { clip: Clip; details?: string }
    'copyright-warning': { clipId: string; title: string }
  }
}

export const moderationModals = {
  'flag-clip': lazyModal(() => import('./FlagClipModal.tsx')),
  'flag-content': lazyModal(() => import('./FlagContentModal.tsx')),
  'flag-copyright': lazyModal(() => import('./FlagCopyrightModal.tsx')),
  'copyright-warning': lazyModal(() => import('./CopyrightWarningModal.tsx')),
}
