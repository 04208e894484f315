/** For work nobody waits for: the page carries on without it, and the console says what was missed. */
export function inBackground(missed: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => console.warn(missed, error))
}
