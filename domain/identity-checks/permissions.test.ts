import { expectPermissions, finance, stillAtWork } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'identity.send': stillAtWork,
  'identity.read-queue': finance,
  'identity.decide': ['administrator', 'finance'],
})
