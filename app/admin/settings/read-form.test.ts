import { expect, test } from 'vitest'
import { definitions, settingKeys } from '#domain/settings/index.ts'
import { basedOnIn, readTyped, readValues, startText } from './read-form.ts'
import { sectionKeys, sections } from './sections.ts'

const section = (id: string) => sections.find((one) => one.id === id)!
function formOf(answers: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(answers)) form.set(name, value)
  return form
}

test('every detail of the marketplace has its field, and no rule has; lists have screens of their own', () => {
  const details = settingKeys.filter(
    (key) => definitions[key].nature === 'detail' && definitions[key].unit !== 'list',
  )
  expect(sectionKeys.toSorted()).toEqual(details.toSorted())
})

test('a form changes the settings of its own section and no others', () => {
  const typed = readTyped(formOf({ registrationOpen: 'on', marketplaceName: 'Mine', reason: 'Open' }))
  expect(readValues(section('registration'), typed)).toEqual({ registrationOpen: true })
})

test('a box that is not ticked is off, and a moment is in UTC', () => {
  const typed = readTyped(formOf({ maintenanceNote: 'Back\r\nsoon', maintenanceUntil: '2026-11-20T18:00' }))
  expect(readValues(section('maintenance'), typed)).toEqual({
    maintenance: false,
    maintenanceNote: 'Back\nsoon',
    maintenanceUntil: '2026-11-20T18:00:00Z',
  })
  expect(startText('moment', '2026-11-20T18:00:00Z')).toBe('2026-11-20T18:00')
})

test('a field that was not sent is not emptied', () => {
  expect(readValues(section('legal'), { operatorName: 'Harbour', operatorBank: '' })).toEqual({
    operatorName: 'Harbour',
    operatorBank: '',
  })
})

test('a form that does not say what it was filled in from is taken for the oldest', () => {
  expect(basedOnIn({ basedOn: '12' })).toBe(12)
  for (const basedOn of ['', '-1', '1e9', 'x'.repeat(50)]) expect(basedOnIn({ basedOn })).toBe(0)
})
