import type { TagTone } from '#app/ui/tag/tag.tsx'
import type { PostState, VersionKind } from '#domain/blog/post-rules.ts'

export const HERE = '/admin/blog'
/** How far back the list tells how often a post was read. */
export const READ_DAYS = 30
export const addressOf = (postId: string) => `${HERE}/${postId}`

export const stateWords: Readonly<Record<PostState, { label: string; tone: TagTone }>> = {
  draft: { label: 'Draft', tone: 'plain' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  published: { label: 'Published', tone: 'ok' },
  archived: { label: 'Archived', tone: 'warn' },
}

export const versionWords: Readonly<Record<VersionKind, string>> = {
  saved: 'saved',
  auto: 'kept while writing',
  aside: 'kept beside another’s',
}
