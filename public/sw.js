/*
 * The service worker: keeps the last public pages a visitor opened, so that they can be read without a network.
 * A page is kept as a stranger sees it (fetched once more, without cookies), so nothing private can ever be kept.
 * It also shows what is pushed to a member's browser, and opens the place that it is about.
 */
const VERSION = '1'
const SHELL = `guildhall-shell-${VERSION}`
const PAGES = `guildhall-pages-${VERSION}`
const ASSETS = `guildhall-assets-${VERSION}`
const OFFLINE_PAGE = '/offline'
const MOST_PAGES = 20
const MOST_ASSETS = 200
const FRESH_MS = 10 * 60 * 1000
const NOT_KEPT = /^\/(my|admin|auth|preferences|monitoring|maintenance|offline|@[^/]*)(\/|$)/
const ASSET = /\/assets\/[\w.~/-]+\.(?:js|css|woff2|svg)/g
/** Pages differ by cookie on the server; what is kept here was asked for without one. */
const ANY = { ignoreVary: true }

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname === '/monitoring')
    return
  if (request.mode === 'navigate') event.respondWith(answerNavigation(event, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(answerAsset(request))
  else if (url.pathname.endsWith('.data')) event.respondWith(answerData(event, url))
  else if (url.pathname === '/__manifest') event.respondWith(fetch(request).catch(() => reloadInstead()))
})

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPlace(event.notification.data?.url))
})

async function begin() {
  const current = [SHELL, PAGES, ASSETS]
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('guildhall-') && !current.includes(name))
      .map((name) => caches.delete(name)),
  )
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  // The page that brought the worker was opened before it could look.
  const open = await self.clients.matchAll({ type: 'window' })
  await Promise.allSettled(open.map((client) => keepPage(new URL(client.url))))
}

/** The network first; without one the kept copy; without that the page that says so. */
async function answerNavigation(event, url) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (response.ok) event.waitUntil(Promise.allSettled([keepPage(url), refreshOfflinePage()]))
    return response
  } catch {
    return (await findPage(url)) ?? goOffline(url)
  }
}

/** Files under /assets/ carry their content in their name: one that was fetched stays right. */
async function answerAsset(request) {
  const kept = await caches.match(request, ANY)
  if (kept) return kept
  try {
    const response = await fetch(request)
    if (response.ok) await caches.open(ASSETS).then((assets) => assets.put(request, response.clone()))
    return response
  } catch (error) {
    if (request.destination !== 'script') throw error
    return scriptOfPageNotKept()
  }
}

/**
 * A person without a network follows a link to a page whose script is not here. React Router would load the page they
 * are leaving again; with this in its place it goes on, and the page they want is loaded whole.
 */
function scriptOfPageNotKept() {
  const script = 'export default function Page() { location.reload(); return null }'
  return new Response(script, { headers: { 'Content-Type': 'text/javascript' } })
}

/** What React Router fetches between pages. Without a network it is told to load the page whole, which finds the kept copy. */
async function answerData(event, url) {
  const page = pageOfData(url)
  try {
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(Promise.allSettled([keepPage(page)]))
    return response
  } catch {
    return reloadInstead(page.pathname + page.search)
  }
}

function pageOfData(url) {
  const page = new URL(url)
  page.pathname = url.pathname.replace(/\/_(root)?\.data$/, '/').replace(/\.data$/, '')
  page.searchParams.delete('_routes')
  return page
}

function reloadInstead(path) {
  const headers = { 'X-Remix-Reload-Document': 'true' }
  return new Response(null, {
    status: 204,
    headers: path ? { ...headers, 'X-Remix-Redirect': path } : headers,
  })
}

async function findPage(url) {
  if (url.pathname === OFFLINE_PAGE) return caches.match(OFFLINE_PAGE, ANY)
  const pages = await caches.open(PAGES)
  return pages.match(addressOf(url), ANY)
}

