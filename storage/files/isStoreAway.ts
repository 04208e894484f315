const OWN_TROUBLE = 500

/** Whether the bucket's client got no answer, or one that says the store itself is in trouble. Trying later may do. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error) || !('$metadata' in error)) return false
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number }
  return httpStatusCode === undefined || httpStatusCode >= OWN_TROUBLE
}
