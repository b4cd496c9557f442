import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formerEmail } from '#domain/accounts/schema.server.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor, visitor } from '#domain/actor.ts'
import { consequencesOf } from '#domain/areas.ts'
import { decideAppeal, sendAppeal } from '#domain/appeals/index.ts'
import { service, serviceVersion } from '#domain/catalogue/schema.server.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import type { Announced } from '#platform/events/events.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import {
  decideReport,
  findCase,
  findReportPicture,
  listCases,
  proveReport,
  returnCase,
  sendReport,
  sendVisitorReport,
} from './index.ts'
import { eraseReports } from './own-data.ts'
import { report, reportCase } from './schema.server.ts'

const start = new Date('2026-11-11T12:00:00Z')
const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const context = {
  settings,
  siteOrigin: 'https://hall.test',
  origin: { address: '203.0.113.9', device: 'Firefox on Linux' },
}
const proofs: string[] = []
const planned: Announced[] = []
const { db, transaction } = await testDatabase({
  clock: movableClock(start),
  hear: (event) => {
    if (event.kind === 'report.proof-asked') proofs.push(event.token.reveal())
    if (event.kind === 'report.return-planned') planned.push(event)
  },
})

const member = async (role: 'member' | 'admin' = 'member') =>
  actorOf(await transaction((tx) => makeMember(tx, { role })))

async function aService() {
  const seller = await member()
  const row = await transaction(async (tx) => {
    const { id: categoryId } = await makeCategory(tx)
    const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A careful piece' }]
    return publishSome(tx, seller, someContent({ categoryId, gallery }), settings)
  })
  return { seller, serviceId: row.id }
}

const told = { reason: 'copied', text: 'The third picture is mine', pictures: [] } as const
const about = (thingId: string) => ({ kind: 'service' as const, thingId })
const send = (by: Awaited<ReturnType<typeof member>>, thingId: string) =>
  transaction((tx) => sendReport(tx, by, { ...about(thingId), ...told }))
const decide = (
  by: Awaited<ReturnType<typeof member>>,
  number: number,
  decision: 'nothing' | 'take-down' | 'warn' | 'change' = 'take-down',
) =>
  transaction((tx) =>
    decideReport(
      tx,
      by,
      { number, decision, rule: 'copied', words: 'The third picture is somebody else’s', days: 7 },
      context,
    ),
  )
const stored = async (serviceId: string) => ({
  service: await db.select().from(service).where(eq(service.id, serviceId)),
  versions: await db.select().from(serviceVersion).where(eq(serviceVersion.serviceId, serviceId)),
})

test('a thing that several report is one case, with the thing as it was when each of them saw it', async () => {
  const { serviceId } = await aService()
  const [one, other, admin] = [await member(), await member(), await member('admin')]
  const [first, second] = [await send(one, serviceId), await send(other, serviceId)]
  expect(second.number).toBe(first.number)
  const { found, asFirstSeen, reports } = await findCase(db, admin, first.number)
  expect(found).toMatchObject({ reportsCount: 2, kind: 'service', reason: 'copied' })
  expect(reports.map(({ reporterId }) => reporterId).toSorted()).toEqual([one.id, other.id].toSorted())
  expect(asFirstSeen?.texts.map(({ name }) => name)).toContain('Description')
  expect(asFirstSeen?.pictureIds).toHaveLength(1)
})

test('one member has one open report of a thing, however often it is sent at once', async () => {
  const { serviceId } = await aService()
  const by = await member()
  const sent = await Promise.allSettled(Array.from({ length: 4 }, () => send(by, serviceId)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of sent) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict)
})

test('nobody reports what is theirs, and nobody what is not there', async () => {
  const { seller, serviceId } = await aService()
  await expect(send(seller, serviceId)).rejects.toBeInstanceOf(Forbidden)
  await expect(send(await member(), crypto.randomUUID())).rejects.toBeInstanceOf(NotFound)
})

test('a moderator does not read who reported them, in which words and with which pictures', async () => {
  const { seller, serviceId } = await aService()
  const [by, colleague] = [await member(), await member('admin')]
  const picture = { name: 'mine.png', type: 'image/png', bytes: 7, fileKey: 'reports/mine', scannedAt: null }
  const { number } = await transaction((tx) =>
    sendReport(tx, by, { ...about(serviceId), ...told, pictures: [picture] }),
  )
  const { reports } = await findCase(db, colleague, number)
  const pictureId = reports[0]?.pictures[0]?.id ?? ''
  const moderator = { ...seller, role: 'moderator' as const }
  expect((await listCases(db, moderator, { isDecided: false })).map((one) => one.number)).toContain(number)
  await expect(findCase(db, moderator, number)).rejects.toThrow('about you or something of yours')
  expect(await findReportPicture(db, moderator, pictureId)).toBeUndefined()
  for (const who of [by, colleague])
    expect(await findReportPicture(db, who, pictureId)).toMatchObject({ name: 'mine.png' })
})

test('what a visitor reports counts once their address is proved, and the link is kept as a hash only', async () => {
  const { serviceId } = await aService()
  const email = 'seen@example.org'
  const admin = await member('admin')
  await transaction((tx) =>
    sendVisitorReport(
      tx,
      visitor,
      { ...about(serviceId), reason: 'fraud', text: '', email },
      { address: '203.0.113.9' },
    ),
  )
  expect((await listCases(db, admin, { isDecided: false })).map(({ thingId }) => thingId)).not.toContain(
    serviceId,
  )
  const token = proofs.at(-1) ?? ''
  const [kept] = await db.select().from(report).where(eq(report.email, email))
  expect(JSON.stringify(kept)).not.toContain(token)
  const { number } = await transaction((tx) => proveReport(tx, visitor, { token }))
  expect(await transaction((tx) => proveReport(tx, visitor, { token }))).toEqual({ number })
  expect((await findCase(db, admin, number)).found.reportsCount).toBe(1)
})

