import { useSearch } from '../routing/useRouter.ts'

// The number of the address, or the first page when it names none.
export function usePageNumber(): number {
  const { page = '' } = useSearch()
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}
