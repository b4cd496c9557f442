import { DEFAULT_BRAND, findPeople } from '#domain/accounts/index.ts'
import { letter, type LetterContext, type Letters, type LetterWords, type Reader } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { TeamHappened, TeamInvited } from './events.ts'
import { letterWords, type LetterFacts } from './letter-words.ts'
import { findWaiting } from './shares/waiting-division.ts'
import { partOf } from './shares/share-rules.ts'
import { findDivisionInForce } from './team-queries.ts'
import { percentOf } from './team-rules.ts'

/** What notifications know a team by. */
export const teamThing = (teamId: string) => `team:${teamId}`

export const teamLetters: Letters = {
  'team.happened': [
    letter({
      kind: ({ what }) => (what === 'suspended' || what === 'lifted' ? 'moderation' : 'team'),
      who: findReaders,
      words: (event, { siteOrigin }, { facts, byId, say }) => {
        const { subject, paragraphs, label, path } = say(facts)
        const why = event.reason ? [`The reason: ${event.reason}`] : []
        return {
          subject,
          paragraphs: [...paragraphs, ...why],
          action: { label, url: siteOrigin + path },
          footnote: 'You get this because you are, or were, in this team.',
          inProduct: {
            thing: teamThing(event.teamId),
            title: event.teamName,
            line: subject,
            link: path,
            who: facts.by,
            byId,
          },
        }
      },
    }),
  ],
  'team.invited': [
    letter({
      // A member turns it off with all else that they are told of teams; it stands in the product all the same.
      kind: () => 'team',
      who: findInvitedMember,
      words: (event, context, asked) => invitationWords(event, context, asked),
    }),
    letter({
      kind: 'team-invitation',
      who: findInvitedAddress,
      words: (event, context, asked) => invitationWords(event, context, asked),
    }),
  ],
}

type Asked = Reader & { by: string }

async function findInvitedMember({ memberId, byId }: TeamInvited, tx: Transaction): Promise<Asked[]> {
  return memberId ? [{ memberId, by: await nameOf(byId, tx) }] : []
}

async function findInvitedAddress({ email, byId }: TeamInvited, tx: Transaction): Promise<Asked[]> {
  return email ? [{ email, brand: DEFAULT_BRAND, by: await nameOf(byId, tx) }] : []
}

const nameOf = async (id: string, { db }: Transaction) =>
  (await findPeople(db, [id])).get(id)?.displayName ?? 'Somebody'

function invitationWords(
  { teamId, teamName, role, basisPoints, token, byId, memberId }: TeamInvited,
  { siteOrigin }: LetterContext,
  { by }: { by: string },
): LetterWords {
  const subject = `${by} invites you to the team ${teamName}`
  return {
    subject,
    heading: `A place in ${teamName}`,
    paragraphs: [
      `${by} asks you to sell together under one name, as a ${role} with ${percentOf(basisPoints)} of what the team earns after the commission.`,
      'Before you answer you see who is in it, and what your share would be of a hundred. You can leave at any time and keep what you earned.',
    ],
    action: { label: 'Look at the invitation', url: `${siteOrigin}/teams/invites/${token.reveal()}` },
    secret: token,
    footnote: 'If you don’t know them, there is nothing to do: the invitation ends by itself.',
    // Without the token: whoever is named opens it by being signed in.
    inProduct: memberId
      ? { thing: teamThing(teamId), title: teamName, line: subject, link: '/team', who: by, byId }
      : false,
  }
}

/** Whoever is told, with the names of those it is about, and of new shares their own part. */
async function findReaders(event: TeamHappened, tx: Transaction) {
  const { tell, byId, aboutId, what, teamId, teamName, slug, words } = event
  const say = letterWords[what]
  if (tell.length === 0 || !say) return []
  const people = await findPeople(
    tx.db,
    [byId, aboutId].filter((id) => id !== null),
  )
  const nameIn = (id: string | null) => (id === null ? undefined : people.get(id)?.displayName)
  const parts = what === 'shares-proposed' ? await findParts(tx, teamId) : undefined
  return tell.map((memberId) => {
    const facts: LetterFacts = {
      team: teamName,
      slug,
      words,
      by: nameIn(byId) ?? 'An administrator',
      about: aboutId === memberId ? 'you' : (nameIn(aboutId) ?? 'Somebody'),
      isAboutReader: aboutId === memberId,
      part: parts?.(memberId),
    }
    return { memberId, facts, byId, say }
  })
}

async function findParts(tx: Transaction, teamId: string) {
  const { shares } = await findDivisionInForce(tx.db, teamId)
  const waiting = await findWaiting(tx, teamId)
  return (memberId: string): LetterFacts['part'] => ({
    from: percentOf(partOf(shares, memberId)),
    to: percentOf(partOf(waiting?.shares ?? [], memberId)),
    isAsked:
      waiting?.shares.some((share) => share.memberId === memberId && share.mustAgree === 'waiting') ?? false,
  })
}
