import type { LetterDesk } from '#domain/letter.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { LetterSecret } from '#platform/mail/letter-secret.ts'

type InvitationLetter = {
  email: string
  dealId: string
  key: string
  title: string
  from: string
}

/** Asks the other side of a deal by letter: its link is their key. */
export async function inviteByLetter(
  tx: Transaction,
  { email, dealId, key, title, from }: InvitationLetter,
  given: LetterDesk,
): Promise<void> {
  const secret = new LetterSecret(key, addDays(tx.now, given.settings.proposedDealExpiresDays))
  await tx.announce({ kind: 'deal.invited', dealId, email, title, from, key: secret })
}
