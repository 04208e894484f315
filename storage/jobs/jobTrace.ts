import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** The job continues the sender's trace. Without tracing nothing is added. */
export function addTrace(data: object): object {
  const carrier: Record<string, string> = {}
  propagation.inject(context.active(), carrier)
  return { ...data, ...carrier }
}

/** Does a job's work as a part of the trace it came with, if it came with one. */
export async function inTraceOf(queue: string, data: object, work: () => Promise<void>): Promise<void> {
  if (!('traceparent' in data)) return work()
  const attributes = {
    'messaging.destination.name': queue,
    ...('clip_id' in data && { 'arioso.clip': String(data.clip_id) }),
  }
  const parent = propagation.extract(ROOT_CONTEXT, data)
  const tracer = trace.getTracer('arioso')
  await tracer.startActiveSpan(queue, { kind: SpanKind.CONSUMER, attributes }, parent, async (span) => {
    try {
      await work()
    } catch (error) {
      span.recordException(error instanceof Error ? error : String(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
