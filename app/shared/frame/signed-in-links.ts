import { headerLinks } from '#app/navigation.ts'
import type { Tally } from './tally.ts'
import type { PersonMenuProps } from '#app/ui/shell/person-menu.tsx'

type Who = { username: string; isStaff: boolean; state: string; favourites: Tally }

/** Behind the portrait of the one who is signed in: me, then the marketplace. */
export function signedInLinks({ username, isStaff, state, favourites }: Who): PersonMenuProps['links'] {
  return [
    { to: '/my', label: 'My area', icon: 'layout-list' },
    { to: '/my/orders', label: 'Orders and deals', icon: 'handshake' },
    { to: '/my/favorites', label: 'Favourites', icon: 'heart', count: favourites.exact },
    ...(state === 'active'
      ? [{ to: `/user/${username}`, label: 'My public page', icon: 'user-round' } as const]
      : []),
    { to: '/my/account', label: 'Account', icon: 'settings' },
    { to: '/support', label: 'Help', icon: 'circle-question-mark' },
    ...(isStaff ? [{ to: '/admin', label: 'Administration', icon: 'shield' } as const] : []),
    // A phone has no room for these in the head.
    ...headerLinks.map((link) => ({ ...link, icon: 'arrow-right', onPhone: true }) as const),
  ]
}
