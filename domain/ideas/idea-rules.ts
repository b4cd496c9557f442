/** Votes of so many days are the trend. */
export const TREND_DAYS = 14
export const IDEAS_A_PAGE = 20
export const COMMENTS_A_PAGE = 50
/** A comment may be mended so long. */
export const MEND_MINUTES = 15
/** More than anybody says in a day. */
export const COMMENTS_DAILY_MOST = 100
/** Rows of a dictionary: more is no order any more. */
export const DICTIONARY_MOST = 40

export const ideaLimits = {
  title: { min: 10, max: 100 },
  text: { min: 1, max: 4_000 },
  comment: { min: 1, max: 2_000 },
  answer: { min: 10, max: 600 },
  words: { min: 0, max: 200 },
  reason: { min: 3, max: 500 },
  label: { min: 2, max: 30 },
  description: { min: 0, max: 120 },
} as const

/** Colours that read on both themes, by their names in the style sheet. */
export const ideaColours = ['soft', 'ink', 'accent', 'brass', 'info', 'warn', 'bad'] as const
export type IdeaColour = (typeof ideaColours)[number]

export const colourWords: Readonly<Record<IdeaColour, string>> = {
  soft: 'Grey',
  ink: 'Ink',
  accent: 'Green',
  brass: 'Brass',
  info: 'Blue',
  warn: 'Amber',
  bad: 'Red',
}

export const boardSorts = ['votes', 'trending', 'new'] as const
export type BoardSort = (typeof boardSorts)[number]

/** Whose ideas: the viewer's own, those they follow, those they voted for. */
export const boardScopes = ['mine', 'followed', 'voted'] as const
export type BoardScope = (typeof boardScopes)[number]

/** What waits is counted so far: nobody plans a day by more, and every page of the administration asks. */
export const WAITING_COUNT_MOST = 100

/** What the desk looks at. */
export const deskViews = ['waiting', 'all', 'going', 'hidden'] as const
export type DeskView = (typeof deskViews)[number]
export const deskSorts = ['votes', 'new'] as const
export type DeskSort = (typeof deskSorts)[number]

type Placed = { id: string; isFinal: boolean; isRefusal: boolean; retiredAt: Date | null }

export type Filling = 0 | 1 | 2 | 3 | 4 | 'no'

/** How full the mark of each state is: it fills along the open ones, is whole at an end, and crossed out where it says no. */
export function fillingOf(states: readonly Placed[]): Map<string, Filling> {
  const open = states.filter(({ isFinal, isRefusal, retiredAt }) => !isFinal && !isRefusal && !retiredAt)
  return new Map(states.map((one) => [one.id, filling(one, open)]))
}

const parts = [0, 1, 2, 3] as const

function filling({ id, isFinal, isRefusal }: Placed, open: readonly Placed[]): Filling {
  if (isRefusal) return 'no'
  if (isFinal) return 4
  const place = Math.max(
    0,
    open.findIndex((one) => one.id === id),
  )
  return parts[open.length < 2 ? 0 : Math.round((place / (open.length - 1)) * 3)] ?? 0
}

export const ideaPath = (number: number) => `/my/ideas/${number}`

/** The first sentence of an answer, shown large, and the rest; a bare yes takes the next along. */
export function splitAnswer(answer: string): { first: string; rest: string } {
  const [, first = answer, rest = ''] = /^([\s\S]{12,180}?[.!?])(?:\s+([\s\S]*))?$/.exec(answer) ?? []
  return { first, rest }
}
