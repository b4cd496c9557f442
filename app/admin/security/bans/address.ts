export const BANS = '/admin/security/bans'

/** So many signs are searched for at most. */
export const WORDS_MOST = 100
