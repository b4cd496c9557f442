/** A field of a form and what would stand in it. */
export type FieldValue = { field: string; value: string }

/** Words in the place of one's own: nothing changes until a person takes them, and then their own come back in one step. */
export type Proposal = {
  /** `title`, `category-2`: tells it from the others on the page. */
  key: string
  label: string
  /** What it would be, for people. */
  shown: string
  /** Where it comes from. */
  why: string
  /** What the fields would hold; once it was taken, what they hold if it is put back and taken again. */
  sets: FieldValue[]
  /** What stood there before, once it was taken. */
  was?: FieldValue[] | undefined
}

export type RemarkKind = 'missing' | 'unclear' | 'rules'

/** Something to look at, beside the field that it is about. */
export type Remark = { field: string; kind: RemarkKind; words: string }

/** What was read out of a draft. */
export type Advice = {
  remarks: Remark[]
  proposals: Proposal[]
  /** True figures of the market, as sentences. */
  figures: string[]
}

export const noAdvice: Advice = { remarks: [], proposals: [], figures: [] }
