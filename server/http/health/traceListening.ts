import { finished, type Readable } from 'node:stream'
import { propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'

/** Somebody hears a song that is still being made: a part of its trace, until the last byte or until they leave. */
export function traceListening(making: object, clipId: string, stream: Readable): Readable {
  const options = { kind: SpanKind.SERVER, attributes: { 'arioso.clip': clipId } }
  const span = trace.getTracer('arioso').startSpan('listen', options, propagation.extract(ROOT_CONTEXT, making))
  finished(stream, (problem) => {
    span.addEvent(problem ? 'left' : 'last byte')
    span.end()
  })
  return stream
}
