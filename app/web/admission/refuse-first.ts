import type { IncomingMessage } from 'node:http'
import type { Services } from '#app/services.ts'
import { keyOfIncoming, pathOf } from '#app/web/key-of-incoming.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import type { RequestListener } from '#platform/http/listen.ts'
import { requestIdOf } from '#platform/http/request-id.ts'
import { commonSecurityHeaders } from '#platform/http/security-headers.ts'
import type { Admission } from './admission.ts'
import { isTransfer } from './is-transfer.ts'
import type { Asking } from './rank-of.ts'
import { TOO_BUSY } from './too-busy.ts'

/** Health checks, figures and files of the build take no place; what a script asks for is refused in its own way. */
const GOES_ON = /^\/(healthz|readyz|metrics)$|\.\w+$/

/**
 * Answers those for whom there is no room straight from the socket: on the long way through the web app a refusal would cost a
 * tenth of a page, and ten times too many would leave nothing for those inside.
 */
export function refuseFirst(
  services: Pick<Services, 'config' | 'telemetry' | 'banners' | 'clock'>,
  { admission, underWay }: { admission: Admission; underWay: { has(key: string): boolean } },
  otherwise: RequestListener,
): RequestListener {
  const { config, telemetry } = services
  const everyRefusal = [
    ...commonSecurityHeaders(config.origin.startsWith('https:')).flat(),
    ...Object.entries(TOO_BUSY.headers).flat(),
    'Content-Length',
    String(Buffer.byteLength(TOO_BUSY.html)),
  ]

  function isRefused(incoming: IncomingMessage): boolean {
    const { headers, socket, method = 'GET', url = '/' } = incoming
    const path = pathOf(url)
    if (GOES_ON.test(path) || isTransfer({ method, path, contentLength: headers['content-length'] }))
      return false
    const forwarded = headers['x-forwarded-for']?.toString()
    const address = clientAddress(socket.remoteAddress, forwarded, config.trustedProxies)
    const asking: Asking = { method, path, cookies: headers.cookie, address }
    // A crowd at one page waits for one rendering, which takes one place.
    return (
      admission.isClosedTo(asking) &&
      !underWay.has(keyOfIncoming(services, incoming)) &&
      admission.refuse(asking)
    )
  }

  return (incoming, outgoing) => {
    if (!isRefused(incoming)) return otherwise(incoming, outgoing)
    outgoing.writeHead(TOO_BUSY.status, [
      ...everyRefusal,
      'X-Request-Id',
      requestIdOf(incoming, config.trustedProxies),
    ])
    outgoing.end(TOO_BUSY.html)
    telemetry.metrics.observeRequest(
      incoming.method ?? 'GET',
      pathOf(incoming.url ?? '/'),
      TOO_BUSY.status,
      0,
    )
  }
}
