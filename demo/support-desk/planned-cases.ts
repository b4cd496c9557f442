import type { AppealOutcome } from '#domain/appeals/appeal-rules.ts'
import type { ReportDecision, ReportReason } from '#domain/reports/report-rules.ts'

/** What somebody of the demo reports: something that hangs, or whoever sells it, by its place among the newest. */
export type PlannedCase = {
  daysAgo: number
  kind: 'service' | 'member' | 'project' | 'review'
  place: number
  reason: ReportReason
  /** What each of those who report it says, of the two whom the sign-in page offers. */
  said: readonly string[]
  decided?: { decision: ReportDecision; words: string }
  appeal?: { words: string; outcome?: AppealOutcome; reason?: string }
}

/** Invented, every one of them: what waits, what was decided, and what came of an appeal. */
export const plannedCases: readonly PlannedCase[] = [
  {
    daysAgo: 0.4,
    kind: 'service',
    place: 0,
    reason: 'copied',
    said: [
      'The second picture is from a book of another illustrator. I have the book here, page 44.',
      'I know this picture from an exhibition. It has another name under it there.',
    ],
  },
  {
    daysAgo: 0.9,
    kind: 'member',
    place: 1,
    reason: 'outside',
    said: ['I was asked to pay half of it to a card before anything is agreed here.'],
  },
  {
    daysAgo: 1.6,
    kind: 'project',
    place: 0,
    reason: 'prohibited',
    said: [
      'Read the description to its end: this is somebody’s homework, and it is to be handed in as theirs.',
    ],
  },
  {
    daysAgo: 6,
    kind: 'service',
    place: 3,
    reason: 'not-as-described',
    said: ['The number of languages in the title is not the one in the packages.'],
    decided: {
      decision: 'change',
      words: 'The title promises more than the packages hold. Please make the two say the same.',
    },
  },
  {
    daysAgo: 8,
    kind: 'member',
    place: 4,
    reason: 'offensive',
    said: ['When I asked for a discount I got an answer that I do not want to repeat.'],
    decided: {
      decision: 'warn',
      words: 'A price may be refused, a person may not be insulted for asking about it.',
    },
    appeal: {
      words:
        'It was meant as a joke between people who have worked together for years. Please ask the buyer.',
    },
  },
  {
    daysAgo: 15,
    kind: 'review',
    place: 0,
    reason: 'other',
    said: ['I think that this was written for another deal: nothing of what it tells happened in this one.'],
    decided: {
      decision: 'nothing',
      words:
        'It stands in the deal that it speaks of. A review may be short of praise; a reply can say the rest.',
    },
  },
  {
    daysAgo: 21,
    kind: 'service',
    place: 6,
    reason: 'copied',
    said: ['This cover was shown by somebody else in spring.'],
    decided: {
      decision: 'take-down',
      words:
        'The cover was shown elsewhere before, under another name. It is out of sight until that is clear.',
    },
    appeal: {
      words: 'The other page is mine too, from before I joined here. Both carry the name of my workshop.',
      outcome: 'lifted',
      reason: 'Both pages are of the same workshop: the decision was wrong, and we are sorry for it.',
    },
  },
  {
    daysAgo: 27,
    kind: 'member',
    place: 7,
    reason: 'outside',
    said: ['The first message had a telephone number in it, written in words.'],
    decided: {
      decision: 'warn',
      words: 'Please keep the talk and the payment here: it is what protects both of you.',
    },
    appeal: {
      words: 'I only wanted to show the buyer the colours on a call, and did not speak of money at all.',
      outcome: 'upheld',
      reason: 'Nobody says that money was asked for. The rule is about contact too, so the warning stays.',
    },
  },
]
