import { expect, test } from 'vitest'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { queueMail } from './queue-mail.ts'
import { mailMessage } from './schema.server.ts'
import { MAIL_TRIES } from './send-mail.ts'
import { sendWaiting } from './send-waiting.ts'
import { openDroppingPeer, openMailPeer, refuse, transportTo } from './testing.ts'
import type { MailTransport } from './transport.ts'

const now = new Date('2026-05-04T10:00:00Z')
const { db, transaction } = await testDatabase({ clock: movableClock(now), react: async () => {} })

const sendAlarms = (transport: MailTransport) => sendWaiting({ db, transport, now, isDemo: false }, 'alarm')

const queue = (to: string) =>
  transaction((tx) =>
    queueMail(tx, { kind: 'alarm', brand: 'G', to, subject: 'Jobs are late', text: 'Look.', html: 'Look.' }),
  )

test('a letter that must not wait outlasts any number of tries, and goes out once mail works again', async () => {
  await queue('kate@example.org')
  const away = transportTo((await openDroppingPeer()).url)
  for (let tries = 0; tries <= MAIL_TRIES; tries++) expect(await sendAlarms(away)).toBe(false)
  const peer = await openMailPeer()
  expect(await sendAlarms(transportTo(peer.url))).toBe(true)
  expect(peer.letters).toMatchObject([{ subject: 'Jobs are late' }])
})

test('one that is refused for good is not tried again, and keeps no other from going out', async () => {
  await db.delete(mailMessage)
  await queue('nobody@example.org')
  await queue('kate@example.org')
  const peer = await openMailPeer({
    onRcptTo: ({ address }, session, done) =>
      address === 'nobody@example.org' ? refuse(550, 'No such mailbox')(done) : done(),
  })
  for (let tries = 0; tries < 2; tries++) expect(await sendAlarms(transportTo(peer.url))).toBe(true)
  expect(peer.recipients).toEqual(['kate@example.org'])
})
