import { RouterContextProvider, type RequestHandler } from 'react-router'
import { errorPage } from '#app/errors/error-page.ts'
import { pageContext, type PageContext } from '#app/page-context.ts'
import { readCartCount } from '#app/public/cart/cart-cookie.ts'
import { bringCart } from '#app/public/cart/bring-cart.ts'
import { type Hand, handOfVisitor, keyOfHand } from '#app/shared/banners/hand.server.ts'
import { servicesContext, type Services } from '#app/services.ts'
import { readerFromHeader } from '#app/reader-language.ts'
import { themeFromCookies } from '#app/theme.ts'
import type { WrittenIn } from '#domain/search/index.ts'
import { contentSecurityPolicy, makeNonce } from '#platform/http/security-headers.ts'
import { keepPage, type CachedPage } from '#platform/page-cache/cached-page.ts'
import { pageKey } from '#platform/page-cache/key.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import { deviceFrom } from '#platform/http/device.ts'
import type { Admission } from './admission/admission.ts'
import { answerFromCache } from './answer-from-cache.ts'
import { awayAnswer } from './away-answer.ts'
import { cacheControl } from './cache-control.ts'
import { leaveNothingBehind } from './leave-nothing-behind.ts'
import { logRefusal } from './log-refusal.ts'
import { type MembersPages, membersPages } from './members-pages/members-pages.ts'
import type { ReadMember } from './members-pages/read-member.ts'
import { asksForSharedPage } from './members-pages/shared-paths.ts'
import { paintFirst } from './paint-first.ts'
import { previewBanner } from './preview-banner.ts'
import { plainRequest } from './plain-request.ts'
import { addressOf, type PageHandler, type PageRequest } from './page-request.ts'

/** Renderings under way by their key, so that a crowd at a page that has just been dropped causes one rendering. */
export type UnderWay = Map<string, Promise<CachedPage | undefined>>

const HTML = 'text/html'

type Limits = { admission: Pick<Admission, 'admit'>; underWay: UnderWay }

/** Answers a page: from memory where an anonymous visitor may share it, otherwise rendered, and kept if its loaders allow. */
export function pageHandler(
  services: Services,
  cache: PageCache,
  render: RequestHandler,
  { admission, underWay, read }: Limits & { read: ReadMember },
): { pages: PageHandler; members: MembersPages } {
  const members = membersPages(services, cache, async (asked, { hand, more }) => {
    const page: PageContext = { ...newPage(asked, hand), ...more }
    const answer = await admission.admit(asked, () => renderOnce(asked, page))
    return { page, answer, html: await htmlOf(answer, page) }
  })

  /** For whom it is, and what hangs on it, unless that is known already. */
  async function knowViewer(asked: PageRequest, page: PageContext): Promise<void> {
    if (asked.isAnonymous || page.viewer) return
    const member = asked.member ?? (await read(placeOf(asked)))
    if (!member) return
    page.viewer = member.viewer
    page.banners = member.hand
    // A form may change it before the page is made.
    if (asked.request.method === 'GET') page.head = member.head
    await previewBanner(services, asked, page)
  }

  async function renderOnce(asked: PageRequest, page: PageContext): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(pageContext, page)
    await knowViewer(asked, page)
    const broughtCart = page.standIn
      ? undefined
      : await bringCart(services, page.viewer, asked.request.headers.get('Cookie'))
    if (broughtCart) page.head = undefined
    const response = await render(plainRequest(asked.request), context)
    // Who hangs up holds their place until their work is over: else one address could fill the database with questions.
    await Promise.allSettled(page.underWay)
    if (page.isAway) return awayInstead(asked, response)
    logRefusal(asked, page, response.status)
    if (broughtCart) response.headers.append('Set-Cookie', broughtCart)
    leaveNothingBehind(response.headers)
    const cached = { isAnonymous: asked.isAnonymous, isForAll: page.keep && page.digest === undefined }
    response.headers.set('Cache-Control', cacheControl(response.headers.get('Cache-Control'), cached))
    if (page.digest !== undefined) return faultAnswer(asked, page, response)
    // A file that people sent keeps the stricter policy that it is served under.
    if (!response.headers.has('Content-Security-Policy')) {
      const frames = page.isPreview ? 'self' : 'none'
      response.headers.set('Content-Security-Policy', contentSecurityPolicy(page.nonce, frames))
      if (page.isPreview) response.headers.set('X-Frame-Options', 'SAMEORIGIN')
    }
    if (response.headers.get('Content-Type')?.startsWith(HTML))
      response.headers.append('Vary', 'Cookie, Accept-Encoding, Accept-Language')
    return page.html ? withBody(page.html, response) : response
  }

  const visitorsHand = (asked: PageRequest): Hand =>
    asked.isAnonymous ? handOfVisitor(services, placeOf(asked)) : {}

  async function renderAndKeep(
    asked: PageRequest,
    key: string,
    hand: Hand,
  ): Promise<{ cached?: CachedPage; answer: Response }> {
    const page = newPage(asked, hand)
    const rendering = cache.begin()
    const response = await admission.admit(asked, () => renderOnce(asked, page))
    const rendered = await htmlOf(response, page)
    if (!rendered) return { answer: response }
    const html = paintFirst(rendered)
    if (!cache.isOpen || !page.keep || response.status !== 200 || response.headers.has('Set-Cookie')) {
      return { answer: withBody(html, response) }
    }
    const headers = [...response.headers].filter(([name]) => name !== 'content-security-policy')
    const cached = keepPage(html, page.nonce, { status: 200, headers, tags: [...page.tags] })
    cache.keep(key, cached, rendering, page.keepMostMs)
    return { cached, answer: withBody(html, response) }
  }

  /** A public page for a member: one that others share where that will do. */
  async function answerMember(asked: PageRequest): Promise<Response> {
    const member = asked.member ?? (await read(placeOf(asked)))
    const shared = member && (await members.findOrMake(asked, member))
    if (shared) return answerFromCache(shared.page, asked.request, shared.filling)
    const page = { ...newPage(asked, member?.hand ?? {}), viewer: member?.viewer, head: member?.head }
    return admission.admit(asked, () => renderOnce(asked, page))
  }

  async function pages(asked: PageRequest): Promise<Response> {
    const { request } = asked
    if (!asked.isAnonymous && request.method === 'GET' && asksForSharedPage(addressOf(asked)))
      return answerMember(asked)
    if (
      !asked.isAnonymous ||
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      asked.path.endsWith('.data')
    ) {
      return admission.admit(asked, () => renderOnce(asked, newPage(asked, visitorsHand(asked))))
    }
    // Chosen once: a banner that begins meanwhile must not hang on a page that is kept under its absence.
    const hand = visitorsHand(asked)
    const key = keyOf(asked, {
      hand,
      cartCount: readCartCount(request.headers.get('Cookie')),
      reader: readerFromHeader(request.headers.get('Accept-Language')),
    })
    const found = cache.find(key)
    if (found) return answerFromCache(found, request)
    const shared = await underWay.get(key)
    if (shared) return answerFromCache(shared, request)
    const mine = renderAndKeep(asked, key, hand)
    underWay.set(
      key,
      mine.then(
        ({ cached }) => cached,
        () => undefined,
      ),
    )
    try {
      const { cached, answer } = await mine
      return cached ? answerFromCache(cached, request) : answer
    } finally {
      underWay.delete(key)
    }
  }

  return { pages, members }
}

