import { active, admins, expectPermissions, open } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'message.write': active,
  'message.read': [...open, 'Ann, deleting'],
  'message.read-case': admins,
  'message.write-case': admins,
  'message.follow-deal': ['clock'],
})
