export {
  emailChangeInput,
  listTimeZones,
  passwordChangeInput,
  passwordProofInput,
  profileInput,
  type ProfileInput,
  profileLimits,
  sessionInput,
  timeZoneInput,
  usernameInput,
} from './account-input.ts'
export { type Account, findAccount, findPasswordHash, listOwnSessions } from './account-queries.ts'
export {
  adminLimits,
  banInput,
  memberEditInput,
  memberIdInput,
  newEmailInput,
  newUsernameInput,
  originBanForm,
  reasonInput,
  roleInput,
} from './administrators/admin-input.ts'
export { isThereOtherStaff, keepOneAdministrator } from './administrators/administrators.ts'
export { anonymiseMember, namesOfNobody } from './members/anonymise-member.ts'
export { findBan, findLiveBan, type LiveBan } from './bans/find-ban.ts'
export { changeBanEnd } from './bans/change-ban-end.ts'
export { appointAdministrator, type Appointed } from './administrators/appoint-administrator.ts'
export { askEmailChange } from './emails/ask-email-change.ts'
export { askPasswordReset } from './passwords/ask-password-reset.ts'
export { askSignInCode } from './sign-in/ask-sign-in-code.ts'
export { avatarFile, avatarSizes, avatarUrl } from './avatars/avatar-url.ts'
export { findBanned, selectBanned } from './bans/find-banned.ts'
export { banMember } from './bans/ban-member.ts'
export { beginSession, type SignedIn } from './sessions/begin-session.ts'
export { beginViewAs } from './sessions/begin-view-as.ts'
export { brandOf, DEFAULT_BRAND, findBrand, type SignInBrand, screensOf, underBrand } from './brands.ts'
export { changeAvatar } from './avatars/change-avatar.ts'
export { changePassword } from './passwords/change-password.ts'
export { changePreferences } from './members/change-preferences.ts'
export { changeProfile } from './members/change-profile.ts'
export { countGuardedAdministrators } from './administrators/count-guarded-administrators.ts'
export { changeRole } from './administrators/change-role.ts'
export { changeUsername, usernameLockedUntil } from './usernames/change-username.ts'
export { confirmAuthenticator } from './second-factor/confirm-authenticator.ts'
export { countActiveMembers, countMembers, countSignUps } from './members/count-members.ts'
export { startDeleting, stopDeleting } from './deletion-state.ts'
export { disownDevice } from './sessions/disown-device.ts'
export {
  describeMembers,
  findLanguages,
  listFindableMembers,
  type MemberFacts,
} from './members/describe-members.ts'
export { editMember } from './members/edit-member.ts'
export {
  changeEmailOfMember,
  removePortrait,
  renameMember,
  sendPasswordReset,
} from './administrators/mend-account.ts'
export { endOtherSessions } from './sessions/end-other-sessions.ts'
export { endSession } from './sessions/end-session.ts'
export { endViewAs } from './sessions/end-view-as.ts'
export { exportBans, exportProfile, exportProviderLinks, exportSessions } from './members/export-member.ts'
export { newDevice } from './sessions/new-device.ts'
export { type Face, findAvailable, findFaces, findListed, findSellerFaces } from './members/find-faces.ts'
export { findMemberForReport } from './members/find-for-report.ts'
export { findFacesAt } from './members/find-faces-at.ts'
export { actorNames, findMember } from './members/find-member.ts'
export { findNamedMember } from './members/find-named-member.ts'
export { findInviter } from './members/find-inviter.ts'
export { findMemberOf } from './emails/find-member-of.ts'
export { listInvitedSince } from './members/list-invited.ts'
export { haveOneMailbox } from './emails/have-one-mailbox.ts'
export { haveSharedDevice } from './sessions/have-shared-device.ts'
export { findHasPro, hasPro, setProUntil } from './members/has-pro.ts'
export { findLastSeen } from './sessions/find-last-seen.ts'
export { findPeople, findPerson, type Person } from './members/find-people.ts'
export {
  findProfile,
  listProfileNames,
  type Profile,
  estimateMembers,
  findActiveNames,
} from './members/find-profile.ts'
export { type AccountToday, findAccountToday } from './members/find-today.ts'
export { findProfiles } from './members/find-profiles.ts'
export { findSecondWays, type SecondWays } from './sign-in/find-second-ways.ts'
export { finishProviderSignUp } from './providers/finish-provider-sign-up.ts'
export { hasSecondFactor } from './second-factor/has-second-factor.ts'
export { isLastAdministrator } from './administrators/is-last-administrator.ts'
export { liftBan } from './bans/lift-ban.ts'
export { linkProvider } from './providers/link-provider.ts'
export { listAddressees } from './members/list-addressees.ts'
export { listAdministrators, listStaffOf } from './administrators/list-administrators.ts'
export { listSecondEyes } from './administrators/list-second-eyes.ts'
export { BANS_A_PAGE, type ListedBan, listMemberBans } from './bans/list-bans.ts'
export { listOnlineMembers } from './sessions/list-online.ts'
export { findNames, listMembers, MEMBERS_A_PAGE, suggestMembers } from './members/list-members.ts'
export { countMembersForFile, listMembersForFile } from './members/list-members-for-file.ts'
export { makeAvatar, removeAvatarFiles } from './avatars/make-avatar.ts'
export { makeRecoveryCodes } from './second-factor/make-recovery-codes.ts'
export { markDemoMember } from './members/mark-demo-member.ts'
export { addressIn, type MemberFilters, readMemberFilters } from './members/member-filters.ts'
export { findIdByUsername, type MemberName, nameMembers } from './members/name-members.ts'
export { chooseChannel } from './members/choose-channel.ts'
export {
  type ChannelChoices,
  choicesFrom,
  isAlwaysOn,
  isChannelOn,
  isCounted,
  notificationChannels,
  type NotificationKind,
  notificationKinds,
} from './members/notification-channels.ts'
export { passSecondFactor } from './second-factor/pass-second-factor.ts'
export { addPasskey } from './passkeys/add-passkey.ts'
export { askNewPasskey, type NewPasskeyQuestion, PASSKEYS_MOST } from './passkeys/ask-new-passkey.ts'
export {
  askPasskeyAsSecondFactor,
  askPasskeyToProve,
  askPasskeyToSignIn,
  type PasskeyQuestion,
} from './passkeys/ask-passkey.ts'
export {
  newPasskeyInput,
  passkeyInput,
  removePasskeyInput,
  renamePasskeyInput,
} from './passkeys/passkey-input.ts'
export { exportPasskeys, listOwnPasskeys } from './passkeys/passkey-queries.ts'
export { removePasskey } from './passkeys/remove-passkey.ts'
export { removePasskeys } from './passkeys/remove-passkeys.ts'
export { renamePasskey } from './passkeys/rename-passkey.ts'
export { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
export { passwordProblem } from './passwords/password-rules.ts'
export {
  availabilities,
  availabilityName,
  type Choice,
  countries,
  countryName,
  languageLevels,
  languageName,
  languages,
  levelName,
} from './members/profile-choices.ts'
export { countProofTry, giveBackProofTry } from './sign-in/proof-tries.ts'
export { proveProviderLink, takePasswordTry } from './providers/prove-provider-link.ts'
export { isProved, type Proof, prove, recordFailedProof, sendProofCode } from './sign-in/prove.ts'
export { giveBackSignInTry } from './sign-in/sign-in-limits.ts'
export {
  providerCodeInput,
  providerEmailInput,
  providerNameInput,
  providerPasswordInput,
} from './providers/provider-input.ts'
export { findPending, LostStep, type ProviderStep } from './providers/provider-pending.ts'
export { canUnlink, findWaysIn, type WaysIn } from './providers/provider-queries.ts'
export { type NewMember, register, type Registered } from './members/register.ts'
export { recogniseDevice } from './sessions/recognise-device.ts'
export { forgetFormerEmails, listFormerEmails } from './emails/former-emails.ts'
export { openAuthenticatorSeal } from './second-factor/authenticator-seal.ts'
export { tellOfInfectedFile } from './tell-of-infected-file.ts'
export { newAvatarKey, reserveAvatar } from './avatars/reserve-avatar.ts'
export { correctEmail } from './emails/correct-email.ts'
export { findVerificationLetter } from './emails/find-verification-letter.ts'
export { resendVerification } from './emails/resend-verification.ts'
export { verifyByCode } from './emails/verify-by-code.ts'
export { findResetOwner, resetPassword } from './passwords/reset-password.ts'
export { restingState } from './bans/resting-state.ts'
export { type RotatedSession } from './sessions/rotate-session.ts'
export { askSecondFactorReset } from './second-factor-reset/ask-reset.ts'
export { resetSecondFactorAtOnce } from './second-factor-reset/reset-at-once.ts'
export { exportSecondFactorResets, findLiveReset } from './second-factor-reset/reset-queries.ts'
export {
  cancelSecondFactorReset,
  isStopLinkGood,
  stopSecondFactorReset,
} from './second-factor-reset/stop-reset.ts'
export {
  findNewAuthenticator,
  findSecondFactor,
  type SecondFactor,
} from './second-factor/second-factor-queries.ts'
export { checkSecondFactor } from './second-factor/second-factor.ts'
export { sendProviderCode } from './providers/send-provider-code.ts'
export type { Viewer } from './sessions/found-session.ts'
export { openSessions, type Sessions } from './sessions/sessions.ts'
export { openViewers } from './sessions/viewers.ts'
export { listLivingSessions, SESSIONS_ENDED_TOPIC } from './sessions/living-sessions.ts'
export { setUpAuthenticator } from './second-factor/set-up-authenticator.ts'
export {
  type DemoPerson,
  type DemoRole,
  demoRoles,
  listDemoPeople,
  signInAsDemo,
} from './sign-in/sign-in-as-demo.ts'
export { type SignInContext } from './sign-in/sign-in-context.ts'
export { signInWithCode } from './sign-in/sign-in-with-code.ts'
export { beginPasswordTry, finishPasswordTry } from './sign-in/sign-in-with-password.ts'
export { type ProviderAnswer, signInWithProvider } from './providers/sign-in-with-provider.ts'
export { endSessionOfMember, signOutEverywhere } from './sessions/sign-out-everywhere.ts'
export { signOut } from './sessions/sign-out.ts'
export { authenticatorUri } from './second-factor/totp.ts'
export { turnOffSecondFactor } from './second-factor/turn-off-second-factor.ts'
export { unlinkProvider } from './providers/unlink-provider.ts'
export { isReservedUsername, USERNAME_LENGTH, usernameProblem } from './usernames/username-rules.ts'
export { inspectEmailLink, refuseLinkTry, takeLinkTry, useEmailLink } from './emails/use-email-link.ts'
export { verifyMember } from './members/verify-member.ts'
