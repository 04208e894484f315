import type { Hook } from '@arioso/contract'
import { Flag, Trash2 } from 'lucide-react'
import { useNavigate } from '../../../routing/useRouter.ts'
import { removeHook } from '../../../data/hooks.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import type { PressContentProps } from '../../../ui/controls/LoadedOnPress.tsx'
import { Menu, MenuItem } from '../../../ui/surfaces/Menu.tsx'
import { reportContent } from '../../../songs/menu/reportContent.ts'

type HookMenuProps = PressContentProps & { hook: Hook; isOwn: boolean }

export default function HookMenu({ hook, isOwn, label, className, children }: HookMenuProps) {
  const navigate = useNavigate()

  function askToDelete(): void {
    openModal({
      kind: 'confirm',
      title: 'Delete this hook?',
      text: 'This can’t be undone. The song is kept.',
      verb: 'Delete',
      isDangerous: true,
      onConfirm: async () => {
        await removeHook(hook.id)
        await navigate({ to: '/hooks' })
      },
    })
  }

  function report(): void {
    const name = hook.hook_publish.title || hook.song?.title || 'Hook'
    reportContent({ contentType: 'hook', contentId: hook.id, name })
  }

  return (
    <Menu label={label} triggerClassName={className} trigger={children}>
      {isOwn ? (
        <MenuItem onClick={askToDelete} isDangerous>
          <Trash2 size={16} aria-hidden="true" />
          Delete hook
        </MenuItem>
      ) : (
        <MenuItem onClick={report}>
          <Flag size={16} aria-hidden="true" />
          Report hook
        </MenuItem>
      )}
    </Menu>
  )
}
