/** For work nothing waits for: the page carries on without it, and the console says what failed. */
export function inBackground(missed: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => console.warn(missed, error))
}
