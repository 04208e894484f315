import { lazy, Suspense } from 'react'
import { useSession } from '../../data/session.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { setMode, useForm } from './form.ts'
import { SimpleForm } from './SimpleForm.tsx'

const CustomForm = lazy(() => import('./CustomForm.tsx'))
const AdjustSpeedPanel = lazy(() => import('./AdjustSpeedPanel.tsx'))
const MadLibForm = lazy(() => import('./MadLibForm.tsx'))

// The mode switch and the form of the mode; Custom does not exist for visitors.
export function CreatePanel() {
  const { user } = useSession()
  const isVisitor = user === null
  const mode = useForm((form) => (form.mode === 'custom' && isVisitor ? 'simple' : form.mode))
  const madLibKey = useForm((form) => form.madLibKey)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-5">
      <SegmentedControl
        label="Mode"
        value={mode}
        onChange={setMode}
        segments={[
          { value: 'simple', label: 'Simple' },
          {
            value: 'custom',
            label: 'Custom',
            isDisabled: isVisitor,
            ...(isVisitor ? { hint: 'Sign in to use Custom' } : {}),
          },
          { value: 'speed', label: 'Adjust Speed' },
        ]}
      />
      <Suspense fallback={<Skeleton className="h-64 rounded-card!" />}>
        {mode === 'simple' && (madLibKey === null ? <SimpleForm /> : <MadLibForm madLibKey={madLibKey} />)}
        {mode === 'custom' && <CustomForm />}
        {mode === 'speed' && <AdjustSpeedPanel />}
      </Suspense>
    </div>
  )
}
