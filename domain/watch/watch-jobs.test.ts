import { expect, onTestFinished, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { openJobQueue } from '#platform/jobs/queue.ts'
import { MailFailure } from '#platform/mail/mail-failure.ts'
import type { Letter, MailTransport } from '#platform/mail/transport.ts'
import { watchJobs } from './watch-jobs.ts'

const LOOK_MS = 15_000

/** A marketplace with an administrator, in which nobody takes jobs. */
async function nobodyWorks(send: MailTransport['send']) {
  const clock = movableClock(new Date('2030-03-01T09:00:00Z'))
  const { db, transaction, url } = await testDatabase({ clock })
  const queue = await openJobQueue(url, [], { supervise: false, onFailure: () => {} })
  await queue.stop()
  await transaction((tx) => makeMember(tx, { role: 'admin', email: 'kate@example.org' }))
  const mail = { send, health: async () => {} }
  const watch = watchJobs({ db, transaction, clock, mail, config: { demo: false } })
  onTestFinished(() => watch.stop())
  const look = async () => {
    await watch.look()
    clock.advanceMs(LOOK_MS)
  }
  // One that is started anew within a minute is no outage.
  for (let looks = 0; looks < 60_000 / LOOK_MS; looks++) await look()
  return { clock, watch, look }
}

test('an administrator is told of an outage in which mail was away too, and its server is asked ever more rarely', async () => {
  let isAway = true
  let tries = 0
  const sent: Letter[] = []
  const { clock, look } = await nobodyWorks(async (letter) => {
    tries++
    if (isAway) throw new MailFailure('Nobody answers', { permanent: false, cause: undefined })
    sent.push(letter)
  })
  for (let looks = 0; looks < 16; looks++) await look()
  // At once, and then after 15, 30, 60 and 120 seconds.
  expect(tries).toBe(5)
  isAway = false
  clock.advanceMs(5 * 60_000)
  await look()
  expect(sent).toMatchObject([{ to: 'kate@example.org', subject: 'No worker takes jobs' }])
})

test('while a mail server takes a letter and says nothing, nobody looks a second time', async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const { watch } = await nobodyWorks(() => {
    asked.resolve()
    return answer.promise
  })
  const first = watch.look()
  await asked.promise
  expect(watch.look()).toBe(first)
  answer.resolve()
  await first
  const next = watch.look()
  expect(next).not.toBe(first)
  await next
})
