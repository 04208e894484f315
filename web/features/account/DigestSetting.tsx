import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api/api.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Toggle } from '../../ui/controls/Toggle.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { useIsUsable } from '../../data/stores/firstUse.ts'

const KEY = ['digest']

/** Only where letters go out. */
export function DigestSetting({ isVerified }: { isVerified: boolean }) {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: KEY, queryFn: () => api('GET /api/user/digest/'), enabled: useIsUsable() })
  const [isBusy, setBusy] = useState(false)
  if (data?.is_offered !== true) return null

  async function change(isOn: boolean): Promise<void> {
    setBusy(true)
    try {
      queries.setQueryData(KEY, await api('POST /api/user/digest/', { body: { is_on: isOn } }))
    } catch (error) {
      showToast(toastForRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Toggle
      label="Weekly email"
      hint={
        isVerified
          ? 'What happened to your songs, and what’s new from people you follow.'
          : 'Starts once you’ve confirmed your email address.'
      }
      isOn={data.is_on}
      isDisabled={isBusy}
      onChange={(isOn) => void change(isOn)}
    />
  )
}
