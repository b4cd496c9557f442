import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findSecrets } from '../server/find-secrets.ts'
import { listSecrets, LOGS } from './secrets-used.ts'

test('no log line and no report holds a password, token, code, cookie or letter of any journey', () => {
  const logs = readdirSync(LOGS).map((name) => ({ name, text: readFileSync(join(LOGS, name), 'utf8') }))
  const secrets = listSecrets()
  expect(logs.flatMap(({ name, text }) => findSecrets(name, text, secrets))).toEqual([])
  // Servers that say nothing would prove nothing: those of the journeys log as they do in earnest.
  const servers = logs.filter(({ name }) => name.startsWith('web-'))
  expect(servers.length === 0 || servers.some(({ text }) => text.includes('"level":30'))).toBe(true)
})
