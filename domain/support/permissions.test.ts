import { expectPermissions, living, peopleOfAnyKind } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'ticket.open': peopleOfAnyKind,
  'ticket.follow': peopleOfAnyKind,
  'ticket.list-own': living,
  'ticket.close': ['clock'],
})
