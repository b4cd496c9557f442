import { describe, expect, test } from 'vitest'
import { may, permissions, type Permission } from '#domain/permissions.ts'
import { ANN, people, type Person } from './people.ts'

const everyAnn: Person[] = ['Ann, unverified', 'Ann', 'Ann, banned', 'Ann, deleting', 'Ann, an administrator']
const activeAnn: Person[] = ['Ann', 'Ann, an administrator']
const openAnn: Person[] = ['Ann, unverified', ...activeAnn]
const admins: Person[] = ['administrator', 'Ann, an administrator']
const everyone = Object.keys(people) as Person[]

const peopleOfAnyKind: Person[] = [
  'visitor',
  ...everyAnn,
  'another member',
  'another, banned',
  'administrator',
  'administrator, banned',
  'administrator, unverified',
]

/** Written out by hand, apart from the code, so that the two check one another. Whoever is not named may not. */
const allowed: Record<Permission, Person[]> = {
  'settings.change': [...admins, 'operator'],
  'ticket.open': peopleOfAnyKind,
  'notice.tell': ['clock'],
  'account.register': ['visitor'],
  'account.sign-in': everyone,
  'account.prove': everyAnn,
  'account.sign-out': everyAnn,
  'account.end-session': everyAnn,
  'account.answer-sign-in': everyAnn,
  'account.verify-email': everyone,
  'account.resend-verification': ['Ann, unverified'],
  'account.reset-password': everyone,
  'account.change-password': openAnn,
  'account.change-email': openAnn,
  'account.change-username': openAnn,
  'account.change-profile': openAnn,
  'account.change-preferences': everyAnn,
  'account.second-factor': activeAnn,
  'account.passkeys': activeAnn,
  'account.stop-second-factor-reset': everyone,
  'account.cancel-second-factor-reset': [...everyAnn, 'administrator'],
  'account.link-provider': activeAnn,
  'account.appeal': ['Ann, banned'],
  'account.ask-export': everyAnn,
  'account.ask-deletion': [...openAnn, 'Ann, banned'],
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
  'picture.add': openAnn,
  'account.send-files': everyAnn,
  'service.write': openAnn,
  'service.submit': activeAnn,
  'service.run': activeAnn,
  'services.read': admins,
  'services.moderate': ['administrator', 'operator'],
  'work.change': openAnn,
  'favourite.change': openAnn,
  'viewed.forget': everyAnn,
  'search.save': openAnn,
  'search.stop-alerts': everyone,
  'search.tell-news': ['clock'],
  'synonyms.change': [...admins, 'operator'],
  'cart.change': peopleOfAnyKind,
  'cart.join': everyAnn,
  'order.place': activeAnn,
  'order.give-up': everyAnn,
  'order.finish': ['clock'],
  'deal.propose': activeAnn,
  'deal.act': [...activeAnn, 'Ann, banned', 'Ann, deleting'],
  'deal.pay': [...activeAnn, 'Ann, banned', 'Ann, deleting'],
  'deal.run-clock': ['clock'],
  'disputes.decide': admins,
  'disputes.read': admins,
  'payment.start': activeAnn,
  'payments.refund': ['administrator', 'operator', 'clock'],
  'review.write': activeAnn,
  'review.reveal': ['clock'],
  'project.write': openAnn,
  'project.post': activeAnn,
  'project.close': [...activeAnn, 'Ann, banned', 'Ann, deleting'],
  'project.read-proposals': everyAnn,
  'project.run-clock': ['clock'],
  'proposal.send': activeAnn,
  'proposal.withdraw': [...activeAnn, 'Ann, banned', 'Ann, deleting'],
  'projects.read': admins,
  'projects.moderate': ['administrator', 'operator'],
  'ledger.verify': [...admins, 'operator', 'clock'],
  'ledger.read': admins,
  'payout.change-method': [...activeAnn, 'Ann, banned', 'Ann, deleting'],
  'payout.ask': [...activeAnn, 'Ann, banned', 'Ann, deleting'],
  'payouts.read': admins,
  'payouts.decide': ['administrator'],
  'payouts.make-batch': admins,
  'payouts.move-batch': admins,
  'payouts.take-file': admins,
  'company.change': openAnn,
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
