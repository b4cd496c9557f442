import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { permissions } from '#domain/areas.ts'
import { guard, type Permission } from '#domain/permissions.ts'
import { ANN, people } from './people.ts'

const { may } = guard(permissions)

test('every area says beside its permissions whom they are given to', () => {
  const without = globSync('domain/*/permissions.ts').filter(
    (file) => !existsSync(file.replace('.ts', '.test.ts')),
  )
  expect(without).toEqual([])
})

test('nobody who looks as someone else may do anything but look', () => {
  const seen = people['Ann, seen by an administrator']
  const granted = (Object.keys(permissions) as Permission[]).filter((permission) =>
    may(seen, permission, { ownerId: ANN }),
  )
  // Open to whoever holds a password or the secret of a letter, whoever they are; and what is only read.
  expect(granted).toEqual([
    'account.sign-in',
    'account.verify-email',
    'account.reset-password',
    'account.stop-second-factor-reset',
    'notifications.stop-letters',
    'search.stop-alerts',
    'report.read-own',
    'appeal.read-own',
  ])
})
