import type { EntryContext } from 'react-router'
import { encodeAnswers } from './encode-answers.ts'

/** What loaders answered, as scripts at the end of a page that hand it to ours. */
export function dataForScript({ staticHandlerContext, renderMeta }: EntryContext, nonce: string): string {
  if (!renderMeta?.didRenderScripts) return ''
  const { loaderData, actionData, errors } = staticHandlerContext
  const words = encodeAnswers({ loaderData, actionData, errors })
  const script = (code: string) =>
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.${code};</script>`
  // Between the marks of a part that is not ours to take over, as React Router itself would put it.
  return `<!--$-->${script(`enqueue(${words})`)}${script('close()')}<!--/$-->`
}
