/** Staff see and do only their part; an administrator does all of it, and alone changes settings, roles and bans of staff. */
export const roles = ['member', 'moderator', 'support', 'finance', 'admin'] as const
export type Role = (typeof roles)[number]
export type StaffRole = Exclude<Role, 'member'>

export type MemberActor = {
  kind: 'member'
  id: string
  role: Role
  state: 'unverified' | 'active' | 'banned' | 'deleting'
  /** An administrator looking at the product as this member: they may see, never do. */
  viewedBy?: string
}

/** Who asks for something to be done. The table of permissions reads it; nothing else decides. */
export type Actor =
  | { kind: 'visitor' }
  | MemberActor
  /** A person with the operator's own command line. */
  | { kind: 'operator' }
  /** A deadline that passed. */
  | { kind: 'clock' }

export const visitor: Actor = { kind: 'visitor' }
export const operator: Actor = { kind: 'operator' }
export const clockActor: Actor = { kind: 'clock' }

export function isAdministrator(actor: Actor): boolean {
  return actor.kind === 'member' && actor.role === 'admin' && actor.state === 'active' && !actor.viewedBy
}

/** Somebody of the operator's people, in whichever part. */
export function isStaff(actor: Actor): boolean {
  return actor.kind === 'member' && actor.role !== 'member' && actor.state === 'active' && !actor.viewedBy
}

/** In which role somebody acts: only administrators look as others. */
export function roleOf(actor: Actor): Role | null {
  if (actor.kind !== 'member') return null
  return actor.viewedBy ? 'admin' : actor.role
}

/** How the trail names an actor: stable, and without personal data. */
export function actorLabel(actor: Actor): string {
  return actor.kind === 'member' ? `member:${actor.viewedBy ?? actor.id}` : actor.kind
}
