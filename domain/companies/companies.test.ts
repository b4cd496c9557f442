import { describe, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { companyInput } from './company-input.ts'
import { readVatNumber } from './company-rules.ts'
import { findCompany, findInvoiceParty } from './find-company.ts'
import { eraseCompany } from './own-data.ts'
import { saveCompany } from './save-company.ts'
import { typedCompany as typed } from './testing.ts'

const { db, transaction } = await testDatabase()
const context = { origin: { address: '203.0.113.9', device: 'Firefox on Linux' } }

const problemsOf = (more: object) =>
  companyInput.safeParse({ ...typed, ...more }).error?.issues.map(({ message }) => message) ?? []

describe('what is typed', () => {
  test('a VAT number has the letters of its country in the end, typed or not', () => {
    expect(companyInput.parse(typed).vatNumber).toBe('DE123456789')
    expect(companyInput.parse({ ...typed, vatNumber: '123456789' }).vatNumber).toBe('DE123456789')
  })

  test.each([
    ['NL', 'NL123456789B01', 'NL123456789B01'],
    ['GR', 'EL123456789', 'EL123456789'],
    ['FR', 'FRXX999999999', 'FRXX999999999'],
    ['FR', 'FR99999999', undefined],
    ['AT', 'ATU12345678', 'ATU12345678'],
    ['ES', 'ESX9999999X', 'ESX9999999X'],
    ['GB', 'GD123', 'GBGD123'],
    ['DE', '12345678', undefined],
    ['US', '12', undefined],
    ['AU', '51 824 753 556', 'AU51824753556'],
  ])('in %s: %s', (country, number, stored) => {
    expect(readVatNumber(number, country)).toBe(stored)
  })

  test('each kind needs its own numbers', () => {
    expect(problemsOf({ registrationNumber: '' })).toEqual([
      'Registration number: a company has one, as its register writes it',
    ])
    expect(problemsOf({ kind: 'self_employed', vatNumber: '' })).toEqual([
      'Tax number: write it, or your VAT number',
    ])
    expect(problemsOf({ kind: 'individual', registrationNumber: '', vatNumber: '' })).toEqual([])
  })

  test('who is registered for tax has a number and a rate', () => {
    const registered = { taxRegistered: 'on', taxRate: '19' }
    expect(companyInput.parse({ ...typed, ...registered }).taxBasisPoints).toBe(1_900)
    expect(companyInput.parse({ ...typed, ...registered, taxRate: '7,7 %' }).taxBasisPoints).toBe(770)
    expect(companyInput.parse({ ...typed, taxRate: '19' }).taxBasisPoints).toBeNull()
    expect(problemsOf({ ...registered, vatNumber: '' })).toEqual([
      'VAT number: who is registered for tax has one, or a tax number',
    ])
    for (const taxRate of ['', '51', '-1', '19.123', 'much'])
      expect(problemsOf({ ...registered, taxRate })).toEqual([
        'Tax rate: write a percentage of at most 50, such as 19 or 7.7',
      ])
  })

  test('each field says what is wrong with it', () => {
    expect(problemsOf({ taxNumber: '1', vatNumber: 'XX' })).toEqual([
      'Tax number: this does not look like one of DE',
      'VAT number: this does not look like one of DE',
    ])
    expect(problemsOf({ country: 'XX', legalName: '', kind: 'guild' })).toEqual([
      'You are: choose one',
      'Legal name: fill this in',
      'Country: choose one of the list',
    ])
  })
})

test('details are kept, changed, and stand on invoices; without them the name that everyone sees does', async () => {
  const who = await transaction((tx) => makeMember(tx, { displayName: 'Ann' }))
  expect(await findInvoiceParty(db, who.id)).toMatchObject({ name: 'Ann', addressLines: [], numbers: [] })
  const details = companyInput.parse(typed)
  await transaction((tx) => saveCompany(tx, actorOf(who), details, context))
  await transaction((tx) => saveCompany(tx, actorOf(who), { ...details, city: 'Altona' }, context))
  expect(await findInvoiceParty(db, who.id)).toEqual({
    kind: 'company',
    name: 'Harbour Works GmbH',
    addressLines: ['Am Kai 4', '20457 Altona', 'Germany'],
    numbers: [
      { name: 'Registration number', value: 'HRB 12345' },
      { name: 'VAT number', value: 'DE123456789' },
    ],
    country: 'DE',
    vatNumber: 'DE123456789',
    taxBasisPoints: null,
  })
  await transaction((tx) => eraseCompany(tx, who.id))
  expect(await findCompany(db, who.id)).toBeUndefined()
})
