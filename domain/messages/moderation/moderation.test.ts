import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findPerson } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden, NotFound } from '#platform/errors/errors.ts'
import {
  countFlags,
  decideCase,
  deleteMessage,
  findUnreadWarning,
  listFlags,
  openCase,
  openCaseFile,
  openFurther,
  readMessages,
  readWarning,
  reportMessage,
  searchMessages,
  sendMessage,
  writeToMember,
} from '../index.ts'
import { message, messageFile, messageFlag } from '../schema.server.ts'
import { aConversation, aFile, aMember, said } from '../testing.ts'
import { undoCase } from './undo-case.ts'

const clock = movableClock(new Date('2030-01-07T10:00:00Z'))
const announced: Record<string, unknown>[] = []
const { db, transaction } = await testDatabase({
  clock,
  react: async (_tx, event) => void announced.push(event as Record<string, unknown>),
})
const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const context = {
  settings,
  siteOrigin: 'https://hall.test',
  origin: { address: '203.0.113.9', device: 'Firefox' },
}

const anAdmin = () => transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))

/** Twenty messages, of which the tenth of Ann's is reported by Bob. */
async function aCase() {
  const talk = await transaction((tx) => aConversation(tx))
  for (let place = 2; place <= 20; place++)
    await transaction((tx) =>
      sendMessage(tx, place % 2 ? talk.ann : talk.bob, {
        conversationId: talk.conversationId,
        ...said(`word ${place}`),
      }),
    )
  const report = { conversationId: talk.conversationId, number: 11, reason: 'insult', words: 'Rude' } as const
  await transaction((tx) => reportMessage(tx, talk.bob, report))
  await transaction((tx) => reportMessage(tx, talk.bob, report))
  const flags = await db.select().from(messageFlag).where(eq(messageFlag.conversationId, talk.conversationId))
  expect(flags).toHaveLength(1)
  return { ...talk, report, flagId: flags[0]?.id ?? '' }
}

const open = (admin: MemberActor, flagId: string) =>
  transaction((tx) => openCase(tx, admin, { flagId }, context))
const decide = (
  admin: MemberActor,
  flagId: string,
  decision: Decision,
  words = 'Pay here, please.',
  days = 7,
) => transaction((tx) => decideCase(tx, admin, { flagId, decision, words, days }, context))
type Decision = 'dismiss' | 'warn' | 'hide' | 'stop' | 'ban'

