import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { programs } from '../../scripts/steps/programs.mjs'

const SAY_HOW = `
  const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = process.env
  console.log(JSON.stringify({ arenas: MALLOC_ARENA_MAX, large: MALLOC_MMAP_THRESHOLD_, trim: MALLOC_TRIM_THRESHOLD_, flags: process.execArgv }))`

test.each(['web', 'worker'] as const)(
  'the %s process is started so that memory which it does not need goes back',
  (name) => {
    const { args, environment } = programs[name]
    const flags = args.filter((one) => one.startsWith('--'))
    const env = { ...process.env, ...environment }
    // A Node that no longer knows a flag refuses to start.
    const said = execFileSync(process.execPath, [...flags, '-e', SAY_HOW], { encoding: 'utf8', env })
    expect(JSON.parse(said)).toMatchObject({
      arenas: '2',
      large: '32768',
      trim: '131072',
      flags: expect.arrayContaining(['--max-semi-space-size=8', '--heap-growing-percent=100', '--expose-gc']),
    })
  },
)
