import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { dataFolder, query } from './folders.ts'

const quiet = () => {}

describe('the embedded PostgreSQL', () => {
  it('starts from nothing with a database of its own, and keeps data and port over a restart', async () => {
    const folder = await dataFolder()
    const lines: string[] = []
    const first = await startEmbeddedPostgres({
      dataFolder: folder,
      say: (line) => lines.push(line),
      tuning: 'test',
    })
    expect(lines.join('\n')).toMatch(
      /Created the database in .*\nPostgreSQL 18 runs on 127\.0\.0\.1:\d+ \(\d+\.\d s\)/,
    )
    await query(first.url, 'create table kept (word text); insert into kept values ($$here$$)')
    await first.stop()
    await expect(query(first.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)

    const second = await startEmbeddedPostgres({ dataFolder: folder, say: quiet, tuning: 'test' })
    expect(second.port).toBe(first.port)
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'here' }])
  })

  it('lets nobody in without the password, which only its owner can read', async () => {
    const folder = await dataFolder()
    const { url } = await startEmbeddedPostgres({ dataFolder: folder, say: quiet, tuning: 'test' })
    const stranger = url.replace(/:[^:@]+@/, ':guess@')
    await expect(query(stranger, 'select 1')).rejects.toThrow(/password authentication failed/)
    expect((await stat(join(folder, 'postgres-password'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(folder, 'postgres', 'pg_hba.conf'), 'utf8')).toBe(
      'host all all 127.0.0.1/32 scram-sha-256\n',
    )
  })

  it('is set up for the product: encoding, locale, memory, connections and statistics', async () => {
    const { url } = await startEmbeddedPostgres({
      dataFolder: await dataFolder(),
      say: quiet,
      tuning: 'durable',
    })
    const settings = await query<{ name: string; setting: string }>(
      url,
      `select name, current_setting(name) as setting from pg_settings where name in
        ('fsync', 'listen_addresses', 'max_connections', 'server_encoding', 'shared_buffers', 'unix_socket_directories') order by name`,
    )
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      listen_addresses: '127.0.0.1',
      max_connections: '200',
      server_encoding: 'UTF8',
      shared_buffers: '256MB',
      unix_socket_directories: '',
    })
    expect(
      await query(
        url,
        `select datlocprovider as provider, datlocale as locale from pg_database where datname = 'guildhall'`,
      ),
    ).toEqual([{ provider: 'b', locale: 'C.UTF-8' }])
    await query(url, 'create extension pg_stat_statements')
    expect(await query(url, 'select count(*) >= 0 as works from pg_stat_statements')).toEqual([
      { works: true },
    ])
  })

  it('chooses another port when somebody else has taken its own', async () => {
    const folder = await dataFolder()
    const first = await startEmbeddedPostgres({ dataFolder: folder, say: quiet, tuning: 'test' })
    await first.stop()
    const taker = createServer().listen(first.port, '127.0.0.1')
    await once(taker, 'listening')
    onTestFinished(() => void taker.close())

    const second = await startEmbeddedPostgres({ dataFolder: folder, say: quiet, tuning: 'test' })
    expect(second.port).not.toBe(first.port)
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
    expect((await readFile(join(folder, 'postgres-port'), 'utf8')).trim()).toBe(String(second.port))
  })
})
