import { and, eq } from 'drizzle-orm'
import {
  findPeople,
  isChannelOn,
  type LetterGiven,
  type Person,
  writeLetter,
} from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { letterWords, type ToldOf } from './letter-words.ts'
import type { Deal } from './moves/locked-deal.ts'
import { deal, dealEvent, dealTold, milestone } from './schema.server.ts'
import type { TimelineKind } from './timeline-words.ts'

type Step = { dealId: string; number: number }

/** One letter to each side that did not take the step itself, once, over the channels that they left on. */
export async function tellParties(
  tx: Transaction,
  actor: Actor,
  { dealId, number }: Step,
  given: LetterGiven,
): Promise<void> {
  authorise(actor, 'deal.tell')
  const [told] = await tx.db
    .insert(dealTold)
    .values({ dealId, number, at: tx.now })
    .onConflictDoNothing()
    .returning()
  if (!told) return
  const happened = await findStep(tx, { dealId, number })
  const words = happened && letterWords[happened.event.kind as TimelineKind]
  if (!happened || !words) return
  const { of, event } = happened
  const people = await findPeople(
    tx.db,
    [of.buyerId, of.sellerId, event.memberId].filter((id) => id !== null),
  )
  for (const id of readersOf(of, words, event)) {
    const person = people.get(id)
    const address = person && addressFor(person, words)
    if (!person || !address) continue
    const who = event.by === 'admin' ? 'An administrator' : people.get(event.memberId ?? '')?.displayName
    const subject = words.subject.replace('{who}', who ?? 'The other side')
    await writeLetter(
      tx,
      { email: address, brand: person.brand },
      {
        kind: 'deal',
        subject: `${subject}: ${of.title}`,
        heading: subject,
        paragraphs: [
          happened.milestone ? `“${of.title}”, milestone “${happened.milestone}”.` : `“${of.title}”.`,
          words.toDo,
        ],
        action: { label: 'Open the deal', url: `${given.siteOrigin}/deals/${dealId}` },
        footnote: 'You get this because you are one of the two sides of this deal.',
      },
      given,
    )
  }
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
  { buyerId, sellerId }: Deal,
  { to }: ToldOf,
  { memberId: didIt, data }: typeof dealEvent.$inferSelect,
): string[] {
  const side = to === 'asked' ? data['askedOf'] : to
  const wanted = side === 'buyer' ? [buyerId] : side === 'seller' ? [sellerId] : [buyerId, sellerId]
  return wanted.filter((id) => id !== null).filter((id) => id !== didIt)
}

/** An unproved address may be somebody else's, and one who left wants no letters. */
function addressFor({ verifiedEmail, state, channels }: Person, { channel }: ToldOf): string | undefined {
  return state !== 'deleted' && isChannelOn(channels, channel, 'email') ? verifiedEmail : undefined
}
