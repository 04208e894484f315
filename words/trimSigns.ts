// By hand: an expression that looks for signs before the end begins anew at every one of them, and takes the square of their number.
export function trimSigns(text: string, signs: string): string {
  let [start, end] = [0, text.length]
  while (start < end && signs.includes(text.charAt(start))) start += 1
  while (end > start && signs.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
