/** What a picture of work may be, said before it is sent; the server judges it anew by its content. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const PICTURE_BYTES_MOST = 10_000_000
