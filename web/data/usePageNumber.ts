import { useSearch } from '@tanstack/react-router'

// The number of the address, or the first page when it names none.
export function usePageNumber(): number {
  const { page = '' } = useSearch({ strict: false })
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}
