import type { MemberActor } from '#domain/actor.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { dayIn, startOfDayIn } from '#platform/clock/zoned-day.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { AbsenceInput } from '../input.ts'
import { messageLimits } from '../message-rules.ts'
import { authorise } from '../permissions.ts'
import { messageReader } from '../schema.server.ts'

/** A member is away: whoever writes is answered once, and their pages say so. Both days are whole, on their own clock. */
export async function setAbsence(
  tx: Transaction,
  actor: MemberActor,
  { from, until, words, timeZone }: AbsenceInput & { timeZone: string },
): Promise<void> {
  authorise(actor, 'message.write')
  const absentFrom = startOfDayIn(from ?? dayIn(tx.now, timeZone), timeZone)
  const absentUntil = startOfDayIn(dayAfter(until), timeZone)
  if (absentUntil <= tx.now) throw refused('The last day away is over')
  if (absentUntil <= absentFrom) throw refused('The last day away is before the first')
  if (absentUntil.getTime() - tx.now.getTime() > messageLimits.absenceDays * DAY_MS)
    throw refused(`At most ${messageLimits.absenceDays} days ahead`)
  await keep(tx, actor, { absentFrom, absentUntil, absentWords: words })
}

/** Back again, sooner or later than planned. */
export async function endAbsence(tx: Transaction, actor: MemberActor): Promise<void> {
  authorise(actor, 'message.write')
  await keep(tx, actor, { absentFrom: null, absentUntil: null, absentWords: '' })
}

const refused = (words: string) => new Invalid(words, { until: [words] })

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

type Absence = { absentFrom: Date | null; absentUntil: Date | null; absentWords: string }

async function keep(tx: Transaction, { id: memberId }: MemberActor, absence: Absence): Promise<void> {
  await tx.db
    .insert(messageReader)
    .values({ memberId, ...absence })
    .onConflictDoUpdate({ target: messageReader.memberId, set: absence })
  await tx.announce({ kind: 'reader.changed', memberId })
}
