import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { asPostHtml } from '#app/shared/blog/post-html.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { Cover } from '#app/ui/work/work.tsx'
import type { ShownPost } from './show-post.server.ts'

type PostArticleProps = { post: ShownPost; dates: ReactNode; children: ReactNode }

/** A post as it is read: title, cover, contents in the margin, the text, and what stands below it. */
export function PostArticle({ post, dates, children }: PostArticleProps) {
  const { title, summary, author, cover, contents, html, minutes, tags } = post
  const drawn = useMemo(() => ({ __html: asPostHtml(html) }), [html])
  const text = useRef<HTMLDivElement>(null)
  useCopiedCode(text)
  const [tag] = tags
  return (
    <article className="post">
      <header className="post-h">
        <Crumbs
          trail={[
            { label: 'Notes', to: '/blog' },
            ...(tag ? [{ label: tag, to: `/blog?tag=${encodeURIComponent(tag)}` }] : []),
          ]}
        />
        <h1>{title}</h1>
        <p className="post-stand">{summary}</p>
        <div className="post-signed">
          <Avatar name={author.name} src={author.src} size={36} />
          <p>
            <b>{author.to ? <Link to={author.to}>{author.name}</Link> : author.name}</b>
            {author.headline ? <span>{author.headline}</span> : null}
          </p>
          <p>{dates}</p>
        </div>
      </header>
      {cover ? (
        <div className="post-pic">
          <Cover picture={cover} title={title} eager />
        </div>
      ) : null}
      <PostContents contents={contents} minutes={minutes} />
      <div className="post-b">
        <div ref={text} className="prose" dangerouslySetInnerHTML={drawn} />
        {children}
      </div>
    </article>
  )
}

function PostContents({ contents, minutes }: Pick<ShownPost, 'contents' | 'minutes'>) {
  if (contents.length < 2) return null
  return (
    <nav className="post-toc" aria-label="Contents">
      <p>{minutes === 1 ? 'One minute' : `${minutes} minutes`}</p>
      <ol>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const SAID_FOR_MS = 4_000

/** The buttons above code came with the text: one ear for all of them. */
function useCopiedCode(text: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const root = text.current
    const copy = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null
      const code = button?.closest('figure')?.querySelector('code')?.textContent
      if (!button || code === undefined) return
      void navigator.clipboard.writeText(code ?? '').then(() => {
        button.textContent = 'Copied'
        setTimeout(() => (button.textContent = 'Copy'), SAID_FOR_MS)
      })
    }
    root?.addEventListener('click', copy)
    return () => root?.removeEventListener('click', copy)
  }, [text])
}
