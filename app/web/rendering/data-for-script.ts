import type { EntryContext } from 'react-router'
import { scriptLiteral } from './script-literal.ts'

/** What loaders answered, as scripts at the end of a page that hand it to ours. */
export async function dataForScript(
  { serverHandoffStream, renderMeta }: EntryContext,
  nonce: string,
): Promise<string> {
  if (!serverHandoffStream || !renderMeta?.didRenderScripts) return ''
  const words = await new Response(serverHandoffStream).text()
  const script = (code: string) =>
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.${code};</script>`
  // Between the marks of a part that is not ours to take over, as React Router itself would put it.
  return `<!--$-->${script(`enqueue(${scriptLiteral(words)})`)}${script('close()')}<!--/$-->`
}
