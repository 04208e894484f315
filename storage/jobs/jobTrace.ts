import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const TRACER = 'arioso'

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
  const options = { kind: SpanKind.CONSUMER, attributes }
  await trace.getTracer(TRACER).startActiveSpan(queue, options, parent, (span) => endAfter(span, work))
}

/** A step of a job, as a part of the job's trace. */
export function traceStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (trace.getActiveSpan() === undefined) return work()
  return trace.getTracer(TRACER).startActiveSpan(name, (span) => endAfter(span, work))
}

/** Marks moments of the present step, also from callbacks that no longer know which step they belong to. */
export function createTraceMark(): (moment: string) => void {
  const span = trace.getActiveSpan()
  return (moment) => void span?.addEvent(moment)
}

async function endAfter<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    span.recordException(error instanceof Error ? error : String(error))
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
