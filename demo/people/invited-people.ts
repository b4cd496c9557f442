/** Whom the sign-in page offers as a seller. */
export const GUEST = 'tomas-rivera'

/** The one of them who looks like the guest. */
export const LIKE_GUEST = 'yusuf-demir'

/** Who came by the guest's link, all of them after the guest. */
export const invitedByGuest: ReadonlySet<string> = new Set([
  'noor-haddad',
  'lucia-ferrer',
  'teo-markovski',
  'wren-atkins',
  'elodie-martin',
  'samuel-okoye',
  'mateus-rocha',
  LIKE_GUEST,
])
