import { openFakeServer, readForm, type FakeRequest } from '../outside/openFakeServer.ts'
import type { FakeEngine, FakeOrder } from './fakeEngine.ts'
import { secondsOf, testSound } from './testSound.ts'

type Job = { polls: number; kind: 'lm' | 'synth'; order: FakeOrder; isCancelled: boolean }

const BOUNDARY = 'track-border'
const WRITTEN = '[Verse]\nThe engine wrote this line\nAnd this one is as fine'

/** Answers as acestep.cpp's ace-server is documented to. */
export async function openFakeAceCpp(): Promise<FakeEngine> {
  const jobs = new Map<string, Job>()
  const fake: Omit<FakeEngine, 'url' | 'close'> = { orders: [], traps: {}, cancelled: [], openTasks: () => jobs.size }
  let lastId = 0

  const json = (value: unknown, status = 200) => ({ status, body: JSON.stringify(value) })

  async function start(kind: Job['kind'], request: FakeRequest) {
    if (fake.traps.busyTimes) {
      fake.traps.busyTimes -= 1
      return json({ error: 'queue is full' }, 429)
    }
    if (fake.traps.errorInside) return json({ error: 'out of memory' })
    const order = await readOrder(request)
    if (kind === 'synth') fake.orders.push(order)
    lastId += 1
    jobs.set(String(lastId), { polls: 0, kind, order, isCancelled: false })
    if (fake.traps.forgets && kind === 'synth') {
      fake.traps.forgets -= 1
      jobs.clear()
    }
    return json({ id: String(lastId) })
  }

  function answerJob({ query, method }: FakeRequest) {
    const id = query.get('id') ?? ''
    const job = jobs.get(id)
    if (job === undefined) return json({ error: 'unknown job' }, 404)
    if (method === 'POST' && query.get('cancel') === '1') {
      job.isCancelled = true
      fake.cancelled.push(id)
      return json({ status: 'cancelled' })
    }
    if (query.get('result') === '1') return resultOf(job)
    job.polls += 1
    if (fake.traps.neverDone || job.polls === 1) return json({ status: 'running' })
    if (fake.traps.fails) return json({ status: 'failed', error: fake.traps.fails })
    return json({ status: job.isCancelled ? 'cancelled' : 'done' })
  }

  function resultOf({ kind, order: { fields, files } }: Job) {
    if (kind === 'lm') {
      const lyrics = fields.lyrics === '' ? WRITTEN : fields.lyrics
      const caption = fields.lm_mode === 'inspire' ? 'engine pop, bright' : fields.caption
      return json([{ ...fields, lyrics, caption, audio_codes: '<|audio_code_1|>' }])
    }
    const sound = fake.traps.emptyFile ? Buffer.alloc(0) : soundOf({ fields, files })
    const part = (type: string, body: Buffer) =>
      Buffer.concat([Buffer.from(`--${BOUNDARY}\r\nContent-Type: ${type}\r\n\r\n`), body, Buffer.from('\r\n')])
    const body = Buffer.concat([
      part('audio/wav', sound),
      part('application/octet-stream', Buffer.from('latents')),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ])
    return { headers: { 'content-type': `multipart/mixed; boundary=${BOUNDARY}` }, body }
  }

  const server = await openFakeServer(async (request) => {
    if (fake.traps.silent) return 'silence'
    if (fake.traps.key !== undefined) return json({ error: 'unauthorized' }, 401)
    if (request.path === '/health')
      return fake.traps.loading ? json({ status: 'loading' }, 503) : json({ status: 'ok' })
    if (request.path === '/lm') return start('lm', request)
    if (request.path === '/synth') return start('synth', request)
    return request.path === '/job' ? answerJob(request) : json({ error: 'not found' }, 404)
  })
  return Object.assign(fake, server)
}

async function readOrder(request: FakeRequest): Promise<FakeOrder> {
  if (!(request.headers.get('content-type') ?? '').startsWith('multipart/')) {
    return { fields: JSON.parse(request.body.toString()) as FakeOrder['fields'], files: {} }
  }
  const form = await readForm(request)
  const files: FakeOrder['files'] = {}
  for (const [name, value] of form) if (typeof value !== 'string') files[name] = value
  const text = form.get('request')
  return { fields: JSON.parse(typeof text === 'string' ? text : '') as FakeOrder['fields'], files }
}

function soundOf({ fields, files }: FakeOrder): Buffer {
  if (fields.task_type !== 'repaint') return testSound(Number(fields.duration) || 12)
  return testSound(Math.max(files.audio ? secondsOf(files.audio) : 0, Number(fields.repainting_end)), 1.5)
}
