export const HANDLE_LENGTH = { shortest: 3, longest: 40 } as const

// 'José Núñez' gives 'JoseNunez': accents fall off, what is left of letters, digits and underscores stays.
export function handleFrom(base: string): string {
  const letters = base
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_]/g, '')
    .slice(0, HANDLE_LENGTH.longest)
  if (letters === '') return 'listener'
  return letters.padEnd(HANDLE_LENGTH.shortest, '_')
}
