import { findPerson } from '#domain/accounts/index.ts'
import { letter, type LetterContext, type Letters } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ToldOfProposal } from './events.ts'
import { ownProposalPath, proposalPath } from './proposals/proposal-path.ts'

const toOwner = ({ ownerId }: { ownerId: string }) => [{ memberId: ownerId }]
const toKeepers = ({ told }: { told: readonly ToldOfProposal[] }) => told

/** To one person, about what another did. */
async function from(tx: Transaction, otherId: string, memberId: string) {
  const other = await findPerson(tx.db, otherId)
  return [{ memberId, name: other?.displayName ?? 'Somebody' }]
}

const listWords = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words)

const lead = (label: string, path: string, { siteOrigin }: LetterContext) => ({
  label,
  url: siteOrigin + path,
})
/** What notifications know a project by. */
export const projectThing = (projectId: string) => `project:${projectId}`

const aboutProject = (projectId: string, title: string) => ({ thing: projectThing(projectId), title })
const otherProjects = (context: LetterContext) => lead('Other open projects', '/projects', context)

/** What owners are told of their projects. */
const toOwners: Letters = {
  'project.approved': [
    letter({
      kind: 'moderation',
      who: toOwner,
      words: ({ title, projectId }, context) => ({
        subject: `Open to proposals: ${title}`,
        paragraphs: ['Your project was looked at and sellers can see it now.'],
        action: lead('See it', `/projects/${projectId}`, context),
        inProduct: { ...aboutProject(projectId, title), line: 'It is open to proposals now' },
      }),
    }),
  ],
  'project.rejected': [
    letter({
      kind: 'moderation',
      who: toOwner,
      words: ({ title, projectId, reasons, note }, context) => ({
        subject: `Needs a change: ${title}`,
        paragraphs: [
          'A moderator looked at your project and asks you to change this:',
          ...reasons,
          ...(note ? [note] : []),
        ],
        action: lead('Change it', `/my/projects/${projectId}`, context),
        inProduct: { ...aboutProject(projectId, title), line: `Needs a change: ${reasons.join(', ')}` },
      }),
    }),
  ],
  'project.expired': [
    letter({
      kind: 'proposals',
      who: toOwner,
      words: ({ title, projectId }, context) => ({
        subject: `Its time is over: ${title}`,
        paragraphs: ['Your project takes no more proposals. You can post it again with the same words.'],
        action: lead('Post it again', `/my/projects/${projectId}`, context),
        inProduct: {
          ...aboutProject(projectId, title),
          line: 'Its time is over: it takes no more proposals',
        },
      }),
    }),
  ],
  'proposal.sent': [
    letter({
      kind: 'proposals',
      who: ({ sellerId, ownerId }, tx) => from(tx, sellerId, ownerId),
      words: ({ title, projectId, proposalId, sellerId }, context, { name }) => ({
        subject: `A proposal for ${title}`,
        paragraphs: [`${name} has answered your project.`],
        action: lead('Read the proposals', `/projects/${projectId}`, context),
        inProduct: {
          ...aboutProject(projectId, title),
          line: `A proposal of ${name}`,
          link: proposalPath(projectId, proposalId),
          who: name,
          byId: sellerId,
        },
      }),
    }),
  ],
}

