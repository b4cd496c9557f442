import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startEmbeddedPostgres, stopEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { dataFolder, query, serverPid } from './folders.ts'
import { readyProcess, startFromProcess } from './processes.ts'

const quiet = () => {}

describe('after a sudden end', () => {
  it('brings PostgreSQL back with its data, at the same address, when it was killed under a living owner', async () => {
    const folder = await dataFolder()
    const server = await startEmbeddedPostgres({ dataFolder: folder, say: quiet, tuning: 'durable' })
    await query(server.url, 'create table kept as select 7 as number')
    process.kill(await serverPid(folder), 'SIGKILL')
    await vi.waitFor(
      async () => expect(await query(server.url, 'select number from kept')).toEqual([{ number: 7 }]),
      {
        timeout: 60_000,
      },
    )
    await server.stop()
    await expect(query(server.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  it('gives up at once on data that is damaged, and says so', async () => {
    const folder = await dataFolder()
    const lost = new Promise<string>((resolve) => {
      const onLost = ({ message }: Error) => resolve(message)
      void startEmbeddedPostgres({ dataFolder: folder, say: quiet, tuning: 'test', onLost }).then(
        async () => {
          const pid = await serverPid(folder)
          await truncate(join(folder, 'postgres', 'global', 'pg_control'))
          process.kill(pid, 'SIGKILL')
        },
      )
    })
    expect(await lost).toMatch(/^The database in .* is damaged: put it back from a backup/)
  })

  it('leaves the server down when somebody else stopped it on purpose', async () => {
    const folder = await dataFolder()
    const server = await startFromProcess(folder)
    expect(await stopEmbeddedPostgres(folder)).toBe(true)
    await server.stop()
    expect(await stopEmbeddedPostgres(folder)).toBe(false)
  })

  it('starts again with its data when both were killed', async () => {
    const folder = await dataFolder()
    const first = await startFromProcess(folder)
    await query(first.url, 'create table kept as select 7 as number')
    await query(first.url, 'checkpoint')
    await first.kill()
    process.kill(await serverPid(folder), 'SIGKILL')

    const second = await startFromProcess(folder)
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }])
  })

  it('adopts the server that a killed process left running', async () => {
    const folder = await dataFolder()
    const first = await startFromProcess(folder)
    const pid = await serverPid(folder)
    await first.kill()

    const second = await startFromProcess(folder)
    expect(second).toMatchObject({ url: first.url })
    expect(await serverPid(folder)).toBe(pid)
    expect(second.lines.join()).toContain('Took over the database server')
    await second.stop()
    await expect(query(second.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  it('stops a left-over server that does not know its password, and sets the password anew', async () => {
    const folder = await dataFolder()
    const first = await startFromProcess(folder)
    await query(first.url, 'create table kept as select 7 as number')
    await first.kill()
    await rm(join(folder, 'postgres-password'))

    const second = await startFromProcess(folder)
    expect(second.lines.join()).toContain('Gave the database a new password')
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }])
    await expect(query(first.url.replace(`:${first.port}/`, `:${second.port}/`), 'select 1')).rejects.toThrow(
      /password/,
    )
  })

  it('does not mistake another program for its server when the process number was reused', async () => {
    const folder = await dataFolder()
    const first = await startEmbeddedPostgres({ dataFolder: folder, say: quiet, tuning: 'test' })
    const pidFile = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')
    await first.stop()
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    onTestFinished(() => void bystander.kill('SIGKILL'))
    await writeFile(
      join(folder, 'postgres', 'postmaster.pid'),
      pidFile.replace(/^\d+/, String(bystander.pid)),
    )

    const second = await startEmbeddedPostgres({ dataFolder: folder, say: quiet, tuning: 'test' })
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
  })

  it('begins over when the very first start was killed half-way', async () => {
    const folder = await dataFolder()
    const cut = await readyProcess(folder)
    cut.send()
    await vi.waitUntil(() => existsSync(folder) && hasHalfCluster(folder), { timeout: 30_000, interval: 1 })
    await cut.kill()
    expect(existsSync(join(folder, 'postgres.lock'))).toBe(true)
    expect(existsSync(join(folder, 'postgres'))).toBe(false)

    const server = await startFromProcess(folder)
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await readdir(folder)).filter((name) => name.startsWith('postgres.init-'))).toEqual([])
  })

  it('starts anew when the project was moved while its server ran on', async () => {
    const folder = await dataFolder()
    const first = await startFromProcess(folder)
    await query(first.url, 'create table kept as select 7 as number')
    await first.kill()
    const pid = await serverPid(folder)
    const moved = await dataFolder()
    await rename(folder, moved)

    const second = await startFromProcess(moved)
    expect(await serverPid(moved)).not.toBe(pid)
    expect(
      await query(second.url, `select number, current_setting('data_directory') as folder from kept`),
    ).toEqual([{ number: 7, folder: join(moved, 'postgres') }])
    expect(existsSync(dirname(folder))).toBe(true)
  })
})

function hasHalfCluster(folder: string): boolean {
  return ['base', 'global'].some((part) =>
    halfClusters(folder).some((half) => existsSync(join(half, 'cluster', part))),
  )
}

function halfClusters(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('postgres.init-'))
    .map((name) => join(folder, name))
}
