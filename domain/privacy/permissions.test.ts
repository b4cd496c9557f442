import {
  admins,
  banned,
  expectPermissions,
  living,
  open,
} from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'account.ask-export': living,
  'account.ask-deletion': [...open, ...banned],
  'account.cancel-deletion': ['Ann, deleting', ...admins],
  'deletions.read': admins,
  'account.run-deletion': [...admins, 'clock'],
})
