import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import { deleteView } from './delete-view.ts'
import { listViews } from './list-views.ts'
import { renameView } from './rename-view.ts'
import { saveView } from './save-view.ts'

const { db, transaction } = await testDatabase()
const newFinance = () => transaction(async (tx) => actorOf(await makeMember(tx, { role: 'finance' })))
const late = { list: '/admin/payouts', query: '?show=requested', name: 'Late' }

test('a view is kept under a name, found again, renamed and deleted', async () => {
  const fin = await newFinance()
  await transaction((tx) => saveView(tx, fin, late))
  const [view] = await listViews(db, fin)
  expect(view).toMatchObject(late)
  const viewId = view?.id ?? ''
  await transaction((tx) => renameView(tx, fin, { viewId, name: 'Waiting' }))
  expect(await listViews(db, fin)).toMatchObject([{ ...late, name: 'Waiting' }])
  await transaction((tx) => deleteView(tx, fin, { viewId }))
  expect(await listViews(db, fin)).toEqual([])
})

test('two views of a list can not have one name, also not by renaming', async () => {
  const fin = await newFinance()
  await transaction((tx) => saveView(tx, fin, late))
  await expect(transaction((tx) => saveView(tx, fin, { ...late, name: 'LATE' }))).rejects.toBeInstanceOf(
    Invalid,
  )
  await transaction((tx) => saveView(tx, fin, { ...late, name: 'Paid' }))
  const paid = (await listViews(db, fin)).find(({ name }) => name === 'Paid')
  const renamed = transaction((tx) => renameView(tx, fin, { viewId: paid?.id ?? '', name: 'late' }))
  await expect(renamed).rejects.toBeInstanceOf(Invalid)
})

test('a view of somebody else is not there', async () => {
  const [fin, other] = [await newFinance(), await newFinance()]
  await transaction((tx) => saveView(tx, fin, late))
  const viewId = (await listViews(db, fin))[0]?.id ?? ''
  expect(await listViews(db, other)).toEqual([])
  await expect(transaction((tx) => deleteView(tx, other, { viewId }))).rejects.toBeInstanceOf(NotFound)
  await expect(transaction((tx) => renameView(tx, other, { viewId, name: 'Mine' }))).rejects.toBeInstanceOf(
    NotFound,
  )
})
