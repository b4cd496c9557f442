import type { Role } from '#domain/actor.ts'

/** What each role is called and does, for whoever names people, and for those who are named. */
export const roleWords: Readonly<Record<Role, { name: string; as: string; many: string; does: string }>> = {
  member: {
    name: 'Member',
    as: 'a member',
    many: 'Members',
    does: 'Buys and sells. Nothing of the administration is there for them.',
  },
  moderator: {
    name: 'Moderator',
    as: 'a moderator',
    many: 'Moderators',
    does: 'Decides about services, projects, messages, bans of members and their appeals. Sees no money and no e-mail addresses.',
  },
  support: {
    name: 'Support',
    as: 'of support',
    many: 'Support',
    does: 'Answers tickets and reads accounts of members. Sees no money and no sessions, and changes nobody’s account.',
  },
  finance: {
    name: 'Finance',
    as: 'of finance',
    many: 'Finance',
    does: 'Decides about payouts, identity checks, chargebacks, rewards and disputes, and reads the ledger.',
  },
  admin: {
    name: 'Administrator',
    as: 'an administrator',
    many: 'Administrators',
    does: 'Does all of it, and alone changes settings and roles, bans staff, looks as members and reads the audit log.',
  },
}
