import { and, eq, ne } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { lockMember, type Given } from './lock-member.ts'
import { member } from './schema.server.ts'
import { sendSecurityLetter } from './security-letter.ts'

/** Each is a letter to every administrator: whoever sends more of them a day is only refused. */
const LIMIT = { name: 'infected files', most: 5, everySeconds: 86_400 }

/** A virus was found in what a member sent, and the file was not taken: they may not know, and administrators should. */
export async function tellOfInfectedFile(
  tx: Transaction,
  actor: MemberActor,
  { name, found }: { name: string; found: string },
  given: Given,
): Promise<void> {
  authorise(actor, 'account.send-files', { ownerId: actor.id })
  const who = await lockMember(tx, actor.id)
  await countUse(tx.db, LIMIT, who.id, tx.now)
  await recordSecurityEvent(tx, {
    kind: 'file.infected',
    actor,
    memberId: who.id,
    origin: given.origin,
    details: { name, found },
  })
  await sendSecurityLetter(
    tx,
    {
      to: who,
      subject: 'A virus was found in a file you sent',
      paragraphs: [
        `“${name}” was not taken: our scanner found ${found} in it. Nobody else has received it.`,
        'Scan your device before you send it again. If you did not send it, change your password.',
      ],
      action: { label: 'Look at my account', url: `${given.siteOrigin}/my/account` },
    },
    given,
  )
  const administrators = await tx.db
    .select({ email: member.email, brand: member.brand })
    .from(member)
    .where(and(eq(member.role, 'admin'), eq(member.state, 'active'), ne(member.id, who.id)))
  for (const to of administrators) {
    await sendSecurityLetter(
      tx,
      {
        to,
        subject: 'A member sent a file with a virus in it',
        paragraphs: [
          `${who.displayName} (${who.username}) sent “${name}”, in which the scanner found ${found}. It was not taken, and they were told.`,
        ],
        action: {
          label: 'Look at the audit log',
          url: `${given.siteOrigin}/admin/security/events?member=${who.username}`,
        },
      },
      given,
    )
  }
}
