import { admins, expectPermissions, living } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'banner.read': admins,
  'banner.change': admins,
  'banner.close': living,
})
