import { NEWCOMER_DAYS, qualityWeights } from '#domain/catalogue/index.ts'
import { type Random, zipf } from './random.ts'

/** The marketplace that services are put into. */
export type ScalePlace = {
  random: Random
  vocabulary: readonly string[]
  sellerIds: readonly string[]
  leafIds: readonly string[]
  startedAt: Date
  services: number
}

/** Lines for three tables, in the text format of COPY; none of the texts needs anything escaped. */
export type ServiceLines = { service: string; version: string; figures: string }

const DAY_MS = 86_400_000
const DELIVERY_DAYS = [1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 7, 7, 7, 10, 14, 14, 21, 30, 45, 60]

export function scaleServices(place: ScalePlace): (number: number) => ServiceLines {
  const { random, vocabulary, sellerIds, leafIds, startedAt, services } = place
  const word = zipf(vocabulary.length, random)
  const leaf = zipf(leafIds.length, random, 6)
  const firstMs = startedAt.getTime() - services
  const words = (many: number) => {
    let text = vocabulary[word()] ?? ''
    for (let left = many - 1; left > 0; left--) text += ` ${vocabulary[word()]}`
    return text
  }

  return (number) => {
    const time = (firstMs + number).toString(16).padStart(12, '0')
    const idEnd = random
      .whole(2 ** 32)
      .toString(16)
      .padStart(12, '0')
    const id = `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${idEnd}`
    const versionId = `${time.slice(0, 8)}-${time.slice(8)}-7000-9000-${idEnd}`
    // A few sell much, most sell little.
    const sellerId = sellerIds[Math.floor(sellerIds.length * random.next() ** 2)] ?? ''
    const categoryId = leafIds[leaf()] ?? ''
    const title = words(3 + random.whole(5))
    const slug = `${title.replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '')}-${number.toString(36)}`.replace(
      /^-/,
      '',
    )
    const price = priceMinor(random)
    const days = random.pick(DELIVERY_DAYS)
    const ageDays = random.next() ** 1.5 * 900
    const publishedAt = new Date(startedAt.getTime() - ageDays * DAY_MS).toISOString()
    const changedAt = new Date(startedAt.getTime() - ageDays * random.next() * DAY_MS).toISOString()
    const tags = `["${words(1)}","${words(1)}","${words(2)}"]`
    const content =
      `{"title":"${title}","categoryId":"${categoryId}","description":"${words(30 + random.whole(40))}",` +
      `"packages":[${packages(price, days, words)}],"extras":[],"requirements":[],"faq":[],"gallery":[],"tags":${tags}}`
    return {
      service: `${id}\t${sellerId}\t${slug}\tpublished\t${versionId}\t${title}\t${categoryId}\t${price}\t${days}\t${publishedAt}\t${changedAt}\t${publishedAt}\n`,
      version: `${versionId}\t${id}\t1\tapproved\t${content}\t${publishedAt}\t${publishedAt}\toperator\n`,
      figures: figures(random, id, ageDays, startedAt),
    }
  }
}

/** Most cost some tens, a few some thousands; rounded as people do. */
function priceMinor(random: Random): number {
  const raw = Math.exp(3.9 + random.bell() * 1.1)
  const step = raw < 50 ? 5 : raw < 300 ? 10 : 50
  return Math.min(Math.max(Math.round(raw / step) * step, 5), 50_000) * 100
}

function packages(price: number, days: number, words: (many: number) => string): string {
  const one = (tier: string, times: number) =>
    `{"tier":"${tier}","title":"${words(2)}","includes":["${words(3)}"],"priceMinor":${price * times},"deliveryDays":${days * times},"revisions":${times}}`
  return `${one('basic', 1)},${one('standard', 2)}`
}

function figures(random: Random, id: string, ageDays: number, startedAt: Date): string {
  const orders = random.next() < 0.35 ? 0 : Math.floor(random.next() ** -0.7) + random.whole(6)
  const reviews = Math.floor(orders * (0.3 + random.next() * 0.4))
  const mean = Math.min(5, Math.max(1, 4.72 + random.bell() * 0.35))
  const views = Math.floor(orders / (0.01 + random.next() * 0.08)) + random.whole(200)
  const parts = {
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
  for (const [part, value] of Object.entries(parts)) {
    quality += value * qualityWeights[part as keyof typeof parts]
    json += `${json && ','}"${part}":${value.toFixed(4)}`
  }
  const sum = Math.round(mean * 100) * reviews
  return `${id}\t${sum}\t${reviews}\t${orders}\t${orders}\t${orders}\t${views}\t${views * 12}\t${Math.floor(views / 30)}\t${quality.toFixed(6)}\t{${json}}\t${startedAt.toISOString()}\n`
}
