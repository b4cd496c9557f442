import { expect, test } from 'vitest'
import { openAuthenticatorSeal } from '#domain/accounts/index.ts'
import { authenticator } from '#domain/accounts/schema.server.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { makeSentMark } from '#app/public/support/ask/sent-mark.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'
import { startWebProcess } from '../server/web-process.ts'
import { freshDatabaseUrl, openWeb } from '../server/web-test.ts'

const before = 'the secret until the day it was changed'
const after = 'the secret since the day it was changed'
const SERVER = { DEMO: 'off', HOST: 'localhost' }

test('a secret is changed while the hall is open: nothing is lost, and a wrong one never serves', async () => {
  const databaseUrl = await freshDatabaseUrl()
  const first = await openWeb(databaseUrl, { ...SERVER, SECRET: before })
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'test' })
  await transactions(database, systemClock, async () => {})(async (tx) => {
    const { id: memberId } = await makeMember(tx)
    const secretSealed = openAuthenticatorSeal([before]).close('a key')
    await tx.db.insert(authenticator).values({ memberId, secretSealed })
  })
  const mark = makeSentMark(9_042_917, [before], new Date())

  const second = await openWeb(databaseUrl, { ...SERVER, SECRET: after, SECRET_PREVIOUS: before })
  for (const { origin } of [first, second]) {
    const page = await fetch(`${origin}/contacts?sent=${mark}`)
    expect(await page.text()).toMatch(/9,?042,?917/)
  }
  await expect
    .poll(second.printed)
    .toContain('Nothing is sealed with SECRET_PREVIOUS any more (1 sealed anew)')
  const [key] = await database.db.select().from(authenticator)
  expect(openAuthenticatorSeal([after]).open(key?.secretSealed ?? '')).toBe('a key')
  await database.close()

  const refused = startWebProcess(databaseUrl, { ...SERVER, SECRET: 'another secret that nobody knows of' })
  await expect(refused).rejects.toThrow(
    /ended with 1:[^]*\nSECRET: it is not the one that this database knows/,
  )
  await openWeb(databaseUrl, { ...SERVER, SECRET: after })
})
