import { createHash } from 'node:crypto'
import type { Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { lockTree, type CategoryServicesContext } from '../lock-tree.ts'
import { authorise } from '../permissions.ts'
import { readCategoryFile, type FileProblem } from './category-rows.ts'
import { orderAsFiled } from './order-as-filed.ts'
import { placeRow, type FiledChange } from './place-row.ts'
import { findFiled, type Filed } from './find-filed.ts'

export type ImportInput = {
  text: string
  reason: string
  /** The mark of what was seen before: where the tree changed meanwhile, nothing is done. */
  seen: string
}

export type Imported = {
  changes: FiledChange[]
  /** Categories that the file does not name: they stay as they are. */
  untouched: number
  mark: string
}

/** Makes the tree as a file says, all of it or nothing. Nothing is ever taken out of the tree. */
export async function importCategories(
  tx: Transaction,
  actor: Actor,
  { text, reason, seen }: ImportInput,
  context: CategoryServicesContext,
): Promise<Imported> {
  const imported = await carryOut(tx, actor, { text, reason }, context)
  if (imported.mark !== seen)
    throw new Conflict('The tree has changed since you looked. Look again at what would change, then import')
  await recordSecurityEvent(tx, {
    kind: 'category.imported',
    actor,
    origin: context.origin,
    details: { reason, before: { untouched: imported.untouched }, after: countsOf(imported.changes) },
  })
  return imported
}

/** What an import would come to. It is tried and taken back, so that it says exactly what would happen. */
export async function tryImport(
  tx: Transaction,
  actor: Actor,
  given: { text: string },
  context: CategoryServicesContext,
): Promise<Imported> {
  return carryOut(tx, actor, { ...given, reason: 'Looked at before an import' }, context)
}

async function carryOut(
  tx: Transaction,
  actor: Actor,
  { text, reason }: { text: string; reason: string },
  context: CategoryServicesContext,
): Promise<Imported> {
  authorise(actor, 'categories.change')
  await lockTree(tx)
  const { rows, problems } = readCategoryFile(text)
  if (problems.length > 0) throw refusal(problems)
  const filed = await findFiled(tx, rows)
  if (filed.problems.length > 0) throw refusal(filed.problems)
  const changes: FiledChange[] = []
  const places = new Map<string, string>(filed.places)
  // From the top down: whatever stands above is in its place when what stands below is put there.
  for (const one of filed.rows.toSorted(byDepth)) {
    const made = await placeRow(tx, actor, { ...one, places, reason }, context).catch((error: unknown) => {
      throw error instanceof Invalid ? refusal(problemsIn(error, one.row.line)) : error
    })
    places.set(one.row.path, made.id)
    changes.push(...made.changes)
  }
  changes.push(...(await orderAsFiled(tx, rows, places)))
  return { changes, untouched: filed.untouched, mark: markOf(changes) }
}

const byDepth = ({ row: one }: Filed, { row: other }: Filed) =>
  one.path.split('/').length - other.path.split('/').length || one.line - other.line

const problemsIn = (error: Invalid, line: number): FileProblem[] => {
  const said = Object.values(error.fields).flat()
  return (said.length > 0 ? said : [error.message]).map((problem) => ({ line, problem }))
}

const PROBLEMS_TOLD = 30

function refusal(problems: readonly FileProblem[]): Invalid {
  return new Invalid('The file needs another look', {
    text: problems
      .toSorted((one, other) => one.line - other.line)
      .slice(0, PROBLEMS_TOLD)
      .map(({ line, problem }) => `Line ${line}: ${problem}`),
  })
}

const markOf = (changes: readonly FiledChange[]) =>
  createHash('sha256')
    .update(JSON.stringify(changes.map(({ kind, path, detail }) => [kind, path, detail])))
    .digest('base64url')

function countsOf(changes: readonly FiledChange[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of changes) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
