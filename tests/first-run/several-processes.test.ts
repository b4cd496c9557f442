import { readdir } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import { dataFolder, query, serverPid } from './folders.ts'
import { readyProcess, startFromProcess } from './processes.ts'

describe('several processes on one data folder', () => {
  it('share one server, which stays as long as anyone does and stops with the last to leave', async () => {
    const folder = await dataFolder()
    const first = await startFromProcess(folder)
    const second = await startFromProcess(folder)
    const third = await startFromProcess(folder)
    expect(new Set([first.url, second.url, third.url]).size).toBe(1)
    const pid = await serverPid(folder)

    await second.stop()
    await first.stop()
    expect(await query(third.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await serverPid(folder)).toBe(pid)
    await third.stop()
    await expect(query(third.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  it('do not wait for one that was killed: the last of the living stops the server', async () => {
    const folder = await dataFolder()
    const first = await startFromProcess(folder)
    const second = await startFromProcess(folder)
    const pid = await serverPid(folder)
    await first.kill()

    const heir = await startFromProcess(folder)
    expect(await serverPid(folder)).toBe(pid)
    await second.stop()
    expect(await query(heir.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await heir.stop()
    await expect(query(heir.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  it('bring the server back when it is killed, whoever of them started it', async () => {
    const folder = await dataFolder()
    const first = await startFromProcess(folder)
    const second = await startFromProcess(folder)
    await query(first.url, 'create table kept as select 7 as number')
    await query(first.url, 'checkpoint')
    await first.kill()
    process.kill(await serverPid(folder), 'SIGKILL')
    await vi.waitFor(
      async () => expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]),
      { timeout: 60_000 },
    )
    expect(second.lines.filter((line) => line.includes('ended unexpectedly'))).toHaveLength(1)
  })

  it('may start at the same instant from nothing: one makes the database, the others wait', async () => {
    const folder = await dataFolder()
    const processes = await Promise.all([1, 2, 3].map(() => readyProcess(folder)))
    const servers = await Promise.all(processes.map(({ start }) => start()))
    const said = servers.flatMap(({ lines }) => lines)
    expect(said.filter((line) => line.startsWith('Created'))).toHaveLength(1)
    expect(said.filter((line) => line.startsWith('Joined'))).toHaveLength(2)
    expect(new Set(servers.map(({ url }) => url)).size).toBe(1)
    expect(
      (await readdir(folder)).filter((name) => name.includes('.lock') || name.includes('init-')),
    ).toEqual([])
  })
})
