import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { review } from '#domain/reviews/schema.server.ts'
import { withEarlierMigrations } from '#platform/db/earlier-migrations.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { checkFigures } from './check-figures.ts'
import { foldChanges } from './fold-changes.ts'
import { exportFigures } from './own-figures.ts'

const { db, transaction } = await testDatabase()
const at = new Date('2030-03-01T10:00:00Z')

async function aRevealedReview() {
  const { id: aboutId } = await transaction((tx) => makeMember(tx))
  const [made] = await db
    .insert(review)
    .values({
      dealId: crypto.randomUUID(),
      by: 'buyer',
      aboutId,
      bought: 'A sign',
      priceMinor: 1,
      text: 'Late, and crooked.',
      rating: 100,
      communication: 1,
      quality: 1,
      timing: 1,
      writtenAt: at,
      revealsAt: at,
      revealedAt: at,
    })
    .returning({ id: review.id })
  return { aboutId, reviewId: made?.id ?? '' }
}

/** What the seller sees of their reviews: at once, when it is folded, and counted from the facts. */
async function reviewsOf(memberId: string): Promise<number> {
  const read = async () => {
    const { days } = await exportFigures(db, memberId)
    return days.reduce((sum, day) => sum + (day.reviews ?? 0), 0)
  }
  const atOnce = await read()
  while ((await transaction((tx) => foldChanges(tx))) > 0);
  expect(await read()).toBe(atOnce)
  await transaction((tx) => checkFigures(tx, memberId))
  expect(await read()).toBe(atOnce)
  return atOnce
}

test('a review that moderators hide is not in the seller’s own figures, and is again when they restore it', async () => {
  const { aboutId, reviewId } = await aRevealedReview()
  const hide = (hiddenAt: Date | null) => db.update(review).set({ hiddenAt }).where(eq(review.id, reviewId))
  expect(await reviewsOf(aboutId)).toBe(1)
  await hide(at)
  expect(await reviewsOf(aboutId)).toBe(0)
  await hide(null)
  expect(await reviewsOf(aboutId)).toBe(1)
})

const { entries } = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as {
  entries: { tag: string }[]
}
const MENDED = entries.findIndex(({ tag }) => tag.startsWith('0038'))

test('an upgrade has whoever was counted with a hidden review counted anew', async () => {
  const { adminUrl } = inject('postgres')
  const name = `hidden_${randomBytes(6).toString('hex')}`
  const admin = await connect(new URL(adminUrl))
  await admin.query(`create database ${name}`)
  onTestFinished(async () => void (await admin.query(`drop database ${name} with (force)`)))
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const migrate = (count: number) =>
    withEarlierMigrations('migrations', count, (folder) => migrateDatabase(url.toString(), folder))
  await migrate(MENDED)
  const client = await connect(url)
  const [hidden, shown] = [crypto.randomUUID(), crypto.randomUUID()]
  await client.query(`insert into member_figure_state (member_id, time_zone, is_whole, checks_at)
    values ('${hidden}', 'UTC', true, null), ('${shown}', 'UTC', true, null)`)
  for (const [aboutId, hiddenAt] of [
    [hidden, 'now()'],
    [shown, 'null'],
  ])
    await client.query(`insert into review (deal_id, by, about_id, bought, price_minor, rating, communication, quality, timing, text,
      written_at, reveals_at, revealed_at, hidden_at)
      values (gen_random_uuid(), 'buyer', '${aboutId}', 'A sign', 1, 100, 1, 1, 1, '', now(), now(), now(), ${hiddenAt})`)
  await migrate(MENDED + 1)
  const { rows } = await client.query('select member_id from member_figure_state where checks_at <= now()')
  expect(rows).toEqual([{ member_id: hidden }])
})

async function connect(url: URL): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url.toString() })
  // Whoever is still there when the database goes is sent away.
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
