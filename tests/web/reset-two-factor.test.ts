import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { giveAPasskey } from '#domain/accounts/passkeys/testing-passkeys.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { programs } from '../../scripts/steps/programs.mjs'
import { fromOutside } from '../server/from-outside.ts'
import { freshDatabaseUrl } from '../server/web-test.ts'

const run = promisify(execFile)

const command = (databaseUrl: string, ...args: string[]) =>
  run(process.execPath, [...programs.admin.args, ...args], {
    env: {
      ...process.env,
      ...programs.admin.environment,
      DATABASE_URL: databaseUrl,
      ORIGIN: 'https://hall.example.org',
      SECRET: 'a secret of at least thirty-two characters',
    },
  }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => `refused: ${error.stdout}${error.stderr}`,
  )

test('whoever has the server lets the last administrator in again at once, and the command says what it did', async () => {
  const databaseUrl = await freshDatabaseUrl()
  const { email, username } = await fromOutside(databaseUrl, async (tx) => {
    const who = await makeMember(tx, { role: 'admin' })
    await giveAPasskey(tx, who)
    return who
  })
  const said = await command(databaseUrl, '--reset-two-factor', email)
  expect(said).toContain(`The second factor of ${username} is removed`)
  expect(said).toContain('told by mail')
  expect(said).toContain('https://hall.example.org/my/login')
  expect(await command(databaseUrl, '--reset-two-factor')).toContain('Say whose: npm run admin')
})
