import { randomBytes } from 'node:crypto'
import type { SiteViewer } from '#app/site.ts'
import type { Viewer } from '#domain/accounts/index.ts'

/** No member has it: whatever a page asks about whoever looks, they have nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The words of the head that differ from one member to the next. */
const words = [
  'username',
  'displayName',
  'src',
  'letters',
  'tone',
  'favourites',
  'favouritesShort',
  'messages',
  'messagesShort',
  'notifications',
  'notificationsShort',
] as const
export type PersonalWord = (typeof words)[number]

/** What stands in a page that members share where each of them has a word of their own. */
export type Marks = Readonly<Record<PersonalWord, string>>

/** Made anew for each page, so that nobody can write them into a text; of letters alone, so that nothing has to escape them. */
export function makeMarks(): Marks {
  const start = `m${randomBytes(12).toString('hex')}`
  return Object.fromEntries(words.map((word, place) => [word, `${start}x${place}x`])) as Marks
}

/** What a page looks like by, but for the words: members of one shape share a page. */
export const shapeOf = ({ portrait, favourites, unreadMessages, unreadNotifications }: SiteViewer): string =>
  [
    'src' in portrait ? 'picture' : portrait.isPair ? 'pair' : 'letter',
    ...[favourites, unreadMessages, unreadNotifications].map(({ exact }) => (exact ? 'some' : 'none')),
  ].join('-')

/** A member of this shape who is nobody, with marks for words. */
export function standInFor(site: SiteViewer, marks: Marks): SiteViewer {
  const tally = (own: { exact: string }, exact: PersonalWord, short: PersonalWord) =>
    own.exact ? { exact: marks[exact], short: marks[short] } : own
  return {
    ...site,
    username: marks.username,
    displayName: marks.displayName,
    portrait:
      'src' in site.portrait
        ? { src: marks.src }
        : { ...site.portrait, letters: marks.letters, tone: marks.tone },
    favourites: { ...site.favourites, ...tally(site.favourites, 'favourites', 'favouritesShort') },
    unreadMessages: { ...site.unreadMessages, ...tally(site.unreadMessages, 'messages', 'messagesShort') },
    unreadNotifications: {
      ...site.unreadNotifications,
      ...tally(site.unreadNotifications, 'notifications', 'notificationsShort'),
    },
  }
}

/** A member who has nothing and was told nothing, for loaders; where they live and what they read is part of what the page is kept under. */
export function viewerInstead({ timeZone, languages, brand }: Viewer, now: Date): Viewer {
  return {
    actor: { kind: 'member', id: NOBODY, role: 'member', state: 'active' },
    sessionId: NOBODY,
    username: '',
    displayName: '',
    email: '',
    avatarKey: null,
    timeZone,
    languages,
    brand,
    proUntil: null,
    provedAt: now,
    hasSecondFactor: false,
    viewedBy: undefined,
  }
}

/** The words of one member. */
export function wordsOf({
  username,
  displayName,
  portrait,
  favourites,
  unreadMessages,
  unreadNotifications,
}: SiteViewer): Readonly<Record<PersonalWord, string>> {
  const { letters, tone } = 'src' in portrait ? { letters: '', tone: '' } : portrait
  return {
    username,
    displayName,
    src: 'src' in portrait ? portrait.src : '',
    letters,
    tone,
    favourites: favourites.exact,
    favouritesShort: favourites.short,
    messages: unreadMessages.exact,
    messagesShort: unreadMessages.short,
    notifications: unreadNotifications.exact,
    notificationsShort: unreadNotifications.short,
  }
}
