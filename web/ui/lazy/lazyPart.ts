import { createElement, lazy, type ComponentType } from 'react'
import { loadOnline } from './loadOnline.ts'
import { PartMissing } from './PartMissing.ts'

// A part that is loaded when it is first drawn. React keeps a failure for ever; this one is asked for again by whoever
// draws it next, so that a tunnel does not cost a reload.
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const ask = () =>
    lazy(() =>
      loadOnline(load).catch((error: unknown) => {
        throw new PartMissing(error, () => {
          Current = ask()
        })
      }),
    )
  let Current = ask()
  return function Part(props: Props) {
    return createElement(Current as ComponentType<Props>, props)
  }
}
