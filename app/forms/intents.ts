import { isDatabaseAway } from '#platform/db/database-away.ts'
import { data, type ActionFunctionArgs } from 'react-router'
import { acting, memberOnly, staffOnly, type Edge } from '#app/edge.ts'
import type { PlainPermission } from '#domain/permissions.ts'
import { ExpectedError, Invalid, TooManyRequests } from '#platform/errors/errors.ts'
import { refuseLarger, WORDS } from './body-limits.ts'
import { inFormOrder } from './in-form-order.ts'
import { mendsRules } from './mendable.ts'
import type { Asked, Edges, FieldErrors, Intent, PageOfForms, Received } from './page-of-forms.ts'
import { readForm } from './read-form.ts'
import { isEmpty, readIntent } from './read-intent.ts'
import type { RefusedForm } from './refused-form.ts'

const OUT_OF_DATE = 'This form is out of date. Reload the page and send it again.'

/** An action with its intents: `IntentOf` gives their names to the forms of the page, by type alone. */
export type FormAction<Name extends string> = ((args: ActionFunctionArgs) => Promise<unknown>) & {
  readonly intents?: Name
}

/** What a form of the page may say: a name of the table, alone or with what it is about behind it. */
export type IntentOf<Action extends FormAction<string>> =
  Action extends FormAction<infer Name> ? Name | `${Name}${' ' | ':'}${string}` : never

type AnyIntent<Here extends { actor: unknown }> = Intent<Here, unknown, unknown>

/**
 * The one way from a posted form to an operation: who may send it, how much, which intent it says, its schema, the one
 * transaction, and the answer; what is refused comes back with all that was typed.
 */
export function formsOf<Who extends keyof Edges, About = undefined, Posted extends Received = Received>(
  page: PageOfForms<Who, About, Posted>,
) {
  type Here = Asked<Edges[Who], About, Posted>
  return {
    intent: <Input, Result>(one: Intent<Here, Input, Result>) => one as AnyIntent<Here>,
    intents: <Name extends string>(table: Readonly<Record<Name, AnyIntent<Here>>>): FormAction<Name> =>
      acting((edge) =>
        admit[page.for](edge, (admitted) => answer(page, table, admitted as Edges[Who]), page.needs),
      ),
  }
}

/** Lets in whom a page is for. */
export const admit: {
  [Who in keyof Edges]: (
    edge: Edge,
    run: (admitted: Edges[Who]) => unknown,
    needs?: PlainPermission,
  ) => unknown
} = {
  everyone: (edge, run) => run(edge),
  members: (edge, run) => memberOnly(run)(edge),
  staff(edge, run, needs) {
    if (!needs) throw new Error('The forms of staff name what one must be allowed for them')
    return staffOnly(needs, run)(edge)
  },
}

async function answer<Who extends keyof Edges, About, Posted extends Received>(
  page: PageOfForms<Who, About, Posted>,
  table: Readonly<Record<string, AnyIntent<Asked<Edges[Who], About, Posted>>>>,
  edge: Edges[Who],
) {
  const about = (await page.about?.(edge)) as About
  const received = await receive(page, edge, about)
  const { form } = received
  let isKept = false
  try {
    const said = page.said?.(form, about) ?? String(form.get('intent') ?? '')
    const [name = '', argument = ''] = nameIn(said, table, page.otherwise)
    const intent = Object.hasOwn(table, name) ? table[name] : undefined
    if (!intent) throw new Invalid(wordsOfCut(received) ?? page.unknown ?? OUT_OF_DATE)
    const { settings, config, origin } = edge
    const context = { settings, siteOrigin: config.origin, origin }
    const asked = { ...edge, about, form, received, intent: name, argument, context }
    return await carryOut(page as AnyPage, intent as AnyIntent<AnyAsked>, asked, () => {
      isKept = intent.takesFiles === true
    })
  } catch (error) {
    // Whether it was written nobody knows: a file that nothing names is the lesser harm.
    if (isDatabaseAway(error)) isKept = true
    throw error
  } finally {
    if (!isKept) await received.forget?.()
  }
}

