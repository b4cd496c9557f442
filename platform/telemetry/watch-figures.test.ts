import { expect, test } from 'vitest'
import { Registry } from 'prom-client'
import type { Figure } from './figure.ts'
import { watchFigures } from './watch-figures.ts'

const figure = (read: Figure['read'], everySeconds = 300): Figure => ({
  name: 'payments',
  help: 'Payments by state',
  label: 'state',
  everySeconds,
  read,
})

function registryOf(one: Figure): Registry {
  const registry = new Registry()
  watchFigures(registry, [one], {} as never)
  return registry
}

test('a figure of the database is read once for all who ask within its time', async () => {
  let readings = 0
  const registry = registryOf(figure(async () => [{ of: 'pending', value: ++readings }]))
  const answers = await Promise.all([registry.metrics(), registry.metrics()])
  answers.push(await registry.metrics())
  for (const answer of answers) expect(answer).toContain('payments{state="pending"} 1')
})

test('one that can’t be read is left out, and tried again', async () => {
  let readings = 0
  const registry = registryOf(
    figure(async () => {
      if (++readings === 1) throw new Error('the database is down')
      return [{ of: 'pending', value: 7 }]
    }),
  )
  expect(await registry.metrics()).not.toContain('payments{')
  expect(await registry.metrics()).toContain('payments{state="pending"} 7')
})
