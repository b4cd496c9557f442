import { z } from 'zod'
import type { Actor } from '#domain/actor.ts'
import { documentSlugs, listDocumentChanges } from '#domain/documents/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from './permissions.ts'
import { tellNext } from './tell-next.ts'

/** More announcements than a marketplace makes in its life. */
const ALL_CHANGES = 10_000

export const toldOfDocument = z.object({
  slug: z.enum(documentSlugs),
  number: z.int().positive(),
  news: z.enum(['announced', 'withdrawn']),
})

/** Tells the next members that what they agreed to changes, or does not after all; says whether there may be more. */
export async function tellOfDocument(
  tx: Transaction,
  actor: Actor,
  { slug, number, news }: z.output<typeof toldOfDocument>,
): Promise<{ more: boolean }> {
  authorise(actor, 'notice.tell')
  return tellNext(tx, {
    subject: `document:${slug}:${number}:${news}`,
    async find() {
      const changes = await listDocumentChanges(tx.db, ALL_CHANGES)
      const change = changes.find((one) => one.slug === slug && one.number === number)
      // What was taken back before it was told is told as taken back alone.
      const isStill = change && (news === 'withdrawn') === (change.withdrawn !== undefined)
      return isStill
        ? (memberIds) => tx.announce({ kind: 'notice.of-document', memberIds, news: change })
        : undefined
    },
  })
}
