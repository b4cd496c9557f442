import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { RequestListener } from '#platform/http/listen.ts'
import type { Metrics } from '#platform/telemetry/metrics.ts'
import type { Health } from './health.ts'

/** What a process without pages answers: whether it lives, whether it can work, and its figures. */
export function answerProbes({ health, metrics }: { health: Health; metrics: Metrics }): RequestListener {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/healthz', () => health.alive())
  app.get('/readyz', () => health.ready())
  app.get('/metrics', ({ req, env }) =>
    metrics.answer(
      req.header('Authorization'),
      env.incoming.socket.remoteAddress ?? '',
      req.header('X-Forwarded-For'),
    ),
  )
  return getRequestListener(app.fetch)
}
