import {
  admins,
  expectPermissions,
  living,
  open,
  peopleOfAnyKind,
} from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'report.send': ['visitor', ...open, 'Ann, deleting'],
  'report.prove': peopleOfAnyKind,
  'report.read-own': living,
  'report.read': admins,
  'report.decide': ['administrator'],
  'report.return': ['clock'],
})
