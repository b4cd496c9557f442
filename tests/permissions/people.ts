import type { Actor, MemberActor } from '#domain/actor.ts'

/** Every kind of person, by the name the table of expectations gives them. The thing in question is always Ann's. */
export const ANN = 'ann'

const member = (
  id: string,
  state: MemberActor['state'],
  role: MemberActor['role'] = 'member',
): MemberActor => ({ kind: 'member', id, role, state })

export const people = {
  visitor: { kind: 'visitor' },
  'Ann, unverified': member(ANN, 'unverified'),
  Ann: member(ANN, 'active'),
  'Ann, banned': member(ANN, 'banned'),
  'Ann, deleting': member(ANN, 'deleting'),
  'Ann, an administrator': member(ANN, 'active', 'admin'),
  'Ann, seen by an administrator': { ...member(ANN, 'active'), viewedBy: 'boss' },
  'another member': member('bob', 'active'),
  'another, banned': member('bob', 'banned'),
  administrator: member('boss', 'active', 'admin'),
  'administrator, banned': member('boss', 'banned', 'admin'),
  'administrator, unverified': member('boss', 'unverified', 'admin'),
  moderator: member('mo', 'active', 'moderator'),
  support: member('sue', 'active', 'support'),
  finance: member('fin', 'active', 'finance'),
  operator: { kind: 'operator' },
  clock: { kind: 'clock' },
} satisfies Record<string, Actor>

export type Person = keyof typeof people
