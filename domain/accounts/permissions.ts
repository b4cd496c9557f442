import {
  admins,
  anyone,
  clocks,
  either,
  guard,
  livingMembers,
  livingOwners,
  members,
  operators,
  openlyKnown,
  otherAdmins,
  otherStaff,
  saying,
  staff,
  visitors,
  type Known,
} from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'account.register': visitors,
  'account.sign-in': anyone,
  'account.prove': livingMembers,
  'account.sign-out': livingMembers,
  'account.end-session': livingMembers,
  'account.answer-sign-in': livingMembers,
  'account.verify-email': anyone,
  'account.resend-verification': members('unverified'),
  'account.verify-by-code': members('unverified'),
  'account.correct-email': members('unverified'),
  'account.reset-password': anyone,
  'account.change-password': members('unverified', 'active'),
  'account.change-email': members('unverified', 'active'),
  'account.change-username': members('unverified', 'active'),
  'account.change-profile': members('unverified', 'active'),
  'account.change-preferences': livingMembers,
  // No second way in before the address is proved: it would wait for the owner of the address.
  'account.second-factor': members('active'),
  'account.passkeys': members('active'),
  'account.stop-second-factor-reset': anyone,
  'account.cancel-second-factor-reset': either(livingOwners, admins),
  'account.link-provider': members('active'),
  'account.send-files': livingMembers,

  /** The rooms of staff at all: what stands in them is asked for one by one. */
  'administration.enter': staff('moderator', 'support', 'finance'),
  /** Who they are to everyone, what state they are in and why. */
  'members.read': staff('moderator', 'support', 'finance'),
  /** How they are reached and get in: the e-mail address, passkeys and providers, whether there is a second factor. */
  'members.read-account': staff('support', 'finance'),
  /** Where they are signed in, from which addresses, and what the audit log has of them. */
  'members.read-sessions': admins,
  'members.take-file': admins,
  'members.read-bans': staff('moderator'),
  'members.edit': either(admins, operators),
  /** By what they are reached and sign in: their own is changed where everyone proves first who they are. */
  'members.change-names': saying(
    either(otherAdmins, operators),
    'Change it in your own account: there you prove first that it is you',
  ),
  'members.change-role': saying(
    either(otherAdmins, operators),
    'Nobody changes their own role: another administrator does',
  ),
  'members.ban': saying(
    either(otherStaff('moderator'), operators),
    'Nobody bans themselves: a colleague does',
  ),
  /** Beside the permission to ban, or to lift a ban, where it is about one of the staff. */
  'members.ban-staff': saying(
    openlyKnown(either(otherAdmins, operators, clocks)),
    'Administrators alone ban staff and lift such bans',
  ),
  'members.lift-ban': saying(
    either(otherStaff('moderator'), operators, clocks),
    'Nobody lifts their own ban: a colleague does',
  ),
  'members.sign-out': admins,
  'members.view-as': saying(otherAdmins, 'You see the marketplace as yourself already'),
  'members.reset-second-factor': saying(
    otherAdmins,
    'Nobody resets their own second factor: another administrator does',
  ),
  'members.finish-second-factor-reset': clocks,
  'members.reset-second-factor-at-once': operators,
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
