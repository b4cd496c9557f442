/** The address of the page. */
export const HERE = '/my/balance'
/** The same with the form that tops it up. */
export const TOP_UP = '/my/balance?top-up=1#top-up'
