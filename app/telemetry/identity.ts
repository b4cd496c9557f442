import type { BrowserIdentity } from '#platform/telemetry/telemetry.ts'

const META_NAME = 'telemetry'

/** What the server tells the browser about its tunnel, as the attributes of a `<meta>` in the head of every page. */
export function telemetryMeta({ organisation, project, publicKey, release }: BrowserIdentity): {
  name: string
  content: string
} {
  return {
    name: META_NAME,
    content: new URLSearchParams({ o: organisation, p: project, k: publicKey, r: release }).toString(),
  }
}

export function readIdentity(content: string | null | undefined): BrowserIdentity | undefined {
  const given = new URLSearchParams(content ?? '')
  const [organisation, project, publicKey, release] = ['o', 'p', 'k', 'r'].map((name) => given.get(name))
  return organisation && project && publicKey && release
    ? { organisation, project, publicKey, release }
    : undefined
}

export function identityInPage(page: Document): BrowserIdentity | undefined {
  return readIdentity(page.querySelector(`meta[name="${META_NAME}"]`)?.getAttribute('content'))
}

export function tunnelOf({ organisation, project }: BrowserIdentity): string {
  return `/monitoring?${new URLSearchParams({ o: organisation, p: project }).toString()}`
}
