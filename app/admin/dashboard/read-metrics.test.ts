import { expect, test } from 'vitest'
import { openMetrics } from '#platform/telemetry/metrics.ts'
import { readMetrics } from './read-metrics.ts'

test('the time within which most answers were given is read over all routes', async () => {
  const metrics = openMetrics({ token: undefined })
  for (let count = 0; count < 95; count++) metrics.observeRequest('GET', '/pricing', 200, 0.008)
  for (let count = 0; count < 5; count++) metrics.observeRequest('GET', '/my/account', 200, 0.4)
  const figures = readMetrics(await metrics.render())
  expect(figures).toMatchObject({ answers: 100, answersP95Seconds: 0.01 })
  metrics.observeRequest('GET', '/', 200, 2)
  expect(readMetrics(await metrics.render()).answersP95Seconds).toBe(0.5)
})

test('a process that has answered nothing yet has no such time', async () => {
  const figures = readMetrics(await openMetrics({ token: undefined }).render())
  expect(figures.answersP95Seconds).toBeUndefined()
})
