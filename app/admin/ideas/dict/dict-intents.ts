import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import {
  addKind,
  addState,
  bringBackToDictionary,
  deleteFromDictionary,
  moveInDictionary,
  retireFromDictionary,
  saveDictionary,
} from '#domain/ideas/index.ts'
import { kindRowInput, kindsInput, stateRowInput, statesInput } from '#domain/ideas/input.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { MemberActor } from '#domain/actor.ts'
import type { Origin } from '#domain/security/index.ts'

export const DICT = '/admin/ideas/dict'

const { intent, intents } = formsOf({ for: 'staff', needs: 'idea.order-dictionary', mends: mendsAllFound })

const WHICH = /^(state|kind):([0-9a-f-]{36})$/

/** The row that stands behind an intent: `retire:state:…`. */
function rowIn({ argument }: { argument: string }) {
  const [, list, id] = WHICH.exec(argument) ?? []
  if (!id || (list !== 'state' && list !== 'kind'))
    throw new Invalid('There is no such row. Reload the page.')
  return { list, id } as const
}

type Row = ReturnType<typeof rowIn>
type Deed = (tx: Transaction, actor: MemberActor, row: Row, context: { origin: Origin }) => Promise<void>

/** A press beside a row. */
const toRow = (deed: Deed) =>
  intent({
    formId: 'row',
    read: (asked) => ({ value: rowIn(asked) }),
    run: (tx, actor, row, { context }) => deed(tx, actor, row, context),
    done: (_, __, { list, id }) => redirect(`${DICT}?saved=${list}#row-${id}`),
  })

export const dictIntents = intents({
  'save-states': intent({
    input: statesInput,
    run: (tx, actor, { states }, { context }) => saveDictionary(tx, actor, { states }, context),
    done: (_, { changed }) => redirect(`${DICT}?${changed > 0 ? 'saved' : 'same'}=state`),
  }),
  'save-kinds': intent({
    input: kindsInput,
    run: (tx, actor, { kinds }, { context }) => saveDictionary(tx, actor, { kinds }, context),
    done: (_, { changed }) => redirect(`${DICT}?${changed > 0 ? 'saved' : 'same'}=kind#kinds`),
  }),
  'add-state': intent({
    input: stateRowInput,
    run: (tx, actor, row, { context }) => addState(tx, actor, row, context),
    done: () => redirect(`${DICT}?saved=state`),
  }),
  'add-kind': intent({
    input: kindRowInput,
    run: (tx, actor, row, { context }) => addKind(tx, actor, row, context),
    done: () => redirect(`${DICT}?saved=kind#kinds`),
  }),
  up: toRow((tx, actor, row, context) => moveInDictionary(tx, actor, { ...row, to: 'up' }, context)),
  down: toRow((tx, actor, row, context) => moveInDictionary(tx, actor, { ...row, to: 'down' }, context)),
  retire: toRow(retireFromDictionary),
  'bring-back': toRow(bringBackToDictionary),
  delete: toRow(deleteFromDictionary),
})

export type DictIntent = IntentOf<typeof dictIntents>
