import { everyone, expectPermissions, living } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'notifications.read': living,
  'notifications.choose': living,
  'notifications.stop-letters': everyone,
})
