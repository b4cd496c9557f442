import { reading } from '#app/edge.ts'
import { nothingHere } from './answer-machine.ts'

/** What everybody may see, by its folder in the store. A key is made anew for every file, so its bytes never change. */
const PUBLIC_FILE =
  /^(avatars\/[a-z0-9-]{1,80}\.webp|pictures\/[0-9a-f-]{36}\/\d{1,5}\.(webp|avif)|brands\/[0-9a-f-]{36}-\d{2,3}\.png)$/

/** `/files/avatars/….webp`, `/files/pictures/…/640.avif`: a picture that people uploaded, drawn anew by us. Nothing of the session is looked at or set. */
export const loader = reading(async ({ request, params, files }) => {
  const key = params['*'] ?? ''
  if (!PUBLIC_FILE.test(key)) return nothingHere()
  const headers = {
    ETag: `"${key}"`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  }
  if (request.headers.get('If-None-Match')?.includes(headers.ETag)) {
    return new Response(null, { status: 304, headers })
  }
  const file = await files.read(key)
  if (!file) return nothingHere()
  return new Response(file.stream, {
    headers: { ...headers, 'Content-Type': file.contentType, 'Content-Length': String(file.size) },
  })
})
