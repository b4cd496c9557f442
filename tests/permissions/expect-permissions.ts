import { expect, test } from 'vitest'
import { guard, type Rule, type Whose } from '#domain/permissions.ts'
import { ANN, people, type Person } from './people.ts'

export const everyAnn: Person[] = [
  'Ann, unverified',
  'Ann',
  'Ann, banned',
  'Ann, deleting',
  'Ann, an administrator',
]
export const admins: Person[] = ['administrator', 'Ann, an administrator']
/** Each part of the staff, and administrators, who do all of it. */
export const moderation: Person[] = [...admins, 'moderator']
export const support: Person[] = [...admins, 'support']
export const finance: Person[] = [...admins, 'finance']
export const staff: Person[] = [...admins, 'moderator', 'support', 'finance']
/** What is theirs because nothing else is looked for is open to others in the same state as well. */
export const active: Person[] = ['Ann', 'another member', ...staff]
export const open: Person[] = ['Ann, unverified', 'administrator, unverified', ...active]
export const banned: Person[] = ['Ann, banned', 'another, banned', 'administrator, banned']
export const living: Person[] = [...open, ...banned, 'Ann, deleting']
export const stillAtWork: Person[] = [...active, ...banned, 'Ann, deleting']
export const everyone = Object.keys(people) as Person[]

export const peopleOfAnyKind: Person[] = ['visitor', ...living]

/**
 * Whom each permission of an area is given to, written out by hand beside the area, so that the two check one another. The thing in
 * question is always Ann's; whoever is not named may not.
 */
export function expectPermissions<Rules extends Record<string, Rule | Rule<[Whose]>>>(
  permissions: Rules,
  allowed: Readonly<Record<keyof Rules & string, readonly Person[]>>,
): void {
  const { may } = guard<Record<string, Rule | Rule<[Whose]>>>(permissions)
  test.each(Object.entries<readonly Person[]>(allowed))('%s', (permission, persons) => {
    const granted = everyone.filter((person) => may(people[person], permission, { ownerId: ANN }))
    expect(granted.toSorted()).toEqual([...new Set(persons)].toSorted())
  })
}
