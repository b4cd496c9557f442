import { type OfferedService, readScoredNeeds, readUnmet } from './read-needs.ts'
import { type Judge, type Scored, scoreNeed, shownFor } from './score-needs.ts'
import { askDatabase } from '../ask-database.ts'
import { writeTable } from '../report.ts'
import { openReadDemo } from './read-demo.ts'

const SERVICES = `
  select service.id, service.title, category.slug as category
  from service join category on category.id = service.category_id
  where service.state = 'published' and not service.is_seller_hidden`

/** Scores the needs over a demo, checks that all that is named exists, and writes the tables. */
export async function scoreDemo(databaseUrl: string): Promise<void> {
  const { assistant, opened, now, close } = await openReadDemo(databaseUrl)
  try {
    const services = await askDatabase<OfferedService>(databaseUrl, SERVICES)
    const slugs = await askDatabase<{ id: string; slug: string }>(
      databaseUrl,
      'select id, slug from category',
    )
    const judge: Judge = {
      assistant,
      search: opened.search,
      services: new Map(services.map((one) => [one.id, one])),
      categorySlugs: new Map(slugs.map(({ id, slug }) => [id, slug])),
      now,
    }
    const scored: Scored[] = []
    for (const need of readScoredNeeds()) scored.push(await scoreNeed(judge, need))
    await checkThatAllExist(databaseUrl, scored, judge)
    writeScores(scored)
    await tellUnmet(judge)
  } finally {
    await close()
  }
}

/** Whatever a brief names is there, and everyone may see it. */
async function checkThatAllExist(
  databaseUrl: string,
  scored: readonly Scored[],
  { services }: Judge,
): Promise<void> {
  const people = await askDatabase<{ id: string }>(
    databaseUrl,
    `select id from member where state = 'active'`,
  )
  const teams = await askDatabase<{ id: string }>(databaseUrl, `select id from team where state = 'active'`)
  const [active, teamIds] = [new Set(people.map(({ id }) => id)), new Set(teams.map(({ id }) => id))]
  for (const { need, matched, people: matchedPeople, teams: matchedTeams } of scored) {
    const invented = [
      ...matched.filter((id) => !services.has(id)),
      ...matchedPeople.filter((id) => !active.has(id)),
      ...matchedTeams.filter((id) => !teamIds.has(id)),
    ]
    if (invented.length > 0) throw new Error(`“${need.text}” names what is not there: ${invented.join(', ')}`)
  }
}

/** What nobody here offers is answered with nothing. */
async function tellUnmet(judge: Judge): Promise<void> {
  const unmet = readUnmet()
  const shown = await Promise.all(unmet.map((text) => shownFor(judge, text)))
  writeTable(
    'assistant unmet',
    ['wanted, and nobody offers it', 'answered with nothing'],
    [[String(unmet.length), String(shown.filter((count) => count === 0).length)]],
  )
}

function writeScores(scored: readonly Scored[]): void {
  const english = scored.filter(({ need }) => need.language === 'en')
  const groups: [string, Scored[]][] = [
    ...Map.groupBy(scored, ({ need }) => need.group),
    ['all in English', english],
    ['all', [...scored]],
  ]
  writeTable(
    'assistant',
    [
      'needs',
      'how many',
      'category in the first guess',
      'in the first three (English at least 0.85)',
      'of the range told, within the sensible one',
      'acceptable of the first ten',
      'by plain search',
      'times as many (at least 1.5)',
    ],
    groups.map(([name, some]) => rowOf(name, some)),
  )
  for (const { need, categoryPlace, matchedShare } of scored)
    if (categoryPlace !== 0) console.log(`${categoryPlace} ${matchedShare.toFixed(2)} “${need.text}”`)
}

function rowOf(name: string, some: readonly Scored[]): string[] {
  const mean = (figures: readonly number[]) =>
    figures.reduce((sum, one) => sum + one, 0) / Math.max(1, figures.length)
  const [matched, searched] = [
    mean(some.map((one) => one.matchedShare)),
    mean(some.map((one) => one.searchedShare)),
  ]
  return [
    name,
    String(some.length),
    mean(some.map((one) => Number(one.categoryPlace === 0))).toFixed(2),
    mean(some.map((one) => Number(one.categoryPlace >= 0))).toFixed(2),
    mean(some.flatMap((one) => one.rangeOverlap ?? [])).toFixed(2),
    matched.toFixed(2),
    searched.toFixed(2),
    (matched / searched).toFixed(1),
  ]
}
