import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { abbreviateNumber } from '../format/abbreviateNumber.ts'

type Tab<Value extends string> = {
  value: Value
  label: string
  panel: ReactNode
  count?: number
  isDisabled?: boolean
}

type TabsProps<Value extends string> = {
  label: string
  tabs: Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}

// The arrows move the focus, Enter or Space opens: a panel may load something.
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next: Value) => onChange(next)} className="grid grid-cols-1 gap-4">
      <BaseTabs.List
        aria-label={label}
        className="relative no-scrollbar flex gap-1 overflow-x-auto border-b border-hairline"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.isDisabled === true}
            className="flex h-11 shrink-0 items-center gap-2 rounded-control px-3 font-medium whitespace-nowrap text-faint feedback -outline-offset-2! hover:text-text data-active:text-text data-disabled:cursor-not-allowed data-disabled:opacity-50 data-disabled:hover:text-faint"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tabular text-xs text-faint" title={tab.count.toLocaleString('en')}>
                {abbreviateNumber(tab.count)}
              </span>
            )}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-accent transition-[translate,width] duration-200" />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
