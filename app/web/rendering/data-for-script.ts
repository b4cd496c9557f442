import type { EntryContext } from 'react-router'

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
  return `<!--$-->${script(`enqueue(${asLiteral(words)})`)}${script('close()')}<!--/$-->`
}

/** With nothing in it that could end the script. */
const asLiteral = (text: string) =>
  JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
