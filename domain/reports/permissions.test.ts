import {
  admins,
  everyone,
  expectPermissions,
  living,
  open,
} from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'report.send': ['visitor', ...open, 'Ann, deleting'],
  'report.prove': everyone,
  'report.read-own': living,
  'report.read': admins,
  'report.decide': ['administrator'],
  'report.return': ['clock'],
})
