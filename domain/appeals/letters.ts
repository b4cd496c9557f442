import { letter, type Letters } from '#domain/letter.ts'
import { type AppealKind, type AppealOutcome } from './appeal-rules.ts'

const outcomes: Record<AppealOutcome, string> = {
  upheld: 'We looked at the decision again, and it stays.',
  changed: 'We looked at the decision again, and changed it.',
  lifted: 'We looked at the decision again. It was wrong, and everything is as it was before.',
}

export const appealPath = (kind: AppealKind, decisionId: string) =>
  kind === 'ban' ? '/my' : `/my/support/appeals/${kind}/${decisionId}`

export const appealLetters: Letters = {
  'appeal.decided': [
    letter({
      kind: ({ against }) => (against === 'ban' ? 'security' : 'moderation'),
      // The end of a ban has an e-mail of its own; of a dispute the room of its deal tells both sides.
      who: ({ memberId, against, outcome }) =>
        against === 'dispute' || (against === 'ban' && outcome === 'lifted') ? [] : [{ memberId }],
      words: ({ number, title, outcome, reason, against, decisionId }, { siteOrigin }) => ({
        subject: 'Your appeal was decided',
        paragraphs: [title, outcomes[outcome], `The reason: ${reason}`],
        action: { label: 'See the decision', url: siteOrigin + appealPath(against, decisionId) },
        inProduct: {
          thing: `appeal:${number}`,
          title,
          line: outcomes[outcome],
          link: appealPath(against, decisionId),
        },
      }),
    }),
  ],
}
