/** A picture as pages show it. */
export type PictureView = {
  id: string
  state: 'making' | 'ready' | 'failed'
  width: number
  height: number
  widths: number[]
  colour: string
  failure: string | null
}

type PictureFormat = 'webp' | 'avif'

export function pictureFile(id: string, width: number, format: PictureFormat): string {
  return `pictures/${id}/${width}.${format}`
}

/** Everything that is stored of a picture. */
export function filesOf(one: {
  id: string
  widths: readonly number[]
  originalKey: string | null
}): string[] {
  return [
    ...(one.originalKey ? [one.originalKey] : []),
    ...one.widths.flatMap((width) => [
      pictureFile(one.id, width, 'webp'),
      pictureFile(one.id, width, 'avif'),
    ]),
  ]
}

export function pictureUrl(id: string, width: number, format: PictureFormat): string {
  return `/files/${pictureFile(id, width, format)}`
}
