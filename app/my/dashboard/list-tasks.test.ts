import { expect, test } from 'vitest'
import type { UnfinishedService } from '#domain/catalogue/index.ts'
import { listTasks, profileSteps, type TasksAsked } from './list-tasks.ts'

const now = new Date('2026-11-11T13:05:00Z')
const everything = { portrait: true, about: true, skills: true, languages: true }

function asked(given: Partial<TasksAsked> = {}, today: Partial<TasksAsked['today']> = {}): TasksAsked {
  return {
    state: 'active',
    isAdmin: false,
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
  const admin = asked({ isAdmin: true }, { has: { ...everything, about: false }, hasSecondFactor: false })
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
    ['Mend “Maps”', { label: 'Mend it', to: '/my/services/maps/edit' }],
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

test('what has a deadline stands before what has none, the nearest first', () => {
  const at = new Date('2026-11-10T13:05:00Z')
  const tasks = listTasks(
    asked(
      {
        state: 'deleting',
        deletion: { askedAt: new Date('2026-11-01T08:00:00Z'), dueAt: new Date('2026-12-01T08:00:00Z') },
      },
      {
        newSignIns: [
          {
            sessionId: 'theirs',
            device: 'Chrome on Windows',
            address: null,
            at,
            lookBy: new Date('2026-11-13T13:05:00Z'),
            mayRecognise: true,
          },
        ],
        hasSecondFactor: false,
        has: { ...everything, about: false },
      },
    ),
  )
  expect(tasks.map(({ title }) => title)).toEqual([
    'Was it you on Chrome on Windows?',
    'Your account will be deleted on 1 December 2026, 09:00',
  ])
  expect(tasks[0]?.by).toMatchObject({ words: 'Friday, 14:05', clock: { gone: 33, left: '2 days left' } })
  expect(tasks[1]?.by).toMatchObject({ words: '1 December' })
})

test('a new device is recognised or disowned; from one that is new itself it can only be disowned', () => {
  const at = new Date('2026-11-10T13:05:00Z')
  const labelsOf = (mayRecognise: boolean) => {
    const one = { sessionId: 'theirs', device: 'Chrome on Windows', address: null, at, lookBy: now }
    const [task] = listTasks(asked({}, { newSignIns: [{ ...one, mayRecognise }] }))
    return [task?.action.label, task?.otherwise?.label]
  }
  expect(labelsOf(true)).toEqual(['It was me', 'It was not me'])
  expect(labelsOf(false)).toEqual(['Look at my sessions', 'It was not me'])
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
  const deal = { title: 'A sign', as: 'seller', other: 'Anni', price: '€100.00', changedAt: now } as const
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
  expect(listed[0]?.by?.clock).toMatchObject({ left: 'The time is up', gone: 100 })
  expect(listed[1]).toMatchObject({
    title: 'Deliver “A sign”',
    text: 'You sell to Anni for €100.00. The money for it waits in escrow.',
    action: { to: '/deals/later' },
  })
})
