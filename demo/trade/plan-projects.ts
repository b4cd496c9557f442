import { emptyProject, type ProjectContent, type ProposedMilestone } from '#domain/projects/index.ts'
import { type Chance, chanceOf } from '../covers/chance.ts'
import { clients } from '../services/clients.ts'
import { blocks, sections } from '../sections/demo-sections.ts'
import type { Market } from './market.ts'
import { asks, greetings, manners, material, partsOfWork, questions, ways } from './words-of-projects.ts'
import { wanted } from './wanted.ts'

type DemoProposal = {
  username: string
  daysAgo: number
  text: string
  milestones: ProposedMilestone[]
}

export type DemoProject = {
  owner: string
  slug: string
  daysAgo: number
  fate: ProjectFate
  content: Omit<ProjectContent, 'categoryId'>
  proposals: DemoProposal[]
}

export type ProjectFate = 'open' | 'waiting' | 'closed' | 'unpaid' | 'working' | 'completed'

/** Every so many in a small marketplace. */
const OF_EVERY = 10
/** Those of the museum stand last in the list. */
const OF_THE_MUSEUM = 4
const museum: readonly { daysAgo: number; fate: ProjectFate }[] = [
  { daysAgo: 58, fate: 'completed' },
  { daysAgo: 24, fate: 'working' },
  { daysAgo: 9, fate: 'open' },
  { daysAgo: 3, fate: 'open' },
]

/** What became of those that did not simply stay open: by their place in the list. */
const fated: Readonly<Record<number, { daysAgo: number; fate: ProjectFate }>> = {
  3: { daysAgo: 71, fate: 'completed' },
  12: { daysAgo: 0.3, fate: 'waiting' },
  17: { daysAgo: 64, fate: 'completed' },
  26: { daysAgo: 22, fate: 'closed' },
  31: { daysAgo: 14, fate: 'unpaid' },
  45: { daysAgo: 0.5, fate: 'waiting' },
  52: { daysAgo: 18, fate: 'working' },
  68: { daysAgo: 11, fate: 'closed' },
  77: { daysAgo: 49, fate: 'completed' },
  88: { daysAgo: 0.2, fate: 'waiting' },
  94: { daysAgo: 27, fate: 'closed' },
}

/** Someone with nobody else's project needs a look first: those who wait post this one alone. */
export function planProjects({ people, isSmall }: Market): DemoProject[] {
  const read = wanted.trim().split('\n')
  const newcomers = people.filter(({ daysAgo }) => daysAgo < 60).map(({ username }) => username)
  const owners = people.filter(({ daysAgo }) => daysAgo > 92).map(({ username }) => username)
  return read.flatMap((line, place) => {
    const isMuseums = place >= read.length - OF_THE_MUSEUM
    if (isSmall && !isMuseums && place % OF_EVERY !== 0) return []
    const chance = chanceOf(line)
    const story = isMuseums ? museum[place - read.length + OF_THE_MUSEUM] : fated[place]
    const daysAgo = story?.daysAgo ?? 0.4 + 86 * chance.next() ** 2.2
    const fate = story?.fate ?? 'open'
    const owner = isMuseums ? 'ilse-brandt' : ownerOf(fate === 'waiting' ? newcomers : owners, place)
    return compose(line, { owner, fate, daysAgo, isMuseums }, people, chance)
  })
}

function ownerOf(able: readonly string[], place: number): string {
  const owner = able[(place * 7) % able.length]
  if (!owner) throw new Error('Nobody looks for anybody')
  return owner
}

type Told = Pick<DemoProject, 'owner' | 'fate' | 'daysAgo'> & { isMuseums: boolean }

function compose(line: string, told: Told, people: Market['people'], chance: Chance): DemoProject {
  const [slug = '', budget = '', title = '', words = ''] = line.split('|').map((part) => part.trim())
  const [low = 0, high = 0] = budget.split(' ').map(Number)
  const { isMuseums, ...story } = told
  const client = chance.pick(clients)
  const kind = chance.pick(['range', 'range', 'fixed', 'open'] as const)
  const us = isMuseums
    ? 'We are the Museum of Harbour Life in Bremerhaven: five people and a very old crane.'
    : `We are ${client.name} (${client.line}).`
  return {
    ...story,
    slug,
    content: {
      ...emptyProject,
      title,
      description: [
        words,
        `${us} ${chance.pick(material)}`,
        `${chance.pick(manners)} ${chance.pick(asks)}`,
      ].join('\n\n'),
      skills: chance.some(blocks.find((block) => block.slug === slug)?.tags ?? [], 3),
      budgetKind: kind,
      budgetMinMinor: kind === 'range' ? low * 100 : null,
      budgetMaxMinor: kind === 'open' ? null : high * 100,
    },
    proposals: proposalsTo(slug, story, { low, high }, people, chance),
  }
}

/** For how many days proposals came before somebody was chosen, or nobody. */
const spanOf: Readonly<Record<ProjectFate, number>> = {
  open: 14,
  waiting: 0,
  closed: 7,
  unpaid: 3,
  working: 3,
  completed: 3,
}

/** He whom the sign-in page offers answers what is about sound. */
const guest = {
  username: 'tomas-rivera',
  daysAgo: 200,
  slugs: ['podcasts', 'mixing-and-mastering', 'audio-guides'],
}

function proposalsTo(
  slug: string,
  { owner, fate, daysAgo }: Omit<Told, 'isMuseums'>,
  { low, high }: { low: number; high: number },
  people: Market['people'],
  chance: Chance,
): DemoProposal[] {
  if (fate === 'waiting') return []
  const near = sections.find((section) => section.top && section.blocks.some((block) => block.slug === slug))
  const slugs = new Set(near?.blocks.map((block) => block.slug))
  const able = [guest, ...people].filter(
    (one) =>
      one.username !== owner && one.daysAgo > daysAgo + 1 && one.slugs.some((other) => slugs.has(other)),
  )
  const isChosen = fate !== 'open' && fate !== 'closed'
  const count = chance.whole(isChosen ? 2 : 0, 6)
  const span = Math.min(daysAgo - 0.05, spanOf[fate])
  return chance.some(able, count).map(({ username }) => ({
    username,
    daysAgo: daysAgo - span * chance.between(0.1, 0.95),
    text: [chance.pick(greetings), chance.pick(ways), chance.pick(questions)].join('\n\n'),
    milestones: milestonesFor(low, high, chance),
  }))
}

function milestonesFor(low: number, high: number, chance: Chance): ProposedMilestone[] {
  const price = Math.round(chance.between(low * 0.9, high * 1.05) / 10) * 10
  const days = chance.whole(5, 21)
  if (chance.is(0.4)) return [{ title: 'The whole work', priceMinor: price * 100, days }]
  const [first, second] = chance.pick(partsOfWork)
  const early = Math.round((price * chance.between(0.3, 0.5)) / 10) * 10
  return [
    { title: first, priceMinor: early * 100, days: Math.ceil(days / 2) },
    { title: second, priceMinor: (price - early) * 100, days },
  ]
}
