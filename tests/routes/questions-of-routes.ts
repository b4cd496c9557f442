import { isTest, type SourceFile } from '../tidy/source-files.ts'
import { filesBehind } from './files-of-routes.ts'

/** What pages read from their addresses. */
export type Questions = {
  /** The process, the root and the frames read these, whichever page is asked for. */
  ofEveryPage: readonly string[]
  /** What the page of this route reads besides, and all that it imports. */
  of(file: string): readonly string[]
  /** Whoever reads them, even if no route leads there. */
  inAnyPage: readonly string[]
}

const EVERY_PAGE = /^app\/(root\.tsx|entry\.server\.tsx|web\/.*|(?:\w+\/)?frame\.tsx)$/
/** What is sent in a form or stands in a header is tried by those who send forms. */
const NO_ADDRESS = /^(form|formData|sent|useSent|headers|actionHeaders|context)$/
const KNOWS_ADDRESSES = /searchParams|URLSearchParams/
const READ_BY_NAME = /(\w+)(?:\(\))?\??\.(?:get|getAll|has)\('([\w-]+)'\)/g
const READ_BY_CONSTANT = /\.(?:get|getAll|has)\(([A-Z][A-Z_]+)\)/g
/** `s1`, `s2`: the first of them. */
const READ_BY_NUMBER = /\.(?:get|getAll|has)\(`([\w-]+)\$\{/g
/** The name comes from elsewhere in the file: from a list, or as the word that a helper is given. */
const READ_BY_WORD = /(?:[sS]earchParams|params|query|search|asked)\??\.(?:get|getAll|has)\(\w+\)/
const WORD = /'([a-z][\w-]{0,30})'/g
const NO_CODE = /^(?:import|export) [^;]*? from '.*$|^\s*\/?\*.*$/gm

/**
 * Found in the pages themselves: whoever leads to a file reads what stands in it. Areas of the domain are entered by their index,
 * which leads to all of them: of these a page reads what it calls by name.
 */
export function findQuestions(sources: readonly SourceFile[]): Questions {
  const product = sources.filter(({ path }) => /^(app|domain)\/.*\.tsx?$/.test(path) && !isTest(path))
  const files = new Map(product.map((file) => [file.path, file]))
  const constants = findConstants(product)
  const verbs = findVerbs(product, constants)
  const questionsOf = new Map(
    product
      .filter(({ path }) => path.startsWith('app/'))
      .map((file) => [file.path, [...questionsIn(file, constants), ...askedByVerbs(file, verbs)]]),
  )
  const readBy = (paths: Iterable<string>) =>
    [...new Set([...paths].flatMap((path) => questionsOf.get(path) ?? []))].toSorted()
  const everywhere = filesBehind(
    [...files.keys()].filter((path) => EVERY_PAGE.test(path)),
    files,
  )
  return {
    ofEveryPage: readBy(everywhere),
    of: (file) => readBy([...filesBehind([file], files)].filter((path) => !everywhere.has(path))),
    inAnyPage: readBy(questionsOf.keys()),
  }
}

/** Rather a word too many than one too few: of a file that reads by words, each of its words may be one. */
function questionsIn({ text }: SourceFile, constants: ReadonlyMap<string, string>): string[] {
  const byName = [...text.matchAll(READ_BY_NAME)].flatMap(([, from = '', name = '']) =>
    NO_ADDRESS.test(from) ? [] : [name],
  )
  if (!KNOWS_ADDRESSES.test(text)) return byName
  const byConstant = [...text.matchAll(READ_BY_CONSTANT)].flatMap(
    ([, name = '']) => constants.get(name) ?? [],
  )
  const byNumber = [...text.matchAll(READ_BY_NUMBER)].map(([, name = '']) => `${name}1`)
  const words = READ_BY_WORD.test(text) ? [...text.replaceAll(NO_CODE, '').matchAll(WORD)] : []
  return [...byName, ...byConstant, ...byNumber, ...words.map(([, word = '']) => word)]
}

const findConstants = (files: readonly SourceFile[]): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap(({ text }) =>
      [...text.matchAll(/\bconst ([A-Z][A-Z_]+) = '([\w-]+)'/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      ),
    ),
  )

/** The verbs of areas that are given an address to read, and what they read. */
const findVerbs = (files: readonly SourceFile[], constants: ReadonlyMap<string, string>) =>
  files
    .filter(({ path, text }) => path.startsWith('domain/') && KNOWS_ADDRESSES.test(text))
    .flatMap((file) =>
      [...file.text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, verb = '']) => ({
        called: new RegExp(`\\b${verb}\\(`),
        questions: questionsIn(file, constants),
      })),
    )

const askedByVerbs = ({ text }: SourceFile, verbs: ReturnType<typeof findVerbs>) =>
  verbs.flatMap(({ called, questions }) => (called.test(text) ? questions : []))
