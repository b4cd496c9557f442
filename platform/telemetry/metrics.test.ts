import { expect, test } from 'vitest'
import { jobsSeen, livingWorker, queueSeen } from '#platform/jobs/testing.ts'
import { constantTimeEqual } from './constant-time-equal.ts'
import { openMetrics } from './metrics.ts'

test('requests are counted by route and class of status, never by address', async () => {
  const metrics = openMetrics({ token: undefined })
  for (let id = 0; id < 500; id++) metrics.observeRequest('GET', `/user/person-${id}`, 200, 0.01)
  for (let id = 0; id < 500; id++) metrics.observeRequest('GET', `/wp-admin-${id}`, 404, 0.01)
  metrics.observeRequest('POST', '/my/balance', 303, 0.02)
  const text = await metrics.render()
  expect(text).toContain('http_request_duration_seconds_count{route="/user/*",method="GET",status="2xx"} 500')
  expect(text).toContain(
    'http_request_duration_seconds_count{route="not found",method="GET",status="4xx"} 500',
  )
  expect(text).toContain(
    'http_request_duration_seconds_count{route="/my/balance",method="POST",status="3xx"} 1',
  )
  expect(text).not.toContain('person-')
})

test('a stranger who invents addresses can’t make the figures grow without end', async () => {
  const metrics = openMetrics({ token: undefined })
  for (let id = 0; id < 5_000; id++) metrics.observeRequest('GET', `/made-up-${id}`, 200, 0.01)
  const routes = new Set((await metrics.render()).match(/route="[^"]+"/g))
  expect(routes.size).toBeLessThanOrEqual(201)
})

test('addresses that are refused take no place of a route that is asked for later', async () => {
  const metrics = openMetrics({ token: undefined })
  for (let id = 0; id < 500; id++) metrics.observeRequest('DELETE', `/made-up-${id}`, 405, 0.01)
  for (let id = 0; id < 500; id++) metrics.observeRequest('GET', `/made-up-${id}`, 503, 0.01)
  metrics.observeRequest('GET', '/my/balance', 200, 0.02)
  expect(await metrics.render()).toContain('{route="/my/balance",method="GET",status="2xx"} 1')
})

test('what is watched is read when it is asked for', async () => {
  const metrics = openMetrics({ token: undefined })
  const cache = { pages: 1, bytes: 100, hits: 2, misses: 1 }
  metrics.watch({
    pageCache: () => cache,
    pool: { totalCount: 5, idleCount: 2, waitingCount: 1 },
    jobs: async () => jobsSeen({ queues: [queueSeen({ waiting: 3, oldestDueSeconds: 70 })] }),
    mailWaiting: async () => 4,
  })
  await metrics.render()
  cache.hits = 10
  const text = await metrics.render()
  expect(text).toContain('page_cache_requests_total{result="hit"} 10')
  expect(text).toContain('page_cache_bytes 100')
  expect(text).toContain('database_connections{state="busy"} 3')
  expect(text).toContain('jobs_waiting{queue="send-mail"} 3')
  expect(text).toContain('jobs_oldest_due_seconds{queue="send-mail"} 70')
  expect(text).toContain('mail_waiting 4')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
})

test('waiting and failed jobs are those of this reading, and the queues are read once for both', async () => {
  const metrics = openMetrics({ token: undefined })
  let readings = 0
  metrics.watch({
    jobs: async () => jobsSeen({ queues: [queueSeen({ waiting: ++readings, failed: readings })] }),
  })
  for (const reading of [1, 2]) {
    const text = await metrics.render()
    expect(text).toContain(`jobs_waiting{queue="send-mail"} ${reading}`)
    expect(text).toContain(`jobs_failed{queue="send-mail"} ${reading}`)
  }
})

test('figures that can’t be read now are left out and the others are given', async () => {
  const metrics = openMetrics({ token: undefined })
  metrics.watch({ jobs: () => Promise.reject(new Error('the database is down')), mailWaiting: async () => 4 })
  const text = await metrics.render()
  expect(text).toContain('mail_waiting 4')
  expect(text).not.toMatch(/^(jobs|workers?)_/m)
})

test('a worker that fell silent is told from a living one, and one that left is not told of any more', async () => {
  const metrics = openMetrics({ token: undefined })
  const silent = { ...livingWorker, place: 'hall, process 2', quietSeconds: 45, isSilent: true }
  let workers = [livingWorker, silent]
  metrics.watch({ jobs: async () => jobsSeen({ workers }) })
  const text = await metrics.render()
  expect(text).toContain('workers_alive 1')
  expect(text).toContain('workers_silent 1')
  expect(text).toContain('worker_quiet_seconds{worker="hall, process 2"} 45')
  workers = []
  const later = await metrics.render()
  expect(later).toContain('workers_alive 0')
  expect(later).not.toContain('process 2')
})

test('with a token only its bearer reads the figures, wherever from', async () => {
  const { answer } = openMetrics({ token: 'a-long-enough-token' })
  expect((await answer('Bearer a-long-enough-token', '203.0.113.9')).status).toBe(200)
  for (const wrong of [undefined, '', 'Bearer ', 'Bearer a-long-enough-toke', 'a-long-enough-token']) {
    expect((await answer(wrong, '127.0.0.1')).status).toBe(401)
  }
})

test('without a token only the machine itself reads them, and not through a proxy on it', async () => {
  const { answer } = openMetrics({ token: undefined })
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect((await answer(undefined, address)).status).toBe(200)
  for (const address of ['203.0.113.9', '10.0.0.1', '127.0.0.1.example', '']) {
    expect((await answer('Bearer x', address)).status).toBe(403)
  }
  expect((await answer(undefined, '127.0.0.1', '203.0.113.9')).status).toBe(403)
})

test('secrets of any length can be compared', () => {
  expect(constantTimeEqual('abc', 'abc')).toBe(true)
  expect(constantTimeEqual('abc', 'abcd')).toBe(false)
  expect(constantTimeEqual('', '')).toBe(true)
})
