import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { makeInvitation } from './invitation.ts'
import { inviteByLetter } from './invite-by-letter.ts'

const clock = movableClock(new Date('2030-11-07T09:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

const desk = {
  settings: Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings,
  siteOrigin: 'https://hall.test',
}

const inviteFrom = (from: string, email: string) =>
  transaction((tx) =>
    inviteByLetter(
      tx,
      { email, dealId: crypto.randomUUID(), key: makeInvitation(), title: 'A sign', from },
      desk,
    ),
  )
const lettersTo = (to: string) => db.$count(mailMessage, eq(mailMessage.to, to))

test('an address gets five proposals by letter a day, from however many; the sixth is told how else it goes', async () => {
  const address = 'hana@example.org'
  for (const from of ['Ann', 'Bo', 'Cy', 'Di', 'Ed']) await inviteFrom(from, address)
  const sixth = await inviteFrom('Flo', 'Hana@Example.org').catch((error: unknown) => error)
  expect(sixth).toBeInstanceOf(TooManyRequests)
  expect((sixth as TooManyRequests).message).toBe(
    'This address has had 5 proposals by e-mail today. Propose it by a link that you send yourself, or try again in 15 hours.',
  )
  expect(await lettersTo(address)).toBe(5)
  await inviteFrom('Flo', 'somebody.else@example.org')
  clock.advanceMs(DAY_MS)
  await inviteFrom('Flo', address)
  expect(await lettersTo(address)).toBe(6)
})
