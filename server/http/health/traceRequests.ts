import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

// Every API call begins a trace, which the jobs it sends continue. Trace headers from outside are ignored.
export function traceRequests(app: FastifyInstance): void {
  const tracer = trace.getTracer('arioso')
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', async (request, { raw }) => {
    const { method, routeOptions } = request
    if (!routeOptions.url?.startsWith('/api/')) return
    const attributes = { 'http.request.method': method, 'http.route': routeOptions.url }
    const options = { kind: SpanKind.SERVER, attributes }
    const span = tracer.startSpan(`${method} ${routeOptions.url}`, options, ROOT_CONTEXT)
    spans.set(request, span)
    // Whoever leaves after sending everything ends neither with a response nor, for Node, with an abort.
    raw.once('close', () => {
      if (raw.headersSent) span.setAttribute('http.response.status_code', raw.statusCode)
      else span.addEvent('left')
      if (raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
  })

  // Not before: parsing the body loses the asynchronous context.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else context.with(trace.setSpan(ROOT_CONTEXT, span), done)
  })
}
