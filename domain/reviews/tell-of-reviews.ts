import { and, eq, isNull } from 'drizzle-orm'
import { findPeople, isChannelOn, type LetterGiven, writeLetter } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { review, reviewTold } from './schema.server.ts'

type Review = typeof review.$inferSelect
type Letter = { toId: string; subject: string; toDo: string; bought: string }

export const toldKinds = ['written', 'revealed', 'replied'] as const
export type ToldKind = (typeof toldKinds)[number]

/**
 * Letters about the reviews of a deal: that the other side has written, that they are public, that somebody replied. None
 * quotes a review: before both are in nobody may know it, and afterwards it is read where it stands.
 */
export async function tellOfReviews(
  tx: Transaction,
  actor: Actor,
  { dealId, what, reviewId }: { dealId: string; what: ToldKind; reviewId?: string | undefined },
  given: LetterGiven,
): Promise<void> {
  authorise(actor, 'review.reveal')
  const rows = await tx.db
    .select()
    .from(review)
    .where(and(eq(review.dealId, dealId), isNull(review.voidedAt)))
  const letters = lettersFor(what, rows, reviewId)
  const people = await findPeople(
    tx.db,
    rows.flatMap(({ authorId, aboutId }) => [aboutId, ...(authorId ? [authorId] : [])]),
  )
  for (const { toId, subject, toDo, bought } of letters) {
    const [told] = await tx.db
      .insert(reviewTold)
      .values({ dealId, what, memberId: toId, at: tx.now })
      .onConflictDoNothing()
      .returning()
    const person = people.get(toId)
    if (!told || !person?.verifiedEmail || person.state === 'deleted') continue
    if (!isChannelOn(person.channels, 'reviews', 'email')) continue
    const other = rows.flatMap(({ authorId, aboutId }) => [authorId, aboutId]).find((id) => id && id !== toId)
    const heading = subject.replace('{who}', people.get(other ?? '')?.displayName ?? 'The other side')
    await writeLetter(
      tx,
      { email: person.verifiedEmail, brand: person.brand },
      {
        kind: 'review',
        subject: `${heading}: ${bought}`,
        heading,
        paragraphs: [`“${bought}”.`, toDo],
        action: { label: 'Open the deal', url: `${given.siteOrigin}/deals/${dealId}#reviews` },
        footnote: 'You get this because you are one of the two sides of this deal.',
      },
      given,
    )
  }
}

function lettersFor(what: ToldKind, rows: readonly Review[], reviewId: string | undefined): Letter[] {
  if (what === 'written') return rows.length === 1 ? rows.filter(isHidden).map(askTheOther) : []
  if (what === 'revealed') {
    const shown = rows.filter((row) => !isHidden(row))
    return shown.length > 1
      ? shown.map(({ aboutId: toId, bought }) => ({ toId, bought, ...bothAreOut }))
      : shown.flatMap(oneIsOut)
  }
  return rows
    .filter(({ id, reply }) => id === reviewId && reply !== null)
    .flatMap(({ authorId, bought }) =>
      authorId
        ? [{ toId: authorId, bought, subject: '{who} replied to your review', toDo: 'Read it in the room.' }]
        : [],
    )
}

const isHidden = ({ revealedAt }: Review) => revealedAt === null

const dayOf = (at: Date) =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const askTheOther = ({ aboutId, bought, revealsAt }: Review): Letter => ({
  toId: aboutId,
  bought,
  subject: '{who} has written a review',
  toDo: `Yours is still open until ${dayOf(revealsAt)}. Neither of you reads the other’s before both are in, or before that day.`,
})

const bothAreOut = {
  subject: 'Both reviews are public',
  toDo: 'You can read what was said about you and reply once, in public.',
}

const oneIsOut = ({ aboutId, authorId, bought }: Review): Letter[] => [
  {
    toId: aboutId,
    bought,
    subject: 'A review of you is public',
    toDo: 'The time to write one of your own has passed. You can reply to this one once, in public.',
  },
  ...(authorId
    ? [
        {
          toId: authorId,
          bought,
          subject: 'Your review is public',
          toDo: 'The other side has written none in time.',
        },
      ]
    : []),
]
