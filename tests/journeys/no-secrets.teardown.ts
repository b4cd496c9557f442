import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findSecrets } from '../hall/find-secrets.ts'
import { listSecrets, LOGS } from './secrets-used.ts'

test('no log line and no report holds a password, token, code, cookie or letter of any journey', () => {
  const secrets = listSecrets()
  const found = readdirSync(LOGS).flatMap((name) =>
    findSecrets(name, readFileSync(join(LOGS, name), 'utf8'), secrets),
  )
  expect(found).toEqual([])
})
