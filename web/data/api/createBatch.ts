// Requests of the same moment are sent together; every caller gets the whole answer.
export function createBatch<Answer>(
  askForAll: (ids: readonly string[]) => Promise<Answer>,
): (id: string) => Promise<Answer> {
  let gathering: { ids: Set<string>; answer: Promise<Answer> } | undefined

  function gather() {
    const ids = new Set<string>()
    const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      gathering = undefined
      return askForAll([...ids])
    })
    return { ids, answer }
  }

  return (id) => {
    gathering ??= gather()
    gathering.ids.add(id)
    return gathering.answer
  }
}
