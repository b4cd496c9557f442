import type { Settings } from '#domain/settings/index.ts'
import type { Db } from '#platform/db/database.ts'
import { fillFigures } from './fill-figures.ts'
import { figuresOf } from './figures/figures.ts'
import type { PageSlug } from './page-texts.ts'
import { readDocuments } from './read-documents.server.ts'

type Asked = { db: Db; settings: Settings; now: Date }

/** What the operator says on a page, with the figures in force, and until when that holds. */
export async function readPageText(slug: PageSlug, { db, settings, now }: Asked) {
  const { textOn, nextAt } = await readDocuments(db, now)
  return { text: fillFigures(textOn(slug), figuresOf(settings)), nextAt }
}
