import type { AnyCall } from '../call.ts'
import { calls } from '../calls/index.ts'
import type { ApiScope } from './apiScopes.ts'

// Which calls a key with a scope may use. What stands nowhere is closed to every key: accounts, payments, staff.
const callsOf: Record<ApiScope, readonly AnyCall[]> = {
  'songs:read': [
    calls.getClip,
    calls.listClipsByIds,
    calls.listLibrary,
    calls.getAlignedLyrics,
    calls.getWaveform,
    calls.getStructure,
    calls.listVersions,
    calls.listWorkspaces,
    calls.getWorkspace,
    calls.listDownloadFormats,
    calls.downloadClip,
    calls.convertToWav,
    calls.getWavFile,
    calls.getDownloadQuota,
  ],
  'songs:create': [
    calls.generate,
    calls.retryClip,
    calls.suggestPlan,
    calls.upsampleTags,
    calls.writeLyrics,
    calls.getLyrics,
    calls.cowriteLyrics,
    calls.concat,
    calls.remaster,
    calls.varyClip,
    calls.cropClip,
    calls.fadeClip,
    calls.reverseClip,
    calls.adjustSpeed,
    calls.splitStems,
    calls.getEditAction,
    calls.getBillingInfo,
  ],
  'songs:edit': [calls.updateClip, calls.setVisibility, calls.trashClips, calls.updateWorkspaceClips],
  'playlists:read': [calls.listPlaylists, calls.getPlaylist],
  'playlists:edit': [calls.createPlaylist, calls.updatePlaylist, calls.updatePlaylistClips, calls.trashPlaylist],
  'account:read': [calls.getBillingInfo, calls.getDownloadQuota],
}

/** The scopes that open a call: one of them is enough, and none opens what no key may do. */
export function scopesFor(call: AnyCall): ApiScope[] {
  return (Object.keys(callsOf) as ApiScope[]).filter((scope) => callsOf[scope].includes(call))
}