test('a reported message is opened with ten around it, and every opening is written down', async () => {
  const [admin, { flagId, ann, bob }] = [await anAdmin(), await aCase()]
  expect((await listFlags(db, admin, { filter: 'reported' })).map(({ id }) => id)).toContain(flagId)
  expect((await countFlags(db, admin)).reported).toBeGreaterThan(0)
  const { messages, partyIds, flags } = await open(admin, flagId)
  expect(messages.map(({ number }) => number)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
  expect(partyIds).toEqual([ann.id, bob.id])
  expect(flags[0]?.found).toBe('It is an insult or a threat. Rude')
  await open(admin, flagId)
  const opened = await db
    .select()
    .from(securityEvent)
    .where(and(eq(securityEvent.kind, 'conversation.opened'), eq(securityEvent.memberId, ann.id)))
  expect(opened).toHaveLength(2)
  expect(opened[0]?.details).toMatchObject({ flagId })
})

test('a message that a rule found and somebody reported is one to look at', async () => {
  const admin = await anAdmin()
  const before = await countFlags(db, admin)
  const { flagId } = await aCase()
  const [reported] = await db.select().from(messageFlag).where(eq(messageFlag.id, flagId))
  if (!reported) throw new Error('The report is not there')
  const { id: _id, ...same } = reported
  await db.insert(messageFlag).values({ ...same, kind: 'contacts', reporterId: null })
  expect(await countFlags(db, admin)).toEqual({
    open: before.open + 1,
    rules: before.rules + 1,
    reported: before.reported + 1,
  })
})

test('more of it is shown for a written reason, to whoever wrote it and to nobody else', async () => {
  const [admin, other, { flagId }] = [await anAdmin(), await anAdmin(), await aCase()]
  await transaction((tx) => openFurther(tx, admin, { flagId, reason: 'To see who began' }, context))
  expect((await open(admin, flagId)).messages).toHaveLength(20)
  expect((await open(other, flagId)).messages).toHaveLength(11)
})

test('once a case is decided no more of the conversation is read in it than everyone sees who opens it', async () => {
  const [admin, { flagId }] = [await anAdmin(), await aCase()]
  await transaction((tx) => openFurther(tx, admin, { flagId, reason: 'To see who began' }, context))
  await decide(admin, flagId, 'warn', 'Be kind to one another.')
  const { messages, reasons } = await open(admin, flagId)
  expect(messages).toHaveLength(11)
  expect(reasons).toEqual(['To see who began'])
})

test('nobody opens what nobody flagged, or a conversation of their own; members open nothing', async () => {
  const { flagId, ann, bob } = await aCase()
  const admin = await anAdmin()
  await expect(open(admin, crypto.randomUUID())).rejects.toThrow(NotFound)
  for (const member of [ann, bob]) await expect(open(member, flagId)).rejects.toThrow(NotFound)
  await expect(open({ ...admin, viewedBy: admin.id }, flagId)).rejects.toThrow(NotFound)
  const partner = { ...bob, role: 'admin' as const }
  await expect(open(partner, flagId)).rejects.toThrow(Forbidden)
  await expect(decide({ ...ann, role: 'admin' }, flagId, 'dismiss')).rejects.toThrow(Forbidden)
})

test('a warning must be read, is kept, and both are told after the case', async () => {
  const [admin, { flagId, ann, bob }] = [await anAdmin(), await aCase()]
  announced.length = 0
  await decide(admin, flagId, 'warn', 'Be kind to one another.')
  expect(announced).toContainEqual(
    expect.objectContaining({ kind: 'message-case.decided', memberId: ann.id, otherIds: [bob.id] }),
  )
  const warning = await findUnreadWarning(db, ann.id)
  expect(warning?.words).toBe('Be kind to one another.')
  await transaction((tx) => readWarning(tx, bob, { warningId: warning?.id ?? '' }))
  expect(await findUnreadWarning(db, ann.id)).toBeDefined()
  await transaction((tx) => readWarning(tx, ann, { warningId: warning?.id ?? '' }))
  expect(await findUnreadWarning(db, ann.id)).toBeUndefined()
  await expect(decide(admin, flagId, 'dismiss')).rejects.toThrow('decided meanwhile')
})

test('of two administrators who decide at once one is told that it was decided', async () => {
  const [one, other, { flagId }] = [await anAdmin(), await anAdmin(), await aCase()]
  const ends = await Promise.allSettled([decide(one, flagId, 'warn'), decide(other, flagId, 'dismiss')])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a hidden message says why to both, is found by nobody, and stays readable to the moderators', async () => {
  const [admin, { flagId, ann, conversationId }] = [await anAdmin(), await aCase()]
  await decide(admin, flagId, 'hide', 'It threatens somebody.')
  const { messages } = await readMessages(db, conversationId)
  const hidden = messages.find(({ number }) => number === 11)
  expect(hidden).toMatchObject({ text: '', hiddenWhy: 'It threatens somebody.' })
  expect(await searchMessages(db, ann, 'word 11')).toEqual([])
  const shown = (await open(admin, flagId)).messages.find(({ number }) => number === 11)
  expect(shown?.earlier).toEqual(['word 11'])
})

test('who is stopped begins no new conversation for so many days, and goes on with those they have', async () => {
  const [admin, { flagId, ann, conversationId }] = [await anAdmin(), await aCase()]
  const stranger = await transaction((tx) => aMember(tx))
  const begin = () => transaction((tx) => writeToMember(tx, ann, { toId: stranger.id, ...said('Hello') }))
  await decide(admin, flagId, 'stop', 'Too many strangers.', 3)
  await expect(begin()).rejects.toThrow('until 10 January. The moderators wrote: Too many strangers.')
  await transaction((tx) => sendMessage(tx, ann, { conversationId, ...said('Sorry') }))
  clock.set(new Date('2030-01-10T10:00:01Z'))
  await begin()
})

test('of several stops the longest that stands holds, whichever is taken back', async () => {
  clock.set(new Date('2030-01-07T10:00:00Z'))
  const [admin, { flagId: first, ann, bob, report }] = [await anAdmin(), await aCase()]
  await transaction((tx) => reportMessage(tx, bob, { ...report, number: 13 }))
  const ofAnn = await db.select().from(messageFlag).where(eq(messageFlag.memberId, ann.id))
  const second = ofAnn.find(({ number }) => number === 13)?.id ?? ''
  await decide(admin, first, 'stop', 'Too many strangers.', 6)
  await decide(admin, second, 'stop', 'And once more.', 2)
  const begin = async () => {
    const stranger = await transaction((tx) => aMember(tx))
    await transaction((tx) => writeToMember(tx, ann, { toId: stranger.id, ...said('Hello') }))
  }
  const undo = (flagId: string) =>
    transaction((tx) => undoCase(tx, admin, { flagId, reason: 'We were wrong' }, context))
  await expect(begin()).rejects.toThrow('until 13 January. The moderators wrote: Too many')
  await undo(first)
  await expect(begin()).rejects.toThrow('until 9 January. The moderators wrote: And once')
  await undo(second)
  await begin()
})

test('a ban is the same as any other ban', async () => {
  const [admin, { flagId, ann }] = [await anAdmin(), await aCase()]
  await decide(admin, flagId, 'ban', 'Threats are not tolerated.')
  expect((await findPerson(db, ann.id))?.state).toBe('banned')
})

test('nobody reports their own words, or what others said to others', async () => {
  const { conversationId, ann, report } = await aCase()
  const stranger = await transaction((tx) => aMember(tx))
  for (const who of [ann, stranger])
    await expect(transaction((tx) => reportMessage(tx, who, { ...report, conversationId }))).rejects.toThrow(
      NotFound,
    )
})

/** A case among whose messages some came with a file: the ids of these by the number of their message. */
async function aCaseWithFiles(numbers: readonly number[]) {
  const { flagId, ...made } = await aCase()
  const values = numbers.map((number) => ({
    conversationId: made.conversationId,
    number,
    position: 0,
    ...aFile(`threat-${number}.png`),
  }))
  const files = await db.insert(messageFile).values(values).returning()
  for (const { number } of files)
    await db
      .update(message)
      .set({ fileCount: 1 })
      .where(and(eq(message.conversationId, made.conversationId), eq(message.number, number)))
  const idOf = (number: number) => files.find((file) => file.number === number)?.id ?? ''
  const openFile = (admin: MemberActor, number: number) =>
    transaction((tx) => openCaseFile(tx, admin, { flagId, fileId: idOf(number) }, context))
  return { ...made, flagId, openFile }
}

test('whoever opens a case opens the files of the messages that it shows, each a line of the log, and no others', async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()]
  const { flagId, ann, bob, conversationId, openFile } = await aCaseWithFiles([5, 6, 11])
  const { messages } = await open(admin, flagId)
  expect(messages.flatMap(({ files }) => files.map(({ name }) => name))).toEqual([
    'threat-6.png',
    'threat-11.png',
  ])
  expect(await openFile(admin, 11)).toMatchObject({ name: 'threat-11.png', fileKey: expect.any(String) })
  await expect(openFile(admin, 5)).rejects.toThrow(NotFound)
  await transaction((tx) => openFurther(tx, admin, { flagId, reason: 'To see who began' }, context))
  expect(await openFile(admin, 5)).toMatchObject({ name: 'threat-5.png' })
  await expect(openFile(other, 5)).rejects.toThrow(NotFound)
  for (const member of [ann, bob]) await expect(openFile(member, 11)).rejects.toThrow(NotFound)
  await expect(openFile({ ...bob, role: 'admin' }, 11)).rejects.toThrow(Forbidden)
  const { openFile: openElsewhere } = await aCaseWithFiles([11])
  const elsewhere = await db.select().from(messageFile).where(eq(messageFile.conversationId, conversationId))
  expect(await openElsewhere(admin, 11)).toBeDefined()
  for (const { id: fileId } of elsewhere) {
    const { flagId: otherCase } = await aCase()
    const asked = { flagId: otherCase, fileId }
    await expect(transaction((tx) => openCaseFile(tx, admin, asked, context))).rejects.toThrow(NotFound)
  }
  const opened = await db
    .select()
    .from(securityEvent)
    .where(and(eq(securityEvent.kind, 'conversation.file-opened'), eq(securityEvent.memberId, ann.id)))
  expect(opened.map(({ details }) => details)).toMatchObject([
    { flagId, number: 11, file: 'threat-11.png' },
    { flagId, number: 5, file: 'threat-5.png' },
  ])
})

test('a file can be judged though its message was taken back or hidden; once it is decided as far as the words', async () => {
  const [admin, { flagId, ann, conversationId, openFile }] = [await anAdmin(), await aCaseWithFiles([5, 11])]
  await transaction((tx) => deleteMessage(tx, ann, { conversationId, number: 11 }))
  expect(await openFile(admin, 11)).toBeDefined()
  await transaction((tx) => openFurther(tx, admin, { flagId, reason: 'To see who began' }, context))
  expect(await openFile(admin, 5)).toBeDefined()
  await decide(admin, flagId, 'hide', 'It threatens somebody.')
  expect(await openFile(admin, 11)).toBeDefined()
  await expect(openFile(admin, 5)).rejects.toThrow(NotFound)
})
