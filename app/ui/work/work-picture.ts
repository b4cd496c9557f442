export type WorkPicture = {
  src: string
  alt: string
  /** In which widths it is there, beside the one in `src`. */
  widths?: readonly number[] | undefined
  /** Shown while it loads. */
  colour?: string | undefined
  sizes?: string | undefined
}

/** For `srcset`. Worked out where it is painted: a page of works would carry it twice, in the HTML and in its data. */
export function pictureSet({ src, widths }: WorkPicture, format: 'webp' | 'avif'): string | undefined {
  const folder = src.slice(0, src.lastIndexOf('/'))
  return widths?.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ')
}

/** The address of the widest there is. */
export const widestOf = ({ src, widths }: WorkPicture): string =>
  `${src.slice(0, src.lastIndexOf('/'))}/${widths?.at(-1)}.webp`
