import { inArray } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { formerEmail, member } from '../schema.server.ts'

const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address: most ignore what stands after a plus, one large provider the dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/s, '')
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Whether two members read, or read before, the letters of one mailbox. */
export async function haveOneMailbox(
  db: Db | DrizzleTransaction,
  [one, other]: readonly [string, string],
): Promise<boolean> {
  const both = [one, other]
  const said = await db
    .select({ id: member.id, email: member.email })
    .from(member)
    .where(inArray(member.id, both))
  const former = await db
    .select({ id: formerEmail.memberId, email: formerEmail.email })
    .from(formerEmail)
    .where(inArray(formerEmail.memberId, both))
  const boxes = [...said, ...former].map(({ id, email }) => ({ id, box: mailboxOf(email) }))
  const ofOne = new Set(boxes.filter(({ id }) => id === one).map(({ box }) => box))
  return boxes.some(({ id, box }) => id === other && ofOne.has(box))
}
