import { expectPermissions, open } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'work.change': open,
  'work.moderate': ['administrator', 'moderator'],
})
