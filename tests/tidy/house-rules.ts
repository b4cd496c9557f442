import { importsOf, type Import, type SourceFile } from './source-files.ts'

/** A rule looks at one file and says what is wrong with it, a sentence each. */
export type Rule = { name: string; check(file: SourceFile): string[] }

const MOST_LINES = 300
const DRAWERS = /(^|[/-])(utils?|helpers?|common|misc|manager)([/.]|$)/
const KEBAB = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/
const ALLOWED_NAMES = /\/(\+types|__tests__)\//

/** Areas in the order in which they may know one another: each imports only those in rows above its own. */
const AREA_ROWS: readonly (readonly string[])[] = [
  ['security'],
  ['settings'],
  ['accounts', 'ledger'],
  ['mail', 'notices', 'payouts', 'companies', 'payments', 'watch'],
  ['privacy'],
  ['pictures', 'categories', 'standing'],
  ['teams', 'notifications', 'ai', 'search', 'favourites', 'views'],
  ['messages', 'catalogue', 'pro'],
  ['portfolio'],
  ['deals', 'saved-searches'],
  ['orders', 'projects', 'reviews'],
  ['referrals', 'support', 'ideas', 'blog', 'banners', 'moderation'],
  ['analytics'],
  ['demo'],
]
/** What a component may import of an area: rules without tables, the same in the browser as on the server. */
const PURE =
  /^domain\/([\w-]+\/)?((states|policy|input|arithmetic|fee-terms|definitions|permissions|actor|service-content|picture-view)|[\w-]+-(input|rules|words|choices|channels))\.ts$/
/** Modules whose server half React Router takes out of the browser's script. */
const ROUTE_MODULE = /\.page\.tsx$|\.route\.tsx?$|^app\/(root|entry\.(server|client))\.tsx$|\/frame\.tsx$/

const room = (path: string) => path.split('/')[0]
const area = (path: string) => /^domain\/([\w-]+)\//.exec(path)?.[1]
const rowOf = (name: string) => AREA_ROWS.findIndex((row) => row.includes(name))
const isTest = (path: string) => /\.test\.tsx?$|^tests\/|\/testing/.test(path)

function onImports(name: string, judge: (one: Import) => string | undefined): Rule {
  return {
    name,
    check: (file) => (isTest(file.path) ? [] : importsOf(file).flatMap((one) => judge(one) ?? [])),
  }
}

function onPath(name: string, judge: (file: SourceFile) => string | undefined): Rule {
  return { name, check: (file) => [judge(file) ?? []].flat() }
}

export const houseRules: readonly Rule[] = [
  onImports('imports go one way: app, domain, platform', ({ from, to }) => {
    const order = ['platform', 'domain', 'app']
    const [mine, theirs] = [order.indexOf(room(from) ?? ''), order.indexOf(room(to) ?? '')]
    return mine >= 0 && theirs > mine ? `${from} imports ${to}` : undefined
  }),
  onImports('the design system knows no domain word', ({ from, to }) =>
    from.startsWith('app/ui/') && !to.startsWith('app/ui/') ? `${from} imports ${to}` : undefined,
  ),
  onImports('an area is entered by its door', ({ from, to }) => {
    const theirs = area(to)
    if (!theirs || area(from) === theirs || to === `domain/${theirs}/index.ts`) return undefined
    // The one list of areas, from which the tables are made that everyone reads.
    if (from === 'domain/areas.ts' && to === `domain/${theirs}/area.ts`) return undefined
    // What is pure needs no door: the same rules run in the browser, where the rest of an area can't go.
    if (PURE.test(to)) return undefined
    return `${from} imports ${to}, not domain/${theirs}/index.ts`
  }),
  onImports('an area imports only areas before it', ({ from, to, typeOnly }) => {
    const [mine, theirs] = [area(from), area(to)]
    if (!mine || !theirs || mine === theirs || typeOnly) return undefined
    if (rowOf(mine) < 0) return `the area ${mine} has no row in the order of areas`
    return rowOf(theirs) >= rowOf(mine) ? `${from} imports ${to}` : undefined
  }),
  onImports('components import only what is pure from a domain', ({ from, to, typeOnly }) => {
    const isComponent = from.startsWith('app/') && from.endsWith('.tsx') && !ROUTE_MODULE.test(from)
    return isComponent && room(to) === 'domain' && !typeOnly && !PURE.test(to)
      ? `${from} imports ${to}`
      : undefined
  }),
  onImports('tables are touched only by their own area', ({ from, to }) =>
    to.endsWith('schema.server.ts') &&
    to.split('/').slice(0, 2).join('/') !== from.split('/').slice(0, 2).join('/')
      ? `${from} imports ${to}`
      : undefined,
  ),
  onPath('a file fits a few screens', ({ path, text }) => {
    const lines = text.split('\n').length
    return lines > MOST_LINES && !path.endsWith('.mjs') ? `${path} has ${lines} lines` : undefined
  }),
  onPath('there is no drawer', ({ path }) => (DRAWERS.test(path) ? `${path} is a drawer` : undefined)),
  onPath('names are kebab-case', ({ path }) => {
    const name = path.split('/').at(-1) ?? ''
    return KEBAB.test(name) || ALLOWED_NAMES.test(path) ? undefined : `${path} is not kebab-case`
  }),
  onPath('time is given to a domain, never taken', ({ path, text }) =>
    room(path) === 'domain' && !isTest(path) && /\bDate\.now\(|\bnew Date\(\)/.test(text)
      ? `${path} takes the time`
      : undefined,
  ),
  onPath('the edge opens the transaction', ({ path, text }) =>
    room(path) === 'domain' && area(path) && !isTest(path) && /\bdb\.transaction\(/.test(text)
      ? `${path} opens a transaction`
      : undefined,
  ),
  onPath('forms are read in one place', ({ path, text }) =>
    /^(app|domain)\//.test(path) &&
    !/^app\/(forms|ui)\//.test(path) &&
    !isTest(path) &&
    /\bparseWithZod\b|\bparseFormData\b|\.formData\(\)|\brequest\.json\(\)/.test(text)
      ? `${path} reads a form past app/forms`
      : undefined,
  ),
  onPath('pictures are drawn by one sharp, which keeps none of them', ({ path, text }) =>
    /^(app|domain|platform)\//.test(path) &&
    path !== 'platform/pictures/sharp.ts' &&
    !isTest(path) &&
    /^import (?!type\b).* from 'sharp'$/m.test(text)
      ? `${path} imports sharp past platform/pictures/sharp.ts`
      : undefined,
  ),
  onPath('nothing is left for later', ({ path, text }) =>
    !path.startsWith('tests/tidy') &&
    /\b(TODO|FIXME|HACK|XXX)\b|\.(only|skip)\(|@ts-(ignore|expect-error|nocheck)/.test(text)
      ? `${path} leaves something for later`
      : undefined,
  ),
]
