import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, keep, readKept } from './kept-words.ts'
import { openOutbox } from './open-outbox.ts'
import type { Waiting } from './waiting.ts'

const place = { conversationId: 'a-conversation', memberId: 'a-member' }
const opened = new Set<() => void>()
const posted = vi.fn<(text: string) => Promise<unknown>>()

/** What a browser keeps for this site. */
class Store {
  [key: string]: unknown
  getItem(key: string) {
    return this[key] ?? null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Store())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('fetch', (_address: string, { body }: { body: FormData }) => posted(String(body.get('text'))))
})

afterEach(() => {
  for (const close of opened) close()
  opened.clear()
  posted.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A tab in which the conversation is opened. */
function openTab(onSent = () => {}) {
  const outbox = openOutbox(place)
  const leave = outbox.begin(onSent)
  opened.add(leave)
  return { ...outbox, leave }
}

const write = (tab: ReturnType<typeof openTab>, text: string) => tab.add({ text, files: [], reply: null })
const taken = () => Promise.resolve(Response.json({ number: 2 }))
const noLine = () => Promise.reject(new TypeError('Failed to fetch'))
const toSignIn = () => Promise.resolve({ type: 'opaqueredirect', status: 0, text: () => Promise.resolve('') })

test('words are sent once an answer says by their number that they were taken', async () => {
  posted.mockImplementation(taken)
  const onSent = vi.fn<() => void>()
  const tab = openTab(onSent)
  write(tab, 'Is the oak dry?')
  await expect.poll(tab.read).toEqual([])
  expect(onSent).toHaveBeenCalledOnce()
  expect(readKept(place)).toEqual([])
})

test('words that are led to where one signs in are kept, and say what they lack', async () => {
  posted.mockImplementation(toSignIn)
  const tab = openTab()
  write(tab, 'After the session had ended')
  await expect.poll(tab.read).toMatchObject([{ state: 'failed', why: 'Sign in again to send this.' }])
  posted.mockImplementation(taken)
  tab.again(tab.read()[0]?.clientId ?? '')
  await expect.poll(tab.read).toEqual([])
  expect(posted.mock.calls).toEqual([['After the session had ended'], ['After the session had ended']])
})

test('a page that answers in the place of the marketplace has taken nothing', async () => {
  posted.mockImplementation(() => Promise.resolve(new Response('<h1>Welcome to our network</h1>')))
  const tab = openTab()
  write(tab, 'From a hotel')
  await expect.poll(tab.read).toMatchObject([{ state: 'failed', text: 'From a hotel' }])
})

test('what was refused comes back with its reasons, and goes only when its writer says so', async () => {
  const care = ['A safe deal protects you.']
  posted.mockImplementation(() =>
    Promise.resolve(Response.json({ result: { error: { careSeen: care } } }, { status: 400 })),
  )
  const before = openTab()
  write(before, 'By bank transfer')
  await expect.poll(before.read).toMatchObject([{ state: 'failed', care }])

  posted.mockImplementation(taken)
  const after = openTab()
  write(after, 'Good morning')
  await expect.poll(after.read).toMatchObject([{ text: 'By bank transfer', state: 'failed', care }])
  expect(posted.mock.calls).toEqual([['By bank transfer'], ['Good morning']])
})

test('an answer to what was taken back meanwhile goes out without it', async () => {
  const why = 'The message that you answer is not there any more. Take the quote out.'
  const answered: unknown[] = []
  vi.stubGlobal('fetch', (_address: string, { body }: { body: FormData }) => {
    answered.push(body.get('replyTo'))
    return body.get('replyTo')
      ? Promise.resolve(Response.json({ result: { error: { '': [why] } } }, { status: 400 }))
      : taken()
  })
  const tab = openTab()
  tab.add({ text: 'Yes, on Monday', files: [], reply: { number: 3, name: 'Ann', text: 'When?' } })
  await expect.poll(tab.read).toMatchObject([{ state: 'failed', why }])
  tab.withoutReply(tab.read()[0]?.clientId ?? '')
  await expect.poll(tab.read).toEqual([])
  expect(answered).toEqual(['3', null])
})

test('what two tabs wrote without a line is all kept, and goes out in the order in which it was written', async () => {
  posted.mockImplementation(noLine)
  const [one, other] = [openTab(), openTab()]
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2).mockReturnValueOnce(3)
  write(one, 'first')
  write(other, 'second')
  write(one, 'third')
  for (const tab of [one, other])
    await expect.poll(tab.read).toContainEqual(expect.objectContaining({ state: 'waits' }))

  posted.mockReset()
  posted.mockImplementation(taken)
  const later = openTab()
  await expect.poll(later.read).toEqual([])
  expect(posted.mock.calls).toEqual([['first'], ['second'], ['third']])
})

test('who has left the conversation is not told that their words have gone', async () => {
  const answer = Promise.withResolvers<Response>()
  posted.mockReturnValue(answer.promise)
  const onSent = vi.fn<() => void>()
  const tab = openTab(onSent)
  write(tab, 'On my way out')
  tab.leave()
  answer.resolve(Response.json({ number: 2 }))
  await expect.poll(tab.read).toEqual([])
  expect(onSent).not.toHaveBeenCalled()
})

const withFile: Waiting = {
  clientId: 'of-a-message',
  writtenAt: 1,
  text: 'Here is the plan',
  files: [new File(['plan'], 'plan.pdf')],
  lostFiles: [],
  reply: null,
  careSeen: false,
  state: 'sending',
  why: '',
  care: [],
}

test('who leaves a conversation and comes back in the same page finds the files of their words', () => {
  keep(place, withFile)
  expect(readKept(place)).toMatchObject([{ state: 'waits', files: withFile.files, lostFiles: [] }])
  forget(place, withFile.clientId)
})

test('words whose files went with their page never go without them', async () => {
  keep(place, withFile)
  const kept = { ...localStorage }
  forget(place, withFile.clientId)
  // As in another tab: it has what the browser keeps, and not the files.
  Object.assign(localStorage, kept)
  const tab = openTab()
  posted.mockImplementation(taken)
  write(tab, 'Good morning')
  await expect.poll(tab.read).toMatchObject([
    {
      text: 'Here is the plan',
      state: 'failed',
      why: 'Its files are not kept here. It goes when you choose them again: plan.pdf',
    },
  ])
  expect(posted.mock.calls).toEqual([['Good morning']])
})
