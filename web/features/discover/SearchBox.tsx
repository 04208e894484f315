import { texts } from '@arioso/contract/texts'
import { SEARCH_DEBOUNCE_MS } from '@arioso/contract/limits'
import { Search } from 'lucide-react'
import { useEffect, useState, type FormEvent } from 'react'
import { useLocation } from '../../routing/useRouter.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { isSearch, useGoToSearch } from './useGoToSearch.ts'

// Shows the address's query until something is typed; the address follows half a second after the last key.
export default function SearchBox({ className }: { className: string }) {
  const asked = useLocation(({ pathname, search }) => (isSearch(pathname) ? (search.q ?? '') : ''))
  const [typed, setTyped] = useState<string>()
  const placeholder = useFlag('persona-search') ? texts.searchPlaceholderPersonas : texts.searchPlaceholder
  const search = useGoToSearch()

  useEffect(() => {
    if (typed === undefined) return undefined
    const timer = setTimeout(() => search(typed, () => setTyped(undefined)), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, search])

  function submit(event: FormEvent): void {
    event.preventDefault()
    search(typed ?? asked, () => setTyped(undefined))
  }

  return (
    <search className={className}>
      <form onSubmit={submit} className="relative">
        <Search size={16} aria-hidden="true" className="absolute top-1/2 left-3.5 -translate-y-1/2 text-faint" />
        <input
          type="search"
          aria-label="Search"
          enterKeyHint="search"
          maxLength={200}
          value={typed ?? asked}
          placeholder={placeholder}
          onChange={(event) => setTyped(event.target.value)}
          className="h-10 w-full rounded-full border border-edge bg-raised pr-4 pl-10 text-md text-text feedback hover:border-faint md:text-base"
        />
      </form>
    </search>
  )
}