function goOffline(url) {
  if (url.pathname === OFFLINE_PAGE) return Response.error()
  const from = encodeURIComponent(url.pathname + url.search)
  return Response.redirect(`${self.location.origin}${OFFLINE_PAGE}?from=${from}`)
}

function addressOf(url) {
  return url.origin + url.pathname + url.search
}

/** Keeps a page with all that it is built from; the one opened longest ago makes room. */
async function keepPage(url) {
  if (NOT_KEPT.test(url.pathname)) return
  const address = addressOf(url)
  const pages = await caches.open(PAGES)
  const kept = await pages.match(address, ANY)
  const response = kept && isFresh(kept) ? kept : await fetchAsStranger(address)
  if (!response) return
  await keepAssetsOf(await response.clone().text())
  await pages.delete(address, ANY)
  await pages.put(address, response)
  const keys = await pages.keys()
  await Promise.all(keys.slice(0, -MOST_PAGES).map((key) => pages.delete(key, ANY)))
  await forgetUnusedAssets()
}

async function fetchAsStranger(address) {
  try {
    const response = await fetch(address, { credentials: 'omit', redirect: 'error' })
    return isKeepable(response) ? response : undefined
  } catch {
    return undefined
  }
}

function isKeepable(response) {
  const header = (name) => response.headers.get(name) ?? ''
  return (
    response.status === 200 &&
    header('Content-Type').startsWith('text/html') &&
    !header('Cache-Control').includes('no-store') &&
    !response.headers.has('Set-Cookie')
  )
}

function isFresh(response) {
  return Date.now() - Date.parse(response.headers.get('Date') ?? '') < FRESH_MS
}

async function keepOfflinePage() {
  const response = await fetch(OFFLINE_PAGE, { credentials: 'omit', redirect: 'error' })
  if (!isKeepable(response)) throw new Error(`${OFFLINE_PAGE} answered ${response.status}`)
  await keepAssetsOf(await response.clone().text())
  const shell = await caches.open(SHELL)
  await shell.put(OFFLINE_PAGE, response)
}

/** A new version of the product has other assets, and its offline page must be whole too. */
async function refreshOfflinePage() {
  const kept = await caches.match(OFFLINE_PAGE, ANY)
  if (!kept || !isFresh(kept)) await keepOfflinePage().catch(() => undefined)
}

async function keepAssetsOf(html) {
  const assets = await caches.open(ASSETS)
  await Promise.all(
    [...new Set(html.match(ASSET))].map(async (path) => {
      if (!(await assets.match(path, ANY))) await assets.add(path)
    }),
  )
}

/** Files of past versions pile up; those that no kept page names are let go. */
async function forgetUnusedAssets() {
  const assets = await caches.open(ASSETS)
  const keys = await assets.keys()
  if (keys.length <= MOST_ASSETS) return
  const used = new Set()
  for (const name of [SHELL, PAGES]) {
    const pages = await caches.open(name)
    for (const page of await pages.matchAll()) {
      for (const path of (await page.text()).match(ASSET) ?? []) used.add(path)
    }
  }
  await Promise.all(
    keys.filter((key) => !used.has(new URL(key.url).pathname)).map((key) => assets.delete(key, ANY)),
  )
}

/** A push says who and what kind; a later one about the same thing takes the place of the one before. */
async function showPush(data) {
  const { title = 'Guildhall', body = '', tag, url, unread } = readPush(data)
  if (unread > 0) await self.navigator.setAppBadge?.(unread).catch(() => undefined)
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/apple-touch-icon.png',
    data: { url },
  })
}

function readPush(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** In a window that is open already, if there is one. Only places of this marketplace are gone to. */
async function openPlace(path) {
  const place = new URL(path ?? '/my/notifications', self.location.origin)
  if (place.origin !== self.location.origin) return
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return void (await self.clients.openWindow(place.href))
  await open.focus()
  await open.navigate(place.href).catch(() => self.clients.openWindow(place.href))
}
