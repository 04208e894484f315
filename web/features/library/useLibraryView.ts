import { useNavigate, useSearch } from '../../routing/useRouter.ts'
import { readLibraryView, writeLibraryView, type LibraryView } from '../../data/songs/libraryView.ts'

// Filters stand in the address: they can be linked to, and going back finds them again.
export function useLibraryView(): [LibraryView, (view: LibraryView) => void] {
  const search = useSearch()
  const navigate = useNavigate()
  const change = (view: LibraryView) =>
    void navigate({ to: '.', replace: true, resetScroll: false, search: (before) => writeLibraryView(before, view) })
  return [readLibraryView(search), change]
}
