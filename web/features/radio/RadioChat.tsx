/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- messages hold little to focus, yet must scroll by keyboard */
import { useEffect, useRef } from 'react'
import { useStore } from '../../data/stores/createStore.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { ChatForm } from './ChatForm.tsx'
import { ChatMessage } from './ChatMessage.tsx'
import { radioStore } from './radioStore.ts'

const NEAR_END_PX = 80

// A column beside the cover; on small screens it floats over it.
export function RadioChat({ isAbovePlaybar }: { isAbovePlaybar: boolean }) {
  const chat = useStore(radioStore, (state) => state.chat)
  return (
    <section
      aria-label="Chat"
      aria-busy={chat === 'connecting'}
      className={joinClasses(
        'z-20 flex min-h-0 flex-col max-lg:fixed max-lg:inset-x-0 max-lg:h-[min(40dvh,calc(100dvh-430px))] md:max-lg:left-18 lg:border-l lg:border-hairline lg:bg-surface',
        'short:max-lg:static short:max-lg:z-0 short:max-lg:h-64 short:max-lg:bg-surface',
        isAbovePlaybar
          ? 'max-md:bottom-[calc(118px+env(safe-area-inset-bottom))] md:max-lg:bottom-19'
          : 'max-md:bottom-[calc(57px+env(safe-area-inset-bottom))] md:max-lg:bottom-0',
      )}
    >
      <h2 className="display px-4 pt-4 pb-2 text-lg font-medium max-lg:sr-only">Chat</h2>
      {chat === 'connecting' ? <Connecting /> : <Messages />}
      {chat === 'lost' && (
        <output className="mx-4 mb-1 w-fit rounded-control bg-surface px-2 py-1 text-sm text-soft">
          Connection lost. Reconnecting…
        </output>
      )}
      <ChatForm />
    </section>
  )
}

function Connecting() {
  return (
    <output
      aria-label="Connecting to the chat"
      className="grid flex-1 content-end gap-4 p-4 max-lg:mx-4 max-lg:mt-auto max-lg:flex-none max-lg:rounded-card max-lg:bg-surface"
    >
      {['w-40', 'w-56', 'w-32', 'w-48'].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton className="size-6 rounded-full!" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </output>
  )
}

// Follows the newest line unless scrolled up.
function Messages() {
  const messages = useStore(radioStore, (state) => state.messages)
  const missedFromId = useStore(radioStore, (state) => state.missedFromId)
  const list = useRef<HTMLDivElement>(null)
  const isReading = useRef(false)
  const lastId = messages.at(-1)?.id
  useEffect(() => {
    const shown = list.current
    if (shown !== null && lastId !== undefined && !isReading.current) shown.scrollTo({ top: shown.scrollHeight })
  }, [lastId])

  function note({ scrollHeight, scrollTop, clientHeight }: HTMLElement): void {
    isReading.current = scrollHeight - scrollTop - clientHeight > NEAR_END_PX
  }

  return (
    <div
      ref={list}
      role="log"
      aria-label="Messages"
      tabIndex={0}
      onScroll={(event) => note(event.currentTarget)}
      className="min-h-0 flex-1 overflow-y-auto px-4 py-2 -outline-offset-2! max-lg:mask-t-from-80%"
    >
      <ol className="flex min-h-full flex-col justify-end">
        {messages.length === 0 && (
          <li className="w-fit rounded-control text-soft max-lg:bg-surface max-lg:px-3 max-lg:py-2">
            It’s quiet in here. Say hello.
          </li>
        )}
        {messages.map((message) => (
          <ChatMessage key={message.id} message={message} isFirstMissed={message.id === missedFromId} />
        ))}
      </ol>
    </div>
  )
}
