import { useState } from 'react'
import { areShortcutsOn, setShortcuts } from '../../player/keyboard.ts'
import { shortcuts } from '../../player/shortcuts.ts'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { joinClasses } from '../../ui/joinClasses.ts'
import { Toggle } from '../../ui/controls/Toggle.tsx'
import { closeModal } from '../../data/stores/openModal.ts'

export default function ShortcutsModal() {
  const [isOn, setOn] = useState(areShortcutsOn)

  function change(on: boolean): void {
    setShortcuts(on)
    setOn(on)
  }

  return (
    <Dialog title="Keyboard shortcuts" isOpen onClose={closeModal}>
      <Toggle label="Single-key shortcuts" hint="Saved on this device" isOn={isOn} onChange={change} />
      <dl className={joinClasses('grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2', !isOn && 'opacity-50')}>
        {Object.entries(shortcuts).map(([key, { shown, does }]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              <kbd className="tabular inline-grid h-7 min-w-7 place-items-center rounded-control border border-edge bg-surface px-2 font-sans text-sm font-medium">
                {shown}
              </kbd>
            </dt>
            <dd className="text-soft">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
