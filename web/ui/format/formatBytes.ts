const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const
const STEP = 1024

/** 1536 as "1.5 kB": one decimal below ten, none above. */
export function formatBytes(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  return `${unit > 0 && size < 10 ? size.toFixed(1).replace('.0', '') : Math.round(size)} ${UNITS[unit]}`
}
