import type { IncomingMessage } from 'node:http'
import type { Services } from '#app/services.ts'
import { handOfVisitor, keyOfHand } from '#app/shared/banners/hand.server.ts'
import { readCartCount } from '#app/public/cart/cart-cookie.ts'
import { readerFromHeader } from '#app/reader-language.ts'
import { themeFromCookies } from '#app/theme.ts'
import { pageKey } from '#platform/page-cache/key.ts'

/** What a page is cached under, from the bare request. */
export function keyOfIncoming(
  services: Pick<Services, 'banners' | 'clock'>,
  { url = '/', headers }: IncomingMessage,
): string {
  const path = pathOf(url)
  return pageKey({
    host: headers.host ?? '',
    brand: 'default',
    path,
    search: url.slice(path.length),
    theme: themeFromCookies(headers.cookie),
    cartCount: readCartCount(headers.cookie),
    reader: readerFromHeader(headers['accept-language']),
    banners: keyOfHand(handOfVisitor(services, { path, cookies: headers.cookie })),
  })
}

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
