import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { lettersOf } from '#domain/areas.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { laterLetters, tellLater } from './tell-later.ts'

const quay = {
  slug: 'quay',
  name: 'Quayside',
  accentLight: '#1f4fbf',
  accentDark: '#8db8ff',
  logoUrl: '',
  mailFrom: 'post@quay.example',
}
const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const desk = testDesk({ settings: { ...initial, brands: [quay] } })()
const { db, transaction } = await testDatabase({ desk })

const lettersTo = (to: string) => db.select().from(mailMessage).where(eq(mailMessage.to, to))
const someone = (given: Parameters<typeof makeMember>[1] = {}) =>
  transaction((tx) => makeMember(tx, { brand: 'quay', ...given }))
const announce = (event: Announced) => transaction((tx) => tx.announce(event))

/** An event of each choice that a member can make about letters, told to them. */
const eventsFor = (memberId: string) =>
  ({
    moderation: { kind: 'service.approved', sellerId: memberId, title: 'A logo', slug: 'a-logo', note: '' },
    proposals: {
      kind: 'proposal.declined',
      told: [{ memberId, isSender: true }],
      title: 'A sign',
      note: '',
    },
    security: { kind: 'account.password-reset', memberId },
    money: { kind: 'payout-method.changed', memberId, done: 'added', label: 'IBAN', usableAt: new Date() },
  }) as const satisfies Record<string, Announced>

test.each(['proposals'] as const)(
  'a member who turned letters about %s off gets none, and the next member does',
  async (choice) => {
    const quiet = await someone({ channels: { [choice]: { email: false } } })
    await announce(eventsFor(quiet.id)[choice])
    expect(await lettersTo(quiet.email)).toEqual([])
    const other = await someone()
    await announce(eventsFor(other.id)[choice])
    expect(await lettersTo(other.email)).toHaveLength(1)
  },
)

test.each(['security', 'money', 'moderation'] as const)(
  'letters about %s come whatever was chosen',
  async (choice) => {
    const quiet = await someone({ channels: { [choice]: { email: false } } })
    await announce(eventsFor(quiet.id)[choice])
    expect(await lettersTo(quiet.email)).toHaveLength(1)
  },
)

test.each(['moderation', 'proposals', 'security', 'money'] as const)(
  'a letter about %s comes in the name, the colours and from the sender of its reader’s brand',
  async (choice) => {
    const who = await someone()
    await announce(eventsFor(who.id)[choice])
    const [letter] = await lettersTo(who.email)
    expect(letter).toMatchObject({ brand: 'Quayside', from: 'post@quay.example' })
    expect(letter?.html).toContain('#1f4fbf')
  },
)

test('whoever left is not written to', async () => {
  const gone = await someone({ state: 'deleted' })
  await announce(eventsFor(gone.id).moderation)
  expect(await lettersTo(gone.email)).toEqual([])
})

test('what is undone was told to nobody', async () => {
  const who = await someone()
  const undone = transaction(async (tx) => {
    await tx.announce(eventsFor(who.id).security)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await lettersTo(who.email)).toEqual([])
})

test('a letter that a job writes is written once, by two at once too, and again when the first came to nothing', async () => {
  const who = await someone()
  const event = eventsFor(who.id).moderation
  const { data } = laterLetters(event) as { data: { id: string; event: Announced } }
  const later = (asked: Announced) => lettersOf(asked).map((row) => ({ ...row, later: true as never }))
  const tell = () => transaction((tx) => tellLater(tx, data, later, desk))
  const cutShort = transaction(async (tx) => {
    await tellLater(tx, data, later, desk)
    throw new Error('the lights went out')
  })
  await expect(cutShort).rejects.toThrow('the lights went out')
  await Promise.all([tell(), tell(), tell()])
  await tell()
  expect(await lettersTo(who.email)).toHaveLength(1)
})

/** Late in the evening by UTC, the next day at noon in Auckland. */
const late = new Date('2030-03-15T23:30:00Z')
const datedEvents = (memberId: string): Announced[] => [
  {
    kind: 'pro.happened',
    memberId,
    what: 'cancelled',
    plan: 'monthly',
    sumMinor: '0',
    until: late.toISOString(),
    reason: '',
  },
  { kind: 'privacy.deletion-asked', memberId, dueAt: late },
  { kind: 'member.banned', memberId, reason: 'Spam', evidence: '', until: late, appealBy: late },
  { kind: 'payout-method.changed', memberId, done: 'added', label: 'IBAN', usableAt: late },
  {
    kind: 'message-case.decided',
    flagId: crypto.randomUUID(),
    memberId,
    otherIds: [],
    conversationId: null,
    decision: 'warn',
    words: 'Be kind',
    appealBy: late,
  },
  {
    kind: 'report.decided',
    number: 7,
    thing: 'service',
    title: 'A logo',
    ownerId: memberId,
    decision: 'take-down',
    rule: 'other',
    words: 'It was posted twenty times',
    changeBy: null,
    appealBy: late,
  },
]

test('letters tell days and times as the reader’s calendar and clock have them', async () => {
  for (const at of datedEvents('').keys()) {
    const who = await someone({ timeZone: 'Pacific/Auckland' })
    const event = datedEvents(who.id)[at]!
    await announce(event)
    const [letter] = await lettersTo(who.email)
    const words = `${letter?.subject} ${letter?.text}`
    expect(words, event.kind).toContain('16 March 2030')
    expect(words, event.kind).not.toMatch(/15 Mar|UTC|GMT(?!\+)/)
  }
})

test('whoever is no member reads a time of UTC, and that it is one', async () => {
  await announce({
    kind: 'account.email-changed',
    formerEmail: 'old@harbour.example',
    brand: 'quay',
  } as never)
  const [letter] = await lettersTo('old@harbour.example')
  expect(letter?.text).toMatch(/since \d+ \w+ \d{4} at \d\d:\d\d UTC/)
})
