import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { dataFolder, query, serverPid } from './folders.ts'
import { readyProcess, startFromProcess } from './processes.ts'

describe('several processes on one data folder', { timeout: 40_000 }, () => {
  it('share one server, which stops with its owner and not with a guest', async () => {
    const folder = await dataFolder()
    const owner = await startFromProcess(folder)
    const guest = await startFromProcess(folder)
    expect([owner.owned, guest.owned]).toEqual([true, false])
    expect(guest.url).toBe(owner.url)

    await guest.stop()
    expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await owner.stop()
    await expect(query(owner.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  it('hand the server of a dead owner to the next that starts', async () => {
    const folder = await dataFolder()
    const owner = await startFromProcess(folder)
    const guest = await startFromProcess(folder)
    const pid = await serverPid(folder)
    await owner.kill()

    const heir = await startFromProcess(folder)
    expect(heir.owned).toBe(true)
    expect(await serverPid(folder)).toBe(pid)
    await guest.stop()
    expect(await query(heir.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await heir.stop()
    await expect(query(heir.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  it('may start at the same instant from nothing: one makes the database, the others wait', async () => {
    const folder = await dataFolder()
    const processes = await Promise.all([1, 2, 3].map(() => readyProcess(folder)))
    const servers = await Promise.all(processes.map(({ start }) => start()))
    expect(servers.filter(({ owned }) => owned)).toHaveLength(1)
    expect(new Set(servers.map(({ url }) => url)).size).toBe(1)
    expect(servers.flatMap(({ lines }) => lines).filter((line) => line.startsWith('Created'))).toHaveLength(1)
    expect(
      (await readdir(folder)).filter((name) => name.includes('.lock') || name.includes('init-')),
    ).toEqual([])
  })
})
