import { isCounted } from '#domain/accounts/members/notification-channels.ts'
import { letter, type LetterContext, type Letters, toMember } from '#domain/letter.ts'
import type { SummaryDue, SummaryThing } from './events.ts'

/** In one letter; the rest stands behind its link. */
const NAMED_MOST = 20
const LINES_MOST = 5

/** What waited for company. */
export const notificationLetters: Letters = {
  'notifications.summary-due': [
    letter({
      kind: 'summary',
      who: toMember,
      words: (event, context) => ({
        subject: subjectOf(event),
        paragraphs: [
          ...event.things.slice(0, NAMED_MOST).map(paragraphOf),
          ...(event.things.length > NAMED_MOST ? [`And ${event.things.length - NAMED_MOST} more.`] : []),
        ],
        action: placeOf(event, context),
        stops: event.kinds,
        footnote:
          'What happens close together comes in one e-mail. You choose how: “What reaches me” in your area.',
      }),
    }),
  ],
}

function subjectOf({ things, count, kinds }: SummaryDue): string {
  const [first] = things
  if (things.length > 1 && areMessages(kinds)) return `${things.length} conversations wait for you`
  if (!first || things.length > 1) return `${count} things happened`
  const [line] = first.lines
  return count === 1 && line ? `${first.title}: ${line}` : `${count} things happened: ${first.title}`
}

const areMessages = (kinds: SummaryDue['kinds']) => kinds.every(isCounted)

function placeOf({ things, kinds }: SummaryDue, { siteOrigin }: LetterContext) {
  const [first] = things
  if (areMessages(kinds))
    return {
      label: 'Read and answer',
      url: siteOrigin + (first && things.length === 1 ? first.link : '/my/messages?show=unread'),
    }
  return first && things.length === 1
    ? { label: 'Look at it', url: siteOrigin + first.link }
    : { label: 'Look at them', url: `${siteOrigin}/my/notifications` }
}

function paragraphOf({ title, lines }: SummaryThing): string {
  const more = lines.length - LINES_MOST
  return [`“${title}”`, ...lines.slice(0, LINES_MOST), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
