import type { Services } from '#app/services.ts'
import { isStaff } from '#domain/actor.ts'
import type { PageHandler, PageRequest } from './page-request.ts'
import { tokenFrom } from './session-cookie.ts'

/** What still answers while the marketplace is closed: reports of errors, and what the closed page itself needs. */
const OPEN_PATHS = new Set(['/monitoring', '/manifest.webmanifest', '/preferences/theme'])
/** A provider that is told 503 long enough gives up, and money that was paid would not arrive. */
const PROVIDERS_WORD = /^\/pay\/webhook\/[\w-]+$/
/** How an administrator gets in to open it again. */
const WAYS_IN = /^\/(my\/(login|otp|sign-out)|auth\/oauth(-callback|\/[\w-]+))(\.data)?$/
const USUAL_WAIT_SECONDS = 600

/** While maintenance mode is on every address shows the maintenance page, with status 503 and when to come back. */
export function closedForMaintenance(services: Services, pages: PageHandler): PageHandler {
  return async (asked) => {
    const { maintenance, maintenanceUntil } = services.settings.current()
    if (!maintenance || isOpen(asked.path) || (await isForStaff(services, asked))) return pages(asked)
    if (asked.path.endsWith('.data') || asked.path === '/__manifest') return loadDocument(asked)
    const page = await pages(theMaintenancePage(asked))
    const headers = new Headers(page.headers)
    headers.set('Retry-After', String(waitSeconds(maintenanceUntil, services.clock.now())))
    headers.set('Cache-Control', 'no-store')
    return new Response(page.body, { status: 503, headers })
  }
}

function isOpen(path: string): boolean {
  return OPEN_PATHS.has(path) || PROVIDERS_WORD.test(path) || WAYS_IN.test(path)
}

async function isForStaff(services: Services, { isAnonymous, request }: PageRequest): Promise<boolean> {
  const token = isAnonymous ? undefined : tokenFrom(request.headers.get('Cookie'))
  const viewer = token ? await services.sessions.find(token, services.clock.now()) : undefined
  return viewer !== undefined && isStaff(viewer.actor)
}

/** Someone who is inside already asks for data only: the browser is told to load the page itself, and finds the marketplace closed. */
export function loadDocument({ path }: PageRequest): Response {
  const headers = new Headers({ 'X-Remix-Reload-Document': 'true', 'Cache-Control': 'no-store' })
  if (path.endsWith('.data'))
    headers.set('X-Remix-Redirect', path.replace(/\/_root\.data$/, '/').replace(/\.data$/, ''))
  return new Response(null, { status: 204, headers })
}

function theMaintenancePage(asked: PageRequest): PageRequest {
  const { headers } = asked.request
  const method = asked.request.method === 'HEAD' ? 'HEAD' : 'GET'
  const request = new Request(new URL('/maintenance', asked.request.url), { method, headers })
  return { ...asked, request, path: '/maintenance', search: '' }
}

function waitSeconds(until: string, now: Date): number {
  const left = until === '' ? 0 : Math.ceil((Date.parse(until) - now.getTime()) / 1_000)
  return left > 0 ? left : USUAL_WAIT_SECONDS
}
