import { and, eq } from 'drizzle-orm'
import { DEFAULT_BRAND, findPeople } from '#domain/accounts/index.ts'
import { dateInLetter } from '#domain/letter-dates.ts'
import { letter, type Letters } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { partsOf } from './milestones/paid-rules.ts'
import { listPeople, listShares } from './moves/seller-people.ts'
import { letterWords, toldBeside, type ToldOf } from './letter-words.ts'
import { nextInLetter, outcomeInLetter, sumInLetter } from './next-in-letter.ts'
import { nameTeams } from '#domain/teams/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { askedInEvent, requestSentence, shortDate } from './requests/request-words.ts'
import { stepPath } from './moves/step-path.ts'
import { readDealParts } from './queries/read-deal-parts.ts'
import { deal, dealEvent, milestone } from './schema.server.ts'
import type { TimelineKind } from './timeline-words.ts'

type Step = { dealId: string; number: number }

export const dealLetters: Letters = {
  'deal.happened': [
    letter({
      kind: (_, { told }) => (told.channel === 'money' ? 'deal-money' : 'deal'),
      later: true,
      who: findReaders,
      words: (
        { dealId },
        { siteOrigin, settings },
        { what, told, who, byId, title, milestoneTitle, asked, outcome, next, sum, on, milestoneId },
      ) => {
        const heading = asked ?? told.subject.replace('{who}', who)
        return {
          subject: `${heading}: ${title}`,
          heading,
          paragraphs: [
            `“${title}”${milestoneTitle ? `, milestone “${milestoneTitle}”` : ''}: ${formatMoney(sum, settings.currency)}, on ${on}.`,
            ...(outcome ? [outcome] : []),
            ...(told.toDo ? [told.toDo] : []),
            ...(next ? [next] : []),
          ],
          action: told.action
            ? {
                label: told.action.label,
                url: `${siteOrigin}/deals/${dealId}?do=${told.action.do}&m=${milestoneId ?? ''}`,
              }
            : { label: 'Open the deal', url: `${siteOrigin}/deals/${dealId}` },
          footnote: 'You get this because you are one of the two sides of this deal.',
          inProduct: {
            thing: `deal:${dealId}`,
            title,
            line: [heading, outcome ?? told.toDo].filter(Boolean).join('. '),
            ...(told.action ? {} : { link: stepPath(dealId, what, milestoneId) }),
            who: told.subject.includes('{who}') ? who : '',
            byId,
            sum: told.channel === 'money' ? formatMoney(sum, settings.currency) : '',
          },
        }
      },
    }),
  ],
  'deal.invited': [
    letter({
      kind: 'deal-invitation',
      who: ({ email }) => [{ email, brand: DEFAULT_BRAND }],
      words: ({ dealId, title, from, key }, { siteOrigin }) => ({
        subject: `${from} proposes a deal: ${title}`,
        heading: `${from} proposes a deal with you`,
        paragraphs: [
          `“${title}”.`,
          'Read the terms, the price and the fee before you answer. You can accept, change or decline. Money is held safely until the work is accepted.',
        ],
        action: { label: 'Read the proposal', url: `${siteOrigin}/deals/${dealId}?key=${key.reveal()}` },
        secret: key,
        footnote: 'Whoever opens this link first may take your side of the deal, so do not pass it on.',
      }),
    }),
  ],
}

