import { createHash } from 'node:crypto'

type Written = {
  formKey: string
  subject: string
  body: string
  name?: string
  email?: string
  about?: { id: string } | undefined
}

/**
 * The key under which a form is sent once. It covers what was written, because a person who goes back and writes
 * something else sends the same form again, and that is another ticket.
 */
export function submissionKey({ formKey, name, email, subject, body, about }: Written): string {
  const content = JSON.stringify([formKey, name, email, subject, body, about?.id])
  const bytes = createHash('sha256').update(content).digest().subarray(0, 16)
  // Version 8 of a UUID: made by a rule of one's own.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
