import type { PayoutMove } from '#domain/payouts/states.ts'

export const MOVED: Record<PayoutMove, string> = {
  approve: 'approved',
  send: 'marked as sent',
  pay: 'marked as paid',
  reject: 'rejected',
  fail: 'marked as failed',
  return: 'booked as come back',
}

export const payoutsOf = (count: number | string) =>
  `${count} ${String(count) === '1' ? 'payout' : 'payouts'}`

/** Only words of ours, whatever the address says. */
export function doneWords(done: string | null): string | undefined {
  if (done === 'verify') return 'The ledger was verified. What was found stands below.'
  const [, move = '', count = ''] = /^([a-z]+)-(\d{1,3})$/.exec(done ?? '') ?? []
  if (!Object.hasOwn(MOVED, move)) return undefined
  return `${payoutsOf(count)} ${MOVED[move as PayoutMove]}. Each member is told.`
}
