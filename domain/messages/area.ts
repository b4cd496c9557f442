import type { TimelineKind } from '#domain/deals/timeline-words.ts'
import type { TeamEventKind } from '#domain/teams/index.ts'
import { type Area, type Consequence, enqueue, jobsOf } from '#domain/area.ts'
import { dropOfBanned } from './answers/note-question.ts'
import { countAllAnswersJob, countAnswersJob, followDealJob } from './jobs.ts'
import { conversationThing, messageLetters } from './letters.ts'
import { followBlock, followTeamPerson, followWorkers } from './places/follow-people.ts'
import { eraseMessages, exportMessageChoices, exportMessages, listFilesSentBy } from './own-data.ts'
import { caseLetters } from './moderation/case-letters.ts'
import { listWarnings } from './moderation/warnings.ts'
import { permissions } from './permissions.ts'
import { findUnread } from './read/find-unread.ts'
import { listShowingPresence } from './read/read-marks.ts'
import { isShownStep } from './step-rules.ts'

const look = (conversationId: string, number: number, to: string[]): Consequence => ({
  tell: { to, event: { kind: 'message', conversationId, number } },
})

/** What gives somebody another right to what is said to their team. */
const CHANGES_READERS: ReadonlySet<string> = new Set<TeamEventKind>([
  'joined',
  'left',
  'removed',
  'role-changed',
  'handed-over',
])
const WORKERS_CHOSEN: TimelineKind = 'workers-chosen'

export const messages: Area = {
  permissions,
  reactions: {
    'message.written': ({ conversationId, number, memberIds }) => [look(conversationId, number, memberIds)],
    'message.changed': ({ conversationId, number, memberIds }) => [look(conversationId, number, memberIds)],
    'conversation.read': ({ conversationId, readerId, number, toIds }) => [
      { tell: { to: toIds, event: { kind: 'message-read', conversationId, readerId, number } } },
    ],
    'conversation.settled': ({ conversationId, memberId }) => [
      { settle: { memberId, thing: conversationThing(conversationId) } },
    ],
    'message.typing': ({ conversationId, writerId, toIds }) => [
      { tell: { to: toIds, event: { kind: 'typing', conversationId, writerId } } },
    ],
    'conversation.places-changed': ({ memberIds }) => [
      { tell: { to: memberIds, event: { kind: 'message-places' } } },
    ],
    'team.happened': ({ teamId, what, aboutId: memberId }) =>
      memberId && CHANGES_READERS.has(what)
        ? [
            {
              write: {
                about: ['places', teamId, memberId],
                work: (tx) => followTeamPerson(tx, { teamId, memberId }),
              },
            },
          ]
        : [],
    'block.changed': (pair) => [
      { write: { about: ['places', pair.oneId, pair.otherId], work: (tx) => followBlock(tx, pair) } },
    ],
    'member.banned': ({ memberId }) => [
      { write: { about: ['questions', memberId], work: (tx) => dropOfBanned(tx, { memberId }) } },
    ],
    'question.settled': ({ memberId, teamId }) => [
      enqueue({ job: 'messages.count-answers', data: { memberId: teamId ?? memberId } }),
    ],
    'answers.counted': ({ sellerId }) => [{ dropPages: [`member:${sellerId}`, `team:${sellerId}`] }],
    'reader.changed': ({ memberId }) => [{ dropPages: [`seen:${memberId}`] }],
    'deal.happened': ({ dealId, number, what }) =>
      what === WORKERS_CHOSEN
        ? [{ write: { about: ['places', dealId], work: (tx) => followWorkers(tx, { dealId }) } }]
        : isShownStep(what)
          ? [enqueue({ job: 'messages.follow-deal', data: { dealId, number } })]
          : [],
  },
  letters: { ...messageLetters, ...caseLetters },
  countUnread: findUnread,
  listShowing: listShowingPresence,
  jobs: () => jobsOf(followDealJob, countAnswersJob, countAllAnswersJob),
  personalData: {
    exportParts: {
      async *messages({ db, person }) {
        yield { name: 'messages.json', list: exportMessages(db, person.id) }
        yield { name: 'notices-of-moderators.json', json: await listWarnings(db, person.id) }
        yield { name: 'message-choices.json', list: exportMessageChoices(db, person.id) }
        for (const { id, name, fileKey } of await listFilesSentBy(db, person.id))
          yield { name: `message-files/${id}${/\.[a-z0-9]+$/i.exec(name)?.[0] ?? ''}`, fileKey }
      },
    },
    erasers: { messages: (tx, { id }) => eraseMessages(tx, id) },
  },
}
