import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { eachForItself } from '#platform/jobs/each-for-itself.ts'
import { log } from '#platform/log/log.ts'
import type { PersonalData } from './personal-data.ts'
import { listDueRequests, listRequestsToRemind } from './queries.ts'
import { remindOfDeletion } from './remind-of-deletion.ts'
import { runDeletion } from './run-deletion.ts'

type Services = Pick<JobServices, 'db' | 'transaction' | 'clock' | 'settings' | 'config'>

/** Once a day: reminds those whose week has begun and carries out what is due, each in a transaction of its own. */
export async function runDueDeletions(services: Services, personalData: PersonalData): Promise<void> {
  const { db, transaction, clock, settings, config } = services
  const context = { settings: settings.current(), siteOrigin: config.origin, personalData }
  const now = clock.now()
  const remind = (requestId: string) => transaction((tx) => remindOfDeletion(tx, requestId, context))
  const carryOut = async (requestId: string) => {
    try {
      await transaction((tx) => runDeletion(tx, clockActor, { requestId }, { personalData }))
    } catch (error) {
      // Something is still open, or the member cancelled this instant: tomorrow is another day.
      if (!(error instanceof ExpectedError)) throw error
      log.info({ requestId, why: error.code }, 'a deletion waits')
    }
  }
  const steps = [
    ...(await listRequestsToRemind(db, now)).map((requestId) => ({ requestId, step: remind })),
    ...(await listDueRequests(db, now)).map((requestId) => ({ requestId, step: carryOut })),
  ]
  await eachForItself(steps, {
    run: ({ requestId, step }) => step(requestId),
    failure: 'Some deletions failed',
    nameOf: ({ requestId }) => requestId,
  })
}
