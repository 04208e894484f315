import { getPriority, setPriority } from 'node:os'

// Lets others go first. Who was started with less priority already keeps it: only an administrator may give it back,
// and everybody else's attempt would end the program.
export function stepBack(niceness: number, processId = 0): void {
  if (getPriority(processId) < niceness) setPriority(processId, niceness)
}
