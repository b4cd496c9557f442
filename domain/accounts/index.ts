export {
  channelsInput,
  emailChangeInput,
  listTimeZones,
  passwordChangeInput,
  passwordProofInput,
  pressInput,
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
  appealDecisionInput,
  banInput,
  memberEditInput,
  memberIdInput,
  originBanForm,
  reasonInput,
  roleInput,
} from './admin-input.ts'
export { keepOneAdministrator } from './administrators.ts'
export { anonymiseMember, namesOfNobody } from './anonymise-member.ts'
export { appealBan, findLiveBan, type LiveBan } from './appeal-ban.ts'
export { APPEAL_LENGTH, appealInput } from './appeal-input.ts'
export { appointAdministrator, type Appointed } from './appoint-administrator.ts'
export { askEmailChange } from './ask-email-change.ts'
export { askPasswordReset } from './ask-password-reset.ts'
export { askSignInCode } from './ask-sign-in-code.ts'
export { avatarFile, avatarSizes, avatarUrl } from './avatar-url.ts'
export { banMember } from './ban-member.ts'
export { beginSession, type SignedIn } from './begin-session.ts'
export { beginViewAs } from './begin-view-as.ts'
export { brandOf, DEFAULT_BRAND, findBrand, type FrontDoor, screensOf, underBrand } from './brands.ts'
export { changeAvatar } from './change-avatar.ts'
export { changePassword } from './change-password.ts'
export { changePreferences } from './change-preferences.ts'
export { changeProfile } from './change-profile.ts'
export { changeRole } from './change-role.ts'
export { changeUsername, usernameLockedUntil } from './change-username.ts'
export { confirmAuthenticator } from './confirm-authenticator.ts'
export { countActiveMembers, countMembers, countSignUps } from './count-members.ts'
export { decideAppeal } from './decide-appeal.ts'
export { startDeleting, stopDeleting } from './deletion-state.ts'
export { disownDevice } from './disown-device.ts'
export { describeMembers, findLanguages, listFindableMembers, type MemberFacts } from './describe-members.ts'
export { editMember } from './edit-member.ts'
export { endOtherSessions } from './end-other-sessions.ts'
export { endSession } from './end-session.ts'
export { endViewAs } from './end-view-as.ts'
export { exportBans, exportProfile, exportProviderLinks, exportSessions } from './export-member.ts'
export { type Face, findFaces, findListed } from './find-faces.ts'
export { actorNames, findMember } from './find-member.ts'
export { findInviter } from './find-inviter.ts'
export { findOnline } from './find-online.ts'
export { findPeople, findPerson, type Person } from './find-people.ts'
export {
  findProfile,
  listProfileNames,
  type Profile,
  estimateMembers,
  findActiveNames,
} from './find-profile.ts'
export { type AccountToday, findAccountToday } from './find-today.ts'
export { findProfiles } from './find-profiles.ts'
export { findSecondWays, type SecondWays } from './find-second-ways.ts'
export { finishProviderSignUp } from './finish-provider-sign-up.ts'
export { hasSecondFactor } from './has-second-factor.ts'
export { isLastAdministrator } from './is-last-administrator.ts'
export { liftBan, liftExpiredBans } from './lift-ban.ts'
export { linkProvider } from './link-provider.ts'
export { listAddressees } from './list-addressees.ts'
export { listAdministrators } from './list-administrators.ts'
export { countAppeals, listAppeals, type ListedBan, listMemberBans } from './list-bans.ts'
export { listOnlineMembers } from './list-online.ts'
export { findNames, listMembers, listMembersForFile, MEMBERS_A_PAGE, suggestMembers } from './list-members.ts'
export { makeAvatar, removeAvatarFiles } from './make-avatar.ts'
export { makeRecoveryCodes } from './make-recovery-codes.ts'
export { markDemoMember } from './mark-demo-member.ts'
export { addressIn, type MemberFilters, readMemberFilters } from './member-filters.ts'
export { findMemberId, type MemberName, nameMembers } from './name-members.ts'
export { type NewSignIn } from './new-sign-ins.ts'
export {
  type ChannelChoices,
  choicesFrom,
  isAlwaysOn,
  isChannelOn,
  notificationChannels,
  notificationKinds,
} from './notification-channels.ts'
export { passSecondFactor } from './pass-second-factor.ts'
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
export { passwordProblem } from './password-rules.ts'
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
} from './profile-choices.ts'
export { countProofTry, giveBackProofTry } from './proof-tries.ts'
export { proveProviderLink, takePasswordTry } from './prove-provider-link.ts'
export { isProved, type Proof, prove, recordFailedProof, sendProofCode } from './prove.ts'
export { giveBackSignInTry } from './sign-in-limits.ts'
export {
  providerCodeInput,
  providerEmailInput,
  providerNameInput,
  providerPasswordInput,
} from './provider-input.ts'
export { findPending, LostStep, type ProviderStep } from './provider-pending.ts'
export { canUnlink, findWaysIn, type WaysIn } from './provider-queries.ts'
export { type NewMember, register, type Registered } from './register.ts'
export { recogniseDevice } from './recognise-device.ts'
export { forgetFormerEmails } from './former-emails.ts'
export { openAuthenticatorSeal } from './authenticator-seal.ts'
export { tellOfInfectedFile } from './tell-of-infected-file.ts'
export { newAvatarKey, reserveAvatar } from './reserve-avatar.ts'
export { resendVerification } from './resend-verification.ts'
export { findResetOwner, resetPassword } from './reset-password.ts'
export { restingState } from './resting-state.ts'
export { type RotatedSession } from './rotate-session.ts'
export { askSecondFactorReset } from './second-factor-reset/ask-reset.ts'
export { finishSecondFactorResets } from './second-factor-reset/finish-resets.ts'
export { resetSecondFactorAtOnce } from './second-factor-reset/reset-at-once.ts'
export { exportSecondFactorResets, findLiveReset } from './second-factor-reset/reset-queries.ts'
export {
  cancelSecondFactorReset,
  isStopLinkGood,
  stopSecondFactorReset,
} from './second-factor-reset/stop-reset.ts'
export { findNewAuthenticator, findSecondFactor, type SecondFactor } from './second-factor-queries.ts'
export { checkSecondFactor } from './second-factor.ts'
export { sendProviderCode } from './send-provider-code.ts'
export { openSessions, type Sessions, type Viewer } from './sessions.ts'
export { setUpAuthenticator } from './set-up-authenticator.ts'
export { type DemoPerson, type DemoRole, demoRoles, listDemoPeople, signInAsDemo } from './sign-in-as-demo.ts'
export { type SignInGiven } from './sign-in-given.ts'
export { signInWithCode } from './sign-in-with-code.ts'
export { beginPasswordTry, finishPasswordTry } from './sign-in-with-password.ts'
export { type ProviderAnswer, signInWithProvider } from './sign-in-with-provider.ts'
export { endSessionOfMember, signOutEverywhere } from './sign-out-everywhere.ts'
export { signOut } from './sign-out.ts'
export { authenticatorUri } from './totp.ts'
export { turnOffSecondFactor } from './turn-off-second-factor.ts'
export { unlinkProvider } from './unlink-provider.ts'
export { isReservedUsername, USERNAME_LENGTH, usernameProblem } from './username-rules.ts'
export { lookAtEmailLink, takeLinkTry, useEmailLink } from './use-email-link.ts'
export { verifyMember } from './verify-member.ts'
