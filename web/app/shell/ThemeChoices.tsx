import { Monitor, Moon, Sun } from 'lucide-react'
import { useStore } from '../../data/stores/createStore.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { MenuChoices, MenuLine } from '../../ui/surfaces/Menu.tsx'
import { chooseTheme, theme } from './theme.ts'

export function ThemeChoices() {
  const chosen = useStore(theme, (state) => state.chosen)
  if (!useFlag('web-theme-selector')) return null
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
