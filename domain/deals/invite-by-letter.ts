import type { LetterGiven } from '#domain/accounts/index.ts'
import { DEFAULT_BRAND, writeLetter } from '#domain/accounts/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'

export type InvitationLetter = {
  email: string
  dealId: string
  key: string
  title: string
  from: string
}

/** The letter by which the other side of a deal finds it: its link is their key. */
export async function inviteByLetter(
  tx: Transaction,
  { email, dealId, key, title, from }: InvitationLetter,
  given: LetterGiven,
): Promise<void> {
  await writeLetter(
    tx,
    { email, brand: DEFAULT_BRAND },
    {
      kind: 'deal-invitation',
      subject: `${from} proposes a deal: ${title}`,
      heading: `${from} proposes a deal with you`,
      paragraphs: [
        `“${title}”.`,
        'Read the terms, the price and the fee before you answer. You can accept, change or decline. Money is held safely until the work is accepted.',
      ],
      action: { label: 'Read the proposal', url: `${given.siteOrigin}/deals/${dealId}?key=${key}` },
      secret: { words: key, until: addDays(tx.now, given.settings.proposedDealExpiresDays) },
      footnote: 'Whoever opens this link first may take your side of the deal, so do not pass it on.',
    },
    given,
  )
}
