import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { hallmarkOf, hangService } from '#app/works/service-work.ts'
import { avatarUrl, findListed } from '#domain/accounts/index.ts'
import { listCards } from '#domain/catalogue/index.ts'
import {
  countKept,
  FAVOURITES_MOST,
  type KeptKind,
  type KeptRow,
  listFavouriteLists,
  listFavourites,
  subjectInput,
} from '#domain/favourites/index.ts'
import { findLevels } from '#domain/standing/index.ts'

const A_PAGE = 24
const WORDS_MOST = 80

/** What the address asks for; what makes no sense is left out. */
function readAddress(search: URLSearchParams) {
  const asked = Number(/^\d{1,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1)
  return {
    kind: (search.get('kind') === 'member' ? 'member' : 'service') as KeptKind,
    listId: z.uuid().safeParse(search.get('list')).data,
    sort: search.get('sort') === 'oldest' ? ('oldest' as const) : ('newest' as const),
    words: (search.get('q') ?? '').trim().slice(0, WORDS_MOST),
    page: Math.max(1, asked),
  }
}

export async function loadFavourites({ db, actor, url, settings }: MemberEdge) {
  const { kind, listId, sort, words, page } = readAddress(url.searchParams)
  const [lists, counts] = await Promise.all([listFavouriteLists(db, actor.id, kind), countKept(db, actor.id)])
  const list = lists.find(({ id }) => id === listId)
  const rows = await listFavourites(db, actor.id, { kind, listId: list?.id, sort })
  const found = kind === 'service' ? await services(db, rows, settings.currency) : await people(db, rows)
  const wanted = words ? found.filter(({ name }) => isLike(name, words)) : found
  const pages = Math.max(1, Math.ceil(wanted.length / A_PAGE))
  const shown = Math.min(page, pages)
  return {
    kind,
    sort,
    words,
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
    /** Paused, archived, or their member is away: kept, and shown again when they are back. */
    awayCount: rows.length - found.length,
    kept: wanted.slice((shown - 1) * A_PAGE, shown * A_PAGE),
  }
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const isLike = (name: string, words: string) =>
  plain(words)
    .split(/\s+/)
    .every((word) => plain(name).includes(word))

async function services(db: MemberEdge['db'], rows: readonly KeptRow[], currency: string) {
  const cards = await listCards(
    db,
    rows.map(({ id }) => id),
  )
  const lists = new Map(rows.map(({ id, listId }) => [id, listId]))
  return cards.map((card) => ({
    id: card.id,
    listId: lists.get(card.id) ?? '',
    name: `${card.title} ${card.seller.displayName}`,
    work: hangService(card, currency),
    person: null,
  }))
}

async function people(db: MemberEdge['db'], rows: readonly KeptRow[]) {
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
    return [{ id, listId, name: `${displayName} ${username}`, work: null, person }]
  })
}

/** What was just removed, and the list it goes back to. */
function readUndo(given: string | null) {
  const [kind, id, listId] = given?.split('.') ?? []
  const subject = subjectInput.safeParse({ kind, id }).data
  const list = z.uuid().safeParse(listId).data
  return subject && list ? { ...subject, listId: list } : undefined
}

export type FavouritesData = Awaited<ReturnType<typeof loadFavourites>>
export type Kept = FavouritesData['kept'][number]
