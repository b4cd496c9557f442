import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operator } from '#domain/actor.ts'
import { project } from '../schema.server.ts'
import { openTestProjects } from '../testing-projects.ts'
import { findReviewTime } from './find-review-time.ts'

const { db, time, someone, open } = await openTestProjects()
const HOUR_MS = 3_600_000

test('a review takes as long as four of five took lately; of too few nothing is said', async () => {
  const owner = await someone()
  const ids = [await open(owner), await open(owner), await open(owner), await open(owner), await open(owner)]
  await db.update(project).set({ decidedBy: null }).where(inArray(project.id, ids))
  expect(await findReviewTime(db)).toBeUndefined()
  for (const [at, id] of ids.entries())
    await db
      .update(project)
      .set({
        decidedBy: operator.kind,
        submittedAt: time.now,
        decidedAt: new Date(time.now.getTime() + (at + 1) * HOUR_MS),
      })
      .where(inArray(project.id, [id]))
  expect(await findReviewTime(db)).toBe(4 * HOUR_MS)
})
