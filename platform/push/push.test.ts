import { afterAll, expect, test } from 'vitest'
import { areKeysGood, encryptPush } from './encrypt-push.ts'
import { isPushService } from './push-services.ts'
import { sendPush } from './send-push.ts'
import { makeBrowserKeys, openPushPeer } from './testing.ts'
import { isPair, makeVapidKeys } from './vapid.ts'

const answers = new Map<string, number>()
const peer = await openPushPeer(({ path }) => answers.get(path) ?? 201)
afterAll(() => peer.close())

const keys = makeVapidKeys()
const now = new Date()
const give = (path: string, browser = makeBrowserKeys()) =>
  sendPush({
    target: { endpoint: peer.origin + path, ...browser.keys },
    text: 'Mirela: a deal',
    topic: 'deal',
    forSeconds: 3_600,
    keys,
    contact: 'mailto:post@hall.test',
    now,
  })

test('a push service that speaks the protocol takes a message, and only the browser can read it', async () => {
  const browser = makeBrowserKeys()
  expect(await give('/one', browser)).toBe('brought')
  const push = peer.brought.find(({ path }) => path === '/one')
  expect(push?.headers).toMatchObject({ ttl: '3600', topic: 'deal' })
  expect(push?.body.includes('Mirela')).toBe(false)
  expect(browser.open(push?.body ?? Buffer.alloc(0))).toBe('Mirela: a deal')
  expect(() => makeBrowserKeys().open(push?.body ?? Buffer.alloc(0))).toThrow()
})

test('the example of RFC 8291 has the same shape: 16 bytes of salt, 4,096 as the record, 65 of the key', () => {
  const body = encryptPush('x', makeBrowserKeys().keys)
  expect([body.readUInt32BE(16), body[20], body.length]).toEqual([4_096, 65, 21 + 65 + 1 + 1 + 16])
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [403, 'refused'],
  [307, 'refused'],
])('what a push service means by %i is %s', async (status, meaning) => {
  answers.set(`/${status}`, status)
  expect(await give(`/${status}`)).toBe(meaning)
})

test.each([429, 500, 503])('after %i it is tried again', async (status) => {
  answers.set(`/${status}`, status)
  await expect(give(`/${status}`)).rejects.toThrow(String(status))
})

test('messages go to push services and to nobody else', () => {
  const good = [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/QG',
    'https://wns2-par02p.notify.windows.com/w/?token=1',
  ]
  const bad = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://someone@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilnotify.windows.com/x',
    'http://169.254.169.254/latest',
    'https://localhost/x',
    'not an address',
  ]
  for (const address of good) expect(isPushService(address, []), address).toBe(true)
  for (const address of bad) expect(isPushService(address, []), address).toBe(false)
  expect(isPushService(`${peer.origin}/x`, [peer.origin])).toBe(true)
})

test('keys that are made belong together, and those of a browser are looked at', () => {
  expect(isPair(keys)).toBe(true)
  expect(isPair({ ...keys, publicKey: makeVapidKeys().publicKey })).toBe(false)
  expect(areKeysGood(makeBrowserKeys().keys)).toBe(true)
  expect(areKeysGood({ ...makeBrowserKeys().keys, auth: 'short' })).toBe(false)
  expect(areKeysGood({ ...makeBrowserKeys().keys, p256dh: 'BAAA' })).toBe(false)
})
