import type { Edge } from '#app/edge.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'

const KB = 1_000
/** More than anyone delivers in a day; where the settings allow large attachments, four forms full of them. */
const LEAST_MEGABYTES = 2_000
const FULL_FORMS = 4

/** Counts a file that a member sends, before it is stored; says why not where they have sent as much as one may in a day. */
export async function countSentFile(
  { db, clock, settings }: Edge,
  memberId: string,
  bytes: number,
): Promise<string | undefined> {
  const { attachmentsMost, attachmentMegabytes } = settings
  const megabytes = Math.max(LEAST_MEGABYTES, FULL_FORMS * attachmentsMost * attachmentMegabytes)
  const limit = { name: 'kilobytes sent', most: megabytes * KB, everySeconds: DAY_MS / 1_000 }
  try {
    await countUse(db, limit, memberId, clock.now(), Math.ceil(bytes / KB))
    return undefined
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    return `You have sent as much as one may in a day (${megabytes.toLocaleString('en')} MB). Send this file tomorrow.`
  }
}
