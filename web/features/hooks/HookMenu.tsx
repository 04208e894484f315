import type { Hook } from '@arioso/contract'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { removeHook } from '../../data/hooks.ts'
import { openModal } from '../../modals/modal.ts'
import type { PressContentProps } from '../../ui/LoadedOnPress.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'

export default function HookMenu({ hook, label, className, children }: PressContentProps & { hook: Hook }) {
  const navigate = useNavigate()

  function askToDelete(): void {
    openModal({
      kind: 'confirm',
      title: 'Delete this hook?',
      text: 'It cannot be brought back. The song stays.',
      verb: 'Delete',
      isDangerous: true,
      onConfirm: async () => {
        await removeHook(hook.id)
        await navigate({ to: '/hooks' })
      },
    })
  }

  return (
    <Menu label={label} triggerClassName={className} trigger={children}>
      <MenuItem onClick={askToDelete} isDangerous>
        <Trash2 size={16} aria-hidden="true" />
        Delete hook
      </MenuItem>
    </Menu>
  )
}
