import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { createContext, use, useState, type ReactElement, type ReactNode } from 'react'
import { useFloatingLayer } from './FloatingLayer.ts'
import { joinClasses } from '../joinClasses.ts'
import { useLayer } from './layers.ts'
import { menuItemLook, menuPopupLook } from './menuLook.ts'
import { useIsPhone } from '../useIsPhone.ts'

type MenuProps = {
  label: string
  triggerClassName: string
  trigger: ReactNode
  children: ReactNode
  startsOpen?: boolean
  // Below which end of its button it opens.
  align?: 'start' | 'end'
  // A long one, as wide as what is in it: a phone shows it from below instead of beside its button.
  isSheetOnPhone?: boolean
}

const PHONE_SHEET = {
  place: 'max-md:fixed! max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:transform-none!',
  popup:
    'max-md:max-h-[min(70dvh,640px)] max-md:rounded-b-none max-md:rounded-t-[20px] max-md:overscroll-contain max-md:px-3 max-md:pb-[calc(12px+env(safe-area-inset-bottom))] max-md:data-starting-style:translate-y-8',
}

// The library hears of a chosen entry only a moment after the menu is drawn: an entry pressed before that left the menu
// open. So entries close it themselves, too.
const CloseMenu = createContext<() => void>(() => undefined)

// Open by default: it is loaded by the press that wanted it.
export function Menu(props: MenuProps) {
  const { label, triggerClassName, trigger, children, startsOpen = true, align = 'end', isSheetOnPhone = false } = props
  const [isOpen, setOpen] = useState(startsOpen)
  const isPhone = useIsPhone()
  useLayer({ isOpen: isOpen && isPhone, onClose: () => setOpen(false) })
  return (
    <BaseMenu.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <BaseMenu.Trigger aria-label={label} title={label} className={triggerClassName}>
        {trigger}
      </BaseMenu.Trigger>
      <BaseMenu.Portal container={useFloatingLayer()}>
        {isSheetOnPhone && <BaseMenu.Backdrop className="fixed inset-0 z-50 bg-scrim md:hidden" />}
        <BaseMenu.Positioner
          side="bottom"
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={joinClasses('z-50', isSheetOnPhone && PHONE_SHEET.place)}
        >
          <BaseMenu.Popup className={joinClasses(menuPopupLook, isSheetOnPhone ? PHONE_SHEET.popup : 'w-64')}>
            <CloseMenu value={() => setOpen(false)}>{children}</CloseMenu>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

type MenuItemProps = { onClick: () => void; children: ReactNode; isDisabled?: boolean; isDangerous?: boolean }

export function MenuItem({ onClick, children, isDisabled = false, isDangerous = false }: MenuItemProps) {
  const close = use(CloseMenu)
  return (
    <BaseMenu.Item
      onClick={() => {
        onClick()
        close()
      }}
      disabled={isDisabled}
      className={joinClasses(menuItemLook, isDangerous && 'text-danger')}
    >
      {children}
    </BaseMenu.Item>
  )
}

type MenuLinkProps = { link: ReactElement; children: ReactNode }

// A real link, so that cmd or ctrl opens another tab. The link comes as an element without content.
export function MenuLink({ link, children }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem render={link} closeOnClick onClick={use(CloseMenu)} className={menuItemLook}>
      {children}
    </BaseMenu.LinkItem>
  )
}

type MenuChoicesProps<Value extends string> = {
  label: string
  value: Value
  choices: { value: Value; label: string; icon: ReactNode }[]
  onChange: (value: Value) => void
}

export function MenuChoices<Value extends string>({ label, value, choices, onChange }: MenuChoicesProps<Value>) {
  return (
    <MenuGroup label={label}>
      <BaseMenu.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
        {choices.map((choice) => (
          <BaseMenu.RadioItem key={choice.value} value={choice.value} className={menuItemLook}>
            {choice.icon}
            <span className="flex-1">{choice.label}</span>
            <BaseMenu.RadioItemIndicator>
              <Check size={16} className="text-accent" />
            </BaseMenu.RadioItemIndicator>
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </MenuGroup>
  )
}

type MenuCheckProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode }

export function MenuCheck({ isOn, onChange, children }: MenuCheckProps) {
  return (
    <BaseMenu.CheckboxItem checked={isOn} onCheckedChange={onChange} className={menuItemLook}>
      {children}
      <BaseMenu.CheckboxItemIndicator className="ml-auto">
        <Check size={16} className="text-accent" />
      </BaseMenu.CheckboxItemIndicator>
    </BaseMenu.CheckboxItem>
  )
}

// Kept together in one column. Without a name it is set off by a line.
export function MenuGroup({ label, children }: { label: string | undefined; children: ReactNode }) {
  return (
    <BaseMenu.Group className="break-inside-avoid">
      {label === undefined ? (
        <MenuLine />
      ) : (
        <BaseMenu.GroupLabel className="px-3 pt-2 pb-1 text-xs font-medium text-faint">{label}</BaseMenu.GroupLabel>
      )}
      {children}
    </BaseMenu.Group>
  )
}

export function MenuLine() {
  return <BaseMenu.Separator className="mx-2 my-1.5 h-px bg-hairline" />
}
