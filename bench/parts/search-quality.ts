import { askDatabase } from '../ask-database.ts'
import { openFullDemo } from '../full-demo.ts'
import type { EmptyDatabase } from '../part.ts'
import { writeTable } from '../report.ts'
import { askNeeds, type Answered } from '../search-quality/ask-needs.ts'
import { before } from '../search-quality/before.ts'
import { type AnsweredService, readNeeds } from '../search-quality/read-needs.ts'

const SERVICES = `
  select service.slug, service.title, member.display_name as seller, category.path as "categoryPath"
  from service
  join category on category.id = service.category_id
  join member on member.id = service.seller_id
  where service.state = 'published'`

/** Whether people find what they need: the share of needs with a service that they would take among the first five. */
export async function searchQuality(database: EmptyDatabase): Promise<void> {
  const full = await openFullDemo(database)
  const services = await askDatabase<AnsweredService>(full.databaseUrl, SERVICES)
  const web = await full.open({ TRUSTED_PROXIES: '1' })
  try {
    const bySlug = new Map(services.map((one) => [one.slug, one]))
    const answers = await askNeeds(web.origin, readNeeds(), bySlug)
    writeScores(answers)
    tellMissed(answers)
  } finally {
    await web.stop()
  }
}

function writeScores(answers: readonly Answered[]): void {
  const rows = [...Map.groupBy(answers, ({ need }) => need.group), ['all', [...answers]] as const].map(
    ([group, some]) => [
      group,
      String(some.length),
      before[group]?.accepted ?? '',
      shareOf(some, ({ isAccepted }) => isAccepted),
      before[group]?.empty ?? '',
      shareOf(some, ({ firstFive }) => firstFive.length === 0),
    ],
  )
  writeTable(
    'search quality',
    [
      'needs',
      'how many',
      'acceptable in the first five, before',
      'now (at least 0.90)',
      'nothing found, before',
      'now (none)',
    ],
    rows,
  )
}

const shareOf = (answers: readonly Answered[], is: (one: Answered) => boolean) =>
  (answers.filter(is).length / answers.length).toFixed(2)

/** For whoever mends it next: each need that was missed, and what stood there instead. */
function tellMissed(answers: readonly Answered[]): void {
  for (const { need, firstFive, isAccepted } of answers)
    if (!isAccepted)
      console.log(`missed “${need.words}”: ${firstFive.map(({ title }) => title).join(' | ') || 'nothing'}`)
}
