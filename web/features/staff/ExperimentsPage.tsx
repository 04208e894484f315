import type { ExperimentState } from '@arioso/contract/calls/operations'
import { useState, type FormEvent } from 'react'
import { shareExperiment, useExperimentStates } from './operations.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { StaffPage } from './StaffPage.tsx'

export function ExperimentsPage() {
  const { data, isError } = useExperimentStates()
  return (
    <StaffPage
      title="Experiments"
      about="What is tried out on a share of the members. Who has it keeps it while the share grows. How many met each value is counted under arioso_experiment_exposures_total of the metrics."
    >
      {isError && (
        <p role="alert" className="text-danger">
          The experiments could not be loaded. Reload the page.
        </p>
      )}
      {data === undefined && !isError && <Skeleton className="h-32 w-full rounded-card" />}
      <ul className="grid grid-cols-1 gap-3">
        {data?.experiments.map((experiment) => (
          <li key={`${experiment.layer}.${experiment.parameter}`}>
            <ExperimentCard experiment={experiment} />
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}

function ExperimentCard({ experiment }: { experiment: ExperimentState }) {
  const { layer, parameter, meaning, usual, tried, share_percent: share } = experiment
  const [percent, setPercent] = useState(String(share))
  const [problem, setProblem] = useState<string>()

  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault()
    setProblem(undefined)
    await shareExperiment(layer, parameter, Number(percent)).catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : 'That didn’t work.'),
    )
  }

  return (
    <article
      aria-label={`${layer}.${parameter}`}
      className="flex flex-wrap items-end justify-between gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <h2 className="font-semibold wrap-anywhere">
          {layer}.{parameter}
        </h2>
        <p className="text-soft">{meaning}</p>
        <p className="text-sm text-faint">
          Usually {usual}, tried {tried}; {share} of a hundred members have it.
        </p>
      </div>
      <form onSubmit={(event) => void keep(event)} className="flex items-end gap-2">
        <div className="w-40">
          <TextField
            label="Of a hundred members"
            type="number"
            min={0}
            max={100}
            required
            value={percent}
            error={problem}
            onChange={(event) => setPercent(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={Number(percent) === share}>
          Set
        </Button>
      </form>
    </article>
  )
}
