// luck lies in [0, 1). The dice never rolls what is already in the box.
export function pickPrompt(prompts: string[], current: string, luck: number): string {
  const others = prompts.filter((prompt) => prompt !== current)
  return others[Math.floor(luck * others.length)] ?? current
}
