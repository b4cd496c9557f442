import type { FunctionComponent } from 'react'
import type { PlainData } from './plain-data.ts'

const htmlOnServer = import.meta.env.SSR ? (await import('./kept-html.tsx')).keptHtml : null

/**
 * What stands in a thing of a list, of which a page has dozens and other pages the same ones: `<article {...keptInside(Card, work)} />`. The
 * server puts in the HTML that it made of these data before; a browser has what React would have written there. `Part` shows what it is given,
 * and asks nothing of whatever stands around it.
 */
export const keptInside = <Given extends PlainData & object>(Part: FunctionComponent<Given>, given: Given) =>
  htmlOnServer
    ? { dangerouslySetInnerHTML: { __html: htmlOnServer(Part, given) } }
    : { children: <Part {...given} /> }