/** Each side that did not take the step itself, where the step is worth a letter. */
async function findReaders({ dealId, number }: Step, tx: Transaction) {
  const happened = await findStep(tx, { dealId, number })
  const told = happened && letterWords[happened.event.kind as TimelineKind]
  if (!happened || !told) return []
  const { of, event } = happened
  const readers = readersOf(of, await listPeople(tx.db, of), told, event)
  const sides = [of.buyerId, of.sellerId, event.memberId, ...readers].filter((id) => id !== null)
  const people = await findPeople(tx.db, sides)
  const name = event.by === 'admin' ? 'An administrator' : people.get(event.memberId ?? '')?.displayName
  const teamName = (await nameTeams(tx.db, [of.teamId])).get(of.teamId ?? '')?.name
  const [parts] = await readDealParts(tx.db, [of])
  const { currency } = await readSettings(tx.db, tx.now)
  const tipParts = await divideTip(tx, happened)
  const isBeside = (memberId: string) => event.by === (memberId === of.buyerId ? 'buyer' : 'seller')
  const toldTo = (memberId: string): ToldOf => {
    if (tipParts) return toldOfTeamTip(told, tipParts.get(memberId), currency)
    return isBeside(memberId) ? toldBeside(told) : told
  }
  return readers.map((memberId) => ({
    memberId,
    what: event.kind as TimelineKind,
    told: toldTo(memberId),
    who: name ?? 'The other side',
    byId: event.by === 'admin' ? null : event.memberId,
    title: of.title,
    milestoneTitle: happened.milestone,
    sum: sumInLetter(event, parts?.milestones ?? []),
    on: dateInLetter(event.at, people.get(memberId)?.timeZone),
    milestoneId: event.milestoneId,
    outcome: outcomeInLetter(event, sumInLetter(event, parts?.milestones ?? []), currency),
    asked: requestInLetter(happened, name ?? 'The other side', currency, people.get(memberId)?.timeZone),
    next: parts && nextInLetter(parts, { memberId, people, teamName, now: tx.now }),
  }))
}

/** What each gets of a tip that a team divides. */
async function divideTip(
  { db }: Transaction,
  { of, event }: NonNullable<Awaited<ReturnType<typeof findStep>>>,
): Promise<Map<string, Minor> | undefined> {
  const amount = event.data['amountMinor']
  const shares = event.kind === 'tipped' ? await listShares(db, of) : []
  if (shares.length === 0 || typeof amount !== 'number') return undefined
  const parts = partsOf({ deal: of, shares }, minor(amount))
  return new Map(parts.map((part) => [part.memberId, part.amount]))
}

function toldOfTeamTip(told: ToldOf, mine: Minor | undefined, currency: string): ToldOf {
  const divided = 'The team divides it by the shares of the deal'
  return {
    ...told,
    subject: '{who} gave your team a tip',
    toDo: mine
      ? `${divided}: ${formatMoney(mine, currency)} of it is yours, and clears as your other earnings do.`
      : `${divided}.`,
  }
}

/** What is asked of the reader, with its dates and amounts. */
function requestInLetter(
  { event, milestone: title }: NonNullable<Awaited<ReturnType<typeof findStep>>>,
  who: string,
  currency: string,
  timeZone = 'UTC',
): string | undefined {
  const asked = askedInEvent(event, title, {
    money: (amount) => formatMoney(amount, currency),
    date: (at) => shortDate(at, timeZone),
  })
  return asked && requestSentence(who, asked)
}

async function findStep(tx: Transaction, { dealId, number }: Step) {
  const [row] = await tx.db
    .select({ of: deal, event: dealEvent, milestone: milestone.title })
    .from(dealEvent)
    .innerJoin(deal, eq(deal.id, dealEvent.dealId))
    .leftJoin(milestone, eq(milestone.id, dealEvent.milestoneId))
    .where(and(eq(dealEvent.dealId, dealId), eq(dealEvent.number, number)))
  return row
}

function readersOf(
  { buyerId }: typeof deal.$inferSelect,
  people: readonly string[],
  { to }: ToldOf,
  { memberId: didIt, data }: typeof dealEvent.$inferSelect,
): string[] {
  const side = to === 'asked' ? data['askedOf'] : to
  const wanted =
    side === 'buyer' || side === 'seller'
      ? people.filter((id) => (id === buyerId) === (side === 'buyer'))
      : people
  return wanted.filter((id) => id !== didIt)
}
