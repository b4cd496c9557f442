import { randomBytes } from 'node:crypto'
import type { Binaries } from './binaries.ts'
import { role } from './connection.ts'
import type { Home } from './home.ts'
import { type Places, readIfThere, writeWhole } from './places.ts'
import { runProgram } from './program.ts'

export async function readOrMakePassword(places: Places): Promise<string> {
  const known = (await readIfThere(places.password))?.trim()
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  await writeWhole(places.password, `${password}\n`, 0o600)
  return password
}

/** Gives the cluster our password when it has another: its file was lost, or came from a copy. The server must be down. */
export async function setPassword(home: Home, binaries: Binaries, password: string): Promise<void> {
  await runProgram(binaries.postgres, ['--single', '-D', home.cluster, 'postgres'], {
    cwd: home.cluster,
    runAs: home.runAs,
    input: `ALTER ROLE ${role} PASSWORD '${password}';\n`,
  })
}
