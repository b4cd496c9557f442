import {
  active,
  expectPermissions,
  finance,
  living,
  peopleOfAnyKind,
} from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'cart.change': peopleOfAnyKind,
  'cart.join': living,
  'order.place': active,
  'order.give-up': living,
  'order.limit': active,
  'order.finish': ['clock'],
  'orders.read': finance,
})
