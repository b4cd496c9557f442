import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LinkedText } from '#app/admin/integrations/linked-text.tsx'
import { compareVersions } from '#app/admin/market/services/compare-versions.ts'
import { csvLine } from '#app/csv-file.ts'
import { snippetOf } from '#app/public/search/results/mark-words.ts'
import { RenderedMarkdown } from '#app/ui/markdown/rendered-markdown.tsx'
import { flagsOf } from '#domain/catalogue/moderation/flag-rules.ts'
import { serviceLimits } from '#domain/catalogue/drafts/limit-rules.ts'
import { emptyContent } from '#domain/catalogue/service-content.ts'
import { slugOf } from '#domain/catalogue/drafts/slug-rules.ts'
import { TERMS_MOST, wordsInput } from '#domain/deals/deal-input.ts'
import { projectLimits } from '#domain/projects/project-rules.ts'
import { splitWords } from '#domain/search/words/fold-words.ts'
import { letter } from '#platform/mail/layout.ts'
import { openGraphSvg } from '#platform/pictures/open-graph-svg.ts'
import { scrubText } from '#platform/telemetry/scrub-text.ts'
import { firstWords, withoutMarkup } from '#platform/text/without-markup.ts'
import { plainText } from '#platform/text/plain-text.ts'
import { ordinaryText } from './hostile-texts.ts'

/** Whatever reads or draws a text that a person wrote, with the longest text that it is ever given. */
export type Renderer = { name: string; most: number; render(text: string): unknown }

const DESCRIPTION_MOST = serviceLimits.description.max
const TITLE_MOST = 120

const asDescription = (description: string) => ({ ...emptyContent, description })
const naming = { currency: 'USD', categoryName: () => '' }
const asked = [{ typed: 'mark', folded: 'mark' }]

export const renderers: readonly Renderer[] = [
  {
    name: 'Markdown, on a page and on paper',
    most: TERMS_MOST,
    render: (text) => renderToStaticMarkup(createElement(RenderedMarkdown, { text })),
  },
  {
    name: 'a page that shows it as it is',
    most: TERMS_MOST,
    render: (text) => renderToStaticMarkup(createElement('p', null, text)),
  },
  {
    name: 'a letter',
    most: TERMS_MOST,
    render: (text) =>
      letter({ brandName: 'G', origin: 'https://g.test', heading: 'H', paragraphs: [text], footnote: text }),
  },
  {
    name: 'a letter in the administration',
    most: TERMS_MOST,
    render: (text) => renderToStaticMarkup(createElement(LinkedText, { text })),
  },
  { name: 'a cell of a CSV file', most: TERMS_MOST, render: (text) => csvLine([text]) },
  { name: 'plain words, and those for search engines', most: TERMS_MOST, render: withoutMarkup },
  { name: 'the first words', most: TERMS_MOST, render: (text) => firstWords(text, 160) },
  { name: 'words for the search index', most: projectLimits.description.max, render: splitWords },
  { name: 'what search shows of a text', most: TERMS_MOST, render: (text) => snippetOf(text, asked) },
  {
    name: 'a description that was written anew, beside the one before',
    most: DESCRIPTION_MOST,
    render: (text) =>
      compareVersions(asDescription(ordinaryText.of(DESCRIPTION_MOST)), asDescription(text), [], naming),
  },
  {
    name: 'a description that was changed in many places, with what a moderator should see',
    most: DESCRIPTION_MOST,
    render: (text) => {
      const changed = text.replaceAll(/.{9}/gsu, '$&x')
      const flags = [{ where: 'Description', what: 'a messenger', found: text.slice(0, 2) }]
      return compareVersions(asDescription(text), asDescription(changed), flags, naming)
    },
  },
  {
    name: 'what a moderator should see',
    most: DESCRIPTION_MOST,
    render: (text) => flagsOf(asDescription(text)),
  },
  { name: 'an address made of a title', most: TITLE_MOST, render: slugOf },
  {
    name: 'a picture for a link',
    most: TITLE_MOST,
    render: (text) => openGraphSvg({ title: text, line: text, name: 'Guildhall', address: 'guildhall.test' }),
  },
  { name: 'a report of a fault', most: TERMS_MOST, render: scrubText },
  {
    name: 'checking what was typed',
    most: TERMS_MOST,
    render: (text) => [
      wordsInput('Terms', 1, TERMS_MOST).safeParse(text),
      plainText('Text', { min: 1, max: TERMS_MOST }).safeParse(text),
    ],
  },
]
