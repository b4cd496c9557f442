export {
  type AdminTeamFilters,
  readAdminTeamFilters,
  VOLUME_DAYS,
} from './administration/admin-filter-rules.ts'
export { expelPerson } from './administration/expel-person.ts'
export {
  findTeamForAdmin,
  listTeamsForAdmin,
  listTeamsForFile,
  TEAMS_A_PAGE,
} from './administration/list-for-admin.ts'
export { findSoughtTeams } from './administration/find-sought-teams.ts'
export { offerTeamForOwner } from './administration/offer-team-for-owner.ts'
export { renameTeam } from './administration/rename-team.ts'
export { withdrawOfferForOwner } from './administration/withdraw-offer-for-owner.ts'
export { changeTeamPicture, type TeamPicture } from './pictures/change-picture.ts'
export { earningSteps, type EarningStep } from './earnings/earning-step-rules.ts'
export { listEarningsOverTime } from './earnings/list-earnings-over-time.ts'
export { listTeamEarnings, type TeamEarning } from './earnings/list-earnings.ts'
export { type EarningSum, sumEarningsOfTeams, sumTeamEarnings } from './earnings/sum-earnings.ts'
export { editTeam } from './edit-team.ts'
export { type TeamEventKind, teamEventWords } from './event-words.ts'
export { acceptInvitation } from './invitations/accept-invitation.ts'
export { declineInvitation } from './invitations/decline-invitation.ts'
export { type Looker, type Standing, standingOf } from './invitations/invitation-rules.ts'
export { type Invited, invitePerson } from './invitations/invite-person.ts'
export { noteInvitationOpened } from './invitations/note-opened.ts'
export { renewInvitation } from './invitations/renew-invitation.ts'
export { standingWords } from './invitations/standing-words.ts'
export { takeBackInvitation } from './invitations/take-back-invitation.ts'
export { changeTeamRole } from './people/change-role.ts'
export { declineOffer } from './people/decline-offer.ts'
export { describeCraft } from './people/describe-craft.ts'
export { leaveTeam } from './people/leave-team.ts'
export { offerTeam } from './people/offer-team.ts'
export { isOfferedByAdministration } from './people/offered-by.ts'
export { removePerson } from './people/remove-person.ts'
export { takeTeamOver } from './people/take-team-over.ts'
export { withdrawOffer } from './people/withdraw-offer.ts'
export { mayInTeam, type TeamAct } from './policy.ts'
export {
  marksOfTeam,
  sizeMark,
  skillMark,
  type TeamSize,
  teamSizeNames,
  teamSizes,
} from './queries/team-marks.ts'
export { type DivisionRow, listDivisions } from './queries/find-divisions.ts'
export {
  findInvitation,
  listInvitationsTo,
  listOpenInvitations,
  type SeenInvitation,
} from './queries/find-invitations.ts'
export { findTeamForReport } from './queries/find-for-report.ts'
export { describeTeams, listFindableTeams, type TeamFacts } from './queries/describe-teams.ts'
export { findTeamBySlug, listTeamsOfPerson } from './queries/find-public-team.ts'
export { estimateTeams, listTeamAddresses } from './queries/list-addresses.ts'
export { listCommonSkills } from './queries/list-common-skills.ts'
export { listTeamEvents, type TeamEvent } from './queries/list-events.ts'
export { listEverInTeam, listPeopleOfTeams, listTeamPeople, type TeamPerson } from './queries/list-people.ts'
export { listOwnTeams, type OwnTeam } from './queries/own-teams.ts'
export { type Share, shareOut } from './share-out.ts'
export { agreeToShares } from './shares/agree-to-shares.ts'
export { proposeShares } from './shares/propose-shares.ts'
export { refuseShares } from './shares/refuse-shares.ts'
export { withdrawShares } from './shares/withdraw-shares.ts'
export { startTeam } from './start-team.ts'
export { dissolveTeam } from './states/dissolve-team.ts'
export { type KeepsTeam, listKeeping } from './states/keeps-team.ts'
export { liftSuspension } from './states/lift-suspension.ts'
export { suspendTeam } from './states/suspend-team.ts'
export * from './team-input.ts'
export {
  type Division,
  findDivisionInForce,
  findRole,
  findTeam,
  type Team,
  teamsRunBy,
} from './team-queries.ts'
export { percentOf, teamLimits, teamRoles, type TeamRole, type TeamState, WHOLE } from './team-rules.ts'
export {
  expectMaySellFor,
  findOpenTeams,
  findOwnedTeamId,
  isInAnyTeam,
  listTeamsToSellFor,
  type NamedTeam,
  nameTeams,
} from './selling-teams.ts'
