import { Children, isValidElement } from 'react'
import type { DrawnElement, Parts } from '#app/ui/markdown/draw-tree.tsx'
import { pictureUrl, type PictureView } from '#domain/pictures/picture-view.ts'
import { ownPictureId } from '#domain/blog/post-rules.ts'
import { tablesOf } from '#app/shared/docs/prose-parts.server.tsx'
import { anchorsOf } from './anchors.ts'
import { colourCode } from './colour-code.ts'

/** `origin` stands before addresses of ours where the text is read elsewhere: in a feed, which takes no buttons either. */
export type PostSurroundings = {
  title: string
  pictures: ReadonlyMap<string, PictureView>
  origin: string
  isFeed: boolean
}

const SIZES = '(max-width: 820px) 100vw, 700px'

/** What stands for the elements of a post. */
export function partsOfPost({ title, pictures, origin, isFeed }: PostSurroundings): Parts {
  const anchorOf = anchorsOf()
  return {
    ...tablesOf(title),
    h2: ({ children }) => <h2 id={anchorOf(wordsOf(children))}>{children}</h2>,
    a: ({ attributes: { href = '', title: about }, children }) => (
      <a
        href={href.startsWith('/') ? origin + href : href}
        title={about}
        rel={isForeign(href) ? 'noopener' : undefined}
      >
        {children}
      </a>
    ),
    img: ({ attributes: { src = '', alt = '' } }) => {
      const id = ownPictureId(src)
      const picture = id ? pictures.get(id) : undefined
      if (!id)
        return <span className="post-refused">A picture of another site is not shown: {alt || src}</span>
      if (picture?.state !== 'ready')
        return (
          <span className="post-refused">
            {picture?.state === 'making' ? 'The picture is being drawn' : 'The picture is not there'}: {alt}
          </span>
        )
      return <Drawn picture={picture} alt={alt} origin={origin} isFeed={isFeed} />
    },
    callout: ({ attributes: { kind = 'info' }, children }) => (
      <aside className={`post-callout is-${kind}`} aria-label={calloutNames[kind] ?? 'Note'}>
        {children}
      </aside>
    ),
    pre: ({ attributes, children }) => (
      <Code attributes={attributes} isFeed={isFeed} text={wordsOf(children)} />
    ),
    reference: ({ attributes: { number, first } }) => (
      <sup>
        <a
          href={`#note-${number}`}
          id={first ? `note-${number}-from` : undefined}
          aria-label={`Note ${number}`}
        >
          {number}
        </a>
      </sup>
    ),
    footnotes: ({ children }) => (
      <section className="post-notes" aria-label="Notes">
        <ol>{children}</ol>
      </section>
    ),
    footnote: ({ attributes: { number }, children }) => (
      <li id={`note-${number}`}>
        {children}{' '}
        <a href={`#note-${number}-from`} aria-label={`Back to where note ${number} is named`}>
          ↑
        </a>
      </li>
    ),
  }
}

const calloutNames: Readonly<Record<string, string>> = { info: 'Note', warning: 'Mind this', tip: 'A tip' }

const isForeign = (href: string) => /^https?:/i.test(href)

type DrawnProps = { picture: PictureView; alt: string; origin: string; isFeed: boolean }

function Drawn({ picture: { id, width, height, widths }, alt, origin, isFeed }: DrawnProps) {
  const setOf = (format: 'webp' | 'avif') =>
    widths.map((wide) => `${origin}${pictureUrl(id, wide, format)} ${wide}w`).join(', ')
  const widest = origin + pictureUrl(id, widths.at(-1) ?? 0, 'webp')
  if (isFeed) return <img src={widest} alt={alt} width={width} height={height} />
  return (
    <picture>
      <source type="image/avif" srcSet={setOf('avif')} sizes={SIZES} />
      <img
        src={widest}
        srcSet={setOf('webp')}
        sizes={SIZES}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

type CodeProps = { attributes: DrawnElement['attributes']; text: string; isFeed: boolean }

/** Without script the button is not shown. */
function Code({ attributes, text, isFeed }: CodeProps) {
  const { 'data-language': language, 'data-title': title } = attributes
  const name = title ?? language ?? 'Code'
  if (isFeed)
    return (
      <pre>
        <code>{text}</code>
      </pre>
    )
  return (
    <figure className="post-code">
      <figcaption>
        <span>{name}</span>
        <button type="button" className="linkish needs-script" data-copy>
          Copy
        </button>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <pre tabIndex={0}>
        <code>
          {colourCode(text, language).map(({ kind, text: stretch }, at) =>
            kind === 'plain' ? (
              stretch
            ) : (
              <span key={at} className={`code-${kind}`}>
                {stretch}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  )
}

/** The words of what was drawn already. */
function wordsOf(children: React.ReactNode): string {
  return Children.toArray(children)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child)
      return isValidElement<{ children?: React.ReactNode }>(child) ? wordsOf(child.props.children) : ''
    })
    .join('')
}