test('of two who decide at once one does, and both sides are told why', async () => {
  const { seller, serviceId } = await aService()
  const [by, one, other] = [await member(), await member('admin'), await member('admin')]
  const { number } = await send(by, serviceId)
  const outcomes = await Promise.allSettled([decide(one, number), decide(other, number)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [closed] = await db.select().from(report).where(eq(report.caseNumber, number))
  expect(closed).toMatchObject({ isUpheld: true })
  const letters = await db.select().from(mailMessage)
  const texts = letters.filter(({ text }) => text.includes('somebody else’s'))
  expect(texts.length).toBeGreaterThanOrEqual(2)
  expect(seller.id).not.toBe(by.id)
})

test('nobody decides about what is theirs or what they reported themselves', async () => {
  const { serviceId } = await aService()
  const reporting = await member('admin')
  const { number } = await send(reporting, serviceId)
  await expect(decide(reporting, number)).rejects.toBeInstanceOf(Forbidden)
})

test('what was taken down is appealed once, decided by another, and comes back equal to what it was', async () => {
  const { seller, serviceId } = await aService()
  const before = await stored(serviceId)
  const [by, one, other] = [await member(), await member('admin'), await member('admin')]
  const { number } = await send(by, serviceId)
  await decide(one, number)
  expect((await stored(serviceId)).service[0]).toMatchObject({ state: 'rejected', liveVersionId: null })
  const decisionId = String(number)
  const appeal = () =>
    transaction((tx) =>
      sendAppeal(
        tx,
        seller,
        { kind: 'case', decisionId, appeal: 'The picture is mine: here is the draft of it.', files: [] },
        context,
      ),
    )
  const sent = await appeal()
  await expect(appeal()).rejects.toBeInstanceOf(Conflict)
  const settle = (who: typeof one) =>
    transaction((tx) =>
      decideAppeal(
        tx,
        who,
        { number: sent.number, outcome: 'lifted', reason: 'The draft shows it', days: 14 },
        context,
      ),
    )
  await expect(settle(one)).rejects.toThrow('somebody else of staff decides')
  await settle(other)
  expect(await stored(serviceId)).toEqual(before)
  const [undone] = await db.select().from(reportCase).where(eq(reportCase.number, number))
  expect(undone?.restoredAt).toEqual(start)
})

test('a change that is looked at too early, by a clock ahead of the worker’s, is looked at again', async () => {
  const { serviceId } = await aService()
  const { number } = await send(await member(), serviceId)
  const admin = await member('admin')
  await decide(admin, number, 'change')
  await transaction((tx) => returnCase(tx, clockActor, number, { keepsCase: async () => false }))
  expect((await findCase(db, admin, number)).found.decision).toBe('change')
  expect(planned).toMatchObject([{ number }])
  expect(planned.flatMap((event) => consequencesOf(event))).toMatchObject([
    { enqueue: { job: 'reports.return', data: { number }, startAt: expect.any(Date) } },
  ])
})

test('after the days in settings nobody appeals any more', async () => {
  const { seller, serviceId } = await aService()
  const [by, admin] = [await member(), await member('admin')]
  const { number } = await send(by, serviceId)
  await decide(admin, number)
  await db
    .update(reportCase)
    .set({ appealBy: addDays(start, -1) })
    .where(eq(reportCase.number, number))
  await expect(
    transaction((tx) =>
      sendAppeal(
        tx,
        seller,
        { kind: 'case', decisionId: String(number), appeal: 'It is mine, please look again.', files: [] },
        context,
      ),
    ),
  ).rejects.toThrow('The time to appeal is over.')
})

test('who has left stands in no case any more, by name or by address; what was decided stays', async () => {
  const who = await transaction((tx) => makeMember(tx, { displayName: 'Ingrid Solheim' }))
  const [by, admin] = [await member(), await member('admin')]
  const work = await transaction((tx) => makeWork(tx, actorOf(who)))
  const things = [
    { kind: 'member' as const, thingId: who.id },
    { kind: 'work' as const, thingId: work.workId },
  ]
  for (const thing of things) {
    const { number } = await transaction((tx) => sendReport(tx, by, { ...thing, ...told }))
    await decide(admin, number, 'warn')
  }
  const { pictures: _pictures, ...words } = told
  const visitors = { kind: 'member' as const, thingId: who.id, ...words, email: 'somebody@example.org' }
  await transaction((tx) => sendVisitorReport(tx, visitor, visitors, context.origin))
  const fromBefore = { ...about((await aService()).serviceId), ...words, email: 'ingrid.before@example.org' }
  await transaction((tx) => sendVisitorReport(tx, visitor, fromBefore, context.origin))
  await db.insert(formerEmail).values({ memberId: who.id, email: fromBefore.email, leftAt: start })
  await transaction((tx) => eraseReports(tx, { id: who.id, verifiedEmail: null }))
  const cases = await db.select().from(reportCase)
  const kept = JSON.stringify([cases, await db.select().from(report)])
  expect(kept).not.toContain('Ingrid Solheim')
  expect(kept).not.toContain(who.username)
  expect(kept).not.toContain(fromBefore.email)
  expect(cases.filter(({ title }) => title === 'A member who left')).toMatchObject([
    { kind: 'member', decision: 'warn', path: '' },
  ])
})
