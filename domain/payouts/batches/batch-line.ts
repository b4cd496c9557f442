import type { Seal } from '#platform/crypto/seal.ts'
import type { MethodDetails } from '../method-rules.ts'
import type { PayoutRow } from '../schema.server.ts'
import { openSealed } from './open-sealed.ts'

/** A payout with the whole details of where it goes. */
export type BatchLine = Pick<PayoutRow, 'id' | 'number' | 'memberId' | 'amount' | 'currency'> & {
  details: MethodDetails
}

export function openLine(
  { id, number, memberId, amount, currency, sealed }: PayoutRow,
  seal: Seal,
): BatchLine {
  const details = openSealed(seal, sealed, `The account of payout ${number}`)
  return { id, number, memberId, amount, currency, details: JSON.parse(details) as MethodDetails }
}
