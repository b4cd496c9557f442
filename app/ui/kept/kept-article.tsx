import type { FunctionComponent } from 'react'
import type { PlainData } from './plain-data.ts'

const htmlOnServer = import.meta.env.SSR ? (await import('./kept-html.tsx')).keptHtml : null

type KeptArticleProps<Given> = {
  className: string
  /** What it is named as when it comes before somebody's eyes. */
  shown: string
  /** What stands in it: it shows what it is given, and asks nothing of whoever stands around it. */
  of: FunctionComponent<Given>
  given: Given
}

/**
 * A thing of a list, of which a page has dozens and other pages the same ones: the server puts in the HTML that it made of these data before.
 * To a browser it is an element like any other, with what React would have written in it.
 */
export function KeptArticle<Given extends PlainData & object>({
  className,
  shown,
  of: Part,
  given,
}: KeptArticleProps<Given>) {
  if (htmlOnServer)
    return (
      <article
        className={className}
        data-shown={shown}
        dangerouslySetInnerHTML={{ __html: htmlOnServer(Part, given) }}
      />
    )
  return (
    <article className={className} data-shown={shown}>
      <Part {...given} />
    </article>
  )
}