/** What sellers are told of the projects of others, and of what became of their proposals. */
const toThoseWhoPropose: Letters = {
  'project.seller-invited': [
    letter({
      kind: 'proposals',
      who: ({ sellerId, ownerId }, tx) => from(tx, ownerId, sellerId),
      words: ({ title, projectId, ownerId }, context, { name }) => ({
        subject: `You are invited: ${title}`,
        paragraphs: [
          `${name} has posted a project and asks for your proposal.`,
          'You owe nothing: read it, and answer if it suits you.',
        ],
        action: lead('Read the project', `/projects/${projectId}`, context),
        inProduct: {
          ...aboutProject(projectId, title),
          line: `${name} asks for your proposal`,
          who: name,
          byId: ownerId,
        },
      }),
    }),
  ],
  'proposals.came-up': [
    letter({
      kind: 'proposals',
      who: toKeepers,
      words: ({ title, projectId }, context) => ({
        subject: `Your proposal has come up: ${title}`,
        paragraphs: ['A place has come free. The owner of the project can read your proposal now.'],
        action: lead('See the project', `/projects/${projectId}`, context),
        inProduct: { ...aboutProject(projectId, title), line: 'Your proposal can be read now' },
      }),
    }),
  ],
  'proposals.project-changed': [
    letter({
      kind: 'proposals',
      who: ({ told }) => told,
      words: ({ title, projectId }, context, { changed }) => ({
        subject: `The project was changed: ${title}`,
        paragraphs: [
          `Since you wrote your proposal the owner has changed ${listWords(changed)}.`,
          'Your proposal answers what you read then. See what is different, then say that it stands, change it, or withdraw it.',
        ],
        action: lead('See what changed', `/projects/${projectId}#mine`, context),
      }),
    }),
  ],
  'proposal.shortlisted': [
    letter({
      kind: 'proposals',
      who: ({ told, isOn }) => (isOn ? told : []),
      words: ({ title, projectId }, context) => ({
        subject: `You are on the short list: ${title}`,
        paragraphs: ['The owner has read your proposal and keeps it among those to choose from.'],
        action: lead('See your proposal', ownProposalPath(projectId), context),
        inProduct: { ...aboutProject(projectId, title), line: 'Your proposal is on the short list' },
      }),
    }),
  ],
  'proposal.accepted': [
    letter({
      kind: 'proposals',
      who: toKeepers,
      words: ({ title, dealId, mustConfirm }, context) => ({
        subject: mustConfirm ? `You are chosen, if you agree: ${title}` : `You are chosen: ${title}`,
        paragraphs: mustConfirm
          ? [
              'Your proposal was chosen. The project was changed after you wrote it, so nothing is agreed until you accept.',
              'Read the terms as they are now, then accept, change or decline.',
            ]
          : [
              'Your proposal was accepted, and a deal stands with your milestones.',
              'Begin when the first of them is paid for: the money then waits in escrow, and is yours when the work is accepted.',
            ],
        action: lead('Open the deal', `/deals/${dealId}`, context),
        inProduct: { thing: `deal:${dealId}`, title, line: 'You are chosen: your proposal was accepted' },
      }),
    }),
  ],
  'proposal.declined': [
    letter({
      kind: 'proposals',
      who: toKeepers,
      words: ({ title, note }, context) => ({
        subject: `Not this time: ${title}`,
        paragraphs: [
          'The owner thanks you for your proposal and goes on without it.',
          ...(note ? [note] : []),
        ],
        action: otherProjects(context),
      }),
    }),
  ],
  'proposals.passed-over': [
    letter({
      kind: 'proposals',
      who: ({ told }) => told,
      words: ({ title }, context, { isGivenBack, isSender }) => ({
        subject: `Somebody else was chosen: ${title}`,
        paragraphs: [
          'The owner chose another proposal this time. Thank you for yours.',
          ...(isGivenBack && isSender
            ? ['It was not read, so it has come back: it does not count in your month.']
            : []),
        ],
        action: otherProjects(context),
      }),
    }),
  ],
  'proposals.given-back': [
    letter({
      kind: 'proposals',
      who: toKeepers,
      words: ({ title, projectId, why }, context) => ({
        subject: `Your proposal has come back: ${title}`,
        paragraphs: [why, 'Your proposal does not count in your month any more.'],
        action: otherProjects(context),
        inProduct: {
          ...aboutProject(projectId, title),
          line: 'Your proposal has come back: it does not count in your month',
          link: ownProposalPath(projectId),
        },
      }),
    }),
  ],
  'proposals.put-back': [
    letter({
      kind: 'proposals',
      who: toKeepers,
      words: ({ title, projectId }, context, { isSender }) => ({
        subject: `Open again, with your proposal: ${title}`,
        paragraphs: [
          'The project was taken down by mistake, and is open again.',
          `Your proposal stands as it did${isSender ? ', and counts in your month again' : ''}. You can withdraw it if it does not suit you any more.`,
        ],
        action: lead('See your proposal', ownProposalPath(projectId), context),
        inProduct: {
          ...aboutProject(projectId, title),
          line: 'The project is open again, and your proposal stands as it did',
        },
      }),
    }),
  ],
  'proposals.released': [
    letter({
      kind: 'proposals',
      who: toKeepers,
      words: ({ title, why }, context, { isSender }) => ({
        subject: `Ended without a choice: ${title}`,
        paragraphs: [
          why,
          ...(isSender ? ['Your proposal has come back: it does not count in your month.'] : []),
        ],
        action: otherProjects(context),
      }),
    }),
  ],
}

export const projectLetters: Letters = { ...toOwners, ...toThoseWhoPropose }
