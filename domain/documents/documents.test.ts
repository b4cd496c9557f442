import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { consequencesOf } from '#domain/areas.ts'
import { clockActor } from '#domain/actor.ts'
import { tellOfDocument } from '#domain/notices/index.ts'
import { listEvents } from '#domain/security/list-events.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import type { Announced } from '#platform/events/events.ts'
import { initialSettings } from '#domain/settings/index.ts'
import { DOCUMENT_LENGTH_MOST, type DocumentSlug } from './document-rules.ts'
import {
  dropTyped,
  findDocumentVersion,
  findTyped,
  keepTyped,
  listDocumentChanges,
  listDocumentVersions,
  listEffective,
  listOtherWriters,
  readBodies,
  restoreDocument,
  saveDocument,
  withdrawDocument,
} from './index.ts'
import { documentInput, type DocumentInput } from './input.ts'
import { problemsOfDocument } from './problems-of-document.ts'

const START = new Date('2030-11-01T12:00:00Z')
const TERMS = '## Who we are {#who}\n\nWe wait {{clearingDays}}.\n\n## Changes {#changes}\n\nSee [us](#who).'
const context = {
  origin: { address: '203.0.113.9', device: 'Firefox on Linux' },
  isFigure: (name: string) => name === 'clearingDays',
  program: { body: '## Of the program {#changes}\n\nAs it came.', version: '1.1' },
  noticeDays: 7,
}

async function setUp() {
  const clock = movableClock(START)
  const happened: Announced[] = []
  const { db, transaction } = await testDatabase({
    clock,
    desk: { settings: initialSettings, siteOrigin: 'https://hall.test' },
    hear: (event) => void happened.push(event),
  })
  const writer = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
  const write = (given: Partial<DocumentInput> & { slug?: DocumentSlug } = {}) =>
    transaction((tx) => {
      const { slug = 'terms', ...typed } = given
      const input = { ...documentInput(slug).parse({ body: TERMS, basedOn: 0 }), ...typed }
      return saveDocument(tx, writer, { ...input, slug }, context)
    })
  return {
    db,
    clock,
    happened,
    transaction,
    writer,
    write,
    inForce: async (at = clock.now()) =>
      (await listEffective(db)).find(({ slug, effectiveAt }) => slug === 'terms' && effectiveAt <= at)
        ?.number ?? 0,
  }
}

const problemsOf = async (saving: Promise<unknown>) => {
  const refused = await saving.catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Invalid)
  return (refused as Invalid).fields
}

test.each(['![', '](#', '{{', '## {#'])('a text of nothing but %s is read once', (beginning) => {
  const longest = beginning.repeat(Math.floor(DOCUMENT_LENGTH_MOST / beginning.length))
  expect(problemsOfDocument('terms', longest, () => false)).toContain(
    'Keep a section with the address {#changes}: the product shows its own lines there',
  )
})

test('an unknown figure, an address that leads nowhere and a lost section are refused with their lines', async () => {
  const { write } = await setUp()
  const body =
    '## Who we are {#who}\n\nWe wait {{clearingDay}}.\n\nSee [below](#nowhere) and {{half.\n\n## Again {#who}'
  expect(await problemsOf(write({ body }))).toEqual({
    body: [
      'Line 3: there is no figure {{clearingDay}}. Take one from the list',
      'Line 5: a figure is written {{name}}, with two braces on each side',
      'Line 5: no section has the address #nowhere',
      'Line 7: the section in line 1 has the address #who already',
      'Keep a section with the address {#changes}: the product shows its own lines there',
    ],
  })
})

test('new terms apply when the notice is over, and not before; a day within the notice is refused', async () => {
  const { write, inForce, happened, db } = await setUp()
  expect(Object.keys(await problemsOf(write({ when: 'notice' })))).toEqual(['reason'])
  const early = { when: 'at', on: new Date('2030-11-05T00:00:00Z'), reason: 'Clearer words' } as const
  expect((await problemsOf(write(early)))['on']?.[0]).toContain('2030-11-09')
  await write({ when: 'notice', reason: 'Clearer words' })
  expect([await inForce(), await inForce(addDays(START, 6.99)), await inForce(addDays(START, 7))]).toEqual([
    0, 0, 1,
  ])
  const announced = happened.find(({ kind }) => kind === 'document.announced')
  expect(announced && consequencesOf(announced)).toMatchObject([
    { dropPages: ['documents'] },
    { enqueue: { job: 'documents.take-effect', startAt: addDays(START, 7) } },
    { enqueue: { job: 'notices.tell-of-document', data: { slug: 'terms', number: 1 } } },
  ])
  const { events } = await listEvents(db, { kind: 'document.announced' })
  expect(events[0]?.details).toMatchObject({
    reason: 'Clearer words',
    before: { inForce: 0 },
    after: { version: 1, effectiveAt: addDays(START, 7).toISOString() },
  })
})

test('a slip is mended at once and told to nobody; what the law asks for is told', async () => {
  const { write, inForce, happened } = await setUp()
  await write({ when: 'slip', reason: 'A letter was missing' })
  expect(await inForce()).toBe(1)
  await write({ body: `${TERMS}\n\nMore.`, basedOn: 1, when: 'law', reason: 'A new act' })
  expect(await inForce()).toBe(2)
  expect(happened.filter(({ kind }) => kind === 'document.announced')).toMatchObject([
    { number: 1, tells: false },
    { number: 2, tells: true },
  ])
})

