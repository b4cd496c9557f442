import { type WrittenIn, writtenLanguages } from '#domain/search/index.ts'

const OTHERWISE: WrittenIn = 'en'

/**
 * The language that a browser prefers, of those that search tells apart: a visitor's page is kept once for each of them, so there are
 * never more pages than these.
 */
export function readerFromHeader(acceptLanguage: string | null | undefined): WrittenIn {
  const wanted = (acceptLanguage ?? '').split(',').slice(0, 20).map(readChoice)
  const [first] = wanted
    .filter(({ code, share }) => share > 0 && writtenLanguages.some((one) => one === code))
    .toSorted((one, other) => other.share - one.share)
  return writtenLanguages.find((one) => one === first?.code) ?? OTHERWISE
}

/** `ru-RU;q=0.9` */
function readChoice(typed: string): { code: string; share: number } {
  const [tag = '', ...options] = typed.trim().toLowerCase().split(';')
  const share = options.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined)
  return { code: tag.split('-')[0] ?? '', share: share === undefined ? 1 : Number(share) || 0 }
}
