import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { closeOnBack } from './closeOnBack.ts'

export default function BackCloses() {
  const router = useRouter()
  useEffect(
    () =>
      closeOnBack({
        history: router.history,
        enterPlace: (layer) =>
          void router.navigate({
            // Its own path: '.' would take the slash off its end.
            to: router.latestLocation.pathname,
            search: true,
            hash: true,
            resetScroll: false,
            state: (state) => ({ ...state, layer }),
          }),
        later: (act) => void setTimeout(act),
      }),
    [router],
  )
  return null
}
