import { expectPermissions, finance } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'corrections.read': finance,
  'correction.propose': ['administrator', 'finance'],
  'correction.decide': ['administrator', 'finance'],
})
