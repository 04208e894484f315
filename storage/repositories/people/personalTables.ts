// Every table with something of a person in it: what it is called in their export, and the column that says whose it is.
// A row of another person that only mentions them (followed, notified, decided about) is not theirs.
export type PersonalTable = {
  name: string
  table: string
  column: string
  // The column holds the id of a row of this table, which is theirs.
  through?: string
  secrets?: string[]
}

const own = (name: string, table: string, column = 'user_id'): PersonalTable => ({ name, table, column })

export const personalTables: readonly PersonalTable[] = [
  own('profile', 'user', 'id'),
  { ...own('sessions', 'session'), secrets: ['token'] },
  {
    ...own('sign_in', 'account'),
    secrets: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  { ...own('second_step', 'two_factor'), secrets: ['secret', 'backup_codes'] },
  { ...own('passkeys', 'passkey'), secrets: ['public_key', 'credential_id'] },
  { ...own('api_keys', 'api_keys'), secrets: ['hash'] },
  { ...own('webhook', 'webhooks'), secrets: ['secret'] },
  { ...own('weekly_letter', 'digests'), secrets: ['leave_key'] },
  own('webhook_deliveries', 'webhook_deliveries'),
  own('security_events', 'audit_log'),
  own('songs', 'clips'),
  own('workspaces', 'workspaces'),
  own('playlists', 'playlists'),
  { ...own('playlist_songs', 'playlist_clips', 'playlist_id'), through: 'playlists' },
  { ...own('pinned_songs', 'workspace_pins', 'workspace_id'), through: 'workspaces' },
  own('saved_playlists', 'playlist_saves'),
  own('playlist_reactions', 'playlist_reactions'),
  own('reactions', 'reactions'),
  own('comments', 'comments'),
  own('comment_likes', 'comment_likes'),
  own('hooks', 'hooks'),
  own('hook_reactions', 'hook_reactions'),
  own('hook_comments', 'hook_comments'),
  own('personas', 'personas'),
  own('loved_personas', 'persona_loves'),
  own('following', 'follows', 'follower_id'),
  own('plays', 'plays', 'listener'),
  own('radio_messages', 'radio_messages', 'writer'),
  own('credits', 'credit_transfers'),
  own('credit_balance', 'credit_balances'),
  own('subscription', 'subscriptions'),
  own('payment', 'payers'),
  own('downloads', 'downloads'),
  own('kept_files', 'kept_files'),
  own('audio_uploads', 'audio_uploads'),
  own('video_uploads', 'video_uploads'),
  own('edit_sessions', 'edit_sessions'),
  own('lyrics_requests', 'lyrics_requests'),
  own('song_feedback', 'clip_feedback'),
  own('feedback', 'feedback'),
  own('song_reports', 'clip_reports'),
  own('comment_reports', 'comment_reports'),
  own('content_reports', 'content_reports'),
  { ...own('decisions_about_you', 'rulings'), secrets: ['staff_id', 'answered_by'] },
  own('copyright_warnings', 'copyright_warnings'),
  own('notifications', 'notifications'),
  own('share_links', 'share_links', 'sharer_id'),
  own('invitation_code', 'invitation_codes'),
  own('invited_friends', 'invited_friends', 'inviter_id'),
  own('signup', 'signup_attributions'),
  own('player', 'playbar_states'),
  own('profile_pins', 'profile_pins'),
  own('artist_profile', 'artist_profiles'),
  own('flags', 'flag_overrides'),
  own('blind_listening', 'comparison_answers'),
]
