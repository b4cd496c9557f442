const AGAIN_AFTER_MS = 1_000
const AGAIN_AT_MOST_MS = 10_000
/** What a proxy says while the server behind it starts anew. */
const AWAY = new Set([502, 503, 504])

let isPatient = false

/**
 * From now on the page that is open waits for its own data while the line is broken or the server starts anew. Without it the router would put an error in
 * the place of the page, and what is being typed would be lost. A page that somebody goes to is not waited for: it says that it could not be read.
 */
export function readPatiently(): void {
  if (isPatient) return
  isPatient = true
  const plain = window.fetch
  window.fetch = (address, init) =>
    isOfOpenPage(address, init) ? untilAnswered(plain, address, init) : plain(address, init)
}

const isOfOpenPage = (address: RequestInfo | URL, init: RequestInit | undefined) =>
  address instanceof URL && !init?.method && address.pathname === `${location.pathname}.data`

async function untilAnswered(
  plain: typeof fetch,
  address: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  const signal = init?.signal ?? undefined
  for (let wait = AGAIN_AFTER_MS; ; wait = Math.min(2 * wait, AGAIN_AT_MOST_MS)) {
    try {
      const answer = await plain(address, init)
      // A line can break in the middle of an answer as well.
      if (!AWAY.has(answer.status)) return new Response(await wholeBody(answer), answer)
    } catch (fault) {
      if (signal?.aborted) throw fault
    }
    await untilOnline(wait, signal)
  }
}

const wholeBody = (answer: Response) => (answer.body ? answer.arrayBuffer() : null)

const untilOnline = (most: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => resolve()
    setTimeout(end, most)
    addEventListener('online', end, { once: true })
    signal?.addEventListener('abort', end, { once: true })
  })
