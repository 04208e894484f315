import type { Clip, Workspace } from '@arioso/contract'
import type { ModalKind, OpenModal } from '../../../data/stores/openModal.ts'
import type { PaidPlan } from '../../../data/billing/planDescriptions.ts'

export type SampleParts = { clip: Clip; other: Clip; workspace: Workspace; plan: PaidPlan }

const nothing = () => undefined

// Begins to send its film as soon as it opens: shown only where a real one was chosen.
type NeedsFilm = 'hook-details'

export type SampledKind = Exclude<ModalKind, NeedsFilm>

// Every kind of modal with something to show. A missing kind is a type error, so none escapes review.
export const modalSamples: { [Kind in SampledKind]: (parts: SampleParts) => Extract<OpenModal, { kind: Kind }> } = {
  upsell: () => ({ kind: 'upsell', reason: 'model' }),
  'create-workspace': () => ({ kind: 'create-workspace', onCreated: nothing }),
  'rename-workspace': ({ workspace }) => ({ kind: 'rename-workspace', workspace }),
  'move-to-workspace': ({ clip }) => ({ kind: 'move-to-workspace', clipIds: [clip.id] }),
  'replace-pin': ({ clip, other }) => ({ kind: 'replace-pin', clip, pinned: other }),
  'delete-clip': ({ clip }) => ({ kind: 'delete-clip', clipIds: [clip.id] }),
  'library-select': () => ({ kind: 'library-select', title: 'Choose a song', onChosen: nothing }),
  confirm: () => ({
    kind: 'confirm',
    title: 'Are you sure?',
    text: 'Nothing happens.',
    verb: 'Go on',
    onConfirm: nothing,
  }),
  playlist: () => ({ kind: 'playlist' }),
  'add-to-playlist': ({ clip }) => ({ kind: 'add-to-playlist', clipIds: [clip.id] }),
  'add-audio': () => ({ kind: 'add-audio', way: 'upload' }),
  'compare-takes': ({ clip, other }) => ({ kind: 'compare-takes', ids: [clip.id, other.id] }),
  stems: ({ clip }) => ({ kind: 'stems', clip }),
  remaster: ({ clip }) => ({ kind: 'remaster', clip }),
  variations: ({ clip }) => ({ kind: 'variations', clip }),
  persona: ({ clip }) => ({ kind: 'persona', clip }),
  personas: () => ({ kind: 'personas' }),
  'remix-introduction': ({ clip }) => ({ kind: 'remix-introduction', title: clip.title }),
  invite: () => ({ kind: 'invite' }),
  more: () => ({ kind: 'more' }),
  feedback: () => ({ kind: 'feedback' }),
  publish: ({ clip }) => ({ kind: 'publish', id: clip.id }),
  'update-metadata': ({ clip }) => ({ kind: 'update-metadata', id: clip.id }),
  'share-clip': ({ clip }) => ({ kind: 'share-clip', id: clip.id }),
  'clip-feedback': ({ clip }) => ({ kind: 'clip-feedback', id: clip.id }),
  'flag-clip': ({ clip }) => ({ kind: 'flag-clip', clip }),
  'flag-content': ({ clip }) => ({
    kind: 'flag-content',
    contentType: 'profile',
    contentId: clip.user_id,
    name: clip.display_name,
  }),
  'flag-copyright': ({ clip }) => ({ kind: 'flag-copyright', clip }),
  download: ({ clip }) => ({ kind: 'download', id: clip.id }),
  'download-songs': ({ clip, other }) => ({ kind: 'download-songs', clipIds: [clip.id, other.id], onDone: nothing }),
  'download-quota': () => ({ kind: 'download-quota' }),
  'share-asset': ({ clip }) => ({ kind: 'share-asset', id: clip.id }),
  queue: () => ({ kind: 'queue' }),
  'full-player': () => ({ kind: 'full-player' }),
  shortcuts: () => ({ kind: 'shortcuts' }),
  'select-hook-song': ({ clip }) => ({ kind: 'select-hook-song', step: 'selectSongInFlow', clip }),
  checkout: ({ plan }) => ({ kind: 'checkout', plan, period: 'month' }),
  'subscription-success': ({ plan }) => ({ kind: 'subscription-success', plan, bringsRights: true }),
  'rights-purchased': ({ plan }) => ({ kind: 'rights-purchased', planName: plan.name }),
  // Only an answer closes these three.
  'copyright-warning': ({ clip }) => ({ kind: 'copyright-warning', clipId: clip.id, title: clip.title }),
  terms: () => ({ kind: 'terms' }),
  'remix-permission': () => ({ kind: 'remix-permission' }),
}
