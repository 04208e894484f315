export type Machine = { platform: string; arch: string; hasGlibc: boolean; nodeVersion: string }
export function findObstacle(machine: Machine): string | undefined
export function describeMachine(): Machine
