import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { announceChange } from './announce-change.ts'
import { refreshQuality } from '../quality/compute-quality.ts'
import { factsOf } from '../drafts/content-facts.ts'
import { freeSlug } from '../drafts/free-slug.ts'
import type { ServiceRow, VersionRow } from './lock-service.ts'
import { formerSlug, service, serviceVersion } from '../schema.server.ts'

/** The version becomes what everyone sees. A new title brings a new address, and the old one leads there. */
export async function showVersion(
  tx: Transaction,
  before: ServiceRow,
  version: VersionRow,
  decided: { decidedBy: string | null; isReviewedAfter: boolean; note: string },
): Promise<ServiceRow> {
  if (before.liveVersionId && before.liveVersionId !== version.id) {
    await tx.db
      .update(serviceVersion)
      .set({ state: 'replaced' })
      .where(eq(serviceVersion.id, before.liveVersionId))
  }
  await tx.db
    .update(serviceVersion)
    .set({
      ...decided,
      state: 'approved',
      decidedAt: tx.now,
      submittedAt: version.submittedAt ?? tx.now,
      reasons: [],
    })
    .where(eq(serviceVersion.id, version.id))
  const facts = factsOf(version.content)
  const isNewTitle = !before.liveVersionId || facts.title !== before.title
  const slug = isNewTitle ? await freeSlug(tx, facts.title, before.id) : before.slug
  if (slug !== before.slug) {
    await tx.db.delete(formerSlug).where(eq(formerSlug.slug, slug))
    await tx.db.insert(formerSlug).values({ slug: before.slug, serviceId: before.id }).onConflictDoNothing()
  }
  const [after] = await tx.db
    .update(service)
    .set({
      ...facts,
      slug,
      liveVersionId: version.id,
      workingVersionId: null,
      state: before.state === 'paused' ? 'paused' : 'published',
      publishedAt: before.publishedAt ?? tx.now,
      changedAt: tx.now,
    })
    .where(eq(service.id, before.id))
    .returning()
  if (!after) throw new Error('The service was there a moment ago')
  // A newcomer is ranked from the first minute, not from the first night.
  await refreshQuality(tx, [after.id])
  await announceChange(tx, before, after)
  return after
}
