import type { LetterContext, LetterWords } from '#domain/letter.ts'
import { definitions, type RuleChange } from '#domain/settings/index.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { percent } from '#platform/money/percent.ts'

/** What is to be told: fees that will change, and announced ones that will not after all. */
export type FeeNews = { announced: RuleChange[]; withdrawn: RuleChange[]; replaced: RuleChange[] }

/** What these lines of the log mean to whoever pays; nothing where all of it was withdrawn before it was told. */
export function feeNews(log: readonly RuleChange[], changeIds: readonly number[]): FeeNews | undefined {
  const announced = log.filter(({ id, withdrawn }) => changeIds.includes(id) && !withdrawn)
  const ended = log.filter(({ withdrawn }) => withdrawn && changeIds.includes(withdrawn.id))
  const withdrawn = ended.filter((change) => !change.withdrawn?.isCorrection)
  const replaced = ended.filter((change) => announced.some(({ replaces }) => replaces === change.id))
  return announced.length + withdrawn.length > 0 ? { announced, withdrawn, replaced } : undefined
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A notice that the terms promise: there is nothing to switch off, and nothing is offered in it. */
export function feeWords(news: FeeNews, { settings, siteOrigin }: LetterContext): LetterWords {
  const valueOf = ({ key }: RuleChange, value: unknown) =>
    definitions[key].unit === 'basisPoints'
      ? percent(Number(value))
      : formatMoney(minor(Number(value)), settings.currency)
  return {
    subject: subjectOf(news),
    paragraphs: [
      ...news.announced.map((change) => {
        const corrected = news.replaced.find(({ id }) => id === change.replaces)
        return [
          `${change.label}: ${valueOf(change, change.from)} until then, ${valueOf(change, change.to)} from ${day.format(change.effectiveAt)} (UTC).`,
          ...(corrected
            ? [
                `This takes the place of ${valueOf(corrected, corrected.to)}, announced on ${day.format(corrected.announcedAt)}.`,
              ]
            : []),
        ].join(' ')
      }),
      ...news.withdrawn.map(
        (change) =>
          `${change.label} stays ${valueOf(change, change.from)}. The change to ${valueOf(change, change.to)}, announced on ${day.format(change.announcedAt)}, is withdrawn and will not apply.`,
      ),
      `Why: ${reasonOf(news)}`,
      'Deals that are under way keep the fees that they began with.',
    ],
    action: { label: 'See every change', url: `${siteOrigin}/docs/terms#changes` },
    footnote: 'The terms promise you this notice, so it comes whatever e-mails you chose to get.',
  }
}

function subjectOf({ announced, replaced }: FeeNews): string {
  if (announced.length === 0) return 'An announced change of fees is withdrawn'
  return replaced.length > 0 ? 'An announced change of fees is corrected' : 'Our fees will change'
}

/** One save has one reason, in whichever of its lines it stands. */
const reasonOf = ({ announced, withdrawn }: FeeNews) =>
  announced[0]?.reason ?? withdrawn[0]?.withdrawn?.reason ?? ''
