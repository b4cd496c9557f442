import { widestOf } from '#app/ui/work/work-picture.ts'
import { breadcrumbData } from '../categories/breadcrumb-data.ts'
import type { ShownPost } from './show-post.server.ts'

type TellablePost = Pick<ShownPost, 'slug' | 'title' | 'summary' | 'author' | 'cover' | 'tags'> & {
  published: { at: string }
  changed: { at: string } | null
}

/** The post and where it stands, for search engines, in the words of schema.org. */
export function postData(post: TellablePost, siteOrigin: string, publisher: string) {
  const url = `${siteOrigin}/blog/${post.slug}`
  const author = post.author.to
    ? { '@type': 'Person', name: post.author.name, url: siteOrigin + post.author.to }
    : { '@type': 'Organization', name: post.author.name }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.summary,
      datePublished: post.published.at,
      dateModified: post.changed?.at ?? post.published.at,
      author,
      publisher: { '@type': 'Organization', name: publisher },
      keywords: post.tags.join(', '),
      inLanguage: 'en',
      mainEntityOfPage: url,
      url,
      image: post.cover ? siteOrigin + widestOf(post.cover) : `${siteOrigin}/og/posts/${post.slug}.png`,
    },
    breadcrumbData(siteOrigin, [
      { title: 'Notes', path: '/blog' },
      { title: post.title, path: `/blog/${post.slug}` },
    ]),
  ]
}
