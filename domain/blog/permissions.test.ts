import { expectPermissions } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'blog.write': ['an administrator'],
  'blog.run-clocks': ['clock'],
})
