import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notificationKinds } from '#domain/accounts/members/notification-channels.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { lettersOf, letterTables } from '#domain/areas.ts'
import { letterKinds, type LetterKind } from '#domain/letter-kinds.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { isStagedElsewhere, sampleEvents } from '#domain/testing-events.ts'

const kinds = letterTables.flatMap((table) => Object.keys(table))
const sources = ['domain', 'app']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('each kind of letter belongs to one of the choices of members, or comes always', () => {
  const choices = new Set<string>([...notificationKinds.map(({ kind }) => kind), 'always'])
  for (const [kind, { choice }] of Object.entries(letterKinds)) expect(choices, kind).toContain(choice)
})

test('each event with a letter is announced somewhere', () => {
  const announcers = sources.filter(({ path }) => !/[/-](events|letters)\.ts$/.test(path))
  const all = announcers.map(({ text }) => text).join('\n')
  for (const kind of kinds) expect(all, kind).toContain(`kind: '${kind}'`)
})

test('one file writes to the outbox', () => {
  const writers = sources.filter(({ text }) => /\bqueueMail\b|insert\(mailMessage\)/.test(text))
  expect(writers.map(({ path }) => path)).toEqual(['domain/mail/write-letters.ts'])
})

test('no event has its letters in two areas', () => {
  expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted())
})

test('each letter says what it is about in one honest line, and leads to this marketplace', async () => {
  const clock = movableClock(new Date('2030-11-07T09:00:00Z'))
  const { db, transaction } = await testDatabase({ clock, desk: { siteOrigin: 'https://hall.test' } })
  // News of the product comes by letter only to those who want it so.
  const channels = { product: { email: true } }
  const who = await transaction((tx) => makeMember(tx, { displayName: 'Ann', role: 'admin', channels }))
  await transaction((tx) => makeMember(tx, { role: 'admin' }))
  const samples = sampleEvents(who)
  const told = new Set<string>()
  const wrote = new Set<string>()
  for (const event of samples) {
    // A day later no letter waits for company.
    clock.advanceMs(DAY_MS)
    const before = await db.$count(mailMessage)
    await transaction((tx) => tx.announce(event))
    expect(await db.$count(mailMessage), event.kind).toBeGreaterThanOrEqual(before + 1)
    told.add(event.kind)
    for (const { kind } of lettersOf(event)) if (typeof kind === 'string') wrote.add(kind)
  }
  expect(kinds.filter((kind) => !told.has(kind)).toSorted()).toEqual([...isStagedElsewhere.events].toSorted())
  const unwritten = (Object.keys(letterKinds) as LetterKind[]).filter((kind) => !wrote.has(kind))
  expect(unwritten.toSorted()).toEqual([...isStagedElsewhere.kinds].toSorted())
  const letters = await db.select().from(mailMessage)
  for (const { subject, text, html, secret, kind } of letters) {
    expect(Object.keys(letterKinds)).toContain(kind)
    expect(subject).toMatch(/^[\p{L}\d“].{5,}[^.!]$/u)
    expect(`${subject}\n${text}\n${html}`).not.toMatch(/undefined|null|NaN|\[object|\{who\}|Invalid Date/)
    if (secret) expect(subject).not.toContain(secret)
    for (const [, host] of text.matchAll(/https?:\/\/([^/\s]+)/g)) expect(host).toBe('hall.test')
  }
})
