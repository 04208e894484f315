export function findNode24(programs: string[], versionOf?: (program: string) => string): string | undefined
export function explainMissingNode24(facts: { platform: string; arch: string; ignoresScripts: boolean }): string
