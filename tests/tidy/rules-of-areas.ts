import { areaOf, listAreas, roomOf } from './areas.ts'
import { onFiles, onImports, type Rule } from './rule.ts'
import { importsOf, isTest, type SourceFile } from './source-files.ts'

/** What a component may import of an area: rules without tables, the same in the browser as on the server. */
const PURE =
  /^domain\/([\w-]+\/)*((states|policy|input|arithmetic|fee-terms|share-out|definitions|permissions|actor|service-content|picture-view)|[\w-]+-(input|rules|words|choices|channels))\.ts$/
/** Modules whose server half React Router takes out of the browser's script. */
const ROUTE_MODULE = /\.page\.tsx$|\.route\.tsx?$|^app\/(root|entry\.(server|client))\.tsx$|\/frame\.tsx$/
const DOMAIN_ROOT = /^domain\/[\w.-]+\.ts$/
/** What every process opens, whatever is sold in it. Any other area is known to the list of areas alone. */
const OF_EVERY_PROCESS = new Set([
  'accounts',
  'assistant',
  'categories',
  'mail',
  'notifications',
  'search',
  'security',
  'settings',
  'watch',
])
/** Files that every screen stands on, and those that put the process together. */
const CENTRAL = /^(app|domain)\/[\w.-]+\.tsx?$|^platform\/|^(server|worker|command)\.ts$/
const LISTS = new Set(['domain/areas.ts', 'app/routes.ts'])

export const rulesOfAreas: readonly Rule[] = [
  onImports('an area is entered by its index', ({ from, to }) => {
    const theirs = areaOf(to)
    if (!theirs || areaOf(from) === theirs || to === `domain/${theirs}/index.ts`) return undefined
    if (from === 'domain/areas.ts' && to === `domain/${theirs}/area.ts`) return undefined
    // What is pure needs no index: the same rules run in the browser, where the rest of an area can't go.
    return PURE.test(to) ? undefined : `${from} imports ${to}, not domain/${theirs}/index.ts`
  }),
  onImports('an area imports only areas before it in the list', ({ from, to, typeOnly }, sources) => {
    const [mine, theirs] = [areaOf(from), areaOf(to)]
    if (!mine || !theirs || mine === theirs || typeOnly) return undefined
    const order = listAreas(sources)
    if (!order.includes(mine)) return `the area ${mine} is not in the list of domain/areas.ts`
    return order.indexOf(theirs) >= order.indexOf(mine) ? `${from} imports ${to}` : undefined
  }),
  {
    name: 'what areas stand on knows no area',
    check: (sources) => {
      const knowing = filesThatKnowAreas(sources)
      return sources
        .filter(({ path }) => areaOf(path) && !isTest(path))
        .flatMap((file) => importsOf(file))
        .filter(({ to, typeOnly }) => !typeOnly && knowing.has(to))
        .map(({ from, to }) => `${from} imports ${to}, which imports areas itself`)
    },
  },
  onImports('a central file names no single area', ({ from, to, typeOnly }) => {
    const named = areaOf(to)
    if (!named || typeOnly || !CENTRAL.test(from) || LISTS.has(from)) return undefined
    return OF_EVERY_PROCESS.has(named) ? undefined : `${from} names the area ${named}`
  }),
  onImports('components import only what is pure from a domain', ({ from, to, typeOnly }) => {
    const isComponent = from.startsWith('app/') && from.endsWith('.tsx') && !ROUTE_MODULE.test(from)
    return isComponent && roomOf(to) === 'domain' && !typeOnly && !PURE.test(to)
      ? `${from} imports ${to}`
      : undefined
  }),
  onImports('tables are touched only by their own area', ({ from, to }) =>
    to.endsWith('schema.server.ts') && ownerOf(to) !== ownerOf(from) ? `${from} imports ${to}` : undefined,
  ),
  onFiles('every area describes itself', ({ path, text }) =>
    /^domain\/[\w-]+\/area\.ts$/.test(path) && !/^export const \w+: Area = \{/m.test(text)
      ? `${path} describes no area`
      : undefined,
  ),
  onFiles('kinds are typed where they are defined', ({ path, text }) =>
    roomOf(path) === 'domain' &&
    !isTest(path) &&
    /\b(event|job|intent|permission): string\b|\bannounce\([^)]*\bas\b/.test(text)
      ? `${path} takes any word for a kind`
      : undefined,
  ),
]

const ownerOf = (path: string) =>
  path
    .split('/')
    .slice(0, roomOf(path) === 'demo' ? 1 : 2)
    .join('/')

/** Files at the root of the domain that import areas at run time, themselves or by another of them. */
function filesThatKnowAreas(sources: readonly SourceFile[]): Set<string> {
  const roots = sources.filter(({ path }) => DOMAIN_ROOT.test(path) && !isTest(path))
  const knowing = new Set<string>()
  for (let before = -1; before !== knowing.size;) {
    before = knowing.size
    for (const file of roots)
      if (importsOf(file).some(({ to, typeOnly }) => !typeOnly && (areaOf(to) || knowing.has(to))))
        knowing.add(file.path)
  }
  return knowing
}
