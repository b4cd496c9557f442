import type { ActionFunctionArgs } from 'react-router'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { MemberActor } from '#domain/actor.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { pageContext } from '#app/page-context.ts'
import { servicesContext } from '#app/services.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { formsOf, type FormAction, type IntentOf } from './intents.ts'

const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const actor: MemberActor = { kind: 'member', id: 'm1', role: 'member', state: 'active' }

/** Sends a form to an action as a member, or as a visitor; transactions are counted. */
async function send(
  action: FormAction<string>,
  body: URLSearchParams | FormData,
  { isMember = true, length = 0 } = {},
) {
  const transaction = vi.fn((run: (tx: unknown) => unknown) => run('tx'))
  const services = {
    settings: { current: () => initial },
    config: { origin: 'http://hall.test' },
    telemetry: { reportFault: () => undefined },
    transaction,
  }
  const page = { viewer: isMember ? { actor } : undefined, address: '', device: '', underWay: new Set() }
  const request = new Request('http://hall.test/x', {
    method: 'POST',
    body,
    headers: { 'Content-Length': String(length) },
  })
  const context = {
    get: (key: unknown) => (key === servicesContext ? services : key === pageContext && page),
  }
  const args = { request, url: new URL(request.url), params: {}, context } as unknown as ActionFunctionArgs
  const answered = await action(args).then(
    (answer) => ({ answer: answer as Answer, thrown: undefined }),
    (thrown: unknown) => ({ answer: undefined, thrown: thrown as Answer & Response }),
  )
  return { ...answered, request, transaction }
}

type Answer = { data: unknown; init: { status: number } }

const offer = z.object({ title: z.string().min(3, 'Title: too short'), password: z.string().optional() })
const members = formsOf({ for: 'members' })

const offers = members.intents({
  save: members.intent({
    input: offer,
    run: async (tx, { id }, { title }) => ({ tx, id, title }),
    done: (_, saved) => saved,
  }),
  clash: members.intent({
    input: offer,
    run: () => Promise.reject(new Conflict('Somebody was faster')),
  }),
  gone: members.intent({ run: () => Promise.reject(new NotFound('It is gone')) }),
  move: members.intent({ runOutside: ({ argument }) => argument }),
})

test('what a form asks for is done in one transaction, by whoever sent it, with what its schema made of it', async () => {
  const { answer, transaction } = await send(
    offers,
    new URLSearchParams({ intent: 'save', title: 'A chair', other: 'x' }),
  )
  expect(answer).toEqual({ tx: 'tx', id: 'm1', title: 'A chair' })
  expect(transaction).toHaveBeenCalledTimes(1)
})

test('what breaks a rule of its fields comes back with what was typed and no secret, and nothing is begun', async () => {
  const { answer, transaction } = await send(
    offers,
    new URLSearchParams({ intent: 'save', title: 'A', password: 'hush' }),
  )
  expect(answer).toMatchObject({
    data: {
      formId: 'save',
      result: { initialValue: { title: 'A' }, error: { title: ['Title: too short'] } },
    },
    init: { status: 400 },
  })
  expect(JSON.stringify(answer)).not.toContain('hush')
  expect(transaction).not.toHaveBeenCalled()
})

test('a refused operation is told in its form, with what was typed', async () => {
  const { answer } = await send(offers, new URLSearchParams({ intent: 'clash', title: 'A chair' }))
  expect(answer).toMatchObject({
    data: {
      formId: 'clash',
      result: { initialValue: { title: 'A chair' }, error: { '': ['Somebody was faster'] } },
    },
    init: { status: 409 },
  })
})

test.each([
  ['gone', 404, 'It is gone'],
  ['clos', 400, 'This form is out of date. Reload the page and send it again.'],
  ['constructor', 400, 'This form is out of date. Reload the page and send it again.'],
])('the intent “%s” has a screen of its own, %s', async (intent, status, message) => {
  const { thrown } = await send(offers, new URLSearchParams({ intent }))
  expect(thrown).toMatchObject({ data: { message }, init: { status } })
})

test('what stands behind an intent is what it is about', async () => {
  expect((await send(offers, new URLSearchParams({ intent: 'move:3' }))).answer).toBe('3')
  expect((await send(offers, new URLSearchParams({ intent: 'move up 2' }))).answer).toBe('up 2')
})

test('a page with one form need not name it', async () => {
  const { intent, intents } = formsOf({ for: 'everyone' })
  const only = intents({ send: intent({ runOutside: () => 'sent' }) })
  expect((await send(only, new URLSearchParams({ a: 'b' }), { isMember: false })).answer).toBe('sent')
})

test('a visitor is sent to sign in before anything of a member’s form is read', async () => {
  const { thrown, request } = await send(offers, new URLSearchParams({ intent: 'save' }), { isMember: false })
  expect(thrown?.headers.get('Location')).toBe('/my/login?next=%2Fx')
  expect(request.bodyUsed).toBe(false)
})

test('more than the form takes is refused before anything is made of it, and a page with files says how much', async () => {
  const body = () => new URLSearchParams({ intent: 'move 1' })
  const refused = await send(offers, body(), { length: 2_000_000 })
  expect(refused.thrown).toMatchObject({
    data: { message: 'What was sent is too large.' },
    init: { status: 413 },
  })
  const far = await send(offers, body(), { length: 200_000_000 })
  expect(far.thrown).toMatchObject({ init: { status: 413 } })
  expect(far.request.bodyUsed).toBe(false)
  const { intent, intents } = formsOf({ for: 'members', accepts: 3_000_000 })
  const wide = intents({ move: intent({ runOutside: () => 'moved' }) })
  expect((await send(wide, body(), { length: 2_000_000 })).answer).toBe('moved')
})

test.each([
  ['take', 'A chair', 0],
  ['take', 'A', 1],
  ['leave', 'A chair', 1],
])('files of a form that says “%s” with “%s” are taken back %i times', async (said, title, times) => {
  const forget = vi.fn(async () => {})
  const { intent, intents } = formsOf({
    for: 'members',
    receive: async ({ request }) => ({ form: await request.formData(), forget }),
  })
  const run = async () => 'done'
  const action = intents({
    take: intent({ input: offer, takesFiles: true, run }),
    leave: intent({ input: offer, run }),
  })
  await send(action, new URLSearchParams({ intent: said, title }))
  expect(forget).toHaveBeenCalledTimes(times)
})

test('what is wrong with a file is told with the rest, and nothing is begun', async () => {
  const { intent, intents } = formsOf({
    for: 'members',
    receive: async ({ request }) => ({
      form: await request.formData(),
      problems: { files: ['Files: too many'] },
    }),
    refuse: ({ fields }) => fields,
  })
  const action = intents({ take: intent({ input: offer, takesFiles: true, run: async () => 'done' }) })
  const { answer, transaction } = await send(action, new URLSearchParams({ intent: 'take', title: 'A' }))
  expect(answer).toMatchObject({
    data: { title: ['Title: too short'], files: ['Files: too many'] },
    init: { status: 400 },
  })
  expect(transaction).not.toHaveBeenCalled()
})

test('a misspelt intent does not compile', () => {
  type OfferIntent = IntentOf<typeof offers>
  const said: OfferIntent[] = ['save', 'move 3', 'move:3']
  const isKnown: 'svae' extends OfferIntent ? true : false = false
  expect([said.length, isKnown]).toEqual([3, false])
})
