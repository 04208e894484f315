// How much somebody loves is told by saying it: "how much Ana loves Bo" is that Ana loves Bo.
const HOW_MUCH = /\babout how (?:very )?(?:much|deeply|dearly|madly|truly)(?= \p{L}+ )/giu
// "baby I'm a bad girl" speaks to no child.
const CALLED_FIRST =
  /^(?:oh,? |hey,? |yeah,? )*(?:baby|babe|boy|girl|honey|darling),? (?=(?:I|I'm|you|you're|we|we're|let's|don't)\b)/iu

export const sayPlainly = (text: string): string => text.replaceAll(HOW_MUCH, 'about how').replace(CALLED_FIRST, '')
