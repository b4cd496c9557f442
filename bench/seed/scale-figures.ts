import { NEWCOMER_DAYS, qualityWeights } from '#domain/catalogue/index.ts'
import type { Bytes } from './bytes.ts'
import type { Random } from './random.ts'

const weights = Object.entries(qualityWeights)

/** What was counted of a service: orders, stars and views as they fall together, and the quality that follows. */
export function putFigures(
  to: Bytes,
  random: Random,
  { id, ageDays, startedAt }: { id: string; ageDays: number; startedAt: Date },
): void {
  const orders = random.next() < 0.35 ? 0 : Math.floor(random.next() ** -0.7) + random.whole(6)
  const reviews = Math.floor(orders * (0.3 + random.next() * 0.4))
  const mean = Math.min(5, Math.max(1, 4.72 + random.bell() * 0.35))
  const views = Math.floor(orders / (0.01 + random.next() * 0.08)) + random.whole(200)
  const parts: Record<keyof typeof qualityWeights, number> = {
    rating: ((mean * reviews + 4.3 * 8) / (reviews + 8) - 1) / 4,
    completion: 0.85 + random.next() * 0.15,
    onTime: 0.8 + random.next() * 0.2,
    response: 0.6 + random.next() * 0.4,
    recency: Math.max(0, 1 - (ageDays * random.next()) / 180),
    conversion: Math.min((orders + 1) / (views + 50) / 0.1, 1),
    newcomer: Math.max(0, 1 - ageDays / NEWCOMER_DAYS),
  }
  let quality = 0
  let json = ''
  for (const [part, weight] of weights) {
    const value = Math.round(parts[part as keyof typeof parts] * 10_000) / 10_000
    quality += value * weight
    json += `${json && ','}"${part}":${value}`
  }
  const sum = Math.round(mean * 100) * reviews
  to.put(
    `${id}\t${sum}\t${reviews}\t${orders}\t${orders}\t${orders}\t${views}\t${views * 12}\t${Math.floor(views / 30)}\t` +
      `${quality.toFixed(6)}\t{${json}}\t${startedAt.toISOString()}\n`,
  )
}
