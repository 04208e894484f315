import { useLocation } from '../routing/useRouter.ts'

export function useAddressParameter(name: string): string | null {
  return useLocation(({ searchStr }) => new URLSearchParams(searchStr).get(name))
}
