import {
  active,
  admins,
  expectPermissions,
  living,
  open,
} from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'message.write': active,
  'message.read': [...open, 'Ann, deleting'],
  'message.read-case': admins,
  'message.write-case': admins,
  'message.follow-deal': ['clock'],
  'message.count-answers': ['clock'],
  'message.read-flags': admins,
  'message.decide': ['administrator'],
  'message.read-warning': living,
})
