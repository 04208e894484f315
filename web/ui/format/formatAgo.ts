const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const words = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'short' })

// "3 hr ago"; the absolute moment belongs in a tooltip beside it.
export function formatAgo(moment: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000)
  const step = STEPS.find(([, length]) => seconds >= length)
  return step === undefined ? 'just now' : words.format(-Math.floor(seconds / step[1]), step[0]).replace('.', '')
}
