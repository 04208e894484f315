import type { Clip } from '@arioso/contract'
import type { ReactNode } from 'react'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { titleOf } from '../facts/titleOf.ts'
import { useLikeHint } from './useLikeHint.ts'
import { useReaction } from './useReaction.ts'

// What stands between the thumbs belongs to the first.
type ReactionButtonsProps = { clip: Clip; dislikeClassName?: string; children?: ReactNode }

export function ReactionButtons({ clip, dislikeClassName, children }: ReactionButtonsProps) {
  const { reaction, press } = useReaction(clip)
  const isHinted = useLikeHint(clip)
  const title = titleOf(clip)
  return (
    <>
      <IconButton
        label={`Like ${title}`}
        isOn={reaction === 'LIKE'}
        onClick={() => press('LIKE')}
        className={joinClasses(isHinted && 'animate-hint text-accent!')}
        data-hint={isHinted ? 'like' : undefined}
      >
        <ThumbsUp size={16} fill={reaction === 'LIKE' ? 'currentColor' : 'none'} />
      </IconButton>
      {children}
      <IconButton
        label={`Dislike ${title}`}
        isOn={reaction === 'DISLIKE'}
        onClick={() => press('DISLIKE')}
        className={dislikeClassName}
      >
        <ThumbsDown size={16} fill={reaction === 'DISLIKE' ? 'currentColor' : 'none'} />
      </IconButton>
    </>
  )
}
