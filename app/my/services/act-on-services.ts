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
import { stepAddress } from './editor/steps.ts'

const deeds = {
  pause: pauseService,
  resume: resumeService,
  archive: archiveService,
  withdraw: withdrawService,
}

const asked = z.object({
  serviceId: z.uuid(),
  intent: z.enum(['pause', 'resume', 'archive', 'withdraw', 'duplicate']),
})

/** What is done to one service of the list, and then the list as it was, saying so. */
export async function actOnServices({ form, transaction, actor, url }: MemberEdge) {
  const sent = asked.safeParse(Object.fromEntries(await form()))
  if (!sent.success) throw new Invalid('Choose what to do with the service')
  const { serviceId, intent } = sent.data
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

/** The list as it was asked for, without what the last answer added to its address. */
export function listAddress(url: URL, add: Record<string, string> = {}): string {
  const params = new URLSearchParams(url.search)
  for (const name of ['done', 'of', 'archive', 'index']) params.delete(name)
  for (const [name, value] of Object.entries(add)) params.set(name, value)
  return params.size > 0 ? `/my/services?${params}` : '/my/services'
}
