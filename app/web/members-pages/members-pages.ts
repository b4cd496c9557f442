import type { PageContext, Sharing } from '#app/page-context.ts'
import type { Services } from '#app/services.ts'
import { type Hand, handOfMember } from '#app/shared/banners/hand.server.ts'
import { type Head, KEEPS_READ, readHead } from '#app/shared/frame/read-head.server.ts'
import { siteViewer } from '#app/shared/frame/site-viewer.server.ts'
import { readerOf } from '#app/shared/search/read-reader.server.ts'
import type { SiteViewer } from '#app/site.ts'
import type { Viewer } from '#domain/accounts/index.ts'
import { findHiddenFrom } from '#domain/blocks/index.ts'
import { findFavourites } from '#domain/favourites/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type CachedPage, keepPage } from '#platform/page-cache/cached-page.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import type { WrittenIn } from '#domain/search/index.ts'
import { answerFromCache } from '../answer-from-cache.ts'
import type { PageRequest } from '../page-request.ts'
import { fillingWith, findMarks } from './personal-words.ts'
import { makeMarks, type Marks, shapeOf, standInFor, viewerInstead, wordsOf } from './stand-in.ts'

/** What is known of a member before their page is looked for. */
export type KnownMember = { viewer: Viewer; head: Head; hand: Hand }

/** The key of a page, and the page before it is rendered: as for visitors, but for what is said of members. */
type PageMaker = {
  keyOf(asked: PageRequest, of: { hand: Hand; cartCount: number; reader: WrittenIn; member: string }): string
  render(asked: PageRequest, of: { hand: Hand; more: Partial<PageContext> }): Promise<Rendered>
}
export type Rendered = { page: PageContext; html?: Buffer | undefined; answer: Response }

/** More lines of a cart than this look alike. */
const LINES_MOST = 10
const linesShown = ({ cartCount }: Head) => Math.min(cartCount, LINES_MOST)

/**
 * Public pages for members: one is rendered for a member who is nobody, kept, and given to everyone of the same shape with their own
 * words in the head. Whoever has to do with something on it, or does not see somebody on it, gets a page of their own, and so does the
 * staff: such a page differs in more than words.
 */
export function membersPages(services: Services, cache: PageCache, { keyOf, render }: PageMaker) {
  const sharingOf = new WeakMap<CachedPage, Sharing>()
  const underWay = new Map<string, Promise<CachedPage | undefined>>()

  async function renderOnce(
    asked: PageRequest,
    key: string,
    { viewer, head, hand, site }: KnownMember & { site: SiteViewer },
  ): Promise<CachedPage | undefined> {
    const marks = makeMarks()
    const rendering = cache.begin()
    const more = {
      viewer: viewerInstead(viewer, services.clock.now()),
      standIn: standInFor(site, marks),
      head: { ...head, cartCount: linesShown(head) },
    }
    const { page, html, answer } = await render(asked, { hand, more })
    void answer.body?.cancel()
    if (!html || !page.keep || !page.sharing || answer.status !== 200 || answer.headers.has('Set-Cookie'))
      return undefined
    const cached = keep(html, page, answer, marks)
    sharingOf.set(cached, page.sharing)
    cache.keep(key, cached, rendering, page.keepMostMs)
    return cached
  }

  async function find(asked: PageRequest, key: string, member: KnownMember & { site: SiteViewer }) {
    const found = cache.find(key) ?? (await underWay.get(key))
    if (found) return found
    const mine = renderOnce(asked, key, member)
    const settled = mine.catch(() => undefined)
    underWay.set(key, settled)
    try {
      return await mine
    } finally {
      if (underWay.get(key) === settled) underWay.delete(key)
    }
  }

  return {
    async know(asked: PageRequest, viewer: Viewer): Promise<KnownMember> {
      const [head, hand] = await Promise.all([
        readHead(services.db, viewer.actor.id),
        handOfMember(services, viewer, { path: asked.path, cookies: asked.request.headers.get('Cookie') }),
      ])
      return { viewer, head, hand }
    },

    /** Nothing for whom no shared page will do. */
    async answer(
      asked: PageRequest,
      member: KnownMember,
      ofBrowser: WrittenIn,
    ): Promise<Response | undefined> {
      const { viewer, head, hand } = member
      if (!cache.isOpen || !isLikeOthers(viewer)) return undefined
      const site = siteViewer(viewer, head)
      const key = keyOf(asked, {
        hand,
        cartCount: linesShown(head),
        reader: readerOf(viewer, ofBrowser),
        member: `${shapeOf(site)} ${viewer.timeZone} ${viewer.brand}`,
      })
      const page = await find(asked, key, { ...member, site })
      const sharing = page && sharingOf.get(page)
      if (!page || !sharing || (await hasToDoWith(services.db, member, sharing))) return undefined
      return answerFromCache(page, asked.request, fillingWith(wordsOf(site)))
    },
  }
}

function keep(html: Buffer, page: PageContext, { headers }: Response, marks: Marks): CachedPage {
  const kept = [...headers].filter(([name]) => name !== 'content-security-policy')
  const about = { status: 200, headers: kept, tags: [...page.tags] }
  return keepPage(html, page.nonce, about, findMarks(html, marks))
}

const isLikeOthers = ({ actor, viewedBy }: Viewer): boolean =>
  actor.role === 'member' && actor.state === 'active' && !viewedBy

/** Whether something on the page is theirs, or among their favourites, or of somebody or something that they do not see. */
async function hasToDoWith(
  db: Db,
  { viewer: { actor }, head }: KnownMember,
  { owners, hearts, countsOthers, offers }: Sharing,
): Promise<boolean> {
  if (owners.has(actor.id) || (head.sentAnythingAway && offers)) return true
  if (head.hidesAnyone && (countsOthers || hasOneOf(owners, await findHiddenFrom(db, actor.id)))) return true
  for (const [kind, ids] of hearts) {
    if (hasOneOf(ids, head.keeps)) return true
    const areAllRead = head.keeps.length < KEEPS_READ
    if (!areAllRead && (await findFavourites(db, actor.id, kind, [...ids])).size > 0) return true
  }
  return false
}

const hasOneOf = (ids: ReadonlySet<string>, others: Iterable<string>): boolean =>
  [...others].some((id) => ids.has(id))
