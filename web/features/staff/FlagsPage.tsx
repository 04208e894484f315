import { useFlagStates } from './staff.ts'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { FlagCard } from './FlagCard.tsx'
import { StaffPage } from './StaffPage.tsx'

export function FlagsPage() {
  const { data, isError } = useFlagStates()
  return (
    <StaffPage
      title="Flags"
      about="Later settings override earlier ones: the default, then ARIOSO_FLAGS in the environment, then the switch for everyone, then the switch for one person. Changes take effect the next time a page loads the session."
    >
      {isError && (
        <p role="alert" className="text-danger">
          The flags couldn’t be loaded. Reload the page.
        </p>
      )}
      {data === undefined && !isError && <Skeleton className="h-40 w-full rounded-card" />}
      <ul className="grid grid-cols-1 gap-3">
        {data?.flags.map((state) => (
          <li key={state.flag}>
            <FlagCard state={state} />
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}
