import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { takeInvitation } from '#app/auth/invitation.ts'
import { mostOfAnyForm } from '#app/forms/body-limits.ts'
import type { Services } from '#app/services.ts'
import { findInviter } from '#domain/accounts/index.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { refuseRequest } from '#platform/http/bad-request.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { requestIdOf } from '#platform/http/request-id.ts'
import { commonSecurityHeaders, NO_PAGE_POLICY } from '#platform/http/security-headers.ts'
import { bestEncoding, type StaticFile } from '#platform/http/static-files.ts'
import { log, withLogScope } from '#platform/log/log.ts'
import type { Health } from '#platform/process/health.ts'
import { shapeOfPath } from '#platform/telemetry/scrub-text.ts'
import { awayAnswer } from './away-answer.ts'
import { countInvited } from './count-invited.ts'
import { isAnonymous } from './is-anonymous.ts'
import { lettingGoOfBodies } from './let-go-unread.ts'
import { notedMember } from './members-pages/noted-member.ts'
import type { PageHandler } from './page-request.ts'
import { answerOwnIcon } from './own-icons.ts'
import { plainPage } from './plain-page.ts'

type Asked = { Bindings: HttpBindings; Variables: { requestId: string; address: string } }

type WebParts = {
  services: Services
  pages: PageHandler
  staticFile(path: string): Promise<StaticFile | undefined>
  health: Health
}

/** Everything between the socket and the pages, in the order in which a request meets it. */
export function webApp({ services, pages, staticFile, health }: WebParts): Hono<Asked> {
  const { config, telemetry } = services
  const app = new Hono<Asked>()
  const securityHeaders = commonSecurityHeaders(config.origin.startsWith('https:'))
  const allowedOrigins = [config.origin]

  app.use(lettingGoOfBodies)

  app.use(async (context, next) => {
    const requestId = requestIdOf(context.env.incoming, config.trustedProxies)
    const peer = context.env.incoming.socket.remoteAddress
    context.set('requestId', requestId)
    context.set('address', clientAddress(peer, context.req.header('X-Forwarded-For'), config.trustedProxies))
    await withLogScope({ requestId }, () => next())
    for (const [name, value] of securityHeaders) {
      // A page that is looked at in a frame of ours has said so itself.
      if (name === 'X-Frame-Options' && context.res.headers.has(name)) continue
      context.res.headers.set(name, value)
    }
    if (!context.res.headers.has('Content-Security-Policy'))
      context.res.headers.set('Content-Security-Policy', NO_PAGE_POLICY)
    // Pictures for links are made to be shown on other sites.
    if (context.req.path.startsWith('/og/'))
      context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    context.res.headers.set('X-Request-Id', requestId)
  })

  app.use(async (context, next) => {
    const startedAt = performance.now()
    await next()
    const seconds = (performance.now() - startedAt) / 1_000
    telemetry.metrics.observeRequest(context.req.method, context.req.path, context.res.status, seconds)
  })

  app.use(async (context, next) => {
    const refusal = refuseRequest(
      {
        method: context.req.method,
        target: context.env.incoming.url ?? '/',
        host: context.req.header('Host'),
        origin: context.req.header('Origin'),
        fetchSite: context.req.header('Sec-Fetch-Site'),
        contentType: context.req.header('Content-Type'),
        contentLength: context.req.header('Content-Length'),
        transferEncoding: context.req.header('Transfer-Encoding'),
      },
      {
        mostBodyBytes: mostOfAnyForm(services.settings.current()),
        allowedOrigins,
      },
    )
    if (refusal) {
      log.info(
        { status: refusal.status, method: context.req.method, path: shapeOfPath(context.req.path) },
        'refused at the door',
      )
      return plainPage(refusal.status, refusal.message)
    }
    return next()
  })

  app.get('/healthz', () => health.alive())
  app.get('/readyz', () => health.ready())
  app.get('/metrics', (context) =>
    telemetry.metrics.answer(
      context.req.header('Authorization'),
      context.get('address'),
      context.req.header('X-Forwarded-For'),
    ),
  )

  app.get('*', async (context, next) => {
    const icon = await answerOwnIcon(services, context.req.path)
    if (icon) return icon
    const file = await staticFile(context.req.path)
    return file ? answerStatic(context, file) : next()
  })

  app.all('*', async (context) => {
    const url = new URL(context.req.raw.url)
    const cookies = context.req.header('Cookie')
    const asked = { method: context.req.method, url, cookies, isAnonymous: isAnonymous(cookies) }
    const invited = await takeInvitation(asked, {
      rememberedDays: services.settings.current().referralCookieDays,
      findMember: (name) => findInviter(services.db, name, services.clock.now()),
      countVisit: (memberId) =>
        countInvited(services, memberId, {
          address: context.get('address'),
          browser: context.req.header('User-Agent') ?? '',
        }),
    })
    if (invited) return invited
    return pages({
      request: context.req.raw,
      address: context.get('address'),
      requestId: context.get('requestId'),
      path: url.pathname,
      search: url.search,
      isAnonymous: asked.isAnonymous,
      member: notedMember(context.env.incoming),
    })
  })

  app.onError((error, context) => {
    if (isDatabaseAway(error)) return awayAnswer(context.req.raw)
    const digest = telemetry.reportFault({
      error,
      requestId: context.get('requestId'),
      route: context.req.path,
    })
    return plainPage(500, `Something went wrong on our side.${digest ? ` Digest: ${digest}` : ''}`)
  })
  return app
}

function answerStatic(context: Context<Asked>, file: StaticFile): Response {
  const { encoding, body } = bestEncoding(file, context.req.header('Accept-Encoding') ?? '')
  return new Response(body as Buffer<ArrayBuffer>, {
    headers: {
      'Content-Type': file.type,
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
  })
}
