import { type Area, erasing } from '#domain/area.ts'
import { payoutsAreInOneCurrency, payoutsHoldTheirMoney } from './ledger-check.ts'
import { earningsThing, payoutLetters, payoutThing } from './letters.ts'
import { exportPayouts, erasePayouts, findMoneyLeft } from './own-data.ts'
import { bankFiles, paymentLists, payoutDetails, payoutMethodDetails } from './payout-seal.ts'
import { payoutFigures } from './payout-queries.ts'
import { permissions } from './permissions.ts'

export const payouts: Area = {
  permissions,
  figures: payoutFigures,
  reactions: {
    // Where it was before is of no use to anybody.
    'payout.moved': ({ payoutId, memberId, state }) => [
      { settle: { memberId, thing: payoutThing(payoutId) } },
      // They know what they can withdraw: they have just done it.
      ...(state === 'requested' ? [{ settle: { memberId, thing: earningsThing } }] : []),
    ],
  },
  letters: payoutLetters,
  personalData: {
    exportParts: {
      async *payouts({ db, person }) {
        yield { name: 'payouts.json', json: await exportPayouts(db, person.id) }
      },
    },
    deletionBlocks: {
      async 'money that is still here'(db, memberId) {
        const left = await findMoneyLeft(db, memberId)
        if (!left) return undefined
        return left === 'deposited'
          ? {
              words: 'There is money on your balance that you paid in: send it back first',
              link: { to: '/my/balance#send-back', label: 'Balance' },
            }
          : {
              words:
                left === 'payout'
                  ? 'A payout of yours is open: wait until it is paid'
                  : 'There is money on your balance: withdraw it first',
              link: { to: '/my/payouts', label: 'Payouts' },
            }
      },
    },
    erasers: { payouts: erasing(erasePayouts) },
  },
  sealed: {
    'payout methods': payoutMethodDetails,
    'details of payouts': payoutDetails,
    'bank files of payouts': bankFiles,
    'lists of payouts': paymentLists,
  },
  ledgerChecks: [payoutsHoldTheirMoney, payoutsAreInOneCurrency],
}
