/** An idea looks different to search, or is gone. */
export type IdeasChanged = { kind: 'ideas.changed'; ideaIds: string[] }

/** The operator spoke: a new state, an answer, or both in one. */
export type IdeaResponded = {
  kind: 'idea.responded'
  ideaId: string
  byId: string
  /** The state that it came to; null where only an answer came. */
  state: string | null
  words: string
  isAnswered: boolean
}

export type IdeaHidden = {
  kind: 'idea.hidden'
  number: number
  title: string
  authorId: string | null
  reason: string
}

export type IdeaMerged = {
  kind: 'idea.merged'
  title: string
  authorId: string | null
  intoNumber: number
  intoTitle: string
}

/** What came of ideas is told at the public log of rules. */
export type IdeaOutcomesChanged = { kind: 'idea.outcomes-changed' }

declare module '#platform/events/events.ts' {
  interface Events {
    ideas: IdeasChanged | IdeaResponded | IdeaHidden | IdeaMerged | IdeaOutcomesChanged
  }
}
