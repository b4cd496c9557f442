import type { Settings } from '#domain/settings/index.ts'
import { nextTargetDay } from '#platform/clock/target-days.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { tidyIban } from '#platform/money/iban.ts'
import type { Payment, PaymentOrder } from '../bank-file/pain-001.ts'
import { isOfSepa } from '../bank-file/sepa-countries.ts'
import type { BatchLine } from './batch-line.ts'

/** The most that one SEPA credit transfer may be of: 999,999,999.99 euros. */
const SEPA_MOST_MINOR = 99_999_999_999n

/** From whose account it is paid: the operator's own legal details. */
export function debtorOf({ operatorName, operatorIban, operatorBic, marketplaceName }: Settings) {
  if (!operatorIban)
    throw new Conflict('Write the account that you pay from in Settings, Legal details, first')
  return { name: operatorName || marketplaceName, iban: tidyIban(operatorIban), bic: operatorBic }
}

/** Why a bank can't be ordered to pay this one; nothing where it can. */
export function whyNotByBank(
  { number, details, currency, amount }: BatchLine,
  scheme: PaymentOrder['scheme'],
  settings: Settings,
): string | undefined {
  if (details.kind !== 'bank') return `payout ${number} does not go to a bank account`
  if (currency !== settings.currency) return `payout ${number} is in ${currency}`
  if (scheme === 'transfer') return undefined
  if (!isOfSepa(details.iban)) return `payout ${number} goes to an account outside of SEPA`
  return amount > SEPA_MOST_MINOR ? `payout ${number} is more than one SEPA transfer may be of` : undefined
}

type Ordered = { messageId: string; now: Date; scheme: PaymentOrder['scheme']; settings: Settings }

/** The order to the operator's bank, to be carried out on the next day that banks work. */
export function orderOf(
  lines: readonly BatchLine[],
  { messageId, now, scheme, settings }: Ordered,
): PaymentOrder {
  return {
    messageId,
    createdAt: now,
    executionDay: nextTargetDay(now),
    currency: settings.currency,
    scheme,
    debtor: debtorOf(settings),
    payments: lines.flatMap((line) => paymentOf(line, settings)),
  }
}

function paymentOf({ id, number, amount, details }: BatchLine, { marketplaceName }: Settings): Payment[] {
  if (details.kind !== 'bank') return []
  return [
    {
      // A payout is paid at most once, so its own id is as unique as a payment; 32 of 35 characters.
      endToEndId: id.replaceAll('-', ''),
      amount,
      name: details.holder,
      iban: details.iban,
      bic: details.bic,
      about: `${marketplaceName}, payout ${number}`,
    },
  ]
}
