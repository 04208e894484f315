import type { SuggestedPlan } from '@arioso/contract'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../data/api/api.ts'
import type { CreateForm } from '../form/createForm.ts'
import { useForm } from '../form/form.ts'
import { wordsAndStyle } from '../form/toRequest.ts'

const SETTLED_MS = 800

/** What the composer would make of the form as it stands; requested only while there is no own plan. */
export function useSuggestedPlan(isWanted: boolean): UseQueryResult<SuggestedPlan> {
  // As text, so that a form with the same wish is no news.
  const wish = useSettled(useForm((form) => JSON.stringify(wishOf(form))))
  return useQuery({
    queryKey: ['suggested-plan', wish],
    queryFn: () => api('POST /api/generate/plan', { body: JSON.parse(wish) as ReturnType<typeof wishOf> }),
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  })
}

function wishOf(form: CreateForm) {
  return {
    ...wordsAndStyle(form),
    ...(form.seed === null ? {} : { seed: form.seed }),
    ...(form.tempoBpm === null ? {} : { tempo_bpm: form.tempoBpm }),
    ...(form.key === null ? {} : { key: form.key }),
  }
}

// Not at every keystroke.
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
