import { Forbidden, NotFound } from '#platform/errors/errors.ts'
import { isAdministrator, type Actor, type MemberActor } from './actor.ts'

/** Whose thing it is, where an action is done to something of somebody's. */
export type Subject = { ownerId?: string }

type Rule = (actor: Actor, subject: Subject) => boolean

const asMember = (actor: Actor): MemberActor | undefined =>
  actor.kind === 'member' && !actor.viewedBy ? actor : undefined

const anyone: Rule = () => true
const visitors: Rule = (actor) => actor.kind === 'visitor'
const people: Rule = (actor) => actor.kind === 'visitor' || Boolean(asMember(actor))
const admins: Rule = (actor) => isAdministrator(actor)
const operators: Rule = (actor) => actor.kind === 'operator'
const clocks: Rule = (actor) => actor.kind === 'clock'
/** The member themselves, in one of these states. */
const self =
  (...states: MemberActor['state'][]): Rule =>
  (actor, { ownerId }) => {
    const member = asMember(actor)
    return member !== undefined && member.id === ownerId && states.includes(member.state)
  }
/** An administrator, but not about themselves. */
const otherAdmins: Rule = (actor, { ownerId }) => isAdministrator(actor) && asMember(actor)?.id !== ownerId
const either =
  (...rules: Rule[]): Rule =>
  (actor, subject) =>
    rules.some((rule) => rule(actor, subject))

const whoeverLives = self('unverified', 'active', 'banned', 'deleting')

/** Who may do what to what in which state: the one table that every operation passes through. */
export const permissions = {
  'settings.change': either(admins, operators),
  'ticket.open': people,
  'notice.tell': clocks,

  'account.register': visitors,
  'account.sign-in': anyone,
  'account.prove': whoeverLives,
  'account.sign-out': whoeverLives,
  'account.end-session': whoeverLives,
  'account.answer-sign-in': whoeverLives,
  'account.verify-email': anyone,
  'account.resend-verification': self('unverified'),
  'account.reset-password': anyone,
  'account.change-password': self('unverified', 'active'),
  'account.change-email': self('unverified', 'active'),
  'account.change-username': self('unverified', 'active'),
  'account.change-profile': self('unverified', 'active'),
  'account.change-preferences': whoeverLives,
  // No second way in before the address is proved: it would wait for the owner of the address.
  'account.second-factor': self('active'),
  'account.passkeys': self('active'),
  'account.stop-second-factor-reset': anyone,
  'account.cancel-second-factor-reset': either(whoeverLives, admins),
  'account.link-provider': self('active'),
  'account.appeal': self('banned'),
  'account.ask-export': whoeverLives,
  'account.ask-deletion': self('unverified', 'active', 'banned'),
  'account.cancel-deletion': either(self('deleting'), admins),
  'account.run-deletion': either(clocks, admins),

  'members.read': admins,
  'members.edit': either(admins, operators),
  'members.change-role': either(otherAdmins, operators),
  'members.ban': either(otherAdmins, operators),
  'members.lift-ban': either(otherAdmins, operators, clocks),
  'members.decide-appeal': otherAdmins,
  'members.sign-out': admins,
  'members.view-as': otherAdmins,
  'members.reset-second-factor': otherAdmins,
  'members.finish-second-factor-reset': clocks,
  'members.reset-second-factor-at-once': operators,
  'origins.ban': either(admins, operators),
  'security.read': admins,
  'integrations.read': admins,
  'integrations.test': admins,
  'jobs.decide': admins,
  'jobs.watch': clocks,

  'categories.change': either(admins, operators),
  'picture.add': self('unverified', 'active'),
  'account.send-files': whoeverLives,
  'service.write': self('unverified', 'active'),
  'service.submit': self('active'),
  'service.run': self('active'),
  'services.read': admins,
  'services.moderate': either(otherAdmins, operators),
  'work.change': self('unverified', 'active'),
  'favourite.change': self('unverified', 'active'),
  'viewed.forget': whoeverLives,
  'search.save': self('unverified', 'active'),
  'search.stop-alerts': anyone,
  'search.tell-news': clocks,
  'synonyms.change': either(admins, operators),

  'cart.change': people,
  'cart.join': whoeverLives,
  'order.place': self('active'),
  'order.give-up': whoeverLives,
  'order.finish': clocks,
  'deal.propose': self('active'),
  'deal.act': self('active', 'banned', 'deleting'),
  'deal.pay': self('active', 'banned', 'deleting'),
  'deal.run-clock': clocks,
  'disputes.decide': admins,
  'disputes.read': admins,
  'review.write': self('active'),
  'review.reveal': clocks,

  'payment.start': self('active'),
  'payments.refund': either(otherAdmins, operators, clocks),
  'project.write': self('unverified', 'active'),
  'project.post': self('active'),
  'project.close': self('active', 'banned', 'deleting'),
  'project.read-proposals': whoeverLives,
  'project.run-clock': clocks,
  'proposal.send': self('active'),
  'proposal.withdraw': self('active', 'banned', 'deleting'),
  'projects.read': admins,
  'projects.moderate': either(otherAdmins, operators),

  'ledger.verify': either(admins, operators, clocks),
  'ledger.read': admins,

  // Who is banned or leaves takes along what is theirs.
  'payout.change-method': self('active', 'banned', 'deleting'),
  'payout.ask': self('active', 'banned', 'deleting'),
  'payouts.read': admins,
  'payouts.decide': otherAdmins,
  'payouts.make-batch': admins,
  'payouts.move-batch': admins,
  'payouts.take-file': admins,
  'company.change': self('unverified', 'active'),
} as const satisfies Record<string, Rule>

export type Permission = keyof typeof permissions

export function may(actor: Actor, permission: Permission, subject: Subject = {}): boolean {
  return permissions[permission](actor, subject)
}

const WORDS: Partial<Record<Permission, string>> = {
  'settings.change': 'Only administrators change settings',
  'members.change-role': 'Nobody changes their own role: another administrator does',
  'members.ban': 'Nobody bans themselves: another administrator does',
  'members.lift-ban': 'Nobody lifts their own ban: another administrator does',
  'members.reset-second-factor': 'Nobody resets their own second factor: another administrator does',
  'payments.refund': 'Nobody gives back their own payment: another administrator does',
  'payouts.decide': 'Nobody decides on a payout of their own: another administrator does',
  'members.view-as': 'You see the marketplace as yourself already',
}

/** What is only there for administrators: for others it does not exist. */
const OF_ADMINISTRATION: ReadonlySet<string> = new Set([
  'members',
  'origins',
  'security',
  'integrations',
  'jobs',
  'categories',
  'services',
  'synonyms',
  'disputes',
  'projects',
  'payments',
  'payouts',
  'ledger',
])

/** Refuses what the table does not allow: administration does not exist for others, the rest says why. */
export function authorise(actor: Actor, permission: Permission, subject: Subject = {}): void {
  if (may(actor, permission, subject)) return
  if (OF_ADMINISTRATION.has(permission.split('.')[0] ?? '') && !isAdministrator(actor)) {
    throw new NotFound('There is no page at this address')
  }
  throw new Forbidden(WORDS[permission] ?? refusalFor(actor))
}

function refusalFor(actor: Actor): string {
  if (actor.kind !== 'member') return 'Sign in to do this'
  if (actor.viewedBy) return 'You are looking as someone else: you can see, but not do'
  if (actor.state === 'banned') return 'Your account is banned, so this is closed to you for now'
  if (actor.state === 'deleting') return 'Your account is being deleted: cancel that first'
  if (actor.state === 'unverified') return 'Verify your e-mail address first'
  return 'This is not yours to do'
}
