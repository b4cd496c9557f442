import type { PageContext, Sharing } from '#app/page-context.ts'
import type { Services } from '#app/services.ts'
import { readerFromHeader } from '#app/reader-language.ts'
import { type Hand, keyOfHand } from '#app/shared/banners/hand.server.ts'
import { type Head, KEEPS_READ } from '#app/shared/frame/head.server.ts'
import { siteViewer } from '#app/shared/frame/site-viewer.server.ts'
import { readerOf } from '#app/shared/search/read-reader.server.ts'
import type { SiteViewer } from '#app/site.ts'
import { themeFromCookies } from '#app/theme.ts'
import type { Viewer } from '#domain/accounts/index.ts'
import { findHiddenFrom } from '#domain/blocks/index.ts'
import { findFavourites } from '#domain/favourites/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type CachedPage, type Filling, keepPage } from '#platform/page-cache/cached-page.ts'
import { pageKey } from '#platform/page-cache/key.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import { addressOf, type AskedAddress, type PageRequest } from '../page-request.ts'
import { openAskedAgain } from './asked-again.ts'
import { fillingWith, findMarks } from './personal-words.ts'
import type { KnownMember } from './read-member.ts'
import { makeMarks, type Marks, shapeOf, standInFor, viewerInstead, wordsOf } from './stand-in.ts'

/** A page before it is rendered: as for visitors, but for what is said of members. */
type Render = (asked: PageRequest, of: { hand: Hand; more: Partial<PageContext> }) => Promise<Rendered>
export type Rendered = { page: PageContext; html?: Buffer | undefined; answer: Response }

/** A page that others share, and what of their own stands in it. */
export type FoundPage = { page: CachedPage; filling: Filling }

/** What a member is of to the page that they asked for. */
type Asking = { key: string; site: SiteViewer; member: KnownMember }

/** More lines of a cart than this look alike. */
const LINES_MOST = 10
const linesShown = ({ cartCount }: Head) => Math.min(cartCount, LINES_MOST)

/**
 * Public pages for members: one is rendered for a member who is nobody, kept, and given to everyone of the same shape with their own
 * words in the head. Whoever has to do with something on it, or does not see somebody on it, gets a page of their own, and so does the
 * staff: such a page differs in more than words.
 */
export function membersPages(services: Pick<Services, 'db' | 'clock'>, cache: PageCache, render: Render) {
  const sharingOf = new WeakMap<CachedPage, Sharing>()
  const underWay = new Map<string, Promise<CachedPage | undefined>>()
  const isAskedAgain = openAskedAgain()

  async function renderOnce(
    asked: PageRequest,
    { key, site, member }: Asking,
  ): Promise<CachedPage | undefined> {
    const { viewer, head, hand } = member
    const marks = makeMarks()
    const rendering = cache.begin()
    const more = {
      viewer: viewerInstead(viewer, services.clock.now()),
      standIn: standInFor(site, marks),
      head: { ...head, cartCount: linesShown(head) },
    }
    const { page, html, answer } = await render(asked, { hand, more })
    if (!html) void answer.body?.cancel()
    if (!html || !page.keep || !page.sharing || answer.status !== 200 || answer.headers.has('Set-Cookie'))
      return undefined
    const cached = keep(html, page, answer, marks)
    sharingOf.set(cached, page.sharing)
    cache.keep(key, cached, rendering, page.keepMostMs)
    return cached
  }

  async function findOrRender(asked: PageRequest, asking: Asking): Promise<CachedPage | undefined> {
    const { key } = asking
    const found = cache.find(key) ?? (await underWay.get(key))
    if (found) return found
    // Of questions most are asked once: to keep the answer of one would cost its asker more than it saves anybody.
    if (asked.search !== '' && !isAskedAgain(key)) return undefined
    const mine = renderOnce(asked, asking)
    const settled = mine.catch(() => undefined)
    underWay.set(key, settled)
    try {
      return await mine
    } finally {
      if (underWay.get(key) === settled) underWay.delete(key)
    }
  }

  /** Nothing for whom no shared page will do. */
  function askingOf(address: AskedAddress, member: KnownMember): Asking | undefined {
    if (!cache.isOpen || member.isApart || !isLikeOthers(member.viewer)) return undefined
    const site = siteViewer(member.viewer, member.head)
    return { key: keyFor(address, member, site), site, member }
  }

  async function give(
    page: CachedPage | undefined,
    { site, member }: Asking,
  ): Promise<FoundPage | undefined> {
    const sharing = page && sharingOf.get(page)
    if (!page || !sharing || (await hasToDoWith(services.db, member, sharing))) return undefined
    return { page, filling: fillingWith(wordsOf(site)) }
  }

  return {
    /** One that is in memory already. */
    async find(address: AskedAddress, member: KnownMember): Promise<FoundPage | undefined> {
      const asking = askingOf(address, member)
      const page = asking && cache.peek(asking.key)
      return page && give(page, asking)
    },

    async findOrMake(asked: PageRequest, member: KnownMember): Promise<FoundPage | undefined> {
      const asking = askingOf(addressOf(asked), member)
      return asking && give(await findOrRender(asked, asking), asking)
    },
  }
}

export type MembersPages = ReturnType<typeof membersPages>

function keyFor(
  { host, path, search, cookies, language }: AskedAddress,
  member: KnownMember,
  site: SiteViewer,
) {
  const { viewer, head, hand } = member
  return pageKey({
    host,
    brand: 'default',
    path,
    search,
    theme: themeFromCookies(cookies),
    banners: keyOfHand(hand),
    cartCount: linesShown(head),
    reader: readerOf(viewer, readerFromHeader(language)),
    member: `${shapeOf(site)} ${viewer.timeZone} ${viewer.brand}`,
  })
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
