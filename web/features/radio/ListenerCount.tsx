import { useStore } from '../../data/stores/createStore.ts'
import { abbreviateNumber } from '../../ui/format/abbreviateNumber.ts'
import { radioStore } from './radioStore.ts'

export function ListenerCount() {
  const listeners = useStore(radioStore, (state) => state.listeners)
  if (listeners === undefined) return <p className="display text-2xl leading-none font-medium">…</p>
  return (
    <p title={listeners.toLocaleString('en')} className="flex items-baseline gap-2">
      <span data-testid="listeners" className="display tabular text-2xl leading-none font-medium">
        {abbreviateNumber(listeners)}
      </span>
      <span className="text-md">{listeners === 1 ? 'listener' : 'listeners'}</span>
    </p>
  )
}
