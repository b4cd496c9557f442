import { admins, expectPermissions } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'blog.write': admins,
  'blog.run-clocks': ['clock'],
})
