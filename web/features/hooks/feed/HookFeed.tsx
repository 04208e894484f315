import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from '../../../data/stores/createStore.ts'
import { useListedHook } from '../../../data/hooks.ts'
import { modal } from '../../../data/stores/openModal.ts'
import { HookStage } from './HookStage.tsx'
import { useFeedKeys } from './useFeedKeys.ts'
import { scrollBehavior } from '../../../ui/scrollBehavior.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../../ui/lazy/LazyParts.tsx'

const HookCommentsPanel = lazyPart(() => import('./HookCommentsPanel.tsx'))

const IN_VIEW_SHARE = 0.6
const SOON = 2

type HookFeedProps = { ids: readonly string[]; onNearEnd?: () => void }

// One hook a screen. The one in view plays; its neighbour below is loaded ahead.
export function HookFeed({ ids, onNearEnd }: HookFeedProps) {
  const scroller = useRef<HTMLOListElement>(null)
  const [active, setActive] = useState(0)
  const [areCommentsOpen, setCommentsOpen] = useState(false)
  // Pauses under a dialog, which may have sound of its own.
  const isCovered = useStore(modal, ({ open }) => open !== undefined)
  const activeHook = useListedHook(ids[active] ?? '')

  useEffect(() => {
    if (active >= ids.length - SOON) onNearEnd?.()
  }, [active, ids.length, onNearEnd])

  useFeedKeys((steps) => {
    scroller.current?.children[active + steps]?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
  })

  return (
    <div className="relative flex h-full gap-4">
      <ol
        ref={scroller}
        data-owns-keys=""
        aria-label="Hooks"
        className="no-scrollbar h-full min-w-0 flex-1 snap-y snap-mandatory overflow-y-auto overscroll-contain"
      >
        {ids.map((id, index) => (
          <FeedHook
            key={id}
            id={id}
            isActive={index === active && !isCovered}
            isLoaded={index === active || index === active + 1}
            onSeen={() => setActive(index)}
            areCommentsOpen={areCommentsOpen}
            onComments={() => setCommentsOpen(!areCommentsOpen)}
          />
        ))}
      </ol>
      <LazyParts>
        {areCommentsOpen && activeHook !== undefined && (
          <HookCommentsPanel key={activeHook.id} hook={activeHook} onClose={() => setCommentsOpen(false)} />
        )}
      </LazyParts>
    </div>
  )
}

type FeedHookProps = {
  id: string
  isActive: boolean
  isLoaded: boolean
  onSeen: () => void
  areCommentsOpen: boolean
  onComments: () => void
}

function FeedHook({ id, onSeen, ...rest }: FeedHookProps) {
  const item = useRef<HTMLLIElement>(null)
  const hook = useListedHook(id)
  const see = useEffectEvent(onSeen)
  useEffect(() => {
    if (item.current === null) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && see(), {
      root: item.current.parentElement,
      threshold: IN_VIEW_SHARE,
    })
    observer.observe(item.current)
    return () => observer.disconnect()
  }, [])
  return (
    <li ref={item} aria-current={rest.isActive} className="relative h-full snap-start snap-always md:pb-4">
      {hook !== undefined && <HookStage hook={hook} {...rest} />}
    </li>
  )
}
