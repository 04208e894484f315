export type Sort = { column: string; direction: 'ascending' | 'descending' }

// A new column starts ascending; the same one turns round.
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const isTurning = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: isTurning ? 'descending' : 'ascending' }
}
