import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { actorOf } from '#domain/accounts/testing.ts'
import { type Actor, type MemberActor, operator, visitor } from '#domain/actor.ts'
import { personalData } from '#domain/areas.ts'
import { listEventsOfMember, recordSecurityEvent } from '#domain/security/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, NotFound, TooManyRequests } from '#platform/errors/errors.ts'
import { openFolderStore } from '#platform/files/folder-store.ts'
import type { Announced } from '#platform/events/events.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { readZip } from '#platform/zip/testing.ts'
import { askExport, exportPath, findLatestExport, isExportLink, openExport } from './index.ts'
import type { ExportParts } from './export-parts.ts'
import { makeExport } from './make-export.ts'
import { removeExpiredExports, removeExportsOf } from './remove-expired-exports.ts'
import { context, memberMaker, testSettings } from './testing.ts'

const start = new Date('2026-11-11T12:00:00Z')
const secret = ['a secret of the marketplace, long enough'] as const
const clock = movableClock(start)
const announced: Announced[] = []
const { db, transaction } = await testDatabase({
  clock,
  hear: (event) => announced.push(event),
  desk: context,
})
const folder = await mkdtemp(join(tmpdir(), 'exports-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const files = await openFolderStore(folder)
const newMember = memberMaker(transaction)

const ask = (actor: MemberActor) => transaction((tx) => askExport(tx, actor, context))
const open = (actor: MemberActor, id: string) => transaction((tx) => openExport(tx, actor, id, context))
function make(exportId: string, parts: ExportParts = personalData.exportParts) {
  const settings = { current: () => testSettings } as never
  const config = { origin: context.siteOrigin, secret } as never
  return makeExport({ db, files, clock, settings, config, transaction }, parts, exportId)
}
async function unzip(fileKey: string) {
  const stored = await files.read(fileKey)
  if (!stored) throw new Error('The file is not there')
  const entries = readZip(await buffer(stored.stream))
  return new Map(entries.map(({ name, bytes }) => [name, bytes]))
}
const jsonOf = (zip: Map<string, Buffer>, name: string) => JSON.parse(String(zip.get(name)))

test('an export holds what the marketplace knows of a person, and nothing secret', async () => {
  const portrait = randomBytes(500)
  await files.put('avatars/tomas-512.webp', portrait, { contentType: 'image/webp' })
  const who = await newMember({
    email: 'tomas@example.org',
    displayName: 'Tomás Rivera',
    passwordHash: 'argon2id$hidden',
    avatarKey: 'avatars/tomas',
  })
  const actor = actorOf(who)
  const { exportId } = await ask(actor)
  await transaction((tx) =>
    recordSecurityEvent(tx, {
      kind: 'member.verified',
      actor: { ...actor, id: crypto.randomUUID() },
      memberId: who.id,
    }),
  )
  await make(exportId)
  const { fileKey } = await open(actor, exportId)
  const zip = await unzip(fileKey)
  expect([...zip.keys()].toSorted()).toEqual([
    'appeals.json',
    'bans.json',
    'blocked-people.json',
    'blog-posts.json',
    'briefs.json',
    'closed-banners.json',
    'corrections.json',
    'deal-shares.json',
    'deals.json',
    'favourites.json',
    'figures.json',
    'files/portrait.webp',
    'help-answers.json',
    'ideas.json',
    'identity-checks.json',
    'invitations.json',
    'invoice-details.json',
    'letters.json',
    'message-choices.json',
    'messages.json',
    'notices-of-moderators.json',
    'notifications.json',
    'orders.json',
    'papers.json',
    'passkeys.json',
    'payments.json',
    'payouts.json',
    'portfolio.json',
    'pro.json',
    'profile.json',
    'projects.json',
    'proposals.json',
    'read-me.txt',
    'recommendations.json',
    'reports.json',
    'reviews.json',
    'saved-searches.json',
    'saved-views.json',
    'second-factor-resets.json',
    'security-events.json',
    'services.json',
    'sessions.json',
    'sign-in-providers.json',
    'standing.json',
    'statement.json',
    'teams.json',
    'tickets.json',
    'typed-documents.json',
    'viewed-services.json',
  ])
  expect(jsonOf(zip, 'profile.json')).toMatchObject({ displayName: 'Tomás Rivera', hasPassword: true })
  expect(zip.get('files/portrait.webp')).toEqual(portrait)
  const events = jsonOf(zip, 'security-events.json') as { kind: string; by: string }[]
  expect(events.map(({ kind, by }) => [kind, by])).toEqual([
    ['export.asked', 'you'],
    ['member.verified', 'an administrator'],
  ])
  expect([...zip.values()].join('')).not.toContain('argon2id')
})

test('of what staff did somebody takes along what they were told, never who did it, from where, or what they were not told', async () => {
  const who = await newMember()
  const actor = actorOf(who)
  const staff = actorOf(await newMember({ role: 'moderator' }))
  const origin = { address: '198.51.100.23', device: 'The browser of a moderator' }
  const note = (kind: string, details = {}, by: Actor = staff) =>
    transaction((tx) =>
      recordSecurityEvent(tx, { kind: kind as never, actor: by, memberId: who.id, origin, details }),
    )
  const { exportId } = await ask(actor)
  await note('conversation.opened', { flagId: 'flag-7', number: 12 })
  await note('conversation.opened-further', { flagId: 'flag-7', reason: 'Somebody said so' })
  await note('report.decided', { number: 1, decision: 'nothing', words: 'Nothing found' })
  await note('report.decided', { number: 2, decision: 'warn', words: 'Be kind', thingId: who.id })
  await note('message-case.decided', { flagId: 'flag-7', decision: 'dismiss', words: 'A note of staff' })
  await note('correction.proposed', { reason: 'It waits' })
  await note('correction.declined', { why: 'It was declined' })
  await note('refund.proposed', { reason: 'It waits' })
  await note('correction.confirmed', { reason: 'A gift', proposedBy: `member:${staff.id}` })
  await note('member.view-as-began', { reason: 'A look' })
  await note('a.kind-of-tomorrow', { reason: 'Nobody has said whether it is told' })
  await note('member.banned', { reason: 'Spam', before: { state: 'active' } }, operator)
  await note('sign-in.failed', { way: 'password' }, visitor)
  await make(exportId)
  const zip = await unzip((await open(actor, exportId)).fileKey)
  const [asked, ...events] = jsonOf(zip, 'security-events.json') as Record<string, unknown>[]
  expect(asked).toMatchObject({ kind: 'export.asked', by: 'you', address: context.origin.address })
  const at = start.toISOString()
  expect(events).toEqual([
    {
      at,
      kind: 'report.decided',
      by: 'an administrator',
      details: { number: 2, decision: 'warn', words: 'Be kind' },
    },
    { at, kind: 'message-case.decided', by: 'an administrator', details: { decision: 'dismiss' } },
    { at, kind: 'correction.confirmed', by: 'an administrator', details: { reason: 'A gift' } },
    { at, kind: 'member.banned', by: 'operator', details: { reason: 'Spam' } },
    { at, kind: 'sign-in.failed', by: 'visitor', ...origin, details: { way: 'password' } },
  ])
})

test('its owner gets a letter with a signed address that is good for a week', async () => {
  const who = await newMember()
  const { exportId } = await ask(actorOf(who))
  await make(exportId)
  await make(exportId)
  const letters = await db.select().from(mailMessage).where(eq(mailMessage.to, who.email))
  expect(letters.map(({ subject }) => subject)).toEqual(['Your data is ready'])
  const path = /https:\/\/harbour\.test(\/my\/account\/export\/\S+)/.exec(letters[0]?.text ?? '')?.[1]
  const url = new URL(path ?? '', context.siteOrigin)
  expect(isExportLink(exportId, url.searchParams, secret, addDays(start, 6.9))).toBe(true)
  expect(isExportLink(exportId, url.searchParams, secret, addDays(start, 7))).toBe(false)
})

test('a signed address is worth nothing once a letter of it is changed', () => {
  const id = crypto.randomUUID()
  const query = (path: string) => new URL(path, context.siteOrigin).searchParams
  const good = query(exportPath(id, addDays(start, 7), secret))
  expect(isExportLink(id, good, secret, start)).toBe(true)
  expect(isExportLink(crypto.randomUUID(), good, secret, start)).toBe(false)
  expect(isExportLink(id, good, ['another secret'], start)).toBe(false)
  const later = new URLSearchParams(good)
  later.set('until', String(addDays(start, 70).getTime()))
  expect(isExportLink(id, later, secret, start)).toBe(false)
  expect(isExportLink(id, new URLSearchParams(), secret, start)).toBe(false)
})

test('one at a time and one a day; a failed one may be asked for again', async () => {
  clock.set(start)
  const actor = actorOf(await newMember())
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => ask(actor)))
  const made = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.exportId] : []))
  expect(made).toHaveLength(1)
  for (const one of asked) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict)
  await make(made[0] ?? '')
  await expect(ask(actor)).rejects.toBeInstanceOf(TooManyRequests)
  clock.set(addDays(start, 1))
  const { exportId } = await ask(actor)
  clock.set(addDays(start, 2))
  await transaction(removeExpiredExports)
  expect((await findLatestExport(db, actor.id))?.state).toBe('failed')
  await ask(actor)
  clock.set(start)
  await make(exportId)
  await expect(open(actor, exportId)).rejects.toBeInstanceOf(NotFound)
})

