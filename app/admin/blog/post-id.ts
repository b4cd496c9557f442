import { z } from 'zod'
import { NotFound } from '#platform/errors/errors.ts'

/** The id of a post in an address; what can't be one names nothing. */
export function readPostId(id: string | undefined): string {
  const read = z.uuid().safeParse(id)
  if (!read.success) throw new NotFound('There is no such post')
  return read.data
}
