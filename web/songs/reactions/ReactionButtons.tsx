import type { Clip } from '@arioso/contract'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { titleOf } from '../facts/titleOf.ts'
import { useLikeHint } from './useLikeHint.ts'
import { useReaction } from './useReaction.ts'

type ReactionButtonsProps = { clip: Clip; dislikeClassName?: string }

export function ReactionButtons({ clip, dislikeClassName }: ReactionButtonsProps) {
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
