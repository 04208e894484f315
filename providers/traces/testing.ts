import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number }

export type CollectedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
  events?: { name: string }[]
}

type Sent = { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] }

export type TestCollector = { endpoint: string; spans: CollectedSpan[]; close: () => void }

// An OpenTelemetry collector on loopback that keeps what it is sent.
export async function startTestCollector(): Promise<TestCollector> {
  const spans: CollectedSpan[] = []
  const collect = async (request: IncomingMessage): Promise<void> => {
    const { resourceSpans } = (await json(request)) as Sent
    for (const { scopeSpans } of resourceSpans) spans.push(...scopeSpans.flatMap((each) => each.spans))
  }
  const server = createServer((request, response) => void collect(request).finally(() => response.end('{}')))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { endpoint, spans, close: () => void server.close() }
}
