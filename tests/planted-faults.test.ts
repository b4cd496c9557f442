import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plantedFaults } from '../scripts/steps/planted-faults.mjs'

test.each(plantedFaults.map((fault) => [fault.name, fault] as const))(
  '%s can still be planted, and the test that has to catch it is there',
  (_, { file, find, put, args }) => {
    const whole = readFileSync(file, 'utf8')
    expect(whole.replace(find, put)).not.toBe(whole)
    expect(existsSync(args[0] ?? '')).toBe(true)
  },
)
