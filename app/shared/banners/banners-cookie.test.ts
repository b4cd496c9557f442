import { expect, test } from 'vitest'
import { addDays } from '#platform/clock/clock.ts'
import { bannersCookie, readBannersCookie, rememberClosed, rememberShown } from './banners-cookie.ts'

const now = new Date('2026-11-16T12:00:00Z')
const nothing = { closed: new Set<number>(), timesToday: new Map<number, number>() }
const sent = (cookie: string) => `a=b; ${cookie.split(';')[0]}; c=d`

test('what was closed is remembered for good, and how often something was shown until the day ends', () => {
  const shown = rememberShown(rememberShown(rememberClosed(nothing, 12), [15]), [15, 16])
  const cookies = sent(bannersCookie(shown, now))
  const [today, tomorrow] = [readBannersCookie(cookies, now), readBannersCookie(cookies, addDays(now, 1))]
  expect(today).toEqual({
    closed: new Set([12]),
    timesToday: new Map([
      [15, 2],
      [16, 1],
    ]),
  })
  expect(tomorrow).toEqual({ closed: new Set([12]), timesToday: new Map() })
})

test('it stays short however much is closed: the oldest give way', () => {
  let remembered = nothing as ReturnType<typeof rememberClosed>
  for (let number = 1; number <= 200; number++) remembered = rememberClosed(remembered, number)
  const cookie = bannersCookie(remembered, now)
  const { closed } = readBannersCookie(sent(cookie), now)
  expect(cookie.length).toBeLessThan(700)
  expect([...closed]).toHaveLength(60)
  expect(closed.has(200)).toBe(true)
})

test.each([
  '',
  'nonsense',
  '1.2.3',
  `1.${'9x.'.repeat(900)}`,
  '20408.1x;DROP',
  '20408.-1x',
  '20408.99999999999x',
])('a cookie that somebody wrote by hand (%j) breaks nothing', (value) => {
  expect(() => readBannersCookie(`__Host-banners=${value}`, now)).not.toThrow()
})
