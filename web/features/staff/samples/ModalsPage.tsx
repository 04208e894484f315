import { wholeLibrary } from '../../../data/songs/libraryView.ts'
import { useListedClip } from '../../../data/songs/clipCache.ts'
import { usePlanDescriptions, type PaidPlanKey, type PlanDescription } from '../../../data/billing/planDescriptions.ts'
import { useLibrarySongs } from '../../../data/songs/songLists.ts'
import { useWorkspaces } from '../../../data/workspaces.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { SongList } from '../../../songs/list/SongList.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { modalSamples, type SampledKind } from './modalSamples.ts'
import { StaffPage } from '../StaffPage.tsx'

// Every modal of the product, opened with the viewer's two newest songs.
export function ModalsPage() {
  const songs = useLibrarySongs(wholeLibrary, { enabled: true })
  const [first = '', second = ''] = songs.data ?? []
  return (
    <StaffPage title="Modals" about="Every modal, shown with your two newest songs. What it does is real.">
      {first !== '' && second !== '' && <SongList ids={[first, second]} source="samples" />}
      {songs.isSuccess && second === '' && <p className="text-soft">Make two songs first.</p>}
      <Samples first={first} second={second} />
    </StaffPage>
  )
}

function Samples({ first, second }: { first: string; second: string }) {
  const [clip, other] = [useListedClip(first), useListedClip(second)]
  const workspace = useWorkspaces().data?.[0]
  const plan = usePlanDescriptions().data?.plans.find(isPaid)
  if (clip === undefined || other === undefined || workspace === undefined || plan === undefined) return null
  return (
    <ul aria-label="Modals" className="flex flex-wrap gap-2">
      {(Object.keys(modalSamples) as SampledKind[]).map((kind) => (
        <li key={kind}>
          <Button size="small" onClick={() => openModal(modalSamples[kind]({ clip, other, workspace, plan }))}>
            {kind}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function isPaid(plan: PlanDescription): plan is PlanDescription & { plan_key: PaidPlanKey } {
  return plan.plan_key !== 'free'
}
