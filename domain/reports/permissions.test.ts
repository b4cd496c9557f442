import {
  expectPermissions,
  living,
  moderation,
  open,
  peopleOfAnyKind,
} from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'report.send': [...open, 'Ann, deleting'],
  'report.send-by-address': ['visitor', ...open, 'Ann, deleting'],
  'report.prove': peopleOfAnyKind,
  'report.read-own': [...living, 'Ann, seen by an administrator'],
  'report.read': moderation,
  'report.read-case': ['administrator', 'moderator'],
  'report.decide': ['administrator', 'moderator'],
  'report.return': ['clock'],
})
