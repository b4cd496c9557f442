import { mkdtempSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import type { Part } from './part.ts'
import { assistant, assistantCost, assistantPages } from './parts/assistant.ts'
import { demo } from './parts/demo.ts'
import { desk } from './parts/desk.ts'
import { find } from './parts/find.ts'
import { ideas } from './parts/ideas.ts'
import { identity } from './parts/identity.ts'
import { interactions } from './parts/interactions.ts'
import { lighthouse } from './parts/lighthouse.ts'
import { live } from './parts/live.ts'
import { membersPages } from './parts/members-pages.ts'
import { memory } from './parts/memory.ts'
import { money } from './parts/money.ts'
import { pages } from './parts/pages.ts'
import { recommendations } from './parts/recommendations.ts'
import { script } from './parts/script.ts'
import { searchQuality } from './parts/search-quality.ts'
import { teams } from './parts/teams.ts'
import { writeTable } from './report.ts'
import { benchSearch } from './search.ts'

const PARTS: Readonly<Record<string, Part>> = {
  demo,
  pages,
  'members-pages': membersPages,
  script,
  lighthouse,
  interactions,
  identity,
  money,
  memory,
  live,
  teams,
  desk,
  find,
  ideas,
  'search-quality': searchQuality,
  recommendations,
  assistant,
  'assistant-pages': assistantPages,
  'assistant-cost': assistantCost,
  'search-100k': () => benchSearch(100_000),
  'search-1m': () => benchSearch(1_000_000),
}

/** `npm run bench` measures all; `npm run bench -- identity` only what is named. */
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}

const postgres = await startEmbeddedPostgres({
  dataFolder: mkdtempSync(join(tmpdir(), 'guildhall-bench-')),
  say: () => {},
})
try {
  for (const [name, part] of Object.entries(PARTS)) {
    if (named.length === 0 || named.includes(name)) await part({ databaseUrl: postgres.url })
  }
  writeTable(
    'machine',
    ['cores', 'processor', 'memory'],
    [[String(cpus().length), cpus()[0]?.model ?? '', `${Math.round(totalmem() / 2 ** 30)} GB`]],
  )
} finally {
  await postgres.stop()
}
