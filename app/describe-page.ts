import type { MetaDescriptor } from 'react-router'
import type { Site } from '#app/site.ts'

export type PageDescription = {
  title: string
  description: string
  /** The page's own address, without what does not change it. */
  path: string
  /** Which of the server's Open Graph pictures: `/og/{image}.png`. */
  image: string
  noIndex?: boolean
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Title, description, canonical address and Open Graph of a page: the same for every screen. */
export function describePage(matches: Matches, page: PageDescription): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined
  const name = site?.name ?? 'Guildhall'
  const origin = site?.origin ?? ''
  const title = page.path === '/' ? `${name}: ${page.title}` : `${page.title} · ${name}`
  const address = origin + page.path
  const picture = `${origin}/og/${page.image}.png`
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.noIndex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: address }]),
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
