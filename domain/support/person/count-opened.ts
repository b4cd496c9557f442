import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import type { Asker } from './insert-ticket.ts'

/** More than anyone asks in earnest. */
const OF_MEMBER = { name: 'tickets', most: 10, everySeconds: 3_600 }
/** Each is an e-mail to an address that may be somebody else's. */
const TO_ADDRESS = { name: 'ticket links', most: 3, everySeconds: 3_600 }

/** A ticket more of whoever asks, by whichever way it was opened: past the limit it is refused, and with it all that was written of it. */
export async function countOpened(
  tx: Transaction,
  { memberId, email }: Pick<Asker, 'memberId' | 'email'>,
): Promise<void> {
  if (memberId === null) await countUse(tx.db, TO_ADDRESS, hashToken(email.toLowerCase()), tx.now)
  else await countUse(tx.db, OF_MEMBER, memberId, tx.now)
}
