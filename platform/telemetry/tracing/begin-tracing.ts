import { log } from '#platform/log/log.ts'
import { StartError } from '#platform/process/exit-with.ts'

export type Tracing = { stop(): Promise<void> }

type TracingOptions = { endpoint: string | undefined; service: string; release: string }

/** Sends traces where an operator wants them. The library is large and read only then: nobody else pays for it. */
export async function beginTracing({ endpoint, service, release }: TracingOptions): Promise<Tracing> {
  if (endpoint === undefined) return { stop: async () => {} }
  const { openTracer } = await import('./open-tracer.ts').catch((error: unknown) => {
    log.debug({ err: error }, 'the library of traces could not be read')
    throw new StartError(
      'OTEL_EXPORTER_OTLP_ENDPOINT: the library that sends traces is not installed here; install with optional dependencies (npm ci), or leave it out.',
    )
  })
  return openTracer({ endpoint, service, release })
}
