import { beforeAll, expect, test } from 'vitest'
import { visitor, type Actor } from '#domain/actor.ts'
import { listEvents } from '#domain/security/list-events.ts'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#platform/errors/errors.ts'
import { brandInput, brandList, type Brand } from './brands.ts'
import { contrast } from './contrast.ts'
import { settingsInForce } from './in-force.ts'
import { listPastChanges, loadKnownChanges, newestChangeId } from './queries.ts'
import { removeBrand } from './remove-brand.ts'
import { saveBrand } from './save-brand.ts'

const administrator: Actor = { kind: 'member', id: 'a', role: 'admin', state: 'active' }
const harbour: Brand = {
  slug: 'harbour-street',
  name: 'Harbour Street',
  accentLight: '#7a3b12',
  accentDark: '#f0b27a',
  logoUrl: '',
  mailFrom: '',
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

const brandsNow = async () => settingsInForce(await loadKnownChanges(database.db), new Date()).brands

function save(brand: Brand, given: { oldSlug?: string; basedOn?: number; actor?: Actor } = {}) {
  return database.transaction(async (tx) =>
    saveBrand(
      tx,
      given.actor ?? administrator,
      {
        oldSlug: given.oldSlug,
        brand,
        reason: 'For the test',
        basedOn: given.basedOn ?? (await newestChangeId(tx.db)),
      },
      { address: '203.0.113.9', device: 'Firefox on Linux' },
    ),
  )
}

test('black on white is as far apart as colours get', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#0e6b4e', '#0e6b4e')).toBe(1)
})

test.each([
  ['an address with capitals', { slug: 'Harbour' }, 'slug'],
  ['an address with a trailing dash', { slug: 'harbour-' }, 'slug'],
  ['the address of the marketplace itself', { slug: 'default' }, 'slug'],
  ['a name with markup', { name: '<b>Harbour</b>' }, 'name'],
  ['a name with a null byte', { name: 'Harbour\0' }, 'name'],
  ['a colour in words', { accentLight: 'red' }, 'accentLight'],
  ['a colour too pale for a light page', { accentLight: '#e8d9a0' }, 'accentLight'],
  ['a colour too dark for a dark page', { accentDark: '#1a2b1c' }, 'accentDark'],
  ['a logo from another site', { logoUrl: 'https://example.org/logo.png' }, 'logoUrl'],
  ['a logo from another site without a scheme', { logoUrl: '//example.org/logo.png' }, 'logoUrl'],
  ['a sender that is two lines', { mailFrom: 'post@example.org\r\nBcc: all@example.org' }, 'mailFrom'],
])('%s is refused beside its field', (_what, wrong, field) => {
  const refused = brandInput.safeParse({ ...harbour, ...wrong })
  expect(refused.success).toBe(false)
  expect(refused.error?.issues.map((issue) => issue.path[0])).toContain(field)
})

test('the marketplace’s own colours would pass as a brand’s', () => {
  expect(
    brandInput.safeParse({ ...harbour, accentLight: '#0E6B4E', accentDark: '#4FC79B' }).data,
  ).toMatchObject({ accentLight: '#0e6b4e', accentDark: '#4fc79b' })
})

test('two brands can’t share one address', () => {
  expect(brandList.safeParse([harbour, harbour]).success).toBe(false)
})

test('a brand is added, changed, and removed, and each is in the history and the audit log', async () => {
  await save(harbour)
  expect(await brandsNow()).toEqual([harbour])
  await save({ ...harbour, slug: 'quay', name: 'The Quay' }, { oldSlug: 'harbour-street' })
  expect((await brandsNow()).map(({ slug }) => slug)).toEqual(['quay'])
  await database.transaction(async (tx) =>
    removeBrand(tx, administrator, {
      slug: 'quay',
      reason: 'Closed',
      basedOn: await newestChangeId(tx.db),
    }),
  )
  expect(await brandsNow()).toEqual([])
  expect((await listPastChanges(database.db, ['brands'])).map(({ reason }) => reason)).toEqual([
    'Closed',
    'For the test',
    'For the test',
  ])
  const { events } = await listEvents(database.db, { kind: 'settings.changed' })
  expect(events).toHaveLength(3)
  expect(events[2]).toMatchObject({
    actor: 'member:a',
    address: '203.0.113.9',
    device: 'Firefox on Linux',
    details: { reason: 'For the test', before: { brands: [] }, after: { brands: [harbour] } },
  })
})

test('an address that another brand has is refused beside its field', async () => {
  await save(harbour)
  const refused = await save({ ...harbour, name: 'Another' }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Invalid)
  expect(Object.keys((refused as Invalid).fields)).toEqual(['slug'])
})

test('a form filled in before someone else’s change of the brands is a conflict', async () => {
  const seen = await newestChangeId(database.db)
  await save({ ...harbour, slug: 'first' }, { basedOn: seen })
  await expect(save({ ...harbour, slug: 'second' }, { basedOn: seen })).rejects.toBeInstanceOf(Conflict)
})

test('what is gone can’t be changed, and strangers change nothing', async () => {
  await expect(save(harbour, { oldSlug: 'never-was' })).rejects.toBeInstanceOf(NotFound)
  await expect(save({ ...harbour, slug: 'mine' }, { actor: visitor })).rejects.toBeInstanceOf(Forbidden)
})
