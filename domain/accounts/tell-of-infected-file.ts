import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { lockMember, type MemberContext } from './members/lock-member.ts'

/** Each is a letter to every administrator: whoever sends more of them a day is only refused. */
const LIMIT = { name: 'infected files', most: 5, everySeconds: 86_400 }

/** A virus was found in what a member sent, and the file was not taken: they may not know, and administrators should. */
export async function tellOfInfectedFile(
  tx: Transaction,
  actor: MemberActor,
  { name, found }: { name: string; found: string },
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'account.send-files')
  const who = await lockMember(tx, actor.id)
  await countUse(tx.db, LIMIT, who.id, tx.now)
  await recordSecurityEvent(tx, {
    kind: 'file.infected',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { name, found },
  })
  await tx.announce({ kind: 'account.file-infected', memberId: who.id, name, found })
}
