import { percent } from '#app/shared/figures/figures.ts'
import type { Settings } from '#domain/settings/index.ts'

/** What is said before anything else, from the fees in force. */
export function headWords({
  buyerServiceFeeBasisPoints: buyers,
  sellerCommissionBasisPoints: sellers,
}: Settings): { title: string; words: string } {
  return {
    title: `${buyers === 0 ? 'One fee' : 'Every fee'}, shown before the click that causes it.`,
    words:
      `The seller gives ${percent(sellers)} of what is released. The buyer gives ` +
      `${buyers === 0 ? 'nothing' : percent(buyers)} on top. No listing fee, no arbitration fee, no fee to withdraw.`,
  }
}
