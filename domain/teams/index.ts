export { shareOut, type Share } from './share-out.ts'
export { findDivisionInForce, findRole, findTeam, type Division, type Team } from './team-queries.ts'
export { teamLimits, teamRoles, type TeamRole, type TeamState, WHOLE } from './team-rules.ts'
