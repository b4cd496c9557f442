import type { SubmissionResult } from '@conform-to/react'
import type { ZodType } from 'zod'
import type { Edge, MemberEdge } from '#app/edge.ts'
import type { PlainPermission } from '#domain/permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { BodyLimit } from './body-limits.ts'
import type { Mends } from './mendable.ts'

export type FieldErrors = Record<string, string[]>
type Values = Record<string, unknown>

/** Who may send a form, and what their page is given. */
export type Edges = { everyone: Edge; members: MemberEdge; staff: MemberEdge }

/** A form that was read, with what came of its files. */
export type Received = {
  form: FormData
  /** What was wrong with files, by field. */
  problems?: FieldErrors
  /** Its end was not read: what is missing in it may have been typed all the same. */
  isCut?: boolean
  /** Takes back what was stored, when nothing came of the form. */
  forget?(): Promise<void>
}

/** What an intent is given: the edge, the form that was sent, and what the page is about. */
export type Asked<E, About, Posted> = E & {
  about: About
  /** The fields as they were sent, within their bounds. */
  form: FormData
  /** What came with its files, where the page takes some. */
  received: Posted
  /** Which intent was said, and what was said behind it: `remove 2`, `see:fees`. */
  intent: string
  argument: string
  /** What operations are told besides. */
  context: { settings: Edge['settings']; siteOrigin: string; origin: Edge['origin'] }
}

/** Why a form comes back, with all that was typed but secrets. */
export type Refusal = {
  intent: string
  /** Which of the page's forms shows it. */
  formId: string
  result: SubmissionResult<string[]>
  /** What was typed, by name. */
  typed: Record<string, string>
  fields: FieldErrors
  /** Of the whole form; nothing where its own rules refused it. */
  message: string
  status: number
}

export type Read<Input> = { value: Input; errors?: undefined } | { value?: undefined; errors: FieldErrors }

/** One thing that a form can ask for. It has a schema, or is read by hand where no schema describes its rows. */
export type Intent<Here extends { actor: unknown }, Input, Result> = {
  input?: ZodType<Input, Values> | ((asked: Here) => ZodType<Input, Values> | Promise<ZodType<Input, Values>>)
  /** Its schema tells an empty field from one that is missing; usually they are the same. */
  keepsEmpty?: boolean
  read?(asked: Here): Read<Input>
  /** Which fields come back when it is refused; those of its schema, where it has one. */
  isField?(name: string): boolean
  /** Fields that never come back, beside those known by their names. */
  secrets?: readonly string[]
  /** Which form shows its refusal; that of its own name where nothing is said. */
  formId?: string | ((asked: Here) => string)
  /** Nobody types into it: without its fields it is out of date, and told so on a screen. */
  isPressed?: boolean
  /** Files that came with it are its own; without this they are taken back. */
  takesFiles?: boolean
  mends?: Mends
  /** What must hold before anything begins, such as a fresh proof. */
  before?(asked: Here, input: Input): unknown
  /** The operation, in the one transaction. */
  run?(tx: Transaction, actor: Here['actor'], input: Input, asked: Here): Promise<Result>
  /** In the place of `run`: what can't be one transaction, since it asks the outside, compares a password or does many one by one. */
  runOutside?(asked: Here, input: Input): Promise<Result> | Result
  /** The answer, once all is done; where nothing is said, what came of `run`. */
  done?(asked: Here, result: Result, input: Input): unknown
}

/** Staff send the forms of a screen that is there for them: it names what one must be allowed for it. */
type For<Who extends keyof Edges> = {
  for: Who
  needs?: PlainPermission
} & (Who extends 'staff' ? { needs: PlainPermission } : unknown)

/** What the forms of a page have in common. */
export type PageOfForms<Who extends keyof Edges, About, Posted extends Received> = For<Who> & {
  /** How much may be sent; words alone where nothing is said. `nothing`: the body is not even looked at. */
  accepts?: BodyLimit | 'nothing'
  /** What the page is about, found before the form is read: whoever may not see it sends nothing. */
  about?(edge: Edges[Who]): About | Promise<About>
  /** Reads a form that may carry files. */
  receive?(edge: Edges[Who], about: About): Promise<Posted>
  /** Which intent a form says, where its button has no room for the word. */
  said?(form: FormData, about: About): string
  /** What is meant by a form that says no intent of the page. */
  otherwise?: string
  /** What is told about such a form where nothing is meant by it. */
  unknown?: string
  /** Whether only what was typed is asked to be worked out. */
  isPreview?(asked: Asked<Edges[Who], About, Posted>): boolean
  mends?: Mends
  /** What the page is told of a refusal, where it wants it otherwise than as a `RefusedForm`; a whole answer is left as it is. */
  refuse?(refusal: Refusal, asked: Asked<Edges[Who], About, Posted>): unknown
}
