import type { Services } from '#app/services.ts'
import type { Viewer } from '#domain/accounts/index.ts'
import { joinCarts } from '#domain/orders/index.ts'
import { endedCartCookie, readCartToken } from './cart-cookie.ts'

/**
 * The first request of a session brings what its person chose as a visitor, by whichever way they came in. Answers with the
 * cookie's end; an administrator who looks as someone else brings nothing.
 */
export async function bringCart(
  { transaction }: Pick<Services, 'transaction'>,
  viewer: Viewer | undefined,
  cookies: string | null,
): Promise<string | undefined> {
  const cartToken = viewer && !viewer.viewedBy ? readCartToken(cookies) : undefined
  if (!viewer || !cartToken) return undefined
  await transaction((tx) => joinCarts(tx, viewer.actor, { cartToken }))
  return endedCartCookie
}
