export type Stage = 'install' | 'build' | 'database' | 'givenDatabase' | 'parts'
export function adviceFor(stage: Stage, said: string): string
