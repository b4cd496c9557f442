import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import type { PostEntry } from './post-view.ts'

/** Who wrote it, when, how long one reads, and what it is about. */
export function PostBy({ entry, size }: { entry: PostEntry; size: number }) {
  const { author, at, day, minutes, tag } = entry
  return (
    <p className="post-by">
      <span className="post-who">
        <Avatar name={author.name} src={author.src} size={size} />
        {author.name}
      </span>
      <time dateTime={at}>{day}</time>
      <span>{minutes} min</span>
      {tag ? (
        <Link className="tag" to={`/blog?tag=${encodeURIComponent(tag)}`}>
          {tag}
        </Link>
      ) : null}
    </p>
  )
}
