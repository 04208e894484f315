import { RADIO_FLOAT_SECONDS, RADIO_MESSAGE_THROTTLE_MS } from '@arioso/contract/limits'

const WIDTHS_PX = [640, 1024, 1440]

// A wider screen is a longer way.
export function floatSeconds(widthPx: number): number {
  const step = WIDTHS_PX.filter((width) => widthPx >= width).length
  return RADIO_FLOAT_SECONDS[step] ?? RADIO_FLOAT_SECONDS[0]
}

// Whatever comes within two seconds of the one before stays in the chat only.
export function mayFloat(lastAtMs: number | undefined, nowMs: number): boolean {
  return lastAtMs === undefined || nowMs - lastAtMs >= RADIO_MESSAGE_THROTTLE_MS
}
