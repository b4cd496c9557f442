import { and, eq, isNull } from 'drizzle-orm'
import { findPeople } from '#domain/accounts/index.ts'
import { findDealSides } from '#domain/deals/index.ts'
import { dateInLetter } from '#domain/letter-dates.ts'
import { letter, type LetterContext, type Letters } from '#domain/letter.ts'
import { listTeamPeople, nameTeams } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { review } from './schema.server.ts'

type Review = typeof review.$inferSelect
type Told = { toId: string; subject: string; toDo: string; bought: string; until?: Date }

type ToldTo = { memberId: string; heading: string; toDo: string; bought: string; byId: string | null }

/** Where reviews of a deal stand. */
export const reviewsPath = (dealId: string) => `/deals/${dealId}#reviews`

const aboutReviews = {
  kind: 'review',
  later: true,
  words: (
    { dealId }: { dealId: string },
    { siteOrigin }: LetterContext,
    { heading, toDo, bought, byId }: ToldTo,
  ) => ({
    subject: `${heading}: ${bought}`,
    heading,
    paragraphs: [`“${bought}”.`, toDo],
    action: { label: 'Open the deal', url: siteOrigin + reviewsPath(dealId) },
    footnote: 'You get this because you are one of the two sides of this deal.',
    inProduct: { thing: `deal:${dealId}`, title: bought, byId },
  }),
} as const

async function listReviews(tx: Transaction, dealId: string): Promise<Review[]> {
  return tx.db
    .select()
    .from(review)
    .where(and(eq(review.dealId, dealId), isNull(review.voidedAt)))
}

/** Who answers for a team now, whoever did on the day of the deal; nobody once it is dissolved. */
const listManaging = async (tx: Transaction, teamId: string): Promise<string[]> =>
  (await listTeamPeople(tx.db, teamId)).flatMap(({ memberId, role }) => (role === 'member' ? [] : [memberId]))

/** `{who}` in a subject is the other side, a team by its name; `{until}` is a time on the clock of whoever reads. */
async function nameOthers(tx: Transaction, dealId: string, told: readonly Told[]): Promise<ToldTo[]> {
  const sides = told.length > 0 ? await findDealSides(tx.db, dealId) : undefined
  if (!sides) return []
  const { buyerId, sellerId, teamId } = sides
  const managing = teamId ? await listManaging(tx, teamId) : []
  const letters = told.flatMap((one) =>
    one.toId === buyerId || managing.length === 0
      ? [one]
      : managing.filter((toId) => toId !== buyerId).map((toId) => ({ ...one, toId })),
  )
  const ids = [buyerId, sellerId, ...letters.map(({ toId }) => toId)].filter((id) => id !== null)
  const people = await findPeople(tx.db, ids)
  const team = (await nameTeams(tx.db, [teamId])).get(teamId ?? '')
  return letters.map(({ toId, subject, toDo, bought, until }) => {
    const otherId = toId === buyerId ? sellerId : buyerId
    const person = people.get(otherId ?? '')?.displayName
    const name = (toId === buyerId ? (team?.name ?? person) : person) ?? 'The other side'
    return {
      memberId: toId,
      heading: subject.replace('{who}', name),
      toDo: until ? toDo.replace('{until}', dateInLetter(until, people.get(toId)?.timeZone)) : toDo,
      bought,
      byId: subject.includes('{who}') ? otherId : null,
    }
  })
}

/**
 * That the other side has written, that reviews are public, that somebody replied. None quotes a review: before both are in nobody
 * may know it, and afterwards it is read where it stands.
 */
export const reviewLetters: Letters = {
  'review.written': [
    letter({
      ...aboutReviews,
      async who({ dealId }, tx) {
        const rows = await listReviews(tx, dealId)
        return nameOthers(tx, dealId, rows.length === 1 ? rows.filter(isHidden).map(askTheOther) : [])
      },
    }),
  ],
  'reviews.revealed': [
    letter({
      ...aboutReviews,
      async who({ dealId }, tx) {
        const rows = await listReviews(tx, dealId)
        const shown = rows.filter((row) => !isHidden(row))
        const letters = shown.length > 1 ? shown.map(bothAreOut) : shown.flatMap(oneIsOut)
        return nameOthers(tx, dealId, letters)
      },
    }),
  ],
  'review.replied': [
    letter({
      ...aboutReviews,
      async who({ dealId, reviewId }, tx) {
        const rows = await listReviews(tx, dealId)
        const replied = rows.filter(({ id, reply }) => id === reviewId && reply !== null)
        return nameOthers(tx, dealId, replied.flatMap(aReply))
      },
    }),
  ],
}

const aReply = ({ authorId, bought }: Review): Told[] =>
  authorId
    ? [{ toId: authorId, bought, subject: '{who} replied to your review', toDo: 'Read it in the room.' }]
    : []

const isHidden = ({ revealedAt }: Review) => revealedAt === null

const askTheOther = ({ aboutId, bought, revealsAt }: Review): Told => ({
  toId: aboutId,
  bought,
  subject: '{who} has written a review',
  until: revealsAt,
  toDo: 'Yours is still open until {until}. Neither of you reads the other’s before both are in, or before that time.',
})

const bothAreOut = ({ aboutId, bought }: Review): Told => ({
  toId: aboutId,
  bought,
  subject: 'Both reviews are public',
  toDo: 'You can read what was said about you and reply once, in public.',
})

const oneIsOut = ({ aboutId, authorId, bought }: Review): Told[] => [
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