test('progress rises while the parts are written', async () => {
  const actor = actorOf(await newMember())
  const { exportId } = await ask(actor)
  const seen: (number | undefined)[] = []
  const look: ExportParts[string] = async function* () {
    seen.push((await findLatestExport(db, actor.id))?.progress)
    yield { name: `${seen.length}.json`, json: seen.length }
  }
  await make(exportId, { first: look, second: look, third: look })
  expect(seen).toEqual([0, 31, 63])
  expect(await findLatestExport(db, actor.id)).toMatchObject({ state: 'ready', progress: 100 })
})

test('a part that fails leaves no file; the next try starts anew and succeeds', async () => {
  const actor = actorOf(await newMember())
  const { exportId } = await ask(actor)
  const failing: ExportParts[string] = async function* () {
    yield { name: 'a.json', json: 1 }
    throw new Error('the disk is gone')
  }
  await expect(make(exportId, { failing })).rejects.toThrow('the disk is gone')
  expect(await files.has(`exports/${exportId}.zip`)).toBe(false)
  await make(exportId)
  expect(await findLatestExport(db, actor.id)).toMatchObject({ state: 'ready' })
})

test('only its owner opens it, never someone else or an administrator who looks as them', async () => {
  const actor = actorOf(await newMember())
  const stranger = actorOf(await newMember())
  const { exportId } = await ask(actor)
  await make(exportId)
  await expect(open(stranger, exportId)).rejects.toBeInstanceOf(NotFound)
  await expect(open({ ...actor, viewedBy: stranger.id }, exportId)).rejects.toBeInstanceOf(Forbidden)
  await expect(open(actor, exportId)).resolves.toMatchObject({ fileKey: `exports/${exportId}.zip` })
  const [newest] = await listEventsOfMember(db, actor.id, 1)
  expect(newest).toMatchObject({ kind: 'export.downloaded', actor: `member:${actor.id}` })
})

