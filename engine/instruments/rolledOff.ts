/** Flat up to the corner, then falling with the given steepness: the spectrum a reed or lip sends out. */
export function rolledOff(hertz: number, cornerHertz: number, steepness: 2 | 3): number {
  const x = hertz / cornerHertz
  return 1 / (1 + (steepness === 2 ? x * x : x * x * x))
}
