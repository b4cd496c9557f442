import { expect, test } from 'vitest'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { queueMail } from './queue-mail.ts'
import { removeOldMail } from './remove-old-mail.ts'
import { mailMessage } from './schema.server.ts'

test('letters older than thirty days are removed, except those that still wait to be sent', async () => {
  const clock = movableClock(new Date('2026-09-01T00:00:00Z'))
  const database = await testDatabase({ clock })
  const write = (subject: string) =>
    database.transaction((tx) =>
      queueMail(tx, { kind: 'test', brand: 'Guildhall', to: 'a@example.org', subject, text: 't', html: 'h' }),
    )
  await write('old and kept')
  await database.db.update(mailMessage).set({ state: 'kept' })
  await write('old and waiting')
  clock.set(new Date('2026-11-01T00:00:00Z'))
  await write('new')
  await removeOldMail(database.db, clock.now())
  const left = await database.db.select({ subject: mailMessage.subject }).from(mailMessage)
  expect(left.map((letter) => letter.subject).toSorted()).toEqual(['new', 'old and waiting'])
})
