import {
  active,
  expectPermissions,
  finance,
  stillAtWork,
} from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'deal.propose': active,
  'deal.act': stillAtWork,
  'deal.pay': stillAtWork,
  'deal.review': active,
  'deal.run-clock': ['clock'],
  'disputes.decide': finance,
  'disputes.read': finance,
})
