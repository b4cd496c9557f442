import type { PictureView } from '#domain/pictures/index.ts'
import { hasPicture, type Placement } from './banner-rules.ts'
import { readLink } from './link-rules.ts'
import type { BannerRow } from './schema.server.ts'

/** A banner as a page shows it: nothing of whom it is for. */
export type BannerView = {
  number: number
  title: string
  text: string
  linkLabel: string
  /** The host that it leads to, where it leads outside. */
  host: string | null
  alt: string
  light: BannerPicture | null
  dark: BannerPicture | null
  isClosable: boolean
}

/** Which of a picture's widths there are: the place draws it at its own size. */
export type BannerPicture = { id: string; widths: number[]; colour: string }

type Shown = Pick<
  BannerRow,
  | 'number'
  | 'title'
  | 'text'
  | 'linkLabel'
  | 'link'
  | 'alt'
  | 'lightPictureId'
  | 'darkPictureId'
  | 'isClosable'
> & { placement: Placement }

export function viewOf(row: Shown, pictures: ReadonlyMap<string, PictureView>): BannerView {
  const { number, title, text, linkLabel, link, alt, isClosable } = row
  const show = (id: string | null): BannerPicture | null => {
    const found = pictures.get(id ?? '')
    if (!found || found.state !== 'ready' || !hasPicture(row.placement)) return null
    return { id: found.id, widths: found.widths, colour: found.colour }
  }
  const light = show(row.lightPictureId)
  const host = readLink(link)?.host ?? null
  return {
    number,
    title,
    text,
    linkLabel,
    host,
    alt,
    light,
    dark: show(row.darkPictureId) ?? light,
    isClosable,
  }
}
