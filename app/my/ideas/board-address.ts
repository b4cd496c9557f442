import { z } from 'zod'
import { type BoardScope, boardScopes, type BoardSort, boardSorts } from '#domain/ideas/idea-rules.ts'
import type { BoardPlace } from '#domain/ideas/index.ts'
import { readWords } from '#platform/text/read-words.ts'

export const BOARD = '/my/ideas'

/** What of the board is looked at: all of it is in the address. */
export type AskedBoard = {
  words: string
  sort: BoardSort
  scope: BoardScope | undefined
  stateId: string | undefined
  kindId: string | undefined
  after: BoardPlace | undefined
}

const sortAsked = z.enum(boardSorts).catch('votes')
const scopeAsked = z.enum(boardScopes).optional().catch(undefined)
const idAsked = z.uuid().optional().catch(undefined)
const AFTER = /^(\d{1,9})-(\d{1,15})$/
const WORDS_MOST = 100

export function readBoard(asked: URLSearchParams): AskedBoard {
  const get = (name: string) => asked.get(name) || undefined
  const [, figure, number] = AFTER.exec(get('after') ?? '') ?? []
  return {
    words: readWords(asked.get('q'), WORDS_MOST),
    sort: sortAsked.parse(get('sort') ?? 'votes'),
    scope: scopeAsked.parse(get('show')),
    stateId: idAsked.parse(get('state')),
    kindId: idAsked.parse(get('kind')),
    after: figure && number ? { figure: Number(figure), number: Number(number) } : undefined,
  }
}

/** Where the board looks like this; a change begins at its first page. */
export function boardAddress(asked: AskedBoard, change: Partial<AskedBoard> = {}): string {
  const { words, sort, scope, stateId, kindId, after } = { ...asked, after: undefined, ...change }
  const said = {
    q: words,
    state: stateId,
    kind: kindId,
    show: scope,
    sort: sort === 'votes' ? undefined : sort,
    after: after && `${after.figure}-${after.number}`,
  }
  const query = new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return query.size === 0 ? BOARD : `${BOARD}?${query}`
}
