import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { namesOfNobody, type Person } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { sayOtherwise } from './pending.ts'
import { notification } from './schema.server.ts'

/** The name alone, not as a part of a longer one; whatever signs it has stand for themselves. */
const aloneIn = (name: string) =>
  `(?<![[:alnum:]])${name.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}(?![[:alnum:]])`

/** What others were told of something that a member did is told of a former member. A name that they had before goes with it. */
export async function forgetWhoDidIt(tx: Transaction, { id, displayName }: Person): Promise<void> {
  const { who, line, title } = notification
  const nobody = namesOfNobody(id).displayName
  const pattern = aloneIn(displayName)
  const hasFormerName = sql`${who} <> '' and ${who} !~ ${pattern}`
  const without = (words: SQLWrapper) => sql`regexp_replace(${words}, ${pattern}, ${nobody}, 'g')`
  const forgotten = sql`case when ${hasFormerName} then ${nobody} else ${without(who)} end`
  await tx.db
    .update(notification)
    .set({
      who: forgotten,
      line: sql`case when ${hasFormerName} then replace(${line}, ${who}, ${nobody}) else ${without(line)} end`,
      title: sql`case when ${title} = ${who} then ${forgotten} else ${title} end`,
    })
    .where(eq(notification.byId, id))
  // That they left their teams is told in this very transaction, while they still have their name.
  sayOtherwise(tx, (one) =>
    one.byId === id
      ? {
          ...one,
          who: one.who.replaceAll(displayName, nobody),
          line: one.line.replaceAll(displayName, nobody),
        }
      : one,
  )
}

type Named = {
  /** As it stands in what was told. */
  name: string
  things: readonly string[]
  /** Whose notifications they are; without it, everyone's. */
  memberIds?: readonly string[]
}

/** Takes somebody's name out of what others were told about these things, whoever did it. */
export async function forgetName(
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
  { name, things, memberIds }: Named,
): Promise<void> {
  const pattern = aloneIn(name)
  await tx.db
    .update(notification)
    .set({
      line: sql`regexp_replace(${notification.line}, ${pattern}, ${namesOfNobody(id).displayName}, 'g')`,
    })
    .where(
      and(
        inArray(notification.thing, [...things]),
        memberIds ? inArray(notification.memberId, [...memberIds]) : undefined,
        sql`${notification.line} ~ ${pattern}`,
      ),
    )
}
