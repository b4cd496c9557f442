import { z } from 'zod'
import { reading } from '#app/edge.ts'
import { findDealPulse } from '#domain/deals/index.ts'
import { countReviewMoments } from '#domain/reviews/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** Whether a room that is looked at is still up to date. */
export const loader = reading(async ({ params, db, actor }) => {
  const id = z.uuid().safeParse(params['id']).data
  const events = id === undefined ? undefined : await findDealPulse(db, id, { viewer: actor })
  if (id === undefined || events === undefined) throw new NotFound('There is no deal at this address')
  const pulse = events + (await countReviewMoments(db, id))
  return Response.json({ pulse }, { headers: { 'Cache-Control': 'no-store' } })
})
