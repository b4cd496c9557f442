import { z } from 'zod'
import { readCsv, withoutMark } from '#platform/text/read-csv.ts'
import { categoryLooks } from '../category-input.ts'

/** What a file says of a category, in the order of its columns. Those beside it stand in the order of `order`. */
export const columns = [
  'id',
  'parent',
  'slug',
  'title',
  'description',
  'icon',
  'hidden',
  'order',
  'redirects',
] as const

export const ROWS_MOST = 1_000
export const FILE_LENGTH_MOST = 600_000

const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/
const path = (label: string) =>
  z
    .string()
    .trim()
    .max(250)
    .regex(PATH, { error: `${label}: an address such as design/logo` })

const rowInput = z.object({
  id: z.union([z.literal(''), z.uuid({ error: 'id: as it was exported, or nothing' })]).default(''),
  parent: z
    .union([z.literal(''), path('parent')], { error: 'parent: an address such as design, or nothing' })
    .default(''),
  ...categoryLooks,
  icon: categoryLooks.icon.default('folder'),
  hidden: z
    .union([z.boolean(), z.enum(['yes', 'no', 'true', 'false', ''])], { error: 'hidden: yes or no' })
    .default(false)
    .transform((said) => said === true || said === 'yes' || said === 'true'),
  order: z
    .union([z.literal('').transform(() => null), z.coerce.number().int().min(0).max(10_000)], {
      error: 'order: a whole number, or nothing',
    })
    .nullable()
    .default(null),
  redirects: z.array(path('redirects')).max(200, { error: 'redirects: at most 200' }).default([]),
})

export type CategoryRowInput = z.output<typeof rowInput> & {
  /** Where it stands in the file: the line, or in JSON the number of the entry. */
  line: number
  /** Where it will stand in the tree. */
  path: string
}

export type FileProblem = { line: number; problem: string }
export type ReadFile = { rows: CategoryRowInput[]; problems: FileProblem[] }

/** What a file says, CSV or JSON; what can't be read is told by line. */
export function readCategoryFile(text: string): ReadFile {
  const said = text.trimStart().startsWith('[') ? fromJson(text) : fromCsv(text)
  if (!Array.isArray(said)) return { rows: [], problems: [said] }
  if (said.length === 0) return { rows: [], problems: [{ line: 1, problem: 'the file has no categories' }] }
  if (said.length > ROWS_MOST)
    return {
      rows: [],
      problems: [{ line: ROWS_MOST + 1, problem: `at most ${ROWS_MOST} categories at once` }],
    }
  const rows: CategoryRowInput[] = []
  const problems: FileProblem[] = []
  for (const { line, said: given } of said) {
    const parsed = rowInput.safeParse(given)
    if (parsed.success) {
      const { parent, slug } = parsed.data
      rows.push({ ...parsed.data, line, path: parent ? `${parent}/${slug}` : slug })
    } else problems.push(...parsed.error.issues.map(({ message }) => ({ line, problem: message })))
  }
  return { rows, problems: [...problems, ...problemsOfPlaces(rows)] }
}

type Said = { line: number; said: unknown }[] | FileProblem

function fromJson(text: string): Said {
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list)) return list.map((said: unknown, index) => ({ line: index + 1, said }))
  } catch {
    // Told below.
  }
  return { line: 1, problem: 'this is no JSON of a list' }
}

function fromCsv(text: string): Said {
  const [head, ...rest] = readCsv(text)
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
  const missing = ['slug', 'title'].find((name) => !names.includes(name))
  if (missing)
    return { line: 1, problem: `the first line names the columns, and “${missing}” is not among them` }
  const unknown = names.find((name) => !columns.some((column) => column === name))
  if (unknown !== undefined)
    return {
      line: 1,
      problem: `there is no column “${unknown.slice(0, 40)}”. Those are: ${columns.join(', ')}`,
    }
  return rest.map(({ line, cells }) => {
    const cellOf = (name: string) => withoutMark((cells[names.indexOf(name)] ?? '').trim())
    const given = Object.fromEntries(names.map((name) => [name, cellOf(name)]))
    return {
      line,
      said: {
        ...given,
        redirects: cellOf('redirects').split(/\s+/).filter(Boolean),
        icon: cellOf('icon') || 'folder',
      },
    }
  })
}

/** Two can't stand in one place, and nothing is in the file twice. */
function problemsOfPlaces(rows: readonly CategoryRowInput[]): FileProblem[] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ line, path: place, id }) =>
    [place, ...(id ? [id] : [])].flatMap((key) => {
      const first = seen.get(key)
      seen.set(key, first ?? line)
      return first ? [{ line, problem: `${key} is in line ${first} already` }] : []
    }),
  )
}
