import {
  active,
  admins,
  expectPermissions,
  living,
  stillAtWork,
} from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'team.start': active,
  'team.join': active,
  'team.decline': living,
  'team.act': active,
  'team.finish': stillAtWork,
  'team.administer': admins,
})
