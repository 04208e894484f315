import type { RadioMessage } from '@arioso/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from '../../data/stores/createStore.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { floatSeconds, mayFloat } from './floats.ts'
import { radioStore } from './radioStore.ts'
import { nameOf, parseWriter } from './radioWriter.ts'

const LANES = 3
const STILL = '(prefers-reduced-motion: reduce)'

type Float = { message: RadioMessage; lane: number }

// Decorative: the chat itself is where messages are read. Slides in with the first, out after the last.
export function FloatingComments() {
  const latest = useStore(radioStore, (state) => state.latest)
  const [floats, setFloats] = useState<Float[]>([])
  const lastAtMs = useRef<number>(undefined)
  const count = useRef(0)

  useEffect(() => {
    const now = performance.now()
    if (latest === undefined || !mayFloat(lastAtMs.current, now) || matchMedia(STILL).matches) return
    lastAtMs.current = now
    count.current += 1
    const float = { message: latest, lane: count.current % LANES }
    setFloats((before) => [...before, float])
  }, [latest])

  const end = (id: string) => setFloats((before) => before.filter(({ message }) => message.id !== id))
  return (
    <div
      aria-hidden="true"
      data-testid="floating-comments"
      data-shown={floats.length > 0}
      className={joinClasses(
        'pointer-events-none fixed inset-x-0 z-30 h-30 overflow-hidden transition duration-300 max-md:bottom-[calc(120px+env(safe-area-inset-bottom))] md:bottom-19',
        // Beside or above the chat, where people write and the same words stand already.
        '[body:has([aria-label=Chat])_&]:lg:right-[360px] not-short:max-lg:[body:has([aria-label=Chat])_&]:top-[max(240px,34dvh)] not-short:max-lg:[body:has([aria-label=Chat])_&]:bottom-auto',
        floats.length === 0 && 'invisible translate-y-full opacity-0',
      )}
    >
      {floats.map((float) => (
        <Comment key={float.message.id} float={float} onEnd={() => end(float.message.id)} />
      ))}
    </div>
  )
}

function Comment({ float: { message, lane }, onEnd }: { float: Float; onEnd: () => void }) {
  const line = useRef<HTMLParagraphElement>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const element = line.current
    if (element === null) return undefined
    const way = [{ transform: `translateX(${innerWidth}px)` }, { transform: `translateX(${-element.offsetWidth}px)` }]
    const flight = element.animate(way, { duration: floatSeconds(innerWidth) * 1000, fill: 'both' })
    flight.addEventListener('finish', () => end())
    return () => flight.cancel()
  }, [])
  return (
    <p
      ref={line}
      style={{ top: `${lane * 38 + 4}px` }}
      className="absolute left-0 max-w-[min(340px,70vw)] truncate rounded-full bg-raised px-3 py-1.5 text-sm shadow-float"
    >
      <span className="font-medium text-accent">{nameOf(parseWriter(message.clientId))}</span> {message.text}
    </p>
  )
}
