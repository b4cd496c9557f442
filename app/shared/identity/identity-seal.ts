import type { MemberEdge } from '#app/edge.ts'
import { openIdentitySeal } from '#domain/identity-checks/index.ts'

/** What identity checks are sealed with. */
export const identitySeal = ({ config }: Pick<MemberEdge, 'config'>) => openIdentitySeal(config.secret)
