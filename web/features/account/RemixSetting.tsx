import { useState } from 'react'
import { api } from '../../data/api/api.ts'
import { refreshSession, useSession } from '../../data/session/session.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { Toggle } from '../../ui/controls/Toggle.tsx'

// The answer to the question everybody is asked once, for all songs at once; Song details hold it for each.
export function RemixSetting() {
  const { session } = useSession()
  const [isBusy, setBusy] = useState(false)

  async function answer(canRemix: boolean): Promise<void> {
    setBusy(true)
    try {
      await api('POST /api/clips/remix_permissions/', { body: { can_remix: canRemix } })
      await refreshSession()
    } catch (error) {
      showToast(toastForRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Toggle
      label="Others may remix my songs"
      hint="Changes all of them, and those to come. Each song can be changed in its details."
      isOn={session?.allowsRemixes === true}
      isDisabled={isBusy}
      onChange={(isOn) => void answer(isOn)}
    />
  )
}
