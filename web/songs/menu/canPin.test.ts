import { may, type Actor } from '@arioso/contract/permissions'
import { describe, expect, it } from 'vitest'
import { testClip } from '../../data/songs/testClip.ts'
import { canPin } from './canPin.ts'
import { songSubject } from './songSubject.ts'

const actor = (userId: string | null): Actor => ({
  userId,
  planKey: 'free',
  isStaff: false,
  hasAcceptedCustomTerms: false,
  flags: {},
})

describe('the pin of a row', () => {
  const clips = [
    testClip('private', { is_public: false, is_link_only: false }),
    testClip('link', { is_public: false, is_link_only: true }),
    testClip('public', { is_public: true }),
  ]
  it.each(clips.map((clip) => [clip.id, clip] as const))('is there for whom the table allows it: %s', (_id, clip) => {
    for (const userId of [clip.user_id, 'somebody else', null]) {
      expect(canPin(clip, actor(userId))).toBe(may('pinClip', actor(userId), songSubject(clip)))
    }
    expect(canPin(clip, actor(clip.user_id))).toBe(true)
  })
})
