import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part of the shell that many visits never need: it is loaded once there are props for it. */
export function lazyEffect<Props extends object>(useProps: () => Props | undefined, load: Load<Props>): ComponentType {
  const Part = lazyPart(load)
  return function LazyEffect() {
    const props = useProps()
    return <LazyParts>{props !== undefined && <Part {...props} />}</LazyParts>
  }
}
