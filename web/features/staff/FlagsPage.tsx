import { useFlagStates } from '../../data/staff.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FlagCard } from './FlagCard.tsx'
import { StaffPage } from './StaffPage.tsx'

export function FlagsPage() {
  const { data, isError } = useFlagStates()
  return (
    <StaffPage
      title="Flags"
      about="Later words win: the default, then ARIOSO_FLAGS of the environment, then what is switched here for everybody, then what is switched for one person. Everybody gets it when their page asks for the session again."
    >
      {isError && (
        <p role="alert" className="text-danger">
          The flags could not be loaded. Reload the page.
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
