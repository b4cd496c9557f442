export { type Claim, findClaims, listClaimedByOthers, releaseClaim, takeClaim } from './claims.ts'
