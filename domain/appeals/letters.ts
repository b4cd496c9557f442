import { letter, type Letters } from '#domain/letter.ts'
import { type AppealKind, type AppealOutcome } from './appeal-rules.ts'
import type { AppealDecided } from './events.ts'

const outcomes: Record<AppealOutcome, string> = {
  upheld: 'We looked at the decision again, and it stays.',
  changed: 'We looked at the decision again, and changed it.',
  lifted: 'We looked at the decision again. It was wrong, and we have undone it.',
}
const LIFTED_TOO_LATE =
  'We looked at the decision again. It was wrong. What you have done since stays as you left it.'

const LIFTED_WHEN_OVER =
  'We looked at the decision again. It was wrong. It was over already, so nothing changes.'
/** What one could not do meanwhile, and can do again by itself. */
const PASSES: readonly AppealKind[] = ['ban', 'team']

function outcomeOf({ against, outcome, isLeft }: AppealDecided): string {
  if (outcome !== 'lifted' || !isLeft) return outcomes[outcome]
  return PASSES.includes(against) ? LIFTED_WHEN_OVER : LIFTED_TOO_LATE
}

export const appealPath = (kind: AppealKind, decisionId: string) =>
  kind === 'ban' ? '/my' : `/my/support/appeals/${kind}/${decisionId}`

export const appealLetters: Letters = {
  'appeal.decided': [
    letter({
      kind: ({ against }) => (against === 'ban' ? 'security' : 'moderation'),
      // The end of a ban has an e-mail of its own; of a dispute the room of its deal tells both sides.
      who: ({ memberId, against, outcome, isLeft }) =>
        against === 'dispute' || (against === 'ban' && outcome === 'lifted' && !isLeft) ? [] : [{ memberId }],
      words: (decided, { siteOrigin }) => {
        const { number, title, reason, against, decisionId } = decided
        const link = appealPath(against, decisionId)
        return {
          subject: 'Your appeal was decided',
          paragraphs: [title, outcomeOf(decided), `The reason: ${reason}`],
          action: { label: 'See the decision', url: siteOrigin + link },
          inProduct: { thing: `appeal:${number}`, title, line: outcomeOf(decided), link },
        }
      },
    }),
  ],
}
