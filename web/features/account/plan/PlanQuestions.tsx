import { ChevronDown } from 'lucide-react'
import { usePlanQuestions } from '../../../data/billing/planDescriptions.ts'

export function PlanQuestions() {
  const { data } = usePlanQuestions()
  if (data === undefined) return null
  return (
    <section aria-label="Questions about plans" className="grid max-w-[720px] grid-cols-1 gap-3">
      <h2 className="display text-lg font-medium">Questions</h2>
      <div className="divide-y divide-hairline border-y border-hairline">
        {data.questions.map(({ question, answer }) => (
          <details key={question} className="group py-3">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-control font-medium">
              {question}
              <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-faint group-open:rotate-180" />
            </summary>
            <p className="max-w-[60ch] pt-2 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
