import { letter, type Letters } from '#domain/letter.ts'
import type { CaseDecision } from './case-rules.ts'

/** What the writer of a message is told; a ban has a letter of its own. */
const toWriter: Record<Exclude<CaseDecision, 'ban'>, string> = {
  dismiss: 'An administrator looked at a message of yours',
  warn: 'A notice about a message of yours',
  hide: 'A message of yours was hidden',
  stop: 'You can’t begin new conversations for some days',
}
const LOOKED =
  'It had been flagged or reported. They read the messages around it, which is written down, and the case is closed.'

export const caseLetters: Letters = {
  'message-case.decided': [
    letter({
      kind: 'moderation',
      who: ({ memberId, decision }) => (decision === 'ban' ? [] : [{ memberId }]),
      words: ({ flagId, decision, words, appealBy, conversationId }, { siteOrigin, moment }) => ({
        subject: decision === 'ban' ? '' : toWriter[decision],
        paragraphs: [
          LOOKED,
          decision === 'dismiss' ? 'They found nothing wrong.' : `The moderators wrote: ${words}`,
          ...(appealBy
            ? [
                `If you think this is wrong, you may appeal once, until ${moment(appealBy)}. Somebody else decides about it.`,
              ]
            : []),
        ],
        action: appealBy
          ? {
              label: 'See the decision',
              url: `${siteOrigin}/my/support/appeals/message/${flagId}`,
            }
          : {
              label: 'See your messages',
              url: `${siteOrigin}/my/messages${conversationId ? `/${conversationId}` : ''}`,
            },
      }),
    }),
    letter({
      kind: 'moderation',
      who: ({ otherIds }) => otherIds.map((memberId) => ({ memberId })),
      words: ({ conversationId, decision }, { siteOrigin }) => ({
        subject: 'An administrator looked at a conversation of yours',
        paragraphs: [
          'A message to you had been flagged or reported. They read the messages around it, which is written down.',
          decision === 'dismiss'
            ? 'They found nothing wrong.'
            : 'They found it against the rules, and acted.',
        ],
        action: { label: 'See the conversation', url: `${siteOrigin}/my/messages/${conversationId}` },
      }),
    }),
  ],
}
