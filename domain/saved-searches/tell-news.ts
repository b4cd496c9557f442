import { and, eq, inArray } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { letter } from '#platform/mail/layout.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import type { News } from './find-news.ts'
import { savedSearch } from './schema.server.ts'

export type Given = { settings: Settings; siteOrigin: string }

/** In a letter; the rest stands behind its link. */
const NAMED_MOST = 5

/** One letter about all that is new, and everything was looked at: doing it twice tells nothing twice. */
export async function tellNews(
  tx: Transaction,
  actor: Actor,
  { memberId, news }: { memberId: string; news: readonly News[] },
  given: Given,
): Promise<void> {
  authorise(actor, 'search.tell-news')
  const looked = await markLooked(tx, news)
  const worthTelling = news.filter(({ search, services }) => looked.has(search.id) && services.length > 0)
  const [first] = worthTelling
  if (!first) return
  const person = await findPerson(tx.db, memberId)
  if (person?.state !== 'active' || !person.verifiedEmail) return
  await queueMail(tx, {
    kind: 'saved-search',
    brand: given.settings.marketplaceName,
    to: person.verifiedEmail,
    subject: subjectOf(worthTelling),
    unsubscribeUrl: stopAddress(given, first),
    ...letter({
      brandName: given.settings.marketplaceName,
      origin: given.siteOrigin,
      heading: subjectOf(worthTelling),
      paragraphs: worthTelling.map((one) => paragraphOf(one, given)),
      action: {
        label: 'See them',
        url:
          worthTelling.length === 1
            ? `${given.siteOrigin}/search?${first.search.address}&sort=newest`
            : `${given.siteOrigin}/search`,
      },
      footnote: 'You asked to be told once a day when something new fits a search that you saved.',
      unsubscribeUrl: stopAddress(given, first),
    }),
  })
}

/** Those that are still as they were when they were looked at; another process may have been first. */
async function markLooked(tx: Transaction, news: readonly News[]): Promise<Set<string>> {
  const held = await tx.db
    .select()
    .from(savedSearch)
    .where(
      and(
        inArray(
          savedSearch.id,
          news.map(({ search }) => search.id),
        ),
        eq(savedSearch.hasAlerts, true),
      ),
    )
    .orderBy(savedSearch.id)
    .for('update')
  const looked = news.filter(({ search }) =>
    held.some(({ id, lookedAt }) => id === search.id && lookedAt.getTime() === search.lookedAt.getTime()),
  )
  for (const { search, until } of looked) {
    await tx.db
      .update(savedSearch)
      .set({ lookedAt: tx.now, toldUntil: until })
      .where(eq(savedSearch.id, search.id))
  }
  return new Set(looked.map(({ search }) => search.id))
}

function subjectOf(news: readonly News[]): string {
  const [first] = news
  if (first && news.length === 1) return `${first.services.length} new for “${first.search.title}”`
  return `New for ${news.length} of your searches`
}

function paragraphOf({ search, services }: News, { settings }: Given): string {
  const lines = services
    .slice(0, NAMED_MOST)
    .map(
      ({ title, seller, priceFromMinor }) =>
        `${title}, by ${seller.displayName}, from ${formatMoney(minor(priceFromMinor), settings.currency)}`,
    )
  const more = services.length - lines.length
  return [`“${search.title}”:`, ...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

function stopAddress({ siteOrigin }: Given, { search }: News): string {
  return `${siteOrigin}/search/alerts/${search.stopToken}`
}
