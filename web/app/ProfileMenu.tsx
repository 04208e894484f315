import { Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useStore } from '../data/createStore.ts'
import { hasFlag, signOut, useSession } from '../data/session.ts'
import { areShortcutsOn, setShortcuts } from '../player/keyboard.ts'
import { Menu, MenuCheck, MenuChoices, MenuItem, MenuLine } from '../ui/Menu.tsx'
import { showToast } from '../ui/toast.ts'
import { chooseTheme, theme } from './theme.ts'

type ProfileMenuProps = { label: string; className: string; children: ReactNode }

export default function ProfileMenu({ label, className, children }: ProfileMenuProps) {
  const { user, session } = useSession()
  return (
    <Menu label={label} triggerClassName={className} trigger={children}>
      {user !== null && (
        <div className="px-3 pt-2 pb-1">
          <p className="truncate font-semibold">{user.display_name}</p>
          <p className="truncate text-sm text-faint">
            @{user.handle} · {session?.credits} credits
          </p>
        </div>
      )}
      {user !== null && <MenuLine />}
      {hasFlag('web-theme-selector') && <ThemeChoices />}
      <Shortcuts />
      {user !== null && <MenuLine />}
      {user !== null && <SignOut />}
    </Menu>
  )
}

function ThemeChoices() {
  const chosen = useStore(theme, (state) => state.chosen)
  return (
    <>
      <MenuChoices
        label="Theme"
        value={chosen}
        onChange={chooseTheme}
        choices={[
          { value: 'system', label: 'System', icon: <Monitor size={16} /> },
          { value: 'light', label: 'Light', icon: <Sun size={16} /> },
          { value: 'dark', label: 'Dark', icon: <Moon size={16} /> },
        ]}
      />
      <MenuLine />
    </>
  )
}

function Shortcuts() {
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <MenuCheck
      isOn={isOn}
      onChange={(on) => {
        setShortcuts(on)
        setOn(on)
      }}
    >
      <Keyboard size={16} />
      Keyboard shortcuts
    </MenuCheck>
  )
}

function SignOut() {
  function leave(): void {
    signOut().catch(() => showToast({ title: 'Signing out did not work.', seconds: 5, kind: 'error' }))
  }
  return (
    <MenuItem onClick={leave}>
      <LogOut size={16} />
      Sign Out
    </MenuItem>
  )
}
