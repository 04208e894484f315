import { Flower2, Heart, PawPrint, Star, Sun } from 'lucide-react'
import type { ComponentType } from 'react'
import type { MadLib } from '@arioso/contract/songs/madLibs'

const COLOURS = ['text-accent', 'text-cool', 'text-warning', 'text-success', 'text-danger'] as const
const SIZE = 'size-(--size)'

type Shape = ComponentType<{ index: number }>

function colour(index: number): string {
  return COLOURS[index % COLOURS.length] ?? COLOURS[0]
}

function Balloon({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 24 48" className={`h-16 w-8 ${colour(index)}`}>
      <path d="M12 2c6 0 10 5 10 11s-5 12-10 14C7 25 2 19 2 13S6 2 12 2Z" fill="currentColor" />
      <path d="M12 27c2 6-3 9 0 20" fill="none" stroke="currentColor" strokeWidth="1" />
    </svg>
  )
}

// One drawing for each effect a first song can have.
export const effectShapes: Record<MadLib['effect']['name'], Shape> = {
  hearts: () => <Heart className={`${SIZE} text-accent`} fill="currentColor" strokeWidth={0} />,
  balloons: Balloon,
  confetti: ({ index }) => <span className={`block h-3 w-1.5 rounded-xs bg-current ${colour(index)}`} />,
  flowers: ({ index }) => <Flower2 className={`${SIZE} ${colour(index)}`} />,
  suns: () => <Sun className={`${SIZE} text-warning`} fill="currentColor" />,
  paws: () => <PawPrint className={`${SIZE} text-soft`} fill="currentColor" />,
  stars: () => <Star className={`${SIZE} text-warning`} fill="currentColor" strokeWidth={0} />,
}
