import { AsyncLocalStorage } from 'node:async_hooks'
import type { TracingChannel } from 'node:diagnostics_channel'
import {
  type Attributes,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { shapeOfPath } from '#platform/telemetry/scrub-text.ts'
import type { Tracing } from './begin-tracing.ts'
import { jobsTold, requestsTold, statementsTold } from './channels.ts'
import { describeStatement } from './describe-statement.ts'

const TRACES_PATH = '/v1/traces'
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const FAULTS_FROM = 500

type Described = { name: string; kind: SpanKind; attributes: Attributes; parent?: Context | undefined }

/** Makes a span of every request, statement and job, each under the one that it happened in. */
export function openTracer(options: { endpoint: string; service: string; release: string }): Tracing {
  const exporter = new OTLPTraceExporter({ url: options.endpoint.replace(/\/+$/, '') + TRACES_PATH })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.service,
      'service.version': options.release,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('guildhall')
  const within = new AsyncLocalStorage<Context>()
  const spans = new WeakMap<object, Span>()
  const endings: (() => void)[] = []

  function follow<Told extends object>(
    channel: TracingChannel<unknown, Told>,
    describe: (told: Told) => Described,
    finish: (span: Span, told: Told) => void = () => {},
  ): void {
    const begin = (told: Told): Context => {
      const { name, parent, ...described } = describe(told)
      const around = parent ?? within.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(name, described, around)
      spans.set(told, span)
      return trace.setSpan(around, span)
    }
    const end = (told: Told) => {
      const span = spans.get(told)
      if (!span) return
      finish(span, told)
      span.end()
    }
    const told = {
      start() {},
      end() {},
      asyncStart() {},
      asyncEnd: end,
      // Its words may hold what people wrote; the log and the report of the same fault have them without it.
      error: (failed: Told) => void spans.get(failed)?.setStatus({ code: SpanStatusCode.ERROR }),
    }
    channel.start.bindStore(within, begin as (told: unknown) => Context)
    channel.subscribe(told)
    endings.push(() => {
      channel.start.unbindStore(within)
      channel.unsubscribe(told)
    })
  }

  follow(
    requestsTold,
    ({ method, path, traceparent }) => ({
      name: `${method} ${shapeOfPath(path)}`,
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'url.path': shapeOfPath(path) },
      parent: parentOf(traceparent),
    }),
    (span, { status }) => {
      if (status === undefined) return
      span.setAttribute('http.response.status_code', status)
      if (status >= FAULTS_FROM) span.setStatus({ code: SpanStatusCode.ERROR })
    },
  )
  follow(statementsTold, ({ text }) => {
    const { name, statement } = describeStatement(text)
    return {
      name,
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
    }
  })
  follow(jobsTold, ({ name, id }) => ({
    name: `job ${name}`,
    kind: SpanKind.CONSUMER,
    attributes: { 'messaging.destination.name': name, 'messaging.message.id': id },
    // A job is nobody's request: whoever asked for it has gone on.
    parent: ROOT_CONTEXT,
  }))
  return {
    async stop() {
      for (const end of endings) end()
      await provider.shutdown()
    },
  }
}

function parentOf(traceparent: string | undefined): Context | undefined {
  const [, traceId = '', spanId = '', flags = '0'] = TRACEPARENT.exec(traceparent ?? '') ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : undefined
}
