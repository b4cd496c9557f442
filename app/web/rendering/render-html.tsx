import { type EntryContext, ServerRouter } from 'react-router'
import { dataForScript } from './data-for-script.ts'
import { renderWhole } from './render-whole.ts'

const END = Buffer.from('</body></html>')

type Asked = {
  context: EntryContext
  url: string
  nonce: string
  onError(error: unknown): void
}

/** The page that the router found, and behind it what its loaders answered. */
export async function renderHtml({ context, url, nonce, onError }: Asked): Promise<Buffer<ArrayBuffer>> {
  // React Router would render the answers as a part that waits for them, and they are all there.
  const router = (
    <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} nonce={nonce} />
  )
  const pieces = await renderWhole(router, { nonce, onError })
  const data = Buffer.from(dataForScript(context, nonce))
  const last = pieces.pop() ?? Buffer.alloc(0)
  const end = last.subarray(-END.length).equals(END) ? last.length - END.length : last.length
  return Buffer.concat([...pieces, last.subarray(0, end), data, last.subarray(end)])
}
