import { roomOf } from './areas.ts'
import { findCircles } from './circles.ts'
import { onImports, type Rule } from './rule.ts'

/** Each room may use those before it. */
const ROOMS = ['platform', 'domain', 'demo', 'commands', 'app']
/** Screens by who sees them. What several of them show stands in app/shared. */
const AUDIENCES = ['public', 'auth', 'my', 'admin']
const MOST_ENTRIES = 40
/** An amount is shown with the digits that it is counted in: a second list would one day say something else. */
const DIGITS_OF_THE_BOOK = 'platform/money/fraction-digits.ts'

const audienceOf = (path: string) => /^app\/([\w-]+)\//.exec(path)?.[1] ?? ''

export const rulesOfRooms: readonly Rule[] = [
  onImports('imports go one way: app, demo, domain, platform', ({ from, to }) => {
    const [mine, theirs] = [ROOMS.indexOf(roomOf(from)), ROOMS.indexOf(roomOf(to))]
    return mine >= 0 && theirs > mine ? `${from} imports ${to}` : undefined
  }),
  onImports('screens of one audience import none of another', ({ from, to, typeOnly }) => {
    // A form names the intent of the page that it is sent to, whoever sees that page.
    if (typeOnly) return undefined
    const [mine, theirs] = [audienceOf(from), audienceOf(to)]
    const isBound = AUDIENCES.includes(mine) || mine === 'shared'
    return isBound && mine !== theirs && AUDIENCES.includes(theirs) ? `${from} imports ${to}` : undefined
  }),
  onImports('the design system knows no domain word', ({ from, to }) =>
    from.startsWith('app/ui/') && !to.startsWith('app/ui/') && to !== DIGITS_OF_THE_BOOK
      ? `${from} imports ${to}`
      : undefined,
  ),
  {
    name: 'files import one another in no circle, not even for types',
    check: (sources) => findCircles(sources).map((circle) => `${circle.join(' -> ')} -> ${circle[0]}`),
  },
  {
    name: `no folder has more than ${MOST_ENTRIES} entries`,
    check: (sources) => {
      const entries = new Map<string, Set<string>>()
      for (const { path } of sources.filter((file) => ROOMS.includes(roomOf(file.path)))) {
        const steps = path.split('/')
        for (let depth = 1; depth < steps.length; depth++) {
          const folder = steps.slice(0, depth).join('/')
          entries.set(folder, (entries.get(folder) ?? new Set()).add(steps[depth] ?? ''))
        }
      }
      // The folder of the domain is the list of areas: it may grow.
      entries.delete('domain')
      return [...entries].flatMap(([folder, inside]) =>
        inside.size > MOST_ENTRIES ? [`${folder} has ${inside.size} entries`] : [],
      )
    },
  },
]
