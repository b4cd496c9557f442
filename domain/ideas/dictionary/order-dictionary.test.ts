import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { ideaContext } from '../testing.ts'
import { saveDictionary } from './order-dictionary.ts'
import { findDictionary, type IdeaState } from './queries.ts'
import { printOfRow } from './row-rules.ts'

const { db, transaction } = await testDatabase()
const admin = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))

/** All states as a page of this moment sends them, with what is typed into some of them by their labels. */
async function formOf(typed: Record<string, Partial<Pick<IdeaState, 'label' | 'description'>>>) {
  const { states } = await findDictionary(db)
  return states.map(({ id, label, colour, description, isFinal, isRefusal }) => ({
    id,
    was: printOfRow({ label, colour, description, isFinal, isRefusal }),
    label,
    colour,
    description,
    isFinal,
    isRefusal,
    ...typed[label],
  }))
}
const save = (states: Awaited<ReturnType<typeof formOf>>) =>
  transaction((tx) => saveDictionary(tx, admin, { states }, ideaContext))
const descriptions = async () =>
  new Map((await findDictionary(db)).states.map(({ label, description }) => [label, description]))

test('two who change the dictionary at once: rows that one did not touch stay as the other left them, and the same row is a conflict', async () => {
  const [planned, done] = ['Planned', 'Done']
  const mine = await formOf({ [planned]: { description: 'We will build it' } })
  const theirs = await formOf({ [done]: { description: 'It is there' } })
  const late = await formOf({ [done]: { description: 'Finished' }, [planned]: { label: 'On the way' } })
  expect(await save(theirs)).toEqual({ changed: 1 })
  expect(await save(mine)).toEqual({ changed: 1 })
  expect(await descriptions()).toEqual(
    new Map([...(await descriptions()), [planned, 'We will build it'], [done, 'It is there']]),
  )
  await expect(save(late)).rejects.toBeInstanceOf(Conflict)
  expect([...(await descriptions()).keys()]).not.toContain('On the way')
})
