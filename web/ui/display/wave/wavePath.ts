const BAR_WIDTH = 2
const BAR_PITCH = 3
const LOWEST_BAR = 4

// Bars around the middle of a box bars*3 wide and 100 high; '' while there is nothing to draw.
export function wavePath(peaks: number[], bars: number): string {
  if (peaks.length === 0) return ''
  const loudest = Math.max(0.01, ...peaks)
  let path = ''
  for (let bar = 0; bar < bars; bar += 1) {
    const from = Math.floor((bar * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars))
    const peak = Math.max(...peaks.slice(from, to)) / loudest
    const height = Math.max(LOWEST_BAR, peak * 96)
    path += `M${bar * BAR_PITCH} ${(50 - height / 2).toFixed(1)}h${BAR_WIDTH}v${height.toFixed(1)}h-${BAR_WIDTH}z`
  }
  return path
}
