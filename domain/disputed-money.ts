import { listDisputedMoney } from '#domain/deals/index.ts'
import type { FindDisputed } from '#domain/payouts/index.ts'

/** What areas know of disputes over money that a member could withdraw: an area that has disputes adds its line. */
export const disputedMoney: readonly FindDisputed[] = [listDisputedMoney]
