import type { Clip } from '@arioso/contract'
import { toClip, type User } from '@arioso/storage'
import type { Uses } from '../../context.ts'

const SHELF_CLIPS = 40

type Feed = { id: string; title: string; clips: Clip[] }

export function createHomeService({ storage, configuration }: Uses<'clips', 'configuration'>) {
  return {
    async get(viewer: User | undefined) {
      const [fresh, demo] = await Promise.all([
        storage.clips.listPublic({ limit: SHELF_CLIPS, viewerId: viewer?.id }),
        storage.clips.countDemo(),
      ])
      const clips = fresh.map(toClip)
      const feeds: Feed[] = [
        { id: 'new', title: 'Fresh songs', clips },
        { id: 'instrumental', title: 'Instrumentals', clips: clips.filter((clip) => !clip.metadata.has_vocal) },
      ]
      // In the first moments no demo song is queued yet; without the configured number Home would not wait for them.
      const wanted = demo.wanted === 0 ? configuration.ARIOSO_DEMO_SONGS : demo.wanted
      return { feeds, demo: { wanted, ready: demo.ready }, next_cursor: null, has_more: false }
    },
  }
}
