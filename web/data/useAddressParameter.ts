import { useState } from 'react'
import { useLocation } from '../routing/useRouter.ts'

/** What the link that led to this page said; while the next page is fetched, the address is already that page's. */
export function useAddressParameter(name: string): string | null {
  const here = useLocation(({ searchStr }) => new URLSearchParams(searchStr).get(name))
  const [first] = useState(here)
  return first
}
