import { type Bytes, openBytes, wordBytes } from './bytes.ts'
import { idsInOrder, type Random, zipf } from './random.ts'
import { putFigures } from './scale-figures.ts'

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
export type ServiceLines = { service: Bytes; version: Bytes; figures: Bytes }

const DAY_MS = 86_400_000
const DELIVERY_DAYS = [1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 7, 7, 7, 10, 14, 14, 21, 30, 45, 60]
const TITLE_WORDS = { least: 3, most: 7 }

/** Puts the lines of a service after those before it. */
export function scaleServices(place: ScalePlace): { lines: ServiceLines; put(number: number): void } {
  const { random, vocabulary, sellerIds, leafIds, startedAt, services } = place
  const lines: ServiceLines = { service: openBytes(), version: openBytes(), figures: openBytes() }
  const { service, version } = lines
  const known = wordBytes(vocabulary)
  const draw = zipf(known.many, random)
  const leaf = zipf(leafIds.length, random, 6)
  const idOf = idsInOrder(services, random)
  const title = new Uint32Array(TITLE_WORDS.most)
  let titled = 0

  const putWord = (to: Bytes, word: number, skip: 0 | 1) =>
    to.copy(known.bytes, (known.starts[word] ?? 0) + skip, known.starts[word + 1] ?? 0)
  function putWords(many: number): void {
    for (let at = 0; at < many; at++) putWord(version, draw(), at === 0 ? 1 : 0)
  }
  function putTitle(to: Bytes): void {
    for (let at = 0; at < titled; at++) putWord(to, title[at] ?? 0, at === 0 ? 1 : 0)
  }
  function putSlug(number: number): void {
    for (let at = 0; at < titled; at++) {
      const word = title[at] ?? 0
      if (!known.isLatin[word]) continue
      putWord(service, word, 1)
      service.put('-')
    }
    service.put(number.toString(36))
  }
  function putPackage(tier: string, price: number, days: number, times: number): void {
    version.put(`{"tier":"${tier}","title":"`)
    putWords(2)
    version.put('","includes":["')
    putWords(3)
    version.put(`"],"priceMinor":${price * times},"deliveryDays":${days * times},"revisions":${times}}`)
  }

  function put(number: number): void {
    const id = idOf(number)
    const versionId = idOf(number)
    // A few sell much, most sell little.
    const sellerId = sellerIds[Math.floor(sellerIds.length * random.next() ** 2)] ?? ''
    const categoryId = leafIds[leaf()] ?? ''
    titled = TITLE_WORDS.least + random.whole(TITLE_WORDS.most - TITLE_WORDS.least + 1)
    for (let at = 0; at < titled; at++) title[at] = draw()
    const price = priceMinor(random)
    const days = random.pick(DELIVERY_DAYS)
    const ageDays = random.next() ** 1.5 * 900
    const publishedAt = new Date(startedAt.getTime() - ageDays * DAY_MS).toISOString()
    const changedAt = new Date(startedAt.getTime() - ageDays * random.next() * DAY_MS).toISOString()

    service.put(`${id}\t${sellerId}\t`)
    putSlug(number)
    service.put(`\tpublished\t${versionId}\t`)
    putTitle(service)
    service.put(`\t${categoryId}\t${price}\t${days}\t${publishedAt}\t${changedAt}\t${publishedAt}\n`)

    version.put(`${versionId}\t${id}\t1\tapproved\t{"title":"`)
    putTitle(version)
    version.put(`","categoryId":"${categoryId}","description":"`)
    putWords(30 + random.whole(40))
    version.put('","packages":[')
    putPackage('basic', price, days, 1)
    version.put(',')
    putPackage('standard', price, days, 2)
    version.put('],"extras":[],"requirements":[],"faq":[],"gallery":[],"tags":["')
    putWords(1)
    version.put('","')
    putWords(1)
    version.put('","')
    putWords(2)
    version.put(`"]}\t${publishedAt}\t${publishedAt}\toperator\n`)
    putFigures(lines.figures, random, { id, ageDays, startedAt })
  }
  return { lines, put }
}

/** Most cost some tens, a few some thousands; rounded as people do. */
function priceMinor(random: Random): number {
  const raw = Math.exp(3.9 + random.bell() * 1.1)
  const step = raw < 50 ? 5 : raw < 300 ? 10 : 50
  return Math.min(Math.max(Math.round(raw / step) * step, 5), 50_000) * 100
}
