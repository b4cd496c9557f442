import { sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { addToDay, countOnce } from './count-once.ts'
import { expectArticle } from './expect-article.ts'
import { authorise } from './permissions.ts'
import { helpVote } from './schema.server.ts'

type Rated = { slug: string; isHelpful: boolean; visitor: string }

/** A reader says whether an article helped: a member once and for good, unless they change their mind, a visitor once a day. */
export async function rateArticle(tx: Transaction, actor: Actor, rated: Rated): Promise<void> {
  authorise(actor, 'article.rate')
  const { slug, isHelpful } = rated
  expectArticle(slug)
  const step = (count: number) => (isHelpful ? { helpful: count } : { unhelpful: count })
  if (actor.kind !== 'member') {
    if (await countOnce(tx, { kind: 'vote', ...rated })) await addToDay(tx, slug, step(1))
    return
  }
  const [said] = await tx.db
    .insert(helpVote)
    .values({ memberId: actor.id, slug, isHelpful, votedAt: tx.now })
    .onConflictDoUpdate({
      target: [helpVote.memberId, helpVote.slug],
      set: { isHelpful, votedAt: tx.now },
      // Said again, nothing changes.
      setWhere: sql`${helpVote.isHelpful} <> ${isHelpful}`,
    })
    .returning({ isFirst: sql<boolean>`xmax = 0` })
  if (!said) return
  const takenBack = said.isFirst ? {} : isHelpful ? { unhelpful: -1 } : { helpful: -1 }
  await addToDay(tx, slug, { ...takenBack, ...step(1) })
}
