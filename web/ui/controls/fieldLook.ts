export const fieldLook = [
  'w-full rounded-control border bg-ground px-3 text-md text-text feedback md:text-base',
  'disabled:cursor-not-allowed disabled:opacity-50',
].join(' ')

export function fieldEdge(error: string | undefined): string {
  return error === undefined ? 'border-rim hover:not-disabled:border-faint' : 'border-danger'
}
