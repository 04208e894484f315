import { useEffect } from 'react'
import { useRouter } from '../../routing/useRouter.ts'
import { closeOnBack } from './closeOnBack.ts'

export default function BackCloses() {
  const { history, enter } = useRouter()
  useEffect(
    () =>
      closeOnBack({
        history,
        enterPlace: (layer) => {
          const { href, state } = history.location
          void enter(href, { resetScroll: false, state: { ...state, layer } })
        },
        later: (act) => void setTimeout(act),
      }),
    [history, enter],
  )
  return null
}
