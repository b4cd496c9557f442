import { active, expectPermissions, open } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'message.write': active,
  'message.read': [...open, 'Ann, deleting'],
  'message.follow-deal': ['clock'],
})
