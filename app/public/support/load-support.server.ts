import type { CachedEdge } from '#app/edge.ts'
import { type CountedArticle, listByReads } from '#domain/help/index.ts'
import { describeAnswers } from '#domain/support/index.ts'
import { type Figures, figuresOf } from '#app/shared/docs/figures/figures.ts'
import { findByWords } from '#app/shared/help/find-by-words.server.ts'
import { summaryOf } from '#app/shared/help/summary-of.ts'
import { helpedOfHundred } from '#domain/help/help-rules.ts'
import { readWords } from '#platform/text/read-words.ts'
import { type ArticleLine, bySection } from './help-view.ts'

const ASKED_SHOWN = 6
const LONGEST_QUERY = 100

/** The start of help: what was found, or what is asked most. */
export async function loadSupport({ db, url, settings, search, clock }: CachedEdge) {
  const figures = figuresOf(settings)
  const counted = await listByReads(db, clock.now())
  const words = readWords(url.searchParams.get('q'), LONGEST_QUERY)
  const found = words === '' ? undefined : await findByWords(search, words)
  const isCounted = counted.some(({ reads }) => reads > 0)
  return {
    words,
    found: found && {
      readAs: found.readAs,
      lines: found.slugs.flatMap((slug) => counted.filter((one) => one.slug === slug)).map(lineWith(figures)),
    },
    asked: counted.slice(0, ASKED_SHOWN).map(lineWith(figures)),
    isCounted,
    sections: bySection(counted),
    count: counted.length,
    notice: settings.statusNotice,
    answers: await describeAnswers(db, settings),
    hours: settings.contactHours,
  }
}

const lineWith =
  (figures: Figures) =>
  (one: CountedArticle): ArticleLine => ({
    slug: one.slug,
    title: one.title,
    summary: summaryOf(one, figures),
    reads: one.reads,
    helpedOfHundred: helpedOfHundred(one),
  })
