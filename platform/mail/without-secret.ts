import { sql } from 'drizzle-orm'
import { mailMessage } from './schema.server.ts'

const INSTEAD = '[removed]'

/** A letter may have a link and a code: they are kept as two lines. */
const lineOf = (number: number) =>
  sql`split_part(coalesce(${mailMessage.secret}, ''), E'\\n', ${sql.raw(String(number))})`

const cut = (column: typeof mailMessage.text | typeof mailMessage.html) =>
  sql`replace(replace(${column}, ${lineOf(1)}, ${INSTEAD}), ${lineOf(2)}, ${INSTEAD})`

/** What a letter becomes once nobody has to read its token or code here any more. A letter without one stays as it is. */
export const withoutSecret = {
  text: cut(mailMessage.text),
  html: cut(mailMessage.html),
  secret: null,
  secretUntil: null,
}

export const TOO_LATE = 'The link or code in it was no longer good before it could be sent'
