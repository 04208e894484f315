export function step(line: string): void
export function during<T>(
  line: string,
  work: () => Promise<T>,
  options?: { say?: (line: string) => void; everyMs?: number },
): Promise<T>
