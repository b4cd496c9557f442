import {
  active,
  expectPermissions,
  finance,
  living,
  moderation,
  open,
  stillAtWork,
} from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'message.write': active,
  'message.read': [...open, 'Ann, deleting'],
  'message.read-room': living,
  'message.write-room': stillAtWork,
  'message.read-case': finance,
  'message.write-case': finance,
  'message.follow-deal': ['clock'],
  'message.count-answers': ['clock'],
  'message.read-flags': moderation,
  'message.decide': ['administrator', 'moderator'],
  'message.read-warning': living,
})
