// A part of the program that could not be loaded: offline, or gone with an update. Whoever catches it has it asked for
// again: React tells a failure only while the part that failed is still the one that is drawn.
export class PartMissing extends Error {
  readonly askAgain: () => void

  constructor(cause: unknown, askAgain: () => void) {
    super('a part could not be loaded', { cause })
    this.name = 'PartMissing'
    this.askAgain = askAgain
  }
}