async function receive<Who extends keyof Edges, About, Posted extends Received>(
  { accepts = WORDS, receive: receiveFiles }: PageOfForms<Who, About, Posted>,
  edge: Edges[Who],
  about: About,
): Promise<Posted> {
  if (accepts === 'nothing') return { form: new FormData() } as Posted
  await refuseLarger(edge.request, accepts, edge.settings)
  return receiveFiles ? receiveFiles(edge, about) : ({ form: await readForm(edge.request) } as Posted)
}

/** The intent that a form says and what stands behind it. Where a page has but one, its form need not say it. */
function nameIn(said: string, table: object, otherwise: string | undefined): readonly string[] {
  if (Object.hasOwn(table, said)) return [said]
  const [, name = '', argument = ''] = /^([\w-]+)[: ](.+)$/s.exec(said) ?? []
  if (Object.hasOwn(table, name)) return [name, argument]
  const [only, ...others] = Object.keys(table)
  return [otherwise ?? (only && others.length === 0 && said === '' ? only : said)]
}

/** Whatever the page is about: its own types are those of whoever wrote the table. */
type AnyAsked = Asked<Edge, unknown, Received>
type AnyPage = Pick<PageOfForms<'everyone', unknown, Received>, 'unknown' | 'isPreview' | 'mends' | 'refuse'>

async function carryOut(page: AnyPage, intent: AnyIntent<AnyAsked>, asked: AnyAsked, onDone: () => void) {
  const read = await readIntent(intent, asked)
  const refuse = async (found: FieldErrors, message: string, status: number, headers: HeadersInit = {}) => {
    const fields = inFormOrder(found, asked.form)
    const said = typeof intent.formId === 'function' ? intent.formId(asked) : intent.formId
    const formId = said ?? asked.intent
    const result = read.reply(fields, isEmpty(fields) ? message : '')
    const refusal = { intent: asked.intent, formId, result, typed: read.typed, fields, message, status }
    const told = page.refuse ? await page.refuse(refusal, asked) : ({ formId, result } satisfies RefusedForm)
    return isAnswer(told) ? told : data(told, { status, headers })
  }
  if (page.isPreview?.(asked)) return refuse({}, '', 200)
  if (asked.received.isCut) return refuse({ ...asked.received.problems }, '', 400)
  if (read.errors && intent.isPressed) throw new Invalid(page.unknown ?? OUT_OF_DATE)
  const ofFiles = intent.takesFiles ? (asked.received.problems ?? {}) : {}
  if (read.errors || !isEmpty(ofFiles)) return refuse({ ...read.errors, ...ofFiles }, '', 400)
  try {
    const result = await operate(intent, asked, read.value)
    onDone()
    return intent.done ? await intent.done(asked, result, read.value) : result
  } catch (error) {
    const mends = intent.mends ?? page.mends ?? mendsRules
    if (!(error instanceof ExpectedError) || !mends(error)) throw error
    const fields = error instanceof Invalid ? { ...error.fields } : {}
    const headers: HeadersInit =
      error instanceof TooManyRequests ? { 'Retry-After': String(error.retryAfterSeconds) } : {}
    return refuse(fields, error.message, error.status, headers)
  }
}

async function operate(intent: AnyIntent<AnyAsked>, asked: AnyAsked, input: unknown) {
  const { run } = intent
  await intent.before?.(asked, input)
  return run
    ? asked.transaction((tx) => run(tx, asked.actor, input, asked))
    : intent.runOutside?.(asked, input)
}

/** What was wrong with a form of which nobody can say which it is, since that stood at its end. */
const wordsOfCut = ({ isCut, problems = {} }: Received) =>
  isCut ? Object.values(problems).flat()[0] : undefined

const isAnswer = (told: unknown) =>
  told instanceof Response || (told as { type?: string } | undefined)?.type === 'DataWithResponseInit'
