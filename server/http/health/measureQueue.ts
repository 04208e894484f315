import type { QueueState, RealtimeServer, Storage } from '@arioso/storage'
import { Gauge, type Registry } from 'prom-client'

type Measure = { name: string; help: string; of: (state: QueueState) => number }

const MEASURES: Measure[] = [
  { name: 'arioso_queue_waiting', help: 'Jobs that wait', of: ({ waiting }) => waiting },
  { name: 'arioso_queue_active', help: 'Jobs being worked on', of: ({ active }) => active },
  { name: 'arioso_queue_retrying', help: 'Jobs that wait for another try', of: ({ retrying }) => retrying },
  { name: 'arioso_queue_parked', help: 'Jobs of the last day that no try could finish', of: ({ parked }) => parked },
  { name: 'arioso_queue_done_last_hour', help: 'Jobs done in the last hour', of: ({ doneInLastHour: done }) => done },
  {
    name: 'arioso_queue_oldest_waiting_seconds',
    help: 'How long the oldest waiting job has waited',
    of: ({ oldestWaitingSeconds: oldest }) => oldest ?? 0,
  },
]

/** Read from the database on every scrape: all API processes report the same. */
export function measureQueue(registry: Registry, { line }: Pick<Storage, 'line'>): void {
  let looking: Promise<QueueState[]> | undefined
  // All gauges are read at once and share one query.
  async function look(): Promise<QueueState[]> {
    looking ??= line.describe().finally(() => {
      looking = undefined
    })
    return looking
  }

  for (const { name, help, of } of MEASURES) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect(): Promise<void> {
        for (const state of await look()) gauge.set({ queue: state.queue }, of(state))
      },
    })
  }
  const speed: Gauge = new Gauge({
    name: 'arioso_render_speed',
    help: 'Seconds of sound a second of making brought in the last hour',
    registers: [registry],
    async collect(): Promise<void> {
      speed.set((await line.findRenderSpeed()) ?? 0)
    },
  })
}

export function measureSockets(registry: Registry): (sockets: RealtimeServer) => () => void {
  return (sockets) => {
    const open: Gauge = new Gauge({
      name: 'arioso_sockets_open',
      help: 'Sockets open in this process',
      registers: [registry],
      collect(): void {
        open.set(sockets.of('/').sockets.size)
      },
    })
    return () => registry.removeSingleMetric('arioso_sockets_open')
  }
}
