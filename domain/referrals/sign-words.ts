/** What says that an invited member and who invited them are one person, in the order in which it is told. */
export const samePersonSigns = ['device', 'address', 'email', 'payment', 'payout', 'bought'] as const
export type SamePersonSign = (typeof samePersonSigns)[number]

/** The same words for all three who read them: both members and the administrator who decides. */
export const signWords: Record<SamePersonSign, string> = {
  device: 'Both accounts were used on the same device.',
  address: 'The invited account was made where the other one is used, at the same internet address.',
  email: 'Both e-mail addresses lead to one mailbox.',
  payment: 'Both paid with the same card.',
  payout: 'Both have a payout method with the same ending.',
  bought: 'Who invited them was the buyer of their work.',
}
