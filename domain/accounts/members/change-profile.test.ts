import { parseWithZod } from '@conform-to/zod/v4'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { securityEvent } from '#domain/security/schema.server.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden } from '#platform/errors/errors.ts'
import { profileInput, timeZoneInput, type ProfileInput } from '../account-input.ts'
import { findAccount } from '../account-queries.ts'
import { changePreferences } from './change-preferences.ts'
import { changeProfile } from './change-profile.ts'
import { choicesFrom, isChannelOn } from './notification-channels.ts'
import { countryName, languageName } from './profile-choices.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context } from '../testing-account.ts'

const announced: unknown[] = []
const { db, transaction } = await testDatabase({ hear: (event) => announced.push(event) })

function typed(fields: Record<string, string>) {
  const form = new FormData()
  form.set('displayName', 'Ilse Brandt')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseWithZod(form, { schema: profileInput('USD') })
}

function accepted(fields: Record<string, string>): ProfileInput {
  const sent = typed(fields)
  if (sent.status !== 'success') throw new Error(JSON.stringify(sent.error))
  return sent.value
}

const errorsOf = (fields: Record<string, string>) => Object.keys(typed(fields).reply().error ?? {})

test('a profile is kept as it was typed, tidied', async () => {
  const who = await transaction((tx) => makeMember(tx))
  const input = accepted({
    headline: ' Labels and menus ',
    about: 'I draw **letters**.\r\nBy hand.',
    country: 'DE',
    city: 'Köln',
    skills: 'Lettering, lettering , Ink;  Vector   drawing',
    rate: '1,045.50',
    availability: 'open',
    'languages[0].code': 'de',
    'languages[0].level': 'native',
    'languages[1].code': '',
    'languages[1].level': '',
    'languages[2].code': 'en',
    'languages[2].level': 'fluent',
  })
  await transaction((tx) => changeProfile(tx, actorOf(who), input, context))
  expect(await findAccount(db, who.id)).toMatchObject({
    displayName: 'Ilse Brandt',
    headline: 'Labels and menus',
    about: 'I draw **letters**.\nBy hand.',
    country: 'DE',
    city: 'Köln',
    skills: ['Lettering', 'Ink', 'Vector drawing'],
    rateMinor: 104_550,
    availability: 'open',
    languages: [
      { code: 'de', level: 'native' },
      { code: 'en', level: 'fluent' },
    ],
  })
  expect(announced).toContainEqual({ kind: 'member.changed', memberId: who.id })
})

test('the audit log says which parts changed, not what they say; saving the same again says nothing', async () => {
  const who = await transaction((tx) => makeMember(tx))
  const input = accepted({ about: 'A secret of mine' })
  for (let saved = 0; saved < 2; saved++) {
    await transaction((tx) => changeProfile(tx, actorOf(who), input, context))
  }
  const events = await db.select().from(securityEvent).where(eq(securityEvent.memberId, who.id))
  expect(events).toHaveLength(1)
  expect(events[0]?.details).toEqual({ fields: expect.arrayContaining(['displayName', 'about']) })
  expect(JSON.stringify(events)).not.toContain('A secret of mine')
})

test('an empty profile is one too', () => {
  expect(accepted({})).toEqual({
    displayName: 'Ilse Brandt',
    headline: '',
    about: '',
    country: '',
    city: '',
    languages: [],
    skills: [],
    rate: null,
    availability: '',
  })
})

test.each<[string, Record<string, string>]>([
  ['displayName', { displayName: '' }],
  ['displayName', { displayName: 'x' }],
  ['displayName', { displayName: 'Two\nlines' }],
  ['displayName', { displayName: 'null\0byte' }],
  ['headline', { headline: 'x'.repeat(121) }],
  ['about', { about: 'x'.repeat(2_001) }],
  ['country', { country: 'XX' }],
  ['country', { country: '<script>' }],
  ['skills', { skills: Array.from({ length: 21 }, (_, at) => `skill ${at}`).join(',') }],
  ['skills', { skills: 'x'.repeat(41) }],
  ['rate', { rate: 'a lot' }],
  ['rate', { rate: '-5' }],
  ['rate', { rate: '0' }],
  ['rate', { rate: '99999999999' }],
  ['availability', { availability: 'always' }],
  ['languages', { 'languages[0].code': 'klingon', 'languages[0].level': 'native' }],
  ['languages', { 'languages[0].code': 'de', 'languages[0].level': '' }],
  [
    'languages',
    {
      'languages[0].code': 'de',
      'languages[0].level': 'native',
      'languages[1].code': 'de',
      'languages[1].level': 'basic',
    },
  ],
])('what is wrong is said beside its field: %s', (field, fields) => {
  expect(errorsOf(fields)).toEqual([field])
})

test('characters are counted as people count them', () => {
  expect(errorsOf({ about: '👩‍🎨'.repeat(2_000 / 3) })).toEqual([])
  expect(errorsOf({ headline: '𝒜'.repeat(120) })).toEqual([])
})

test('codes have names for people, and what is no code of ours is shown as it is', () => {
  expect([countryName('DE'), languageName('de'), countryName('Atlantis')]).toEqual([
    'Germany',
    'German',
    'Atlantis',
  ])
})

test('one who is banned changes no profile, but may still choose how to be told', async () => {
  const who = await transaction((tx) => makeMember(tx, { state: 'banned' }))
  const changing = transaction((tx) => changeProfile(tx, actorOf(who), accepted({}), context))
  await expect(changing).rejects.toBeInstanceOf(Forbidden)
  const channels = choicesFrom(['deals.product'])
  await transaction((tx) => changePreferences(tx, actorOf(who), { channels }, context))
  expect((await findAccount(db, who.id)).channels).toEqual(channels)
})

test('everything is on until somebody turns it off, and letters about security and money stay on', () => {
  expect(isChannelOn({}, 'messages', 'email')).toBe(true)
  const none = choicesFrom(['made.up', '__proto__.email'])
  expect(isChannelOn(none, 'messages', 'email')).toBe(false)
  expect(isChannelOn(none, 'security', 'email')).toBe(true)
  expect(isChannelOn({ money: { email: false } }, 'money', 'email')).toBe(true)
})

test('a time zone is one that exists', () => {
  expect(timeZoneInput.safeParse({ timeZone: 'Europe/Berlin' }).success).toBe(true)
  expect(timeZoneInput.safeParse({ timeZone: 'UTC' }).success).toBe(true)
  expect(timeZoneInput.safeParse({ timeZone: 'Mars/Olympus' }).success).toBe(false)
})
