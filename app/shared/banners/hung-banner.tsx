import { Form, useLocation, useRouteLoaderData } from 'react-router'
import type { Site } from '#app/site.ts'
import { Banner, type BannerProps, BannerStrip } from '#app/ui/banner/banner.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { IconButton } from '#app/ui/inputs/button/button.tsx'
import type { WorkPicture } from '#app/ui/work/work-picture.ts'
import type { BannerPicture, BannerView } from '#domain/banners/index.ts'
import { pictureUrl } from '#domain/pictures/picture-view.ts'
import { normaliseQuery } from '#platform/page-cache/key.ts'
import type { CloseIntent } from './close-intents.ts'

type HungBannerProps = { banner: BannerView; as: 'strip' | 'block' }

/** A banner in its place. In a file of its own: a page on which nothing hangs needs none of it. */
export default function HungBanner({ banner, as }: HungBannerProps) {
  const site = useRouteLoaderData<Site>('root')
  const props = propsOf(banner, { by: site?.name ?? 'Guildhall', isLookedAt: site?.isStill ?? false })
  const close = banner.isClosable ? <CloseForm banner={banner} /> : null
  return as === 'strip' ? <BannerStrip {...props} close={close} /> : <Banner {...props} close={close} />
}

/** What is only looked at by an administrator is not counted. */
export function propsOf(
  banner: BannerView,
  { by, isLookedAt }: { by: string; isLookedAt: boolean },
): BannerProps {
  const { number, title, text, linkLabel, host, alt, light, dark } = banner
  return {
    by,
    title,
    text,
    link: { href: `/banners/${number}/go`, label: linkLabel, host },
    light: toPicture(light, alt),
    dark: toPicture(dark, alt),
    ...(isLookedAt ? {} : { seenAs: number, seenPicture: `/seen/banners/${number}` }),
  }
}

function toPicture(picture: BannerPicture | null, alt: string): WorkPicture | null {
  const narrow = picture?.widths[0]
  if (!picture || narrow === undefined) return null
  const { id, widths, colour } = picture
  return { src: pictureUrl(id, narrow, 'webp'), widths, colour, sizes: '128px', alt }
}

function CloseForm({ banner: { number, title } }: { banner: BannerView }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={`/banners/${number}/close`} className="banner-close" preventScrollReset>
      {/* Visitors share the page: it may hold nothing of the address of the one who came first. */}
      <input type="hidden" name="next" value={pathname + normaliseQuery(search)} />
      <IconButton label={`Close “${title}”`} name="intent" value={'close' satisfies CloseIntent}>
        <Icon name="x" size={18} />
      </IconButton>
    </Form>
  )
}
