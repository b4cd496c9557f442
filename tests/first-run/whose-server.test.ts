import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { dataFolder, isRoot, nobody, othersCanEnter, query } from './folders.ts'
import { startFromProcess } from './processes.ts'

const canBeNobody = isRoot && (await othersCanEnter(import.meta.dirname))
const say = () => {}

describe('started by root', () => {
  it.runIf(isRoot)('PostgreSQL runs as an unprivileged user', async () => {
    const folder = await dataFolder()
    await startEmbeddedPostgres({ dataFolder: folder, say, tuning: 'test' })
    const pid = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]
    expect((await stat(`/proc/${pid}`)).uid).toBe(nobody)
  })

  it.runIf(isRoot)(
    'keeps its data where that user can go when the project is closed to others, and finds it again',
    async () => {
      const folder = await dataFolder({ mode: 0o700 })
      const lines: string[] = []
      const first = await startEmbeddedPostgres({
        dataFolder: folder,
        say: (line) => lines.push(line),
        tuning: 'test',
      })
      await query(first.url, 'create table kept as select 7 as number')
      await first.stop()
      const elsewhere = (await readFile(join(folder, 'postgres-elsewhere'), 'utf8')).trim()
      expect(elsewhere).toMatch(/^\/var\/lib\/guildhall-[0-9a-f]{12}$/)
      expect(lines[0]).toContain(`its data is kept in ${elsewhere}`)

      const second = await startEmbeddedPostgres({ dataFolder: folder, say, tuning: 'test' })
      expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }])
    },
  )

  it.runIf(isRoot)(
    'a copy of a closed project gets data of its own instead of sharing that of the original',
    async () => {
      const folder = await dataFolder({ mode: 0o700 })
      const original = await startEmbeddedPostgres({ dataFolder: folder, say, tuning: 'test' })
      const copy = await dataFolder({ mode: 0o700 })
      await cp(folder, copy, { recursive: true })

      const server = await startEmbeddedPostgres({ dataFolder: copy, say, tuning: 'test' })
      expect(server.port).not.toBe(original.port)
    },
  )

  it.runIf(isRoot)('takes the data along when the project is closed to others later', async () => {
    const folder = await dataFolder()
    const first = await startEmbeddedPostgres({ dataFolder: folder, say, tuning: 'test' })
    await query(first.url, 'create table kept as select 7 as number')
    await first.stop()
    await chmod(dirname(folder), 0o700)

    const second = await startEmbeddedPostgres({ dataFolder: folder, say, tuning: 'test' })
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }])
    expect(existsSync(join(folder, 'postgres'))).toBe(false)
  })

  it.runIf(canBeNobody)(
    'an ordinary user keeps everything in the data folder, and root can go on with it',
    async () => {
      const folder = await dataFolder({ mode: 0o700, owner: nobody })
      const first = await startFromProcess(folder, { uid: nobody })
      await query(first.url, 'create table kept as select 7 as number')
      await first.stop()
      expect((await stat(join(folder, 'postgres'))).uid).toBe(nobody)

      const second = await startEmbeddedPostgres({ dataFolder: folder, say, tuning: 'test' })
      expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }])
      await second.stop()
      const third = await startFromProcess(folder, { uid: nobody })
      expect(await query(third.url, 'select number from kept')).toEqual([{ number: 7 }])
    },
  )
})

describe('what goes wrong is said in one sentence', () => {
  it('names DATABASE_URL as the way out where no PostgreSQL is bundled', async () => {
    const { arch } = process
    onTestFinished(() => void Object.defineProperty(process, 'arch', { value: arch }))
    Object.defineProperty(process, 'arch', { value: 'mips' })
    await expect(
      startEmbeddedPostgres({ dataFolder: await dataFolder(), say, tuning: 'test' }),
    ).rejects.toThrow(/^There is no bundled PostgreSQL for \w+-mips here: set DATABASE_URL/)
  })

  it.runIf(!isRoot || canBeNobody)('says whose folder may not be written', async () => {
    const folder = await dataFolder({ mode: 0o555 })
    await expect(startFromProcess(folder, isRoot ? { uid: nobody } : {})).rejects.toThrow(
      /^This user may not write to .*: give the folder/,
    )
  })

  it.runIf(isRoot)('says that the disk is full', async () => {
    const folder = await dataFolder()
    await mkdir(folder)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m,mode=755', 'tmpfs', folder])
    onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
    await expect(startEmbeddedPostgres({ dataFolder: folder, say, tuning: 'test' })).rejects.toThrow(
      /^The disk of .* is full: free some space/,
    )
  })
})
