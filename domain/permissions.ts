import { Forbidden, NotFound } from '#platform/errors/errors.ts'
import { isAdministrator, isStaff, type Actor, type MemberActor, type StaffRole } from './actor.ts'

/** Whose thing it is, where an action is done to something of somebody's. */
export type Whose = { ownerId: string }

/** Who may do something: `Subject` is what has to be known of it beyond who asks. */
export type Rule<Subject extends [] | [Whose] = []> = {
  allows(actor: Actor, ...subject: Subject): boolean
  /** What only staff do does not exist for those who have no part in it. */
  isAdministration: boolean
  /** Why it is refused, where the person's account does not say it. */
  refusal?: string
}

/** Every permission there is, with what has to be known to ask for it: each area adds its own in its `permissions.ts`. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by declaration merging
export interface Permissions {}
export type Permission = keyof Permissions
/** Those that are asked for without a thing: what a screen can name. */
export type PlainPermission = {
  [Name in Permission]: Permissions[Name] extends [] ? Name : never
}[Permission]

type Table = Readonly<Record<string, Rule | Rule<[Whose]>>>
type SubjectOf<One> = One extends Rule ? [] : [Whose]
/** How a table is told to `Permissions`. */
export type Known<Rules extends Table> = { [Name in keyof Rules]: SubjectOf<Rules[Name]> }

const asMember = (actor: Actor): MemberActor | undefined =>
  actor.kind === 'member' && !actor.viewedBy ? actor : undefined

const open = (allows: Rule['allows']): Rule => ({ allows, isAdministration: false })

export const anyone = open(() => true)
export const visitors = open((actor) => actor.kind === 'visitor')
export const people = open((actor) => actor.kind === 'visitor' || Boolean(asMember(actor)))
export const operators = open((actor) => actor.kind === 'operator')
export const clocks = open((actor) => actor.kind === 'clock')

const isIn = (states: readonly MemberActor['state'][], member: MemberActor | undefined) =>
  member !== undefined && states.includes(member.state)

/** A member in one of these states, about what is theirs because nothing else is looked for. */
export const members = (...states: MemberActor['state'][]): Rule =>
  open((actor) => isIn(states, asMember(actor)))

/** The member whose it is, in one of these states. */
export const owners = (...states: MemberActor['state'][]): Rule<[Whose]> => ({
  allows: (actor, { ownerId }) => isIn(states, asMember(actor)) && asMember(actor)?.id === ownerId,
  isAdministration: false,
})

export const livingMembers = members('unverified', 'active', 'banned', 'deleting')
/** The same, and who looks as one of them: to read what is theirs, never to do anything. */
export const livingReaders = open(
  (actor) => actor.kind === 'member' && ['unverified', 'active', 'banned', 'deleting'].includes(actor.state),
)
export const livingOwners = owners('unverified', 'active', 'banned', 'deleting')

export const admins: Rule = { allows: (actor) => isAdministrator(actor), isAdministration: true }

/** An administrator, but not about themselves. */
export const otherAdmins: Rule<[Whose]> = {
  allows: (actor, { ownerId }) => isAdministrator(actor) && asMember(actor)?.id !== ownerId,
  isAdministration: true,
}

/** Staff of one of these parts, and administrators. */
export const staff = (...parts: Exclude<StaffRole, 'admin'>[]): Rule => ({
  allows: (actor) => isStaff(actor) && isOfParts(actor, parts),
  isAdministration: true,
})

/** The same, but not about themselves, their own things or their own reports. */
export const otherStaff = (...parts: Exclude<StaffRole, 'admin'>[]): Rule<[Whose]> => ({
  allows: (actor, { ownerId }) =>
    isStaff(actor) && isOfParts(actor, parts) && asMember(actor)?.id !== ownerId,
  isAdministration: true,
})

const isOfParts = (actor: Actor, parts: readonly StaffRole[]) =>
  isAdministrator(actor) || parts.some((part) => asMember(actor)?.role === part)

/** Any of these. It belongs to administration unless a visitor or member may do it as well. */
export function either(...rules: Rule[]): Rule
export function either(...rules: (Rule | Rule<[Whose]>)[]): Rule<[Whose]>
export function either(...rules: Rule<[Whose]>[]): Rule<[Whose]> {
  const isOfPeople = (rule: Rule<[Whose]>) =>
    !rule.isAdministration && ![operators, clocks].some((other) => other === rule)
  return {
    allows: (actor, subject) => rules.some((rule) => rule.allows(actor, subject)),
    isAdministration: rules.some((rule) => rule.isAdministration) && !rules.some(isOfPeople),
  }
}

/** Others know of it: they are told that it is not theirs, not that it does not exist. */
export const openlyKnown = <One extends Rule | Rule<[Whose]>>(rule: One): One => ({
  ...rule,
  isAdministration: false,
})

export const saying = <One extends Rule | Rule<[Whose]>>(rule: One, refusal: string): One => ({
  ...rule,
  refusal,
})

const NOBODYS: Whose = { ownerId: '' }

/** Who may do what in one area: asked for an answer, or to refuse. Every operation passes through it. */
export function guard<Rules extends Table>(rules: Rules) {
  type Name = keyof Rules & string
  type Asked<One extends Name> = SubjectOf<Rules[One]>

  const may = <One extends Name>(actor: Actor, permission: One, ...subject: Asked<One>): boolean =>
    (rules[permission] as Rule<[] | [Whose]>).allows(actor, ...subject)

  /** Refuses what the table does not allow: administration does not exist for others, the rest says why. */
  const authorise = <One extends Name>(actor: Actor, permission: One, ...subject: Asked<One>): void => {
    if (may(actor, permission, ...subject)) return
    const rule = rules[permission] as Rule<[Whose]>
    // Whoever may do it to others is told why not to this.
    const isTheirPart = rule.allows(actor, NOBODYS)
    if (rule.isAdministration && !isTheirPart) throw new NotFound('There is no page at this address')
    const { refusal } = rule
    throw new Forbidden(refusal ?? refusalFor(actor))
  }

  return { may, authorise }
}

function refusalFor(actor: Actor): string {
  if (actor.kind !== 'member') return 'Sign in to do this'
  if (actor.viewedBy) return 'You are looking as someone else: you can see, but not do'
  if (actor.state === 'banned') return 'Your account is banned, so this is closed to you for now'
  if (actor.state === 'deleting') return 'Your account is being deleted: cancel that first'
  if (actor.state === 'unverified') return 'Verify your e-mail address first'
  return 'This is not yours to do'
}
