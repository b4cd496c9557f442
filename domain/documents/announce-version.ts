import { and, eq } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { AHEAD_DAYS_MOST, documentRules, type DocumentSlug, type When } from './document-rules.ts'
import { isWaiting, type VersionRow } from './lock-document.ts'
import type { DocumentContext } from './document-context.ts'
import { documentVersion } from './schema.server.ts'

type Announcement = {
  kept: VersionRow
  versions: readonly VersionRow[]
  when: Exclude<When, 'later'>
  on: Date | null
  reason: string
}

/** A version gets its day. What waited for its own is taken back: a document has at most one that waits. */
export async function announceVersion(
  tx: Transaction,
  actor: Actor,
  { kept, versions, when, on, reason }: Announcement,
  { origin, noticeDays }: DocumentContext,
): Promise<void> {
  if (reason.length < 3) throw new Invalid('Say why', { reason: ['Why: say it, so that people can read it'] })
  const { slug, number } = kept
  const effectiveAt = dayOf(slug, { when, on, noticeDays, now: tx.now })
  const waiting = versions.find((version) => isWaiting(version, tx.now))
  // People were told of another day, and a slip is told to nobody.
  if (waiting && when === 'slip')
    throw new Invalid('Another version waits', {
      when: [
        `When: version ${waiting.number} waits for its day. Take it back first, or announce this one with the notice`,
      ],
    })
  if (waiting)
    await changeVersion(tx, waiting, { withdrawnAt: tx.now, withdrawnReason: reason, replacedBy: number })
  await changeVersion(tx, kept, {
    announcedAt: tx.now,
    announcedBy: actorLabel(actor),
    effectiveAt,
    reason,
    when,
  })
  await recordSecurityEvent(tx, {
    kind: 'document.announced',
    actor,
    origin,
    details: {
      document: slug,
      reason,
      when,
      before: { inForce: inForceOf(versions, tx.now), ...(waiting ? { waiting: waiting.number } : {}) },
      after: { version: number, effectiveAt: effectiveAt.toISOString() },
    },
  })
  await tx.announce({
    kind: 'document.announced',
    slug,
    number,
    effectiveAt: effectiveAt.toISOString(),
    tells: documentRules[slug].isAgreed && when !== 'slip',
  })
}

type Chosen = { when: Announcement['when']; on: Date | null; noticeDays: number; now: Date }

/** From when it applies. What people agreed to waits for the notice, unless it only mends a slip or the law won’t wait. */
function dayOf(slug: DocumentSlug, { when, on, noticeDays, now }: Chosen): Date {
  const { isAgreed } = documentRules[slug]
  const noticed = addDays(now, noticeDays)
  if (when === 'notice') return noticed
  if (when !== 'at') return now
  const refuse = (problem: string) => new Invalid('Choose another day', { on: [`Day: ${problem}`] })
  if (!on) throw refuse('say from which day it applies')
  if (on <= now) throw refuse('choose one that is still to come')
  if (isAgreed && on < noticed)
    throw refuse(
      `people are told ${noticeDays} days before. The first day that leaves them is ${firstDayAfter(noticed)}`,
    )
  if (on > addDays(now, AHEAD_DAYS_MOST)) throw refuse(`at most ${AHEAD_DAYS_MOST} days ahead`)
  return on
}

/** Days begin at midnight: the first that begins when the notice is over. */
const firstDayAfter = (moment: Date) =>
  new Date(Math.ceil(moment.getTime() / 86_400_000) * 86_400_000).toISOString().slice(0, 10)

/** The number that applies at a moment: 0 is the text of the program. */
export function inForceOf(versions: readonly VersionRow[], now: Date): number {
  const applied = versions.filter(
    ({ effectiveAt, withdrawnAt }) => effectiveAt !== null && effectiveAt <= now && withdrawnAt === null,
  )
  const [newest] = applied.toSorted(
    (one, other) => Number(other.effectiveAt) - Number(one.effectiveAt) || other.number - one.number,
  )
  return newest?.number ?? 0
}

export async function changeVersion(
  tx: Transaction,
  { slug, number }: Pick<VersionRow, 'slug' | 'number'>,
  changed: Partial<VersionRow>,
): Promise<void> {
  await tx.db
    .update(documentVersion)
    .set(changed)
    .where(and(eq(documentVersion.slug, slug), eq(documentVersion.number, number)))
}
