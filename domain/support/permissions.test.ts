import { expectPermissions, living, peopleOfAnyKind, support } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'ticket.open': peopleOfAnyKind,
  'tickets.read': support,
  'ticket.follow': peopleOfAnyKind,
  'ticket.list-own': living,
  'ticket.close': ['clock'],
})
