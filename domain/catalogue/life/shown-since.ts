import { sql } from 'drizzle-orm'
import { serviceVersion } from '../schema.server.ts'

/**
 * When what everyone sees of a service became what it is, from its live version: the day it was shown, or priced anew. Drafts and pauses
 * change nothing of it.
 */
export const shownSince = sql`greatest(${serviceVersion.writtenAt},
  case when ${serviceVersion.isReviewedAfter} then ${serviceVersion.submittedAt} else ${serviceVersion.decidedAt} end)`.mapWith(
  serviceVersion.writtenAt,
)
