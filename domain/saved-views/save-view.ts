import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { refuseSameName } from './refuse-same-name.ts'
import { authorise } from './permissions.ts'
import { savedView } from './schema.server.ts'

/** Whoever keeps more finds none of them. */
const VIEWS_MOST = 50

type NewView = { list: string; query: string; name: string }

/** Keeps a list as it is shown now under a name. */
export async function saveView(tx: Transaction, actor: MemberActor, view: NewView): Promise<void> {
  authorise(actor, 'view.keep')
  if ((await tx.db.$count(savedView, eq(savedView.memberId, actor.id))) >= VIEWS_MOST)
    throw new Conflict(`You keep ${VIEWS_MOST} views already: delete one first`)
  const saved = await tx.db
    .insert(savedView)
    .values({ memberId: actor.id, savedAt: tx.now, ...view })
    .onConflictDoNothing()
    .returning({ id: savedView.id })
  if (saved.length === 0) refuseSameName()
}
