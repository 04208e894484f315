import type { RadioMessage } from '@arioso/contract'

const KEPT_MESSAGES = 200

// What is known and what the station remembers, each once and oldest first; after a cut also where the missed part begins.
export function mergeMessages(
  known: RadioMessage[],
  history: RadioMessage[],
): { messages: RadioMessage[]; missedFromId: string | undefined } {
  const ids = new Set(known.map(({ id }) => id))
  const added = history.filter(({ id }) => !ids.has(id))
  const messages = [...known, ...added].toSorted((one, other) => one.timestamp - other.timestamp).slice(-KEPT_MESSAGES)
  return { messages, missedFromId: known.length > 0 ? added[0]?.id : undefined }
}
