import type { Actor, ClipType } from '@arioso/contract'
import type { ClipEdit, Storage, StoredClip, User } from '@arioso/storage'

// What a song is made of besides its words: another song, changed, or another voice.
export type Source = {
  parent?: StoredClip
  edit?: ClipEdit
  type?: ClipType
  task: string | null
  singer?: string
  styles?: string
  personaId?: string
  tempoBpm?: number
  // The songs it is inspired by, and their styles where those only colour the written one.
  inspiredBy?: string[]
  likedStyles?: string[]
}

export type Asker = { storage: Pick<Storage, 'clips' | 'files' | 'personas' | 'playlists'>; user: User; actor: Actor }
