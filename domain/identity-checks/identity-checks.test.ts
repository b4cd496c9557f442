import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { personalData, sealedData } from '#domain/areas.ts'
import { findPerson } from '#domain/accounts/index.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { approveCheck } from './approve-check.ts'
import { listChecks, countIdentityQueue } from './check-queries.ts'
import { openDetails, openIdentitySeal } from './check-seal.ts'
import { expireChecks } from './expire-checks.ts'
import { removeDueDocuments } from './forget-documents.ts'
import { lookAtCheck } from './look-at-check.ts'
import { openDocument } from './open-document.ts'
import { exportChecks } from './own-data.ts'
import { findOwnCheck, findVerifiedUntil } from './own-check.ts'
import { returnCheck } from './return-check.ts'
import { identityCheck, identityDocument } from './schema.server.ts'
import { sendDocuments } from './send-documents.ts'
import { context, makeCheck, someDetails, someFiles } from './testing.ts'

const clock = movableClock(new Date('2026-11-19T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const boss = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))

const someone = async () => {
  const made = await transaction((tx) => makeMember(tx))
  return { id: made.id, email: made.email, actor: actorOf(made) }
}
type Someone = Awaited<ReturnType<typeof someone>>
const send = ({ actor }: Someone, files = someFiles()) => transaction((tx) => makeCheck(tx, actor, { files }))
const approve = (checkId: string, by = boss) =>
  transaction((tx) => approveCheck(tx, by, { checkId }, context))
const sendBack = (checkId: string, reason = 'The picture is blurred') =>
  transaction((tx) => returnCheck(tx, boss, { checkId, reason }, context))
const lettersTo = async (email: string) =>
  (await db.select().from(mailMessage).where(eq(mailMessage.to, email))).map(({ subject }) => subject)
const rowOf = async (checkId: string) =>
  (await db.select().from(identityCheck).where(eq(identityCheck.id, checkId)))[0]
const documentsOf = (checkId: string) =>
  db.select().from(identityDocument).where(eq(identityDocument.checkId, checkId))
const looksOf = async (memberId: string) =>
  (
    await db
      .select()
      .from(securityEvent)
      .where(and(eq(securityEvent.memberId, memberId), eq(securityEvent.actor, `member:${boss.id}`)))
  ).map(({ kind }) => kind)
const daysGo = (days: number) => clock.advanceMs(days * DAY_MS)

describe('sending', () => {
  test('documents wait for a decision, sealed, and their sender is told', async () => {
    const who = await someone()
    const checkId = await send(who, someFiles(2))
    expect(await findOwnCheck(db, who.id)).toMatchObject({ state: 'sent' })
    expect(await documentsOf(checkId)).toHaveLength(2)
    expect((await rowOf(checkId))?.sealed).not.toContain('Ann')
    expect(await lettersTo(who.email)).toEqual(['We have your identity documents'])
    expect(await findVerifiedUntil(db, who.id, clock.now())).toBeUndefined()
  })

  test('one to four of them, and one check at a time', async () => {
    const who = await someone()
    const withFiles = (count: number) =>
      transaction((tx) =>
        sendDocuments(
          tx,
          who.actor,
          { details: someDetails, files: someFiles(count), key: randomBytes(32) },
          context,
        ),
      )
    await expect(withFiles(0)).rejects.toBeInstanceOf(Invalid)
    await expect(withFiles(5)).rejects.toBeInstanceOf(Invalid)
    await withFiles(4)
    await expect(withFiles(1)).rejects.toThrow('Your documents are with us already')
  })
})

describe('deciding', () => {
  test('approved, a member is verified until it runs out, and then is told', async () => {
    const who = await someone()
    const checkId = await send(who)
    await approve(checkId)
    const until = await findVerifiedUntil(db, who.id, clock.now())
    expect(until).toEqual(new Date(clock.now().getTime() + 730 * DAY_MS))
    await expect(send(who)).rejects.toThrow('Your identity is verified already')
    daysGo(731)
    expect(await findVerifiedUntil(db, who.id, clock.now())).toBeUndefined()
    await transaction(expireChecks)
    await transaction(expireChecks)
    expect(await findOwnCheck(db, who.id)).toMatchObject({ state: 'expired' })
    expect((await lettersTo(who.email)).toSorted()).toEqual([
      'We have your identity documents',
      'Your identity check has run out',
      'Your identity is verified',
    ])
    await send(who)
    expect(await findOwnCheck(db, who.id)).toMatchObject({ state: 'sent' })
  })

  test('sent back with a reason, others may be sent, and the first go at once', async () => {
    const who = await someone()
    const first = await send(who)
    await sendBack(first)
    expect(await findOwnCheck(db, who.id)).toMatchObject({
      state: 'returned',
      reason: 'The picture is blurred',
    })
    expect(await lettersTo(who.email)).toContain('Your identity documents were sent back')
    const second = await send(who)
    expect(await documentsOf(first)).toEqual([])
    expect(await rowOf(first)).toMatchObject({ sealed: '', reason: '' })
    await approve(second)
    expect(await findVerifiedUntil(db, who.id, clock.now())).toBeDefined()
  })

  test('nobody decides on their own, and nothing is decided twice', async () => {
    const who = await someone()
    const checkId = await send(who)
    await expect(approve(checkId, { ...who.actor, role: 'admin' })).rejects.toBeInstanceOf(Forbidden)
    await approve(checkId)
    await expect(approve(checkId)).rejects.toBeInstanceOf(Conflict)
    await expect(sendBack(checkId)).rejects.toBeInstanceOf(Conflict)
  })

  test('of two administrators who decide at once one does', async () => {
    const checkId = await send(await someone())
    const ended = await Promise.allSettled([approve(checkId), sendBack(checkId)])
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('every look is written down, and a queue shows nothing of what is sealed', async () => {
    const who = await someone()
    const key = randomBytes(32)
    const checkId = await transaction((tx) => makeCheck(tx, who.actor, { key, files: someFiles(1) }))
    const waiting = await listChecks(db, boss, { isDecided: false, page: 99 })
    expect(JSON.stringify(waiting)).not.toContain('sealed')
    expect((await countIdentityQueue(db, boss)).waiting).toBeGreaterThan(0)
    expect(await looksOf(who.id)).toEqual([])
    const looked = await transaction((tx) => lookAtCheck(tx, boss, checkId, context))
    expect(looked.details).toEqual(someDetails)
    const [document] = looked.documents
    const opened = await transaction((tx) => openDocument(tx, boss, document?.id ?? '', context))
    expect(opened.key).toEqual(key)
    expect((await looksOf(who.id)).toSorted()).toEqual(['identity-check.seen', 'identity-document.seen'])
    const own = { ...who.actor, role: 'admin' as const }
    await expect(transaction((tx) => lookAtCheck(tx, own, checkId, context))).rejects.toBeInstanceOf(
      Forbidden,
    )
    await expect(
      transaction((tx) => openDocument(tx, own, document?.id ?? '', context)),
    ).rejects.toBeInstanceOf(Forbidden)
  })
})

describe('forgetting', () => {
  test('30 days after the decision only the fact, the date and who decided are left', async () => {
    const who = await someone()
    const checkId = await send(who, someFiles(2))
    await approve(checkId)
    daysGo(29)
    await transaction(removeDueDocuments)
    expect(await documentsOf(checkId)).toHaveLength(2)
    daysGo(2)
    await transaction(removeDueDocuments)
    const once = await rowOf(checkId)
    expect(once).toMatchObject({ state: 'approved', sealed: '', reason: '', decidedBy: `member:${boss.id}` })
    expect(await documentsOf(checkId)).toEqual([])
    await transaction(removeDueDocuments)
    expect(await rowOf(checkId)).toEqual(once)
    expect(await findVerifiedUntil(db, who.id, clock.now())).toBeDefined()
    const looked = await transaction((tx) => lookAtCheck(tx, boss, checkId, context))
    expect(looked).toEqual({ details: undefined, documents: [] })
  })

  test('what waits is kept until it is decided', async () => {
    const checkId = await send(await someone())
    daysGo(100)
    await transaction(removeDueDocuments)
    expect(await documentsOf(checkId)).toHaveLength(1)
  })

  test('who leaves takes all of it along, and the export tells what there is', async () => {
    const who = await someone()
    const files = someFiles(2)
    const checkId = await send(who, files)
    expect(await exportChecks(db, who.id)).toMatchObject([{ state: 'sent', documentsRemovedAt: null }])
    const person = await findPerson(db, who.id)
    if (!person) throw new Error('Nobody')
    const erase = personalData.erasers['identity checks']
    const removed = await transaction(async (tx) => erase?.(tx, person))
    expect(removed?.toSorted()).toEqual(files.map(({ fileKey }) => fileKey).toSorted())
    expect(await transaction(async (tx) => erase?.(tx, person))).toEqual([])
    expect(await rowOf(checkId)).toMatchObject({ sealed: '' })
    await expect(approve(checkId)).rejects.toBeInstanceOf(Conflict)
  })

  test('a change of SECRET seals the key of the files anew, and touches no file', async () => {
    const who = await someone()
    const key = randomBytes(32)
    const [former, newest] = ['the secret of before, long enough', 'the secret of from now on, long enough']
    const checkId = await transaction((tx) =>
      makeCheck(tx, who.actor, { key, sealedBy: openIdentitySeal([former]) }),
    )
    await sealedData['identity checks']?.reseal(db, [newest, former])
    const sealed = (await rowOf(checkId))?.sealed ?? ''
    expect(openDetails(openIdentitySeal([newest]), sealed)).toEqual({ details: someDetails, key })
  })
})