/** Of another answer only what it says of itself: whoever is given the whole of it has what was its body copied. */
const withBody = (html: Buffer, { status, headers }: Response) =>
  new Response(html as Buffer<ArrayBuffer>, { status, headers })

/** What was rendered, if it is a page that came out well. */
async function htmlOf(response: Response, page: PageContext): Promise<Buffer | undefined> {
  const isPage = response.headers.get('Content-Type')?.startsWith(HTML) && page.digest === undefined
  if (!isPage || page.isAway) return undefined
  return page.html ?? Buffer.from(await response.arrayBuffer())
}

const placeOf = ({ path, request }: PageRequest) => ({ path, cookies: request.headers.get('Cookie') })

function newPage(asked: PageRequest, banners: Hand): PageContext {
  return {
    nonce: makeNonce(),
    theme: themeFromCookies(asked.request.headers.get('Cookie')),
    cartCount: readCartCount(asked.request.headers.get('Cookie')),
    reader: readerFromHeader(asked.request.headers.get('Accept-Language')),
    banners,
    address: asked.address,
    device: deviceFrom(asked.request.headers.get('User-Agent')),
    viewer: undefined,
    requestId: asked.requestId,
    tags: new Set(),
    underWay: new Set(),
    keep: false,
  }
}

type KeyParts = { hand: Hand; cartCount: number; reader: WrittenIn }

function keyOf(asked: PageRequest, { hand, ...parts }: KeyParts): string {
  return pageKey({
    host: asked.request.headers.get('Host') ?? '',
    brand: 'default',
    path: asked.path,
    search: asked.search,
    theme: themeFromCookies(asked.request.headers.get('Cookie')),
    banners: keyOfHand(hand),
    ...parts,
  })
}

function awayInstead(asked: PageRequest, response: Response): Response {
  void response.body?.cancel()
  return awayAnswer(asked.request)
}

function faultAnswer(asked: PageRequest, page: PageContext, response: Response): Response {
  if (!response.headers.get('Content-Type')?.startsWith(HTML)) return response
  void response.body?.cancel()
  const host = asked.request.headers.get('Host') ?? ''
  return new Response(
    errorPage({ host, side: 'server', digest: page.digest, homeHref: '/', nonce: page.nonce }),
    {
      status: 500,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': contentSecurityPolicy(page.nonce),
        'Cache-Control': 'no-store',
      },
    },
  )
}
