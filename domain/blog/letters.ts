import { letter, type Letters } from '#domain/letter.ts'

/** What notifications know a post by. */
export const postThing = (postId: string) => `post:${postId}`

export const blogLetters: Letters = {
  'post.told': [
    letter({
      kind: 'news',
      who: ({ memberIds }) => memberIds.map((memberId) => ({ memberId })),
      words: ({ postId, slug, title, summary }, { siteOrigin }) => ({
        subject: title,
        paragraphs: [summary],
        action: { label: 'Read it', url: `${siteOrigin}/blog/${slug}` },
        inProduct: { thing: postThing(postId), title: 'Blog', line: title, link: `/blog/${slug}` },
      }),
    }),
  ],
}
