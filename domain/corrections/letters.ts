import { eq } from 'drizzle-orm'
import { listSecondEyes } from '#domain/accounts/index.ts'
import { letter, type Letters } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { balanceCorrection, type Correction } from './schema.server.ts'

async function findOne(tx: Transaction, id: string): Promise<Correction | undefined> {
  const [found] = await tx.db.select().from(balanceCorrection).where(eq(balanceCorrection.id, id))
  return found
}

const sumOf = ({ amount, currency }: Correction) => formatMoney(amount, currency)

export const correctionLetters: Letters = {
  'correction.moved': [
    letter({
      kind: 'payment',
      async who({ correctionId, state }, tx) {
        const one = state === 'confirmed' ? await findOne(tx, correctionId) : undefined
        return one ? [{ memberId: one.memberId, one }] : []
      },
      words: (_, { siteOrigin }, { one }) => ({
        subject:
          one.direction === 'give'
            ? `The marketplace gave you ${sumOf(one)}`
            : `The marketplace took ${sumOf(one)} from your balance`,
        paragraphs: [
          one.direction === 'give'
            ? `${sumOf(one)} is on your balance. You can spend or withdraw it. The reason:`
            : `${sumOf(one)} left your balance. The reason:`,
          one.reason,
          'Two of our people agreed to it. If you think that it is wrong, write to us.',
        ],
        action: { label: 'See your balance', url: `${siteOrigin}/my/balance` },
        inProduct: { sum: sumOf(one) },
      }),
    }),
    letter({
      kind: 'alarm',
      async who({ correctionId, state }, tx) {
        const one = state === 'proposed' ? await findOne(tx, correctionId) : undefined
        if (!one) return []
        return (await listSecondEyes(tx, one)).map((eyes) => ({ ...eyes, one }))
      },
      words: (_, { siteOrigin }, { one, proposer, member }) => ({
        subject: `Correction ${one.number} of ${sumOf(one)} waits for a second pair of eyes`,
        paragraphs: [
          `${proposer} proposes to ${one.direction === 'give' ? `give ${sumOf(one)} to` : `take ${sumOf(one)} from`} ${member}. The reason: ${one.reason}`,
          'Nothing moves until one of you confirms it.',
        ],
        action: { label: 'Look at it', url: `${siteOrigin}/admin/users/${one.memberId}#balance` },
        footnote: 'You get this e-mail because you look after the money of the marketplace.',
      }),
    }),
  ],
}
