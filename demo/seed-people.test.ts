import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { avatarFile, avatarSizes, findAccount, findPasswordHash } from '#domain/accounts/index.ts'
import { findProfile } from '#domain/accounts/index.ts'
import { listDemoPeople } from '#domain/accounts/index.ts'
import { openLiveSettings } from '#domain/settings/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { verifyPassword } from '#platform/crypto/password.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { openFolderStore } from '#platform/files/folder-store.ts'
import { openBus } from '#platform/realtime/bus.ts'
import { makeDemo } from './make-demo.ts'
import { demoPeople } from './demo-people.ts'
import { drawPortrait } from './portraits/portrait.ts'
import { DEMO_PASSWORD } from './seed-people.ts'

const now = new Date('2026-11-11T12:00:00Z')
const database = await testDatabase()
const bus = await openBus(database.url)
const settings = await openLiveSettings(database.db, bus, movableClock(now))
const folder = await mkdtemp(join(tmpdir(), 'demo-'))
const files = await openFolderStore(folder)
const queue = { enqueue: async () => {} }
const said: string[] = []
const make = () =>
  makeDemo(
    { database, queue, settings, files, siteOrigin: 'https://hall.test', secret: ['a secret for tests'] },
    now,
    (line) => {
      said.push(line)
    },
    'people',
  )
await make()

afterAll(async () => {
  settings.close()
  await bus.close()
  await rm(folder, { recursive: true })
})

test('people of every part are offered on the sign-in page of the demo, each with a face', async () => {
  const people = await listDemoPeople(database.db)
  expect(people.map(({ role, displayName }) => `${role}: ${displayName}`)).toEqual([
    'buyer: Ilse Brandt',
    'seller: Tomás Rivera',
    'admin: Nadia Orlova',
    'moderator: Joris Maes',
    'support: Amara Diallo',
    'finance: Henrik Lund',
  ])
  for (const { avatarKey } of people) {
    for (const size of avatarSizes) expect(await files.has(avatarFile(avatarKey ?? '', size))).toBe(true)
  }
})

test('they are members like any other: verified, with a whole profile, joined long ago', async () => {
  for (const person of demoPeople) {
    const found = await findProfile(database.db, person.username, { now })
    if (found.outcome !== 'found') throw new Error(`${person.username} is not there`)
    expect(found).toMatchObject({ isHidden: false })
    expect(found.profile).toMatchObject({
      displayName: person.profile.displayName,
      headline: person.profile.headline,
      skills: person.profile.skills,
      languages: person.profile.languages,
      rateMinor: person.profile.rate,
      joinedAt: addDays(now, -person.daysAgo),
    })
  }
})

test('they sign in with the password that the documentation names', async () => {
  const found = await findProfile(database.db, 'tomas-rivera', { now })
  if (found.outcome !== 'found') throw new Error('Tomás is not there')
  const hash = await findPasswordHash(database.db, found.profile.id)
  expect(await verifyPassword(DEMO_PASSWORD, hash)).toBe(true)
  expect(await findAccount(database.db, found.profile.id)).toMatchObject({ timeZone: 'Europe/Madrid' })
})

test('a second start makes nothing again', async () => {
  const before = said.length
  await make()
  expect(said).toHaveLength(before)
})

test('no two portraits are alike, and each is a picture of its own size', async () => {
  const drawn = demoPeople.map(({ portrait }) => drawPortrait(portrait))
  expect(new Set(drawn).size).toBe(demoPeople.length)
  for (const svg of drawn) {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 512, height: 512 })
  }
})
