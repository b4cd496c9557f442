import type { BannerPerson } from '#domain/banners/banner-rules.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { hostCookie } from '#platform/http/host-cookie.ts'

const NAME = '__Host-banners'
const SECONDS = 180 * 86_400
/** More than a visitor ever closes; the oldest give way. */
const CLOSED_MOST = 60
const TIMES_MOST = 20

/** What a browser remembers of banners: what was closed, and how often it was shown today what is shown only so often. */
export type Remembered = Pick<BannerPerson, 'closed' | 'timesToday'>

const dayNumber = (now: Date) => Math.floor(now.getTime() / DAY_MS)

/** Written as `20774.12x.15:2`: the day, then what was closed and what was shown how often on that day. */
export function readBannersCookie(cookies: string | null | undefined, now: Date): Remembered {
  const written = new RegExp(`(?:^|;\\s*)${NAME}=([\\d.:x]{1,1200})(?:;|$)`).exec(cookies ?? '')?.[1]
  const [day, ...entries] = written?.split('.') ?? []
  const isToday = Number(day) === dayNumber(now)
  const closed = new Set<number>()
  const timesToday = new Map<number, number>()
  for (const entry of entries) {
    const [, number, times] = /^(\d{1,10})(?:x|:(\d{1,3}))$/.exec(entry) ?? []
    if (number === undefined) continue
    if (times === undefined) closed.add(Number(number))
    else if (isToday) timesToday.set(Number(number), Number(times))
  }
  return { closed, timesToday }
}

export function bannersCookie({ closed, timesToday }: Remembered, now: Date): string {
  const entries = [
    ...[...closed].slice(-CLOSED_MOST).map((number) => `${number}x`),
    ...[...timesToday].slice(-TIMES_MOST).map(([number, times]) => `${number}:${times}`),
  ]
  return hostCookie(NAME, [dayNumber(now), ...entries].join('.'), { seconds: SECONDS })
}

export function rememberClosed({ closed, timesToday }: Remembered, number: number): Remembered {
  return { closed: new Set([...closed].filter((one) => one !== number)).add(number), timesToday }
}

export function rememberShown({ closed, timesToday }: Remembered, numbers: readonly number[]): Remembered {
  const times = new Map(timesToday)
  for (const number of numbers) times.set(number, Math.min(999, (times.get(number) ?? 0) + 1))
  return { closed, timesToday: times }
}
