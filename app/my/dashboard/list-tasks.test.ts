import { expect, test } from 'vitest'
import type { UnfinishedService } from '#domain/catalogue/index.ts'
import { listTasks, profileSteps, type TasksAsked } from './list-tasks.ts'

const now = new Date('2026-11-11T13:05:00Z')
const everything = { portrait: true, about: true, skills: true, languages: true }

function asked(given: Partial<TasksAsked> = {}, today: Partial<TasksAsked['today']> = {}): TasksAsked {
  return {
    state: 'active',
    isStaff: false,
    email: 'tomas@example.org',
    timeZone: 'Europe/Madrid',
    now,
    deletion: undefined,
    unfinished: [],
    deals: [],
    ...given,
    today: { has: everything, hasSecondFactor: true, newSignIns: [], ...today },
  }
}
const keys = (of: TasksAsked) => listTasks(of).map(({ key }) => key)

test('who has done everything is left in peace', () => {
  expect(listTasks(asked())).toEqual([])
})

test('a newcomer verifies first and tells who they are, and guards the account once it is surely theirs', () => {
  const today = { has: { ...everything, portrait: false, skills: false }, hasSecondFactor: false }
  const newcomer = asked({ state: 'unverified' }, today)
  expect(keys(newcomer)).toEqual(['verify', 'profile'])
  expect(keys(asked({}, today))).toEqual(['profile', 'second-factor'])
  expect(listTasks(newcomer)[1]?.text).toContain('a portrait and skills')
})

test('an administrator is asked for the second factor before the profile', () => {
  const admin = asked({ isStaff: true }, { has: { ...everything, about: false }, hasSecondFactor: false })
  expect(keys(admin)).toEqual(['second-factor', 'profile'])
})

const service = (given: Partial<UnfinishedService>): UnfinishedService => ({
  id: 'one',
  slug: 'a-logo-for-a-bakery',
  title: 'A logo for a bakery',
  kind: 'draft',
  isLive: false,
  note: '',
  changedAt: now,
  ...given,
})

test('a service that was sent back stands before a draft, and both lead to where they are mended', () => {
  const tasks = listTasks(
    asked({
      unfinished: [
        service({}),
        service({ id: 'two', slug: 'maps', title: 'Maps', kind: 'rejected', note: 'Show your own work.' }),
      ],
    }),
  )
  expect(tasks.map(({ title, action }) => [title, action])).toEqual([
    ['Fix “Maps”', { label: 'Fix it', to: '/my/services/maps/edit' }],
    [
      'Finish “A logo for a bakery”',
      { label: 'Continue editing', to: '/my/services/a-logo-for-a-bakery/edit' },
    ],
  ])
  expect(tasks[0]?.text).toContain('Show your own work.')
})

test('who is leaving is not asked to write', () => {
  expect(keys(asked({ state: 'deleting', unfinished: [service({})] }))).toEqual([])
})

const signedIn = (sessionId: string, device: string) => ({
  sessionId,
  device,
  address: null,
  at: new Date('2026-11-10T13:05:00Z'),
  mayRecognise: true,
})

test('what has a deadline stands before what has none', () => {
  const tasks = listTasks(
    asked(
      {
        state: 'deleting',
        deletion: { askedAt: new Date('2026-11-01T08:00:00Z'), dueAt: new Date('2026-12-01T08:00:00Z') },
      },
      {
        newSignIns: [signedIn('theirs', 'Chrome on Windows')],
        hasSecondFactor: false,
        has: { ...everything, about: false },
      },
    ),
  )
  expect(tasks.map(({ title }) => title)).toEqual([
    'Your account will be deleted on 1 December 2026, 09:00',
    'Was it you on Chrome on Windows?',
  ])
  expect(tasks[0]?.by).toMatchObject({ words: '1 December' })
})

test('new devices are one line, below every deal, and can be answered yes all together', () => {
  const deal = {
    id: 'one',
    title: 'A sign',
    as: 'buyer',
    other: 'Anni',
    price: '€100.00',
    held: '€104.00',
    changedAt: now,
  } as const
  const several = [signedIn('a', 'Chrome on Windows'), signedIn('b', 'Safari on iOS')]
  const tasks = listTasks(
    asked({ deals: [{ ...deal, step: 'pay-next', until: null }] }, { newSignIns: several }),
  )
  expect(tasks.map(({ title }) => title)).toEqual([
    'Pay for the next milestone of “A sign”',
    '2 new devices signed in',
  ])
  expect(tasks[1]?.action).toMatchObject({ intent: 'it-was-me', fields: { sessionId: 'a b' } })
  expect(tasks[1]?.text).toContain('Chrome on Windows')
  const alike = Array.from({ length: 10 }, (_, place) => signedIn(String(place), 'Firefox on Linux'))
  const [ten] = listTasks(asked({}, { newSignIns: alike }))
  expect(ten?.text).toMatch(/^Firefox on Linux \(10 times, last [^)]+\)\. Was it you\?/)
  const [one] = listTasks(asked({}, { newSignIns: several.slice(0, 1) }))
  expect([one?.action.label, one?.otherwise?.label]).toEqual(['It was me', 'It was not me'])
  // From a device that is in question itself nobody says yes.
  const asking = several.slice(0, 1).map((signIn) => ({ ...signIn, mayRecognise: false }))
  const [questioned] = listTasks(asked({}, { newSignIns: asking }))
  expect([questioned?.action.label, questioned?.otherwise?.label]).toEqual([
    'Look at my sessions',
    'It was not me',
  ])
})

test('each part of the profile is a step', () => {
  const steps = profileSteps({
    has: { ...everything, languages: false },
    hasSecondFactor: false,
    newSignIns: [],
  })
  expect(steps.filter(({ isDone }) => isDone)).toHaveLength(3)
})

test('deals in which it is one’s turn stand by their deadlines, those without one after them', () => {
  const deal = {
    title: 'A sign',
    as: 'seller',
    other: 'Anni',
    price: '€100.00',
    held: '€104.00',
    changedAt: now,
  } as const
  const listed = listTasks(
    asked({
      deals: [
        { ...deal, id: 'free', step: 'pay-next', until: null },
        { ...deal, id: 'later', step: 'deliver', until: new Date('2026-11-15T13:05:00Z') },
        { ...deal, id: 'late', step: 'deliver', until: new Date('2026-11-10T13:05:00Z') },
      ],
    }),
  )
  expect(listed.map(({ key }) => key)).toEqual(['deal late', 'deal later', 'deal free'])
  expect(listed[0]?.by?.clock).toMatchObject({ left: expect.stringMatching(/^Late: was due /), gone: 100 })
  expect(listed[1]).toMatchObject({
    title: 'Deliver “A sign”',
    text: 'You sell to Anni for €100.00. €104.00 for it is held in escrow.',
    action: { to: '/deals/later' },
  })
})
