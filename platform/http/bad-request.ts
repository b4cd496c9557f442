/** What is wrong with a request before anything looks at what it asks for. */
export type Refusal = { status: 400 | 403 | 405 | 411 | 413 | 414 | 415; message: string }

const METHODS = new Set(['GET', 'HEAD', 'POST'])
const LONGEST_ADDRESS = 4_096
const FORM_TYPES =
  /^(application\/x-www-form-urlencoded|multipart\/form-data|application\/json|text\/plain|application\/x-sentry-envelope|application\/octet-stream)\b/i
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i

export type Incoming = {
  method: string
  /** The request target as it was sent. */
  target: string
  host: string | undefined
  origin: string | undefined
  fetchSite: string | undefined
  contentType: string | undefined
  contentLength: string | undefined
  transferEncoding: string | undefined
}

export function refuseRequest(
  incoming: Incoming,
  limits: { mostBodyBytes: number; allowedOrigins: readonly string[] },
): Refusal | undefined {
  if (!METHODS.has(incoming.method))
    return { status: 405, message: 'This address does not understand that method.' }
  if (incoming.target.length > LONGEST_ADDRESS) return { status: 414, message: 'This address is too long.' }
  if (!incoming.host || !HOST.test(incoming.host))
    return { status: 400, message: 'The request names no valid host.' }
  if (!isReadableTarget(incoming.target))
    return { status: 400, message: 'This address can’t be read: part of it is wrongly encoded.' }
  if (incoming.method !== 'POST') return announcesBody(incoming) ? BODY_OF_A_QUESTION : undefined
  return refuseBody(incoming, limits)
}

/** Nobody reads it, and whoever sends one means to be taken for somebody who sends a form. */
const BODY_OF_A_QUESTION: Refusal = { status: 400, message: 'Only a form can have content.' }

/** Some programs say of every request that its content is empty. */
function announcesBody({ contentLength = '0', transferEncoding }: Incoming): boolean {
  return transferEncoding !== undefined || Number(contentLength) !== 0
}

function isReadableTarget(target: string): boolean {
  // What stands behind a hash is a browser's own, and never sent.
  if (!target.startsWith('/') || target.startsWith('//') || /[\\#]/.test(target)) return false
  // No database keeps a null byte: nothing that anyone looks for has one.
  if (target.includes('%00')) return false
  try {
    const decoded = decodeURIComponent(target.split('?')[0] ?? '')
    return !CONTROL.test(decoded) && !decoded.includes('\\') && !decoded.split('/').includes('..')
  } catch {
    return false
  }
}

function refuseBody(
  incoming: Incoming,
  limits: { mostBodyBytes: number; allowedOrigins: readonly string[] },
): Refusal | undefined {
  if (incoming.fetchSite === 'cross-site' || !isOwnOrigin(incoming, limits.allowedOrigins)) {
    return { status: 403, message: 'This form was sent from another site, so it was not accepted.' }
  }
  if (incoming.contentType && !FORM_TYPES.test(incoming.contentType)) {
    return { status: 415, message: 'This kind of content is not understood here.' }
  }
  if (incoming.contentLength === undefined) {
    return { status: 411, message: 'The request does not say how long its content is.' }
  }
  if (!(Number(incoming.contentLength) <= limits.mostBodyBytes)) {
    return { status: 413, message: 'What was sent is too large.' }
  }
  return undefined
}

/** A browser names the page a form was sent from; one that names none (a program) holds no one else's cookies. */
function isOwnOrigin(incoming: Incoming, allowedOrigins: readonly string[]): boolean {
  if (incoming.origin === undefined) return true
  return (
    allowedOrigins.includes(incoming.origin) ||
    incoming.origin === `http://${incoming.host}` ||
    incoming.origin === `https://${incoming.host}`
  )
}
