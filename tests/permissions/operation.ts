import { people, type Person } from './people.ts'
import type { Scene } from './scene.ts'

type Call = () => Promise<unknown>

/** How an operation is called in earnest, and for whom it must work. Whoever is not named must be refused. */
export type Operation = {
  may: readonly Person[]
  /** Of those who may, those whom something else than permission stops. */
  stopped: readonly Person[]
  /** It works on what is the asker's, so nothing of Ann's changes when another asks. */
  ownOnly: boolean
  /** Makes ready what the call needs, and gives the call itself. */
  stage(scene: Scene): Call | Promise<Call>
}

/** By the name of the operation; a second case of the same has more words behind the name. */
export type Operations = Readonly<Record<string, Operation>>

export const everyone = Object.keys(people) as Person[]
export const admins: Person[] = ['administrator', 'Ann, an administrator']
/** Each part of the staff, and administrators, who do all of it. */
export const moderation: Person[] = [...admins, 'moderator']
export const atTheDesk: Person[] = [...admins, 'support']
export const finance: Person[] = [...admins, 'finance']
export const staff: Person[] = [...admins, 'moderator', 'support', 'finance']
/** The same, about what is Ann's. */
export const otherModeration: Person[] = ['administrator', 'moderator']
export const otherFinance: Person[] = ['administrator', 'finance']
export const openMembers: Person[] = [
  'Ann, unverified',
  'Ann',
  'Ann, an administrator',
  'another member',
  'administrator',
  'administrator, unverified',
  'moderator',
  'support',
  'finance',
]
/** Those of them whose address is proved. */
export const verifiedMembers: Person[] = openMembers.filter((person) => !person.endsWith('unverified'))
export const livingMembers: Person[] = [
  ...openMembers,
  'Ann, banned',
  'Ann, deleting',
  'another, banned',
  'administrator, banned',
]
export const livingAnns: Person[] = livingMembers.filter((person) => person.startsWith('Ann'))

type Stage = Operation['stage']
type More = Partial<Pick<Operation, 'stopped'>>

export function operation(may: readonly Person[], stage: Stage, { stopped = [] }: More = {}): Operation {
  return { may, stage, stopped, ownOnly: false }
}

/** An operation on what is the asker's own. */
export function own(may: readonly Person[], stage: Stage, { stopped = [] }: More = {}): Operation {
  return { may, stage, stopped, ownOnly: true }
}
