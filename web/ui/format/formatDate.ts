// Dates as the viewer is used to read them, whatever language the words around them are in.
const LOOKS = {
  day: { dateStyle: 'medium' },
  wholeDay: { dateStyle: 'long' },
  dayOfYear: { day: 'numeric', month: 'long', timeZone: 'UTC' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  wholeMoment: { dateStyle: 'full', timeStyle: 'short' },
  clock: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export function formatDate(date: Date | string, look: keyof typeof LOOKS, locale?: string): string {
  return new Intl.DateTimeFormat(locale, LOOKS[look]).format(new Date(date))
}
