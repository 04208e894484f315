export { startTraces, type StopTraces } from './startTraces.ts'
