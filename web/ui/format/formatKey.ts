// "F# minor" as it is printed: "F♯ minor".
export function formatKey(key: string): string {
  return key.replace(/^([A-G])b/, '$1♭').replace(/^([A-G])#/, '$1♯')
}
