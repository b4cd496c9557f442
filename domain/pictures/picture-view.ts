import { widthsDrawnOf } from '#platform/files/image-widths.ts'

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

type Stored = Pick<PictureView, 'id' | 'state' | 'width'> & {
  widths: readonly number[]
  originalKey: string | null
}

/** Everything that is stored of a picture, or may be: while it is made, its row does not know what of it was drawn already. */
export function filesOf(one: Stored): string[] {
  const drawn = one.state === 'making' ? widthsDrawnOf(one.width) : one.widths
  return [
    ...(one.originalKey ? [one.originalKey] : []),
    ...drawn.flatMap((width) => [pictureFile(one.id, width, 'webp'), pictureFile(one.id, width, 'avif')]),
  ]
}

export function pictureUrl(id: string, width: number, format: PictureFormat): string {
  return `/files/${pictureFile(id, width, format)}`
}
