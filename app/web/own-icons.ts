import type { Services } from '#app/services.ts'
import { markFile } from '#domain/settings/index.ts'

/** Where browsers look for the icon of a tab, whatever a page says, and in which size. */
const ICONS = new Map([
  ['/favicon.svg', 128],
  ['/favicon.ico', 32],
  ['/apple-touch-icon.png', 180],
  ['/icons/icon-192.png', 192],
  ['/icons/icon-512.png', 512],
] as const)

/** The operator's own icon in the place of the program's; nothing where there is none. */
export async function answerOwnIcon(
  { settings, files }: Pick<Services, 'settings' | 'files'>,
  path: string,
): Promise<Response | undefined> {
  const { iconKey } = settings.current()
  const size = ICONS.get(path as '/favicon.ico')
  const file = iconKey && size ? await files.read(markFile(iconKey, size)) : undefined
  if (!file) return undefined
  const bytes = Buffer.from(await new Response(file.stream).arrayBuffer())
  const isSvg = path.endsWith('.svg')
  return new Response(isSvg ? inSvg(bytes) : bytes, {
    headers: {
      'Content-Type': isSvg ? 'image/svg+xml' : 'image/png',
      'Cache-Control': 'public, max-age=3600',
      ...(isSvg ? { 'Content-Security-Policy': "default-src 'none'; img-src data:" } : {}),
    },
  })
}

/** Pages name an icon in SVG first: it is the same picture in a frame of ours. */
const inSvg = (bytes: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${bytes.toString('base64')}"/></svg>`
