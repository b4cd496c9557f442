import type { MemberEdge } from '#app/edge.ts'
import { openPayoutSeal } from '#domain/payouts/index.ts'

/** What the details of payout methods are sealed with. */
export const payoutSeal = ({ config }: Pick<MemberEdge, 'config'>) => openPayoutSeal(config.secret)
