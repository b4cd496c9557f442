import { expectPermissions, support } from '../../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

const handlers = ['administrator', 'support'] as const

expectPermissions(permissions, {
  'ticket.see-desk': support,
  'ticket.read': handlers,
  'ticket.answer': handlers,
  'ticket.note': handlers,
  'ticket.assign': handlers,
  'ticket.sort': handlers,
  'ticket.resolve': handlers,
  'ticket.reopen': handlers,
  'ticket.merge': handlers,
  'ticket.write-templates': support,
})
