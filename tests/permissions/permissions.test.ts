import { describe, expect, test } from 'vitest'
import { permissions } from '#domain/areas.ts'
import { guard, type Permission } from '#domain/permissions.ts'
import { ANN, people, type Person } from './people.ts'

const { may } = guard(permissions)

const everyAnn: Person[] = ['Ann, unverified', 'Ann', 'Ann, banned', 'Ann, deleting', 'Ann, an administrator']
const admins: Person[] = ['administrator', 'Ann, an administrator']
/** What is theirs because nothing else is looked for is open to others in the same state as well. */
const active: Person[] = ['Ann', 'another member', ...admins]
const open: Person[] = ['Ann, unverified', 'administrator, unverified', ...active]
const banned: Person[] = ['Ann, banned', 'another, banned', 'administrator, banned']
const living: Person[] = [...open, ...banned, 'Ann, deleting']
const stillAtWork: Person[] = [...active, ...banned, 'Ann, deleting']
const everyone = Object.keys(people) as Person[]

const peopleOfAnyKind: Person[] = ['visitor', ...living]

/** Written out by hand, apart from the code, so that the two check one another. Whoever is not named may not. */
const allowed: Record<Permission, Person[]> = {
  'settings.change': [...admins, 'operator'],
  'ticket.open': peopleOfAnyKind,
  'notice.tell': ['clock'],
  'account.register': ['visitor'],
  'account.sign-in': everyone,
  'account.prove': living,
  'account.sign-out': living,
  'account.end-session': living,
  'account.answer-sign-in': living,
  'account.verify-email': everyone,
  'account.resend-verification': ['Ann, unverified', 'administrator, unverified'],
  'account.reset-password': everyone,
  'account.change-password': open,
  'account.change-email': open,
  'account.change-username': open,
  'account.change-profile': open,
  'account.change-preferences': living,
  'account.second-factor': active,
  'account.passkeys': active,
  'account.stop-second-factor-reset': everyone,
  'account.cancel-second-factor-reset': [...everyAnn, 'administrator'],
  'account.link-provider': active,
  'account.appeal': banned,
  'account.ask-export': living,
  'account.ask-deletion': [...open, ...banned],
  'account.cancel-deletion': ['Ann, deleting', ...admins],
  'account.run-deletion': [...admins, 'clock'],
  'members.read': admins,
  'members.edit': [...admins, 'operator'],
  'members.change-role': ['administrator', 'operator'],
  'members.ban': ['administrator', 'operator'],
  'members.lift-ban': ['administrator', 'operator', 'clock'],
  'members.decide-appeal': ['administrator'],
  'members.sign-out': admins,
  'members.view-as': ['administrator'],
  'members.reset-second-factor': ['administrator'],
  'members.finish-second-factor-reset': ['clock'],
  'members.reset-second-factor-at-once': ['operator'],
  'origins.ban': [...admins, 'operator'],
  'security.read': admins,
  'integrations.read': admins,
  'integrations.test': admins,
  'jobs.decide': admins,
  'jobs.watch': ['clock'],
  'categories.change': [...admins, 'operator'],
  'picture.add': open,
  'account.send-files': living,
  'service.write': open,
  'service.submit': active,
  'service.run': active,
  'services.read': admins,
  'services.moderate': ['administrator', 'operator'],
  'work.change': open,
  'favourite.change': open,
  'viewed.forget': living,
  'search.save': open,
  'search.stop-alerts': everyone,
  'search.tell-news': ['clock'],
  'synonyms.change': [...admins, 'operator'],
  'cart.change': peopleOfAnyKind,
  'cart.join': living,
  'order.place': active,
  'order.give-up': living,
  'order.finish': ['clock'],
  'deal.propose': active,
  'deal.act': stillAtWork,
  'deal.pay': stillAtWork,
  'deal.review': active,
  'deal.run-clock': ['clock'],
  'disputes.decide': admins,
  'disputes.read': admins,
  'payment.start': active,
  'payments.refund': ['administrator', 'operator', 'clock'],
  'review.reply': ['Ann', 'Ann, an administrator'],
  'review.reveal': ['clock'],
  'project.write': open,
  'project.post': active,
  'project.close': stillAtWork,
  'project.read-proposals': living,
  'project.run-clock': ['clock'],
  'proposal.send': active,
  'proposal.withdraw': stillAtWork,
  'projects.read': admins,
  'projects.moderate': ['administrator', 'operator'],
  'ledger.verify': [...admins, 'operator', 'clock'],
  'ledger.read': admins,
  'payout.change-method': stillAtWork,
  'payout.ask': stillAtWork,
  'payouts.read': admins,
  'payouts.decide': ['administrator'],
  'payouts.make-batch': admins,
  'payouts.move-batch': admins,
  'payouts.take-file': admins,
  'company.change': open,
}

describe.each(Object.keys(permissions) as Permission[])('%s', (permission) => {
  test.each(everyone)('%s', (person) => {
    expect(may(people[person], permission, { ownerId: ANN })).toBe(allowed[permission].includes(person))
  })
})

test('nobody who looks as someone else may do anything but look', () => {
  const seen = people['Ann, seen by an administrator']
  const granted = (Object.keys(permissions) as Permission[]).filter((permission) =>
    may(seen, permission, { ownerId: ANN }),
  )
  // Open to whoever holds a password or the secret of a letter, whoever they are.
  expect(granted).toEqual([
    'account.sign-in',
    'account.verify-email',
    'account.reset-password',
    'account.stop-second-factor-reset',
    'search.stop-alerts',
  ])
})
