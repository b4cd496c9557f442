/** What everyone reads of a post has changed: it came, its words changed, or it went. */
export type PostShown = { kind: 'post.shown'; postId: string; tags: string[] }
/** A post went out for the first time. */
export type PostPublished = { kind: 'post.published'; postId: string }
/** It is these members' turn to hear of a new post. */
export type PostTold = {
  kind: 'post.told'
  postId: string
  memberIds: string[]
  slug: string
  title: string
  summary: string
}

declare module '#platform/events/events.ts' {
  interface Events {
    blog: PostShown | PostPublished | PostTold
  }
}
