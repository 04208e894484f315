// A part of the program that could not be loaded: offline, or gone with an update.
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('a part could not be loaded', { cause })
    this.name = 'PartMissing'
  }
}
