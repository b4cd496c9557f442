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
  otherAdmins,
  saying,
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

  'members.read': admins,
  'members.edit': either(admins, operators),
  'members.change-role': saying(
    either(otherAdmins, operators),
    'Nobody changes their own role: another administrator does',
  ),
  'members.ban': saying(either(otherAdmins, operators), 'Nobody bans themselves: another administrator does'),
  'members.lift-ban': saying(
    either(otherAdmins, operators, clocks),
    'Nobody lifts their own ban: another administrator does',
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
