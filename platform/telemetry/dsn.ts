/** Where reports go and under which names: the two identifiers of the tunnel, and the Sentry server if there is one. */
export type Dsn = {
  organisation: string
  project: string
  publicKey: string
  /** Scheme, host and port of the Sentry server. */
  origin: string
  /** Where envelopes are posted. */
  envelopeUrl: string
}

export type TunnelNames = { organisation: string; project: string }

const OWN_ORGANISATION = 'guildhall'
const OWN_PROJECT = '1'

/** `https://KEY@o123.ingest.example/456`; a server of one's own names no organisation, so the product's name stands in. */
export function parseDsn(text: string, organisation?: string): Dsn {
  const url = new URL(text)
  const segments = url.pathname.split('/').filter(Boolean)
  const project = segments.pop()
  if (
    !/^https?:$/.test(url.protocol) ||
    url.username === '' ||
    project === undefined ||
    !/^\d+$/.test(project)
  ) {
    throw new Error('Not a Sentry DSN: it reads https://KEY@HOST/PROJECT')
  }
  const path = segments.map((segment) => `/${segment}`).join('')
  return {
    organisation: organisation ?? /^o(\d+)\./.exec(url.hostname)?.[1] ?? OWN_ORGANISATION,
    project,
    publicKey: url.username,
    origin: url.origin,
    envelopeUrl: `${url.origin}${path}/api/${project}/envelope/`,
  }
}

/** The project that the DSN in an envelope's header names, if it can be read at all. */
export function projectOfDsn(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).pathname.split('/').findLast(Boolean) : undefined
}

/** Without a Sentry server the tunnel has names all the same: the browser need not know where its reports end. */
export function tunnelNames(dsn: Dsn | undefined): TunnelNames {
  return dsn === undefined
    ? { organisation: OWN_ORGANISATION, project: OWN_PROJECT }
    : { organisation: dsn.organisation, project: dsn.project }
}
