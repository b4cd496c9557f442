import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import {
  countOwnPapers,
  listOwnPapers,
  listPaperYears,
  PAPERS_A_PAGE,
  type PaperFilters,
} from '#domain/papers/index.ts'
import { paperKinds } from '#domain/papers/paper-words.ts'

const kind = z.enum(paperKinds).optional().catch(undefined)
const year = z.coerce.number().int().min(2000).max(9999).optional().catch(undefined)
const page = z.coerce.number().int().min(1).max(100_000).catch(1)

/** What the address asks of the list; what makes no sense in it is left out. */
export function readPaperFilters(params: URLSearchParams): PaperFilters {
  return {
    kind: kind.parse(params.get('kind') || undefined),
    year: year.parse(params.get('year') || undefined),
  }
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A page of the member's own papers. */
export async function loadPapers({ db, actor, url, settings }: MemberEdge) {
  const filters = readPaperFilters(url.searchParams)
  const count = await countOwnPapers(db, actor.id, filters)
  const pages = Math.max(1, Math.ceil(count / PAPERS_A_PAGE))
  const at = Math.min(page.parse(url.searchParams.get('page') ?? undefined), pages)
  const papers = await listOwnPapers(db, actor.id, filters, { skip: (at - 1) * PAPERS_A_PAGE })
  return {
    filters,
    count,
    pages,
    page: at,
    years: await listPaperYears(db, actor.id),
    currency: settings.currency,
    papers: papers.map(({ id, label, title, between, totalMinor, at: made }) => ({
      id,
      label,
      title,
      between,
      totalMinor,
      date: day.format(made),
    })),
  }
}

export type PapersData = Awaited<ReturnType<typeof loadPapers>>
