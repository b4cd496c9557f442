import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { queueMail } from './queue-mail.ts'
import { mailMessage } from './schema.server.ts'
import { sendMail } from './send-mail.ts'
import { openMailPeer, slowly, transportTo } from './testing.ts'

test('a slow mail server gets a letter once, though a connection is waited with for longer than others may be', async () => {
  const database = await testDatabase({ react: async () => {} })
  const peer = await openMailPeer(slowly(400))
  const words = { subject: 'Your code', text: 'Your code is 123456.', html: '<p>Your code is 123456.</p>' }
  const id = await database.transaction((tx) =>
    queueMail(tx, { kind: 'security', brand: 'Guildhall', to: 'anna@example.org', ...words }),
  )
  const hurried = openDatabase(database.url, { poolSize: 1, name: 'hurried', forgottenAfterMs: 300 })
  onTestFinished(() => hurried.close())
  await sendMail({ db: hurried.db, transport: transportTo(peer.url), now: new Date(), isDemo: true }, id)
  expect(peer.letters).toHaveLength(1)
  const [stored] = await database.db.select().from(mailMessage).where(eq(mailMessage.id, id))
  expect(stored).toMatchObject({ state: 'sent', attempts: 1 })
})