test('after a week the file goes', async () => {
  clock.set(start)
  const actor = actorOf(await newMember())
  const { exportId } = await ask(actor)
  await make(exportId)
  clock.set(addDays(start, 7))
  await expect(open(actor, exportId)).rejects.toBeInstanceOf(NotFound)
  await transaction(removeExpiredExports)
  expect((await findLatestExport(db, actor.id))?.state).toBe('removed')
  const released = announced.flatMap((event) => ('keys' in event ? event.keys : []))
  expect(released).toContain(`exports/${exportId}.zip`)
})

test('an account that is deleted while its file is being made leaves no file behind', async () => {
  clock.set(start)
  announced.length = 0
  const who = await newMember()
  const { exportId } = await ask(actorOf(who))
  const deletes: ExportParts[string] = async function* () {
    yield { name: 'a.json', json: 1 }
    await transaction((tx) => removeExportsOf(tx, who.id))
  }
  const released = () => announced.flatMap((event) => ('keys' in event ? event.keys : []))
  await make(exportId, { deletes })
  expect(released()).toEqual([`exports/${exportId}.zip`])
  // A try that ended between the file and its removal is made up for by the next.
  announced.length = 0
  await make(exportId)
  expect(released()).toEqual([`exports/${exportId}.zip`])
  expect(await db.select().from(mailMessage).where(eq(mailMessage.to, who.email))).toEqual([])
})
