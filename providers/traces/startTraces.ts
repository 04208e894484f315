import { context, propagation, trace } from '@opentelemetry/api'

export type StopTraces = () => Promise<void>

type Wish = { endpoint: string | undefined; service: string }

/**
 * Sends traces to an OpenTelemetry collector (OTLP over HTTP). Without an address nothing is loaded, and whoever makes a span makes none.
 * Answers how to stop: what is still unsent goes out then.
 */
export async function startTraces({ endpoint, service }: Wish): Promise<StopTraces> {
  if (endpoint === undefined) return async () => undefined
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, { OTLPTraceExporter }, resources, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    // A collector that is away must not keep the product from ending.
    await provider.shutdown().catch(() => undefined)
    for (const part of [trace, propagation, context]) part.disable()
  }
}
