import { useSession } from '../../data/session/session.ts'
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { setMode, useForm } from './form/form.ts'
import { SimpleForm } from './simple/SimpleForm.tsx'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'

const CustomForm = lazyPart(() => import('./form/CustomForm.tsx'))
const AdjustSpeedPanel = lazyPart(() => import('./source/AdjustSpeedPanel.tsx'))
const MadLibForm = lazyPart(() => import('./simple/MadLibForm.tsx'))

// The mode switch and the form of the mode; Custom does not exist for visitors.
export function CreatePanel() {
  const { user } = useSession()
  const isVisitor = user === null
  const mode = useForm((form) => (form.mode === 'custom' && isVisitor ? 'simple' : form.mode))
  const madLibKey = useForm((form) => form.madLibKey)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-5">
      <div data-tour-mark="mode" className="rounded-full">
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
      </div>
      <LazyParts fallback={<WaitingForm />}>
        {mode === 'simple' && (madLibKey === null ? <SimpleForm /> : <MadLibForm madLibKey={madLibKey} />)}
        {mode === 'custom' && <CustomForm />}
        {mode === 'speed' && <AdjustSpeedPanel />}
      </LazyParts>
    </div>
  )
}

// A field with its label, a line and another field: what every mode begins with.
function WaitingForm() {
  return (
    <div className="grid gap-6 pt-1">
      <div className="grid gap-2">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-36" />
      </div>
      <Skeleton className="h-10" />
      <div className="grid gap-2">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-20" />
      </div>
    </div>
  )
}
