import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { EmbeddedPostgresError } from './failure.ts'
import { readIfThere, shortPath } from './places.ts'
import { isRunning, processMark, type ProcessIdentity } from './process-identity.mjs'

/** A running server of a cluster, as its `postmaster.pid` tells. */
export type Postmaster = ProcessIdentity & { port: number; status: string }

const pollMs = 25

/** The server that runs on this cluster, if any. A pid that now belongs to another program is cleared away. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const file = join(cluster, 'postmaster.pid')
  const lines = (await readIfThere(file))?.split('\n')
  if (!lines) return undefined
  const pid = Number(lines[0])
  const mark = processMark(pid)
  // PostgreSQL itself clears the file of a server that is gone, and checks first that none of its children live on.
  if (mark === undefined) return undefined
  if (!servesCluster(pid, cluster)) {
    await rm(file, { force: true })
    return undefined
  }
  return { pid, mark, port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' }
}

/** Waits until the server is ready for connections; undefined when it ended instead. */
export async function waitUntilReady(cluster: string, limitMs: number): Promise<Postmaster | undefined> {
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    const found = await findPostmaster(cluster)
    if (!found || found.status === 'ready') return found
    await pause(pollMs)
  }
  return undefined
}

/** Fast shutdown (SIGINT), and the immediate one (SIGQUIT) for a server that does not heed it. */
export async function stopPostmaster(found: ProcessIdentity, cluster: string): Promise<void> {
  for (const [signal, limitMs] of [
    ['SIGINT', 60_000],
    ['SIGQUIT', 15_000],
  ] as const) {
    try {
      process.kill(found.pid, signal)
    } catch (error) {
      if (!isRunning(found)) return
      throw error
    }
    const deadline = Date.now() + limitMs
    while (Date.now() < deadline) {
      if (!isRunning(found)) return
      await pause(pollMs)
    }
  }
  throw new EmbeddedPostgresError(
    `The PostgreSQL server of ${shortPath(cluster)} (process ${found.pid}) does not stop: end it by hand and start again.`,
  )
}

function servesCluster(pid: number, cluster: string): boolean {
  const command = commandOf(pid)
  if (!command || !/^postgres(\.exe)?$/.test(basename(command.program))) return false
  return command.line.includes(cluster) || workingFolderOf(pid) === cluster
}

function commandOf(pid: number): { program: string; line: string } | undefined {
  try {
    if (process.platform === 'linux') {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return { program: line.split('\0')[0] ?? '', line }
    }
    if (process.platform === 'win32') {
      const query = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}') | ForEach-Object { $_.ExecutablePath; $_.CommandLine }`
      const [program = '', line = ''] = execFileSync('powershell', ['-NoProfile', '-Command', query], {
        encoding: 'utf8',
      }).split(/\r?\n/)
      return { program, line }
    }
    const ask = (column: string) =>
      execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
    return { program: ask('comm'), line: ask('command') }
  } catch {
    return undefined
  }
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
