import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readSettings } from '#domain/settings/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  changePrices,
  discardDraft,
  listServiceAddresses,
  pauseService,
  resumeService,
  saveDraft,
} from '../index.ts'
import { serviceFigures } from '../schema.server.ts'
import { publishAny, publishNewer } from '../testing.ts'
import { refreshQuality } from './compute-quality.ts'
import { RECENCY_DAYS } from './quality-rules.ts'

const start = new Date('2026-03-10T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })
const settings = await readSettings(db, start)

const recencyOf = async (serviceId: string) => {
  await transaction((tx) => refreshQuality(tx, [serviceId]))
  const [row] = await db.select().from(serviceFigures).where(eq(serviceFigures.serviceId, serviceId))
  return row?.qualityParts?.recency
}
const changedOf = async (slug: string) => {
  const all = await listServiceAddresses(
    db,
    { from: '00000000-0000-0000-0000-000000000000', to: undefined },
    100,
  )
  return all.find((one) => one.slug === slug)?.changedAt
}

test('a service is as fresh as what people see of it: drafts and pauses make it no fresher', async () => {
  const { seller, content, row } = await transaction((tx) => publishAny(tx, settings))
  const { id: serviceId, slug } = row
  const tags = ['careful', 'fresh']
  expect([await recencyOf(serviceId), await changedOf(slug)]).toEqual([1, start])

  const half = addDays(start, RECENCY_DAYS / 2)
  clock.set(half)
  await transaction((tx) =>
    saveDraft(tx, seller, { serviceId, content: { ...content, tags }, basedOn: null }),
  )
  await transaction((tx) => discardDraft(tx, seller, { serviceId }))
  await transaction((tx) => pauseService(tx, seller, { serviceId }))
  await transaction((tx) => resumeService(tx, seller, { serviceId }))
  expect([await recencyOf(serviceId), await changedOf(slug)]).toEqual([0.5, start])

  const packages = [{ tier: 'basic' as const, priceMinor: 4_000, deliveryDays: 2 }]
  await transaction((tx) => changePrices(tx, seller, { serviceId, packages }, { settings }))
  expect([await recencyOf(serviceId), await changedOf(slug)]).toEqual([1, half])

  const whole = addDays(half, RECENCY_DAYS)
  clock.set(whole)
  expect(await recencyOf(serviceId)).toBe(0)
  await transaction((tx) => publishNewer(tx, seller, serviceId, { ...content, tags }, settings))
  expect([await recencyOf(serviceId), await changedOf(slug)]).toEqual([1, whole])
})
