import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

type Handler = (event: Record<string, unknown>) => void

/** The service worker with a browser around it that writes down what is asked of it. */
function openWorker({ openWindows = 0 } = {}) {
  const handlers = new Map<string, Handler>()
  const asked: unknown[] = []
  const window = {
    focus: async () => void asked.push('focus'),
    navigate: async (to: string) => void asked.push(['navigate', to]),
  }
  const self = {
    addEventListener: (kind: string, handler: Handler) => void handlers.set(kind, handler),
    location: { origin: 'https://hall.test' },
    navigator: { setAppBadge: async (count: number) => void asked.push(['badge', count]) },
    registration: {
      showNotification: async (title: string, { body, tag, data }: Record<string, unknown>) =>
        void asked.push({ title, body, tag, data }),
    },
    clients: {
      matchAll: async () => Array.from({ length: openWindows }, () => window),
      openWindow: async (to: string) => void asked.push(['open', to]),
    },
  }
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, URL })
  const happen = async (kind: string, event: Record<string, unknown>) => {
    let done: unknown
    handlers.get(kind)?.({ ...event, waitUntil: (work: unknown) => void (done = work) })
    await done
    return asked
  }
  const push = (words: string) => happen('push', { data: { json: () => JSON.parse(words) as unknown } })
  const click = (url?: string) =>
    happen('notificationclick', { notification: { close: () => asked.push('close'), data: { url } } })
  return { push, click }
}

test('a push is shown as it came, with how many wait on the icon of the app', async () => {
  const words = {
    title: 'Harbour',
    body: 'Mirela: deal steps',
    tag: 'a',
    url: '/my/notifications/7',
    unread: 3,
  }
  expect(await openWorker().push(JSON.stringify(words))).toEqual([
    ['badge', 3],
    { title: 'Harbour', body: 'Mirela: deal steps', tag: 'a', data: { url: '/my/notifications/7' } },
  ])
})

test('a push that can’t be read still says that there is something: browsers forbid silent ones', async () => {
  expect(await openWorker().push('not JSON')).toMatchObject([{ title: 'Guildhall', body: '' }])
})

test('pressing it opens the place, in a window that is there if there is one, and never another site', async () => {
  const place = 'https://hall.test/my/notifications/7'
  expect(await openWorker().click('/my/notifications/7')).toEqual(['close', ['open', place]])
  expect(await openWorker({ openWindows: 1 }).click('/my/notifications/7')).toEqual([
    'close',
    'focus',
    ['navigate', place],
  ])
  expect(await openWorker().click('https://evil.example/')).toEqual(['close'])
})
