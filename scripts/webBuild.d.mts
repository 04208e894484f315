export function isWebBuilt(): boolean
export function markWebBuilt(): void
