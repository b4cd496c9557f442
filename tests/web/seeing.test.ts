import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { version } from '../../package.json'
import { servedDatabaseUrl, openWeb } from '../server/web-test.ts'

const WORDS_OF_PROMQL = new Set(['and', 'or', 'unless', 'bool', 'offset'])
/** Of Prometheus itself, about whether it was answered. */
const NOT_OURS = new Set(['up'])

/** The names of metrics in an expression: what is neither a function, nor a label, nor a length of time. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
  return [...bare.matchAll(/\b([a-z_][a-z0-9_]*)\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS_OF_PROMQL.has(name) && !NOT_OURS.has(name))
}

function namedInFiles(): string[] {
  const dashboard = readFileSync('deploy/grafana/dashboard.json', 'utf8')
  const panels = [...dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(
    ([, text = '']) => JSON.parse(text) as string,
  )
  const alerts = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
  const rules = [...alerts.matchAll(/^ +expr: (?:>-\n)?([\s\S]*?)(?=^ +(?:for|labels):)/gm)].map(
    ([, text = '']) => text,
  )
  expect(panels.length).toBeGreaterThan(20)
  expect(rules.length).toBeGreaterThan(10)
  return [...new Set([...panels, ...rules].flatMap(metricsIn))].toSorted()
}

test('a process tells what it is, what it answered, and every figure that dashboards and alarms name', async () => {
  const web = await openWeb(await servedDatabaseUrl())
  const answer = await fetch(`${web.origin}/user/somebody?token=a-secret`, {
    headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
  })
  const requestId = answer.headers.get('X-Request-Id') ?? ''
  await answer.text()
  await expect.poll(() => web.printed()).toContain(requestId)
  const lines = web
    .printed()
    .split('\n')
    .filter((line) => line.includes(requestId))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines.filter(({ msg }) => msg === 'answered')).toEqual([
    expect.objectContaining({
      requestId,
      method: 'GET',
      path: '/user/*',
      status: 404,
      ms: expect.any(Number),
      asker: 'visitor',
    }),
  ])
  expect(web.printed()).not.toContain('a-secret')

  expect(await (await fetch(`${web.origin}/healthz`)).json()).toEqual({
    status: 'alive',
    version,
    commit: expect.any(String),
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
  })

  const figures = await (await fetch(`${web.origin}/metrics`)).text()
  const exported = new Set(
    [...figures.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  expect(namedInFiles().filter((name) => !exported.has(name))).toEqual([])
  expect(figures).toMatch(/^guildhall_info\{version="[^"]+",commit="[^"]+",build="[^"]+"\} 1$/m)
  expect(figures).toMatch(/^escrow_held_minor_units \d+$/m)
  expect(figures).toMatch(/^sign_ins_last_hour\{result="failed"\} 0$/m)
  expect(figures).toMatch(/^mail_oldest_waiting_seconds \d/m)
})
