import type { Clip } from '@arioso/contract'
import { Globe, Link2, Lock } from 'lucide-react'
import { useState } from 'react'
import { visibilityOf } from '../../data/songs/songWrites.ts'
import { formatAgo } from '../../ui/format/formatAgo.ts'
import { formatDate } from '../../ui/format/formatDate.ts'

const MARKS = {
  private: { icon: Lock, words: 'Only you' },
  link: { icon: Link2, words: 'Anyone with the link' },
  public: { icon: Globe, words: 'Public' },
} as const

// Whose song it is goes without saying here: who may hear it and when it was made do not.
export function OwnSongFacts({ clip }: { clip: Clip }) {
  const [shownAt] = useState(() => new Date())
  const { icon: Icon, words } = MARKS[visibilityOf(clip)]
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-soft">
      <Icon size={13} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{words},</span>
      <time dateTime={clip.created_at} title={`${words} · ${formatDate(clip.created_at, 'moment')}`}>
        {formatAgo(new Date(clip.created_at), shownAt)}
      </time>
    </span>
  )
}
