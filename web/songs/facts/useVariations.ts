import type { Clip } from '@arioso/contract'
import { may } from '@arioso/contract/permissions'
import { WISHES, type Wish } from '@arioso/contract/songs/variations'
import { useState } from 'react'
import { api } from '../../data/api/api.ts'
import { clipState } from '../../data/songs/clipState.ts'
import { createUuid } from '../../data/stores/createUuid.ts'
import { queryClient } from '../../data/api/queryClient.ts'
import { showNewClips } from '../../data/songs/refine.ts'
import { refreshSession } from '../../data/session/session.ts'
import { useActor } from '../../data/session/useActor.ts'
import { canBeVaried } from '../menu/canBeVaried.ts'
import { songSubject } from '../menu/songSubject.ts'
import { explainRefusedSong } from '../making/explainRefusedSong.ts'
import { useTellOnItsWay } from '../making/useTellOnItsWay.ts'

type Variations = { wishes: readonly Wish[]; busy: Wish | undefined; vary: (wish: Wish) => Promise<boolean> }

/** What a finished song of one's own can be made again as, and the press that does it. */
export function useVariations(clip: Clip): Variations {
  const actor = useActor()
  const tellOnItsWay = useTellOnItsWay()
  const [busy, setBusy] = useState<Wish>()
  const isOffered = canBeVaried(clip, clipState(clip)) && may('varyClip', actor, songSubject(clip))

  async function vary(wish: Wish): Promise<boolean> {
    setBusy(wish)
    try {
      const body = { clip_id: clip.id, wish, transaction_uuid: createUuid() }
      const varied = await api('POST /api/generate/variation', { body })
      showNewClips([varied])
      void queryClient.invalidateQueries({ queryKey: ['remixes', clip.id] })
      tellOnItsWay('Your variation is on its way', varied)
      await refreshSession()
      return true
    } catch (error) {
      explainRefusedSong(error)
      return false
    } finally {
      setBusy(undefined)
    }
  }

  const wishes = isOffered ? WISHES.filter((wish) => wish !== 'other_voice' || clip.metadata.has_vocal) : []
  return { wishes, busy, vary }
}
