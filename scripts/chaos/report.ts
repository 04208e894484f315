export type Struck = { name: string; what: string; backSeconds: number | undefined }

/** One line per kind of blow, as a table of a page. */
export function tableOf(struck: readonly Struck[]): string[] {
  const names = [...new Set(struck.map(({ name }) => name))]
  const lines = names.map((name) => {
    const own = struck.filter((blow) => blow.name === name)
    const seconds = own.flatMap(({ backSeconds }) => backSeconds ?? []).toSorted((a, b) => a - b)
    const cells = [
      name,
      own.length,
      seconds.length,
      shown(seconds[Math.floor(seconds.length / 2)]),
      shown(seconds.at(-1)),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return ['| blow | times | came back | seconds until health, median | longest |', '|---|---|---|---|---|', ...lines]
}

function shown(seconds: number | undefined): string {
  return seconds === undefined ? '–' : seconds.toFixed(1)
}
