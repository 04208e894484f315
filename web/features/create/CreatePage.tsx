import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { usePageTitle } from '../../player/documentTitle.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { AdjustSpeedPanel } from './AdjustSpeedPanel.tsx'
import { CustomForm } from './CustomForm.tsx'
import { SimpleForm } from './SimpleForm.tsx'
import { WorkspaceSongs } from './WorkspaceSongs.tsx'

type Mode = 'simple' | 'custom' | 'speed'

export function CreatePage() {
  usePageTitle('Create')
  const { prompt } = useSearch({ strict: false })
  const { user } = useSession()
  const [mode, setMode] = useState<Mode>('simple')
  const [description, setDescription] = useState(prompt ?? '')
  const shownMode = mode === 'custom' && user === null ? 'simple' : mode

  function changeMode(next: Mode): void {
    if (next === 'simple') setDescription('')
    setMode(next)
  }

  return (
    <div className="grid grid-cols-1 gap-8 pt-2 pb-8 lg:grid-cols-[420px_minmax(0,1fr)] lg:gap-10">
      <section
        aria-label="Create a song"
        className="lg:sticky lg:top-18 lg:flex lg:max-h-[calc(100dvh-172px)] lg:flex-col"
      >
        <div className="mb-5 grid gap-4">
          <h1 className="display text-xl font-medium">Make a song</h1>
          <SegmentedControl
            label="Mode"
            value={shownMode}
            onChange={changeMode}
            segments={[
              { value: 'simple', label: 'Simple' },
              {
                value: 'custom',
                label: 'Custom',
                isDisabled: user === null,
                ...(user === null ? { hint: 'Sign in to use Custom' } : {}),
              },
              { value: 'speed', label: 'Adjust Speed' },
            ]}
          />
        </div>
        {shownMode === 'simple' && <SimpleForm description={description} onDescription={setDescription} />}
        {shownMode === 'custom' && <CustomForm />}
        {shownMode === 'speed' && <AdjustSpeedPanel />}
      </section>
      <WorkspaceSongs />
    </div>
  )
}
