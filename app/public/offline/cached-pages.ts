import { htmlPolicy } from '#app/html-policy.ts'

export type CachedPage = { path: string; title: string }

/** Matches the names that the service worker gives to its caches, of whatever version. */
const PAGES = /^guildhall-pages-/

/** What the service worker kept on this device, the last opened first. */
export async function listCachedPages(): Promise<CachedPage[]> {
  // Absent where the page was not loaded over a secure connection.
  if (!('caches' in window)) return []
  const names = (await caches.keys()).filter((name) => PAGES.test(name))
  const lists = await Promise.all(names.map(readCache))
  return lists.flat().toReversed()
}

async function readCache(name: string): Promise<CachedPage[]> {
  const cache = await caches.open(name)
  const requests = await cache.keys()
  const pages = requests.map(async ({ url }): Promise<CachedPage> => {
    const { pathname, search } = new URL(url)
    const html = await (await cache.match(url, { ignoreVary: true }))?.text()
    const title = html === undefined ? '' : titleIn(html)
    // The marketplace's own name ends every title, and says nothing in a list of them.
    return { path: pathname + search, title: title.replace(/ · [^·]*$/, '') || pathname }
  })
  return Promise.all(pages)
}

/** A document that is parsed this way is never shown, and nothing in it runs. */
const asHtml = htmlPolicy('kept-pages')

function titleIn(html: string): string {
  return new DOMParser().parseFromString(asHtml(html) as string, 'text/html').title
}
