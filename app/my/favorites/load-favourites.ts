import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { type ShownProject, showProjects } from '#app/shared/projects/show-projects.server.ts'
import { showTeams, type ShownTeam } from '#app/shared/teams/found/show-teams.server.ts'
import { hallmarkOf, toServiceCard } from '#app/shared/works/to-service-card.ts'
import { avatarUrl, findListed } from '#domain/accounts/index.ts'
import { listCards } from '#domain/catalogue/index.ts'
import {
  countOwnFavourites,
  FAVOURITES_MOST,
  type ListedKind,
  listedKinds,
  type FavouriteRow,
  listFavouriteLists,
  listFavourites,
  subjectInput,
} from '#domain/favourites/index.ts'
import { listProjectCards } from '#domain/projects/index.ts'
import { findLevels } from '#domain/reputation/index.ts'
import { readWords } from '#platform/text/read-words.ts'

const A_PAGE = 24
const WORDS_MOST = 80

/** What the address asks for; what makes no sense is left out. */
function readAddress(search: URLSearchParams) {
  const asked = Number(/^\d{1,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  return {
    kind: listedKinds.find((known) => known === search.get('kind')) ?? 'service',
    listId: z.uuid().safeParse(search.get('list')).data,
    sort: search.get('sort') === 'oldest' ? ('oldest' as const) : ('newest' as const),
    words: readWords(search.get('q'), WORDS_MOST),
    page: Math.max(1, asked),
  }
}

export async function loadFavourites({ db, actor, url, settings, clock, page: context }: MemberEdge) {
  const { kind, listId, sort, words, page } = readAddress(url.searchParams)
  const [lists, counts] = await Promise.all([
    listFavouriteLists(db, actor.id, kind),
    countOwnFavourites(db, actor.id),
  ])
  const list = lists.find(({ id }) => id === listId)
  const rows = await listFavourites(db, actor.id, { kind, listId: list?.id, sort })
  const hidden = await findHidden({ db, page: context })
  const known = await finders[kind](db, rows, settings.currency, clock.now())
  const found = known.filter(({ ownerId }) => !hidden.has(ownerId))
  const wanted = words ? found.filter(({ name }) => isLike(name, words)) : found
  const pages = Math.max(1, Math.ceil(wanted.length / A_PAGE))
  const shown = Math.min(page, pages)
  return {
    kind,
    sort,
    words,
    now: clock.now(),
    lists,
    list,
    counts,
    page: shown,
    pages,
    isFull: url.searchParams.has('full'),
    most: FAVOURITES_MOST,
    undo: readUndo(url.searchParams.get('undo')),
    done: url.searchParams.get('done') ?? undefined,
    count: rows.length,
    /** Paused, archived, over, or their member is away: kept, and shown again when they are back. */
    awayCount: rows.length - found.length,
    favourites: wanted.slice((shown - 1) * A_PAGE, shown * A_PAGE),
  }
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const isLike = (name: string, words: string) =>
  plain(words)
    .split(/\s+/)
    .every((word) => plain(name).includes(word))

/** One of the four is there, as the kind says. */
type Shown = {
  id: string
  listId: string
  /** Whose it is, or who. */
  ownerId: string
  /** What it is looked for by. */
  name: string
  work: ReturnType<typeof toServiceCard> | null
  person: { name: string; headline: string; to: string; avatarUrl: string | null; level: Level } | null
  team: ShownTeam | null
  project: ShownProject | null
}
type Level = ReturnType<typeof hallmarkOf>
type Find = (
  db: MemberEdge['db'],
  rows: readonly FavouriteRow[],
  currency: string,
  now: Date,
) => Promise<Shown[]>

async function services(
  db: MemberEdge['db'],
  rows: readonly FavouriteRow[],
  currency: string,
  now: Date,
): Promise<Shown[]> {
  const cards = await listCards(
    db,
    rows.map(({ id }) => id),
  )
  const lists = new Map(rows.map(({ id, listId }) => [id, listId]))
  return cards.map((card) => ({
    id: card.id,
    listId: lists.get(card.id) ?? '',
    ownerId: card.seller.id,
    name: `${card.title} ${card.seller.displayName}`,
    work: toServiceCard(card, currency, now),
    person: null,
    team: null,
    project: null,
  }))
}

async function people(db: MemberEdge['db'], rows: readonly FavouriteRow[]): Promise<Shown[]> {
  const ids = rows.map(({ id }) => id)
  const [faces, levels] = await Promise.all([findListed(db, ids), findLevels(db, ids)])
  return rows.flatMap(({ id, listId }) => {
    const face = faces.get(id)
    if (!face) return []
    const { displayName, username, headline, avatarKey } = face
    const person = {
      name: displayName,
      headline,
      to: `/user/${username}`,
      avatarUrl: avatarUrl(avatarKey),
      level: hallmarkOf(levels.get(id) ?? 'new'),
    }
    return [
      {
        id,
        listId,
        ownerId: id,
        name: `${displayName} ${username}`,
        work: null,
        person,
        team: null,
        project: null,
      },
    ]
  })
}

async function projects(
  db: MemberEdge['db'],
  rows: readonly FavouriteRow[],
  currency: string,
): Promise<Shown[]> {
  const cards = await listProjectCards(
    db,
    rows.map(({ id }) => id),
    { isMember: true },
  )
  const shown = new Map((await showProjects(db, cards, currency)).map((one) => [one.id, one]))
  const owners = new Map(cards.map((card) => [card.id, card.ownerId]))
  return rows.flatMap(({ id, listId }) => {
    const project = shown.get(id)
    const ownerId = owners.get(id) ?? ''
    return project
      ? [{ id, listId, ownerId, name: project.title, work: null, person: null, team: null, project }]
      : []
  })
}

async function teams(db: MemberEdge['db'], rows: readonly FavouriteRow[]): Promise<Shown[]> {
  const lists = new Map(rows.map(({ id, listId }) => [id, listId]))
  const shown = await showTeams(db, [...lists.keys()])
  return shown.map((team) => ({
    id: team.id,
    listId: lists.get(team.id) ?? '',
    ownerId: team.ownerId,
    name: team.name,
    work: null,
    person: null,
    team,
    project: null,
  }))
}

const finders: Record<ListedKind, Find> = {
  service: services,
  member: people,
  team: teams,
  project: projects,
}

/** What was just removed, and the list it goes back to. */
function readUndo(given: string | null) {
  const [kind, id, listId] = given?.split('.') ?? []
  const subject = subjectInput.safeParse({ kind, id }).data
  const list = z.uuid().safeParse(listId).data
  return subject && list ? { ...subject, listId: list } : undefined
}

export type FavouritesData = Awaited<ReturnType<typeof loadFavourites>>
export type Favourite = FavouritesData['favourites'][number]
