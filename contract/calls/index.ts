import { accountCalls } from './account.ts'
import { antiAbuseCalls } from './antiAbuse.ts'
import { apiKeyCalls } from './apiKeys.ts'
import { billingCalls } from './billing.ts'
import { clipCalls } from './clips.ts'
import { commentCalls } from './comments.ts'
import { comparisonCalls } from './comparisons.ts'
import { downloadCalls } from './downloads.ts'
import { editCalls } from './edits.ts'
import { experimentCalls } from './experiments.ts'
import { generateCalls } from './generate.ts'
import { homeCalls } from './home.ts'
import { hookCalls } from './hooks.ts'
import { imageCalls } from './images.ts'
import { lineageCalls } from './lineage.ts'
import { lyricsCalls } from './lyrics.ts'
import { moderationCalls } from './moderation.ts'
import { notificationCalls } from './notifications.ts'
import { operationCalls } from './operations.ts'
import { personaCalls } from './personas.ts'
import { playerCalls } from './player.ts'
import { playlistCalls } from './playlists.ts'
import { profileCalls } from './profiles.ts'
import { promptCalls } from './prompts.ts'
import { radioCalls } from './radio.ts'
import { sessionCalls } from './session.ts'
import { shareCalls } from './share.ts'
import { socialCalls } from './social.ts'
import { staffCalls } from './staff.ts'
import { uploadCalls } from './uploads.ts'
import { webhookCalls } from './webhooks.ts'
import { workspaceCalls } from './workspaces.ts'

export const calls = {
  ...accountCalls,
  ...antiAbuseCalls,
  ...apiKeyCalls,
  ...billingCalls,
  ...clipCalls,
  ...commentCalls,
  ...comparisonCalls,
  ...downloadCalls,
  ...editCalls,
  ...experimentCalls,
  ...generateCalls,
  ...homeCalls,
  ...hookCalls,
  ...imageCalls,
  ...lineageCalls,
  ...lyricsCalls,
  ...moderationCalls,
  ...notificationCalls,
  ...operationCalls,
  ...personaCalls,
  ...playerCalls,
  ...playlistCalls,
  ...profileCalls,
  ...promptCalls,
  ...radioCalls,
  ...sessionCalls,
  ...shareCalls,
  ...socialCalls,
  ...staffCalls,
  ...uploadCalls,
  ...webhookCalls,
  ...workspaceCalls,
}

export type Calls = typeof calls
