import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { areShortcutsOn, setShortcuts } from '../../player/keyboard.ts'
import { Menu, MenuCheck } from '../../ui/surfaces/Menu.tsx'
import type { PressContentProps } from '../../ui/controls/LoadedOnPress.tsx'
import { ThemeChoices } from './ThemeChoices.tsx'

// What a visitor may set; members find the same in their profile menu and on their account page.
export default function SettingsMenu({ label, className, children }: PressContentProps) {
  const [isOn, setOn] = useState(areShortcutsOn)

  function change(on: boolean): void {
    setShortcuts(on)
    setOn(on)
  }

  return (
    <Menu label={label} triggerClassName={className} trigger={children}>
      <ThemeChoices />
      <MenuCheck isOn={isOn} onChange={change}>
        <Keyboard size={16} />
        Keyboard shortcuts
      </MenuCheck>
    </Menu>
  )
}
