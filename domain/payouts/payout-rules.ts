import { smallest, subtract, zero, minor, type Minor } from '#platform/money/money.ts'

/** What a payout takes and what arrives: shown before it is asked for, and posted when it is. There is no fee. */
export type PayoutArithmetic = { amount: Minor; fee: Minor; arrives: Minor; left: Minor }

/** What stays is what stays of the whole balance, whatever of it could have been asked for. */
export function computePayout(amount: Minor, balance: Minor): PayoutArithmetic {
  return { amount, fee: zero, arrives: subtract(amount, zero), left: subtract(balance, amount) }
}

/** The least that may be asked for; who is banned or leaves may take the last cents along. */
export function leastPayout(payoutMinMinor: number, state: string, available: Minor): Minor {
  const usual = minor(payoutMinMinor)
  return state === 'active' || available === zero ? usual : smallest(usual, available)
}
