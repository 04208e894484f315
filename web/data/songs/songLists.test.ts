import { InfiniteQueryObserver, type InfiniteData } from '@tanstack/react-query'
import type { Clip } from '@arioso/contract'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../api/queryClient.ts'
import { prependToLists } from './songLists.ts'

type Page = { ids: string[]; next: null; workspaceId: string }

const queryKey = ['list', 'workspace', 'whole', 'default']
const first = { id: 'first', project_id: 'mine' } as Clip

afterEach(() => queryClient.clear())

it('the first song shows although the list was asked for just before it existed', async () => {
  const answers: ((page: Page) => void)[] = []
  const list = new InfiniteQueryObserver<Page, Error, InfiniteData<Page>, string[], string>(queryClient, {
    queryKey,
    queryFn: () => new Promise<Page>((resolve) => void answers.push(resolve)),
    initialPageParam: '1',
    getNextPageParam: ({ next }) => next,
  })
  const leave = list.subscribe(() => undefined)
  prependToLists([first])
  await expect.poll(() => answers.length).toBe(2)
  const [before, after] = answers
  before?.({ ids: [], next: null, workspaceId: 'mine' })
  after?.({ ids: [first.id], next: null, workspaceId: 'mine' })
  await expect.poll(() => list.getCurrentResult().data?.pages[0]?.ids).toEqual([first.id])
  leave()
})
