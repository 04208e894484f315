import { randomUUID } from 'node:crypto'
import { openFakeServer, readForm, type Answer, type FakeRequest } from '../outside/openFakeServer.ts'
import type { FakeEngine, FakeOrder } from './fakeEngine.ts'
import { secondsOf, testSound } from './testSound.ts'

type Task = { polls: number; order: FakeOrder; file: string }

const WRITTEN = '[Verse]\nThe engine wrote this line\nAnd this one is as fine'

/** Answers as ACE-Step 1.5's REST server is documented to, with every trap of it to be set. */
export async function openFakeAceStep(): Promise<FakeEngine> {
  const tasks = new Map<string, Task>()
  const fake: Omit<FakeEngine, 'url' | 'close'> = { orders: [], traps: {}, cancelled: [], openTasks: () => tasks.size }

  const reply = (data: unknown, code = 200, error: string | null = null) => ({
    body: JSON.stringify({ data, code, error, timestamp: 1_700_000_000_000, extra: null }),
  })
  const refuse = (status: number, detail: string) => ({ status, body: JSON.stringify({ detail }) })

  async function submit(request: FakeRequest) {
    if (fake.traps.busyTimes) {
      fake.traps.busyTimes -= 1
      return refuse(429, 'Server busy: queue is full')
    }
    if (fake.traps.errorInside) return reply(null, 500, 'CUDA out of memory')
    const order = await readOrder(request)
    if (typeof order.fields.src_audio_path === 'string') return refuse(400, 'absolute audio file paths are not allowed')
    fake.orders.push(order)
    const id = randomUUID()
    const file = `/v1/audio?path=${encodeURIComponent(`/tmp/acestep/${id}.flac`)}`
    tasks.set(id, { polls: 0, order, file })
    if (fake.traps.forgets) {
      fake.traps.forgets -= 1
      tasks.clear()
    }
    return reply({ task_id: id, status: 'queued', queue_position: 1 })
  }

  function pollOne(id: string) {
    const task = tasks.get(id)
    // Unknown ids are queued for ever.
    if (task === undefined || fake.traps.neverDone) return { task_id: id, status: 0, result: '[]' }
    task.polls += 1
    const running = { file: '', status: 0, progress: 0.5, stage: 'diffusion' }
    if (task.polls === 1) return { task_id: id, status: 0, result: JSON.stringify([running]) }
    if (fake.traps.fails) {
      const failed = { file: '', status: 2, error: fake.traps.fails }
      return { task_id: id, status: 2, result: JSON.stringify([failed]), progress_text: 'somebody else’s line' }
    }
    const isSlim = fake.traps.slim === true
    const written = task.order.fields.sample_query === undefined ? String(task.order.fields.lyrics) : WRITTEN
    const rich = { prompt: 'engine pop, bright', lyrics: written, metas: { bpm: 'N/A' }, seed_value: '7', wave: '' }
    const take = { file: fake.traps.emptyFile ? '' : task.file, status: 1, ...(!isSlim && rich) }
    return { task_id: id, status: 1, result: JSON.stringify([take]) }
  }

  function sendAudio({ query }: FakeRequest) {
    const path = query.get('path') ?? ''
    const task = [...tasks.values()].find(({ file }) => file.endsWith(encodeURIComponent(path)))
    if (task === undefined) return refuse(404, 'not found')
    return { headers: { 'content-type': 'audio/flac' }, body: soundOf(task.order) }
  }

  const server = await openFakeServer(async (request) => {
    if (fake.traps.silent) return 'silence'
    if (fake.traps.key !== undefined && request.headers.get('authorization') !== `Bearer ${fake.traps.key}`)
      return refuse(401, `wrong key ${request.headers.get('authorization')}`)
    const routes: Record<string, () => Answer | Promise<Answer>> = {
      '/health': () =>
        reply({ status: 'ok', models_initialized: !fake.traps.loading, llm_initialized: fake.traps.llm ?? true }),
      '/v1/model_inventory': () =>
        reply({
          models: [
            fake.traps.turbo
              ? { name: 'acestep-v15-turbo', is_loaded: true, supported_task_types: ['text2music', 'cover', 'repaint'] }
              : { name: 'acestep-v15-base', is_loaded: true, supported_task_types: ['text2music', 'cover', 'extract'] },
          ],
        }),
      '/v1/stats': () => reply({ jobs: { total: 9, queued: 0, running: tasks.size, succeeded: 9, failed: 0 } }),
      '/release_task': () => submit(request),
      '/query_result': () => {
        const { task_id_list: ids } = JSON.parse(request.body.toString()) as { task_id_list: string[] }
        return reply(ids.map(pollOne))
      },
      '/v1/audio': () => sendAudio(request),
    }
    return (await routes[request.path]?.()) ?? refuse(404, 'Not Found')
  })
  return Object.assign(fake, server)
}

async function readOrder(request: FakeRequest): Promise<FakeOrder> {
  if (!(request.headers.get('content-type') ?? '').startsWith('multipart/')) {
    return { fields: JSON.parse(request.body.toString()) as FakeOrder['fields'], files: {} }
  }
  const fields: FakeOrder['fields'] = {}
  const files: FakeOrder['files'] = {}
  for (const [name, value] of await readForm(request)) {
    if (typeof value === 'string') fields[name] = value
    else files[name] = value
  }
  return { fields, files }
}

function soundOf({ fields, files }: FakeOrder): Buffer {
  if (fields.task_type !== 'repaint') return testSound(Number(fields.audio_duration ?? 12))
  const source = files.src_audio
  return testSound(Math.max(source ? secondsOf(source) : 0, Number(fields.repainting_end)), 1.5)
}
