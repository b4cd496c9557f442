import { eq, or, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { authorise, may } from '../permissions.ts'
import { member } from '../schema.server.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

/** Whoever goes by exactly this id or username, or by this e-mail address where the one who asks may know addresses. */
export async function findNamedMember(db: Db, actor: Actor, typed: string): Promise<string | undefined> {
  authorise(actor, 'members.read')
  const name = typed.trim().replace(/^@/, '').toLowerCase()
  if (name === '' || name.includes('\0')) return undefined
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(
      isUuid(name)
        ? eq(member.id, name)
        : or(
            sql`lower(${member.username}) = ${name}`,
            may(actor, 'members.read-account') ? sql`lower(${member.email}) = ${name}` : undefined,
          ),
    )
    // Who has proved the address comes before those who only say that it is theirs.
    .orderBy(member.emailVerifiedAt)
    .limit(1)
  return found?.id
}
