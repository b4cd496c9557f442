import type { LetterDesk } from '#domain/letter.ts'
import { addDays } from '#platform/clock/clock.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { LetterSecret } from '#platform/mail/letter-secret.ts'

type InvitationLetter = {
  email: string
  dealId: string
  key: string
  title: string
  from: string
}

/** An address is nobody's who could block: however many write to it, it gets so many of these a day. */
const LETTERS_TO_ONE = { name: 'deal letters to one address', most: 5, everySeconds: 86_400 }

/** Asks the other side of a deal by letter: its link is their key. */
export async function inviteByLetter(
  tx: Transaction,
  { email, dealId, key, title, from }: InvitationLetter,
  given: LetterDesk,
): Promise<void> {
  await countLetter(tx, email)
  const secret = new LetterSecret(key, addDays(tx.now, given.settings.proposedDealExpiresDays))
  await tx.announce({ kind: 'deal.invited', dealId, email, title, from, key: secret })
}

async function countLetter({ db, now }: Transaction, email: string): Promise<void> {
  try {
    await countUse(db, LETTERS_TO_ONE, hashToken(email.toLowerCase()), now)
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    const hours = Math.ceil(error.retryAfterSeconds / 3_600)
    throw new TooManyRequests(
      `This address has had ${LETTERS_TO_ONE.most} proposals by e-mail today. Propose it by a link that you send yourself, or try again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
      error.retryAfterSeconds,
    )
  }
}
