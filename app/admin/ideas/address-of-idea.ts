import { z } from 'zod'
import { type DeskSort, deskSorts, type DeskView, deskViews } from '#domain/ideas/idea-rules.ts'
import { readWords } from '#platform/text/read-words.ts'

export const DESK = '/admin/ideas'

/** Which part of the board the desk looks at. */
export type Shown = { view: DeskView; sort: DeskSort; words: string; kindId: string | undefined }

const WORDS_MOST = 100
const viewAsked = z.enum(deskViews).catch('waiting')
const sortAsked = z.enum(deskSorts).catch('votes')
const kindAsked = z.uuid().optional().catch(undefined)

export const readShown = (asked: URLSearchParams): Shown => ({
  view: viewAsked.parse(asked.get('view') ?? 'waiting'),
  sort: sortAsked.parse(asked.get('sort') ?? 'votes'),
  words: readWords(asked.get('q'), WORDS_MOST),
  kindId: kindAsked.parse(asked.get('kind') || undefined),
})

/** The desk, or an idea beside the same part of it. */
export function addressOf(
  { view, sort, words, kindId }: Shown,
  { number, ...more }: { number?: number } & Record<string, string | number | undefined> = {},
): string {
  const said = {
    view: view === 'waiting' ? undefined : view,
    sort: sort === 'votes' ? undefined : sort,
    q: words || undefined,
    kind: kindId,
    ...more,
  }
  const asked = new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return `${DESK}${number === undefined ? '' : `/${number}`}${asked.size > 0 ? `?${asked}` : ''}`
}
