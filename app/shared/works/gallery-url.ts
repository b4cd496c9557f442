import type { PictureView } from '#domain/pictures/index.ts'
import { pictureUrl } from '#domain/pictures/picture-view.ts'

/** The narrowest version that is wide enough, once the picture is drawn. */
export function galleryUrl({ id, state, widths }: PictureView, wide: number): string | undefined {
  const width = widths.find((one) => one >= wide) ?? widths.at(-1)
  return state === 'ready' && width !== undefined ? pictureUrl(id, width, 'webp') : undefined
}
