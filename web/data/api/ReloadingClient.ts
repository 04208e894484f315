import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type QueryKey } from '@tanstack/react-query'

/** What is invalidated during its first fetch was asked for before the change: the answer under way is out of date. */
export class ReloadingClient extends QueryClient {
  override invalidateQueries<TKey extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<TKey>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined) continue
      // Fetched again below; whoever waits for the cancelled fetch gets the answer of that one.
      if (query.isActive()) void query.cancel({ silent: true })
      else query.promise?.then(() => query.invalidate()).catch(() => undefined)
    }
    return super.invalidateQueries(filters, options)
  }
}
