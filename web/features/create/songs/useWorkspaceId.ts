import { useNavigate, useSearch } from '../../../routing/useRouter.ts'
import { DEFAULT_WORKSPACE } from '../../../data/songs/songLists.ts'

// The workspace stands in the address: ?wid=…
export function useWorkspaceId(): [id: string, choose: (id: string) => void] {
  const { wid } = useSearch()
  const navigate = useNavigate()
  const choose = (id: string) =>
    void navigate({ to: '.', resetScroll: false, search: (search) => withWorkspace(search, id) })
  return [wid ?? DEFAULT_WORKSPACE, choose]
}

function withWorkspace<Search extends { wid?: string }>(search: Search, id: string): Search {
  const changed = { ...search, wid: id }
  if (id === DEFAULT_WORKSPACE) delete (changed as { wid?: string }).wid
  return changed
}
