import {
  guard,
  livingMembers,
  livingReaders,
  otherStaff,
  saying,
  staff,
  type Known,
} from '#domain/permissions.ts'
import { type AppealKind, isAboutMoney } from './appeal-rules.ts'

const NOT_ONES_OWN = 'Nobody decides their own appeal: somebody else of staff does'

/** Who may do what in this area: every operation of it asks here. What an appeal lifts asks for its own permission besides. */
export const permissions = {
  'appeal.send': livingMembers,
  'appeal.read-own': livingReaders,
  'appeal.read': staff('moderator'),
  'appeal.read-money': staff('finance'),
  'appeal.decide-money': saying(otherStaff('finance'), NOT_ONES_OWN),
  'appeal.decide': saying(otherStaff('moderator'), NOT_ONES_OWN),
} as const

export const { authorise, may } = guard(permissions)

/** Which permission an appeal of this kind asks for. */
export const toRead = (kind: AppealKind) => (isAboutMoney(kind) ? 'appeal.read-money' : 'appeal.read')
export const toDecide = (kind: AppealKind) => (isAboutMoney(kind) ? 'appeal.decide-money' : 'appeal.decide')

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
