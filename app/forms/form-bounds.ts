import { Invalid } from '#platform/errors/errors.ts'

/** More than any page asks for: the time that reading a form takes grows with the square of how often a name is repeated. */
const MOST_FIELDS = 1_000
const MOST_FILES = 20
const LONGEST_NAME = 200
/** `milestones[3].title` has three steps. A list is made as long as the largest index in it. */
const MOST_STEPS = 6
const MOST_INDEX = 200
/** What every object has, and the words by which the library for forms speaks to itself in a browser. */
const RESERVED = /^__|(?:^|[.[])(?:__proto__|prototype)(?:$|[.[\]])/

const RELOAD = 'Reload the page and send it again.'

/** Refuses a form that no page of ours sends, before anything is made of its names. */
export function boundForm(form: FormData): FormData {
  const entries = [...form]
  if (entries.length > MOST_FIELDS)
    throw new Invalid(`This form has more than ${MOST_FIELDS} fields. ${RELOAD}`)
  if (entries.filter(([, value]) => typeof value !== 'string').length > MOST_FILES)
    throw new Invalid(`This form carries more than ${MOST_FILES} files. Send fewer at once.`)
  if (entries.some(([name]) => !isName(name)))
    throw new Invalid(`This form has a field that no page here asks for. ${RELOAD}`)
  return form
}

function isName(name: string): boolean {
  if (name.length > LONGEST_NAME || RESERVED.test(name)) return false
  const steps = name.split(/[.[\]]+/).filter((step) => step !== '')
  return steps.length <= MOST_STEPS && indicesIn(name).every((index) => index < MOST_INDEX)
}

const indicesIn = (name: string) => [...name.matchAll(/\[(\d+)\]/g)].map(([, digits]) => Number(digits))
