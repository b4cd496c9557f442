import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import {
  archiveService,
  duplicateService,
  pauseService,
  resumeService,
  withdrawService,
} from '#domain/catalogue/index.ts'
import { ExpectedError, Invalid, NotFound } from '#platform/errors/errors.ts'
import { actOnPrices } from './act-on-prices.ts'
import { stepAddress } from './editor/steps.ts'
import { listAddress } from './list-address.ts'

const deeds = {
  pause: pauseService,
  resume: resumeService,
  archive: archiveService,
  withdraw: withdrawService,
}

const asked = z.object({
  serviceId: z.uuid(),
  intent: z.enum(['pause', 'resume', 'archive', 'withdraw', 'duplicate', 'prices']),
})

/** What is done to one service of the list, and then the list as it was, saying so. */
export async function actOnServices(edge: MemberEdge) {
  const { transaction, actor, url } = edge
  const form = await edge.form()
  const sent = asked.safeParse(Object.fromEntries(form))
  if (!sent.success) throw new Invalid('Choose what to do with the service')
  const { serviceId, intent } = sent.data
  if (intent === 'prices') return actOnPrices(edge, form, serviceId)
  try {
    if (intent === 'duplicate') {
      const { slug } = await transaction((tx) => duplicateService(tx, actor, { serviceId }))
      return redirect(stepAddress(slug, 'overview'))
    }
    await transaction((tx) => deeds[intent](tx, actor, { serviceId }))
  } catch (error) {
    if (!(error instanceof ExpectedError) || error instanceof NotFound) throw error
    return { refused: error.message }
  }
  return redirect(listAddress(url, { done: intent, of: serviceId }))
}
