export type FakeOrder = { fields: Record<string, unknown>; files: Record<string, Blob> }

export type Traps = {
  // A model that makes songs and takes none apart.
  turbo?: boolean
  key?: string
  silent?: boolean
  loading?: boolean
  llm?: boolean
  // So many requests are answered with "queue is full".
  busyTimes?: number
  // HTTP says yes, the reply inside says no.
  errorInside?: boolean
  // So many tasks are forgotten right after they were taken, as by a restart.
  forgets?: number
  neverDone?: boolean
  fails?: string
  emptyFile?: boolean
  slim?: boolean
}

export type FakeEngine = {
  url: string
  orders: FakeOrder[]
  traps: Traps
  cancelled: string[]
  openTasks(): number
  close(): Promise<void>
}
