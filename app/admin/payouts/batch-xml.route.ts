import { adminOnly, reading } from '#app/edge.ts'
import {
  type BatchLine,
  ibanProblem,
  isBic,
  type Payment,
  tidyIban,
  writePain001,
} from '#domain/payouts/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { readBatch, stampOf } from './batch.ts'

/** Every approved payout to a bank account, as an order that a bank takes in. */
export const loader = reading(
  adminOnly(async (edge) => {
    const { settings, clock } = edge
    const debtor = debtorOf(settings)
    const payments = (await readBatch(edge, 'pain.001')).flatMap((line) => paymentOf(line, settings))
    if (payments.length === 0)
      throw new Conflict('No approved payout goes to a bank account, so there is nothing to send')
    const messageId = `payouts-${stampOf(clock.now())}`
    const order = { messageId, createdAt: clock.now(), currency: settings.currency, debtor, payments }
    return new Response(writePain001(order), {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Content-Disposition': `attachment; filename="${messageId}.xml"`,
        'Cache-Control': 'no-store',
      },
    })
  }),
)

/** From whose account it is paid: the operator's own legal details. */
function debtorOf({ operatorName, operatorIban, operatorBic, marketplaceName }: Settings) {
  const iban = tidyIban(operatorIban)
  if (ibanProblem(iban) !== undefined)
    throw new Conflict('Write the IBAN that you pay from in Settings, Legal details, first')
  const bic = operatorBic.replaceAll(' ', '').toUpperCase()
  return { name: operatorName || marketplaceName, iban, bic: isBic(bic) ? bic : '' }
}

function paymentOf(
  { id, number, amount, currency, details }: BatchLine,
  { marketplaceName, currency: current }: Settings,
): Payment[] {
  if (details.kind !== 'bank' || currency !== current) return []
  return [
    {
      // 32 characters of the 35 that there is room for.
      endToEndId: id.replaceAll('-', ''),
      amount,
      name: details.holder,
      iban: details.iban,
      bic: details.bic,
      about: `${marketplaceName}, payout ${number}`,
    },
  ]
}
