import { dayAndTime } from '#app/shared/moments.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { formatBytes } from '#app/ui/inputs/file-drop/file-rules.ts'
import { avatarUrl, type Face, findFaces } from '#domain/accounts/index.ts'
import { nameDeals } from '#domain/deals/index.ts'
import { timelineWords } from '#domain/deals/timeline-words.ts'
import { careWords } from '#domain/messages/moderation/care-words.ts'
import { CHANGE_MINUTES, canStillChange, type Care } from '#domain/messages/message-rules.ts'
import type { Conversation, MessageFile, ReadMessage } from '#domain/messages/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import { fileNote } from '#platform/files/file-note.ts'
import { findAbouts } from './find-abouts.server.ts'
import type { Looker } from './looker.ts'
import type { FileView, MessageView } from './message-view.ts'
import { showLinked } from './show-linked.server.ts'
import { showOffers } from './show-offers.server.ts'

const SHOWN_PICTURES = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])
const QUOTE_MOST = 160
const GONE = 'A member who left'

/** A team that is one side of a conversation, and who talks with it. */
type TeamSide = { teamName: string; memberId: string | null }

/** Whose name the answers of a conversation are given in, where it is a team's. */
export async function nameSides(
  db: Looker['db'],
  { kind, teamId, memberId }: Pick<Conversation, 'kind' | 'teamId' | 'memberId'>,
): Promise<TeamSide | undefined> {
  const team = kind !== 'deal' && teamId ? (await nameTeams(db, [teamId])).get(teamId) : undefined
  return team && { teamName: team.name, memberId }
}

/** Messages in the words of whoever looks. */
export async function showMessages(
  looker: Looker,
  messages: readonly ReadMessage[],
  team?: TeamSide,
): Promise<MessageView[]> {
  const { db, viewer } = looker
  const faces = await findFaces(db, senders(messages))
  const abouts = await findAbouts(db, messages)
  const deals = messages.flatMap(({ kind, dealId }) => (kind === 'step' && dealId ? [dealId] : []))
  const titles = await nameDeals(db, viewer.id, [...new Set(deals)])
  const offers = await showOffers(looker, messages)
  const cards = await showLinked(
    looker,
    messages.map(({ text }) => text),
  )
  return messages.map((one, place) => ({
    number: one.number,
    change: one.change,
    kind: one.kind,
    isMine: one.senderId === viewer.id,
    clientId: one.senderId === viewer.id ? one.clientId : null,
    ...voiceOf(one, faces, viewer.id, team),
    ...momentOf(one.writtenAt, looker),
    voice: one.voice,
    text: one.text,
    edited: one.editedAt ? `changed ${timeOf(one.editedAt, looker)}` : null,
    gone: one.deletedAt ? timeOf(one.deletedAt, looker) : null,
    hidden: one.hiddenWhy,
    changeUntil: canChange(one, looker) ? untilOf(one) : null,
    quoted: one.quoted ? quote(one.quoted, faces, viewer.id) : null,
    files: one.files.map((file) => showFile(file)),
    care: one.senderId === viewer.id ? [] : one.care.map((kind) => careWords[kind as Care]),
    about: abouts.get(`${one.aboutKind}:${one.aboutId}`) ?? null,
    cards: cards[place] ?? [],
    offer: one.dealId && one.kind === 'offer' ? (offers.get(one.dealId) ?? null) : null,
    step: showStep(one, titles, nameOf(one.senderId, faces, viewer.id).name),
  }))
}

const senders = (messages: readonly ReadMessage[]) =>
  messages
    .flatMap(({ senderId, quoted }) => [senderId, quoted?.senderId])
    .filter((id) => id !== null && id !== undefined)

function nameOf(id: string | null, faces: Map<string, Face>, viewerId: string) {
  const face = id === null ? undefined : faces.get(id)
  return {
    name: id === viewerId ? 'You' : (face?.displayName ?? GONE),
    avatar: face ? avatarUrl(face.avatarKey) : null,
  }
}

/** An administrator speaks as such, never as one of the two; whoever answers for a team says so. */
function voiceOf(
  { senderId, voice }: ReadMessage,
  faces: Map<string, Face>,
  viewerId: string,
  team: TeamSide | undefined,
) {
  const named = nameOf(senderId, faces, viewerId)
  if (team && senderId !== team.memberId) return { ...named, name: `${named.name}, ${team.teamName}` }
  return voice === 'administrator' && senderId !== viewerId
    ? { ...named, name: `Administrator ${named.name}` }
    : named
}

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
export const timeOf = (at: Date, { timeZone }: Pick<Looker, 'timeZone'>) => zonedFormat(at, timeZone, TIME)

/** 'Monday 9 November' and '10:12'; of another year with its number. */
export function momentOf(at: Date, looker: Pick<Looker, 'timeZone' | 'now'>): { day: string; time: string } {
  const [day = ''] = dayAndTime(at, looker.timeZone).split(', ')
  const year = (of: Date) => zonedFormat(of, looker.timeZone, { year: 'numeric' })
  const [today = ''] = dayAndTime(looker.now, looker.timeZone).split(', ')
  const isThisYear = year(at) === year(looker.now)
  const named = isThisYear ? day : `${day} ${year(at)}`
  return { day: isThisYear && day === today ? `Today, ${day}` : named, time: timeOf(at, looker) }
}

const canChange = (one: ReadMessage, { viewer, now }: Looker) =>
  one.kind === 'text' && one.senderId === viewer.id && !one.deletedAt && canStillChange(one.writtenAt, now)

const untilOf = ({ writtenAt }: ReadMessage) =>
  new Date(writtenAt.getTime() + CHANGE_MINUTES * 60_000).toISOString()

/** Follows the name of who wrote it. */
function quotedWords({ hiddenWhy, deletedAt, text }: NonNullable<ReadMessage['quoted']>): string {
  if (hiddenWhy !== null) return 'wrote a message that the moderators hid'
  return deletedAt ? 'took this message back' : text || 'sent a file'
}

function quote(quoted: NonNullable<ReadMessage['quoted']>, faces: Map<string, Face>, viewerId: string) {
  const text = quotedWords(quoted)
  return {
    number: quoted.number,
    name: nameOf(quoted.senderId, faces, viewerId).name,
    text: text.length > QUOTE_MOST ? `${text.slice(0, QUOTE_MOST).toWellFormed()}…` : text,
  }
}

function showFile({ id, conversationId, name, type, bytes, scannedAt }: MessageFile): FileView {
  return {
    id,
    name,
    to: `/my/messages/${conversationId}/files/${id}`,
    note: `${formatBytes(bytes)}. ${fileNote({ name, scannedAt })}`.trim(),
    isPicture: SHOWN_PICTURES.has(type),
  }
}

/** What a clock did is a sentence of its own; what somebody did begins with who. */
function showStep(one: ReadMessage, titles: Map<string, string>, name: string): MessageView['step'] {
  if (one.kind !== 'step' || !one.dealId) return null
  const words = timelineWords[one.step as keyof typeof timelineWords] ?? 'took a step'
  const isSentence = /^[A-Z]/.test(words)
  return {
    words: isSentence ? words : `${one.senderId === null ? 'The marketplace' : name} ${words}`,
    title: titles.get(one.dealId) ?? 'the deal',
    to: `/deals/${one.dealId}`,
  }
}
