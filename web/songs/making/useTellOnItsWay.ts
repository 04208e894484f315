import type { Clip } from '@arioso/contract'
import { useNavigate } from '../../routing/useRouter.ts'
import { showToast } from '../../ui/surfaces/toast.ts'

export type TellOnItsWay = (title: string, clip: Clip) => void

// A song that was made of another may not be on the page one is on: its toast leads there.
export function useTellOnItsWay(): TellOnItsWay {
  const navigate = useNavigate()
  return (title, { id, title: message }) => {
    const open = () => void navigate({ to: '/song/$id/', params: { id } })
    showToast({ title, message, seconds: 6, kind: 'success' }, { label: 'Open', onClick: open })
  }
}