test('what waits for its day is not mended on the way: people were told of that day', async () => {
  const { write, inForce } = await setUp()
  await write({ when: 'notice', reason: 'Clearer words' })
  const slip = { body: `${TERMS}.`, basedOn: 1, when: 'slip', reason: 'A letter was missing' } as const
  expect((await problemsOf(write(slip)))['when']?.[0]).toContain('version 1 waits for its day')
  expect([await inForce(), await inForce(addDays(START, 8))]).toEqual([0, 1])
  await write({ ...slip, when: 'notice' })
  expect([await inForce(), await inForce(addDays(START, 8))]).toEqual([0, 2])
})

test('every member has one letter about new terms, and one when they are taken back', async () => {
  const { write, transaction, writer, db, inForce } = await setUp()
  await write({ when: 'notice', reason: 'Clearer words' })
  const tell = (news: 'announced' | 'withdrawn') =>
    transaction((tx) => tellOfDocument(tx, clockActor, { slug: 'terms', number: 1, news }))
  await tell('announced')
  await tell('announced')
  const taken = { slug: 'terms', number: 1, reason: 'Members said no' } as const
  await transaction((tx) => withdrawDocument(tx, writer, taken, context))
  await tell('withdrawn')
  const letters = await db.select().from(mailMessage).orderBy(mailMessage.createdAt)
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Terms: the text will change',
    'Terms: an announced change is withdrawn',
  ])
  expect(letters[0]?.text).toContain('applies from 8 November 2030')
  expect(letters[0]?.text).toContain('https://hall.test/docs/terms/versions/1')
  expect(await inForce(addDays(START, 30))).toBe(0)
  expect(await listDocumentChanges(db)).toMatchObject([
    { slug: 'terms', number: 1, withdrawn: { reason: 'Members said no', isCorrection: false } },
  ])
  await expect(transaction((tx) => withdrawDocument(tx, writer, taken, context))).rejects.toBeInstanceOf(
    Conflict,
  )
})

test('another announcement takes the place of the one that waits', async () => {
  const { write, inForce, db } = await setUp()
  await write({ when: 'notice', reason: 'Clearer words' })
  await write({ body: `${TERMS}\n\nMore.`, basedOn: 1, when: 'notice', reason: 'Clearer still' })
  expect(await inForce(addDays(START, 8))).toBe(2)
  const first = (await listDocumentChanges(db)).find(({ number }) => number === 1)
  expect(first?.withdrawn).toMatchObject({ isCorrection: true })
})

test('whoever writes on an older version is told so, and nothing of theirs is kept over another’s', async () => {
  const { write } = await setUp()
  await write()
  await expect(write({ body: `${TERMS}\n\nMine.` })).rejects.toBeInstanceOf(Conflict)
})

test('an earlier text is gone on from as a new version, and the program’s own is never copied', async () => {
  const { write, transaction, writer, db } = await setUp()
  await write()
  await write({ body: `${TERMS}\n\nMore.`, basedOn: 1 })
  const goOn = (number: number, basedOn: number) =>
    transaction((tx) => restoreDocument(tx, writer, { slug: 'terms', number, basedOn }, context))
  expect(await goOn(1, 2)).toBe(3)
  expect(await goOn(0, 3)).toBe(4)
  const bodies = await readBodies(db, [
    { slug: 'terms', number: 3 },
    { slug: 'terms', number: 4 },
  ])
  expect(new Map(bodies.map(({ number, body }) => [number, body]))).toEqual(
    new Map([
      [3, TERMS],
      [4, null],
    ]),
  )
  expect((await listDocumentVersions(db, writer, 'terms')).map(({ number }) => number)).toEqual([4, 3, 2, 1])
  // The same words as the program's are the program's.
  expect(await write({ body: context.program.body, basedOn: 4 })).toBe(4)
})

test('a draft is read by administrators alone', async () => {
  const { write, transaction, writer, db } = await setUp()
  await write()
  const member = await transaction(async (tx) => actorOf(await makeMember(tx)))
  const asked = { slug: 'terms', number: 1 } as const
  await expect(findDocumentVersion(db, member, asked)).rejects.toBeInstanceOf(NotFound)
  expect((await findDocumentVersion(db, writer, asked)).body).toBe(TERMS)
})

test('what is typed is kept for its writer alone, until they save or drop it, and says when another saved', async () => {
  const { db, transaction, writer, write } = await setUp()
  const other = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
  const keep = (actor: typeof writer, body: string, basedOn: number) =>
    transaction((tx) => keepTyped(tx, actor, { slug: 'terms', basedOn, content: { body } }))
  expect(await keep(writer, 'Half a', 0)).toEqual({ outcome: 'saved', number: 0, current: 0 })
  await keep(writer, 'Half a sentence', 0)
  expect(await findTyped(db, writer, 'terms')).toMatchObject({ body: 'Half a sentence', basedOn: 0 })
  expect(await findTyped(db, other, 'terms')).toBeUndefined()
  expect(await transaction((tx) => listOtherWriters(tx, other, 'terms'))).toEqual([writer.id])
  await keep(other, 'Another beginning', 0)
  await write()
  expect(await findTyped(db, writer, 'terms')).toBeUndefined()
  expect(await keep(other, 'Another beginning, and on', 0)).toMatchObject({ outcome: 'behind', current: 1 })
  await transaction((tx) => dropTyped(tx, other, { slug: 'terms' }))
  expect(await findTyped(db, other, 'terms')).toBeUndefined()
})
