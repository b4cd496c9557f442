import { expect, test } from 'vitest'
import { documentSlugs } from '#domain/documents/index.ts'
import { problemsOfDocument } from '#domain/documents/problems-of-document.ts'
import { definitions, initialSettings, settingKeys } from '#domain/settings/index.ts'
import { figuresOf } from './figures/figures.ts'
import { figureAt } from './fill-figures.ts'
import { documents } from './index.ts'
import { listFigures } from './list-figures.ts'
import { programText } from './program-text.ts'
import { renderDocument } from './render-document.server.tsx'
import { renderText } from './render-text.server.ts'

const settings = {
  ...initialSettings,
  operatorCountry: 'The Netherlands',
  sellerCommissionBasisPoints: 1_250,
}
const figures = figuresOf(settings)
const isFigure = (name: string) => figureAt(figures, name) !== undefined

test.each(documentSlugs)('the program’s text of %s can be gone on from as it is', (slug) => {
  expect(problemsOfDocument(slug, programText(slug).body, isFigure)).toEqual([])
})

test.each(documents.filter(({ slug }) => slug !== 'recommendations'))(
  'the text of $slug with its places reads exactly as the program’s own',
  (document) => {
    const { body } = programText(document.slug as (typeof documentSlugs)[number])
    expect(renderText(document.slug as (typeof documentSlugs)[number], body, figures)).toEqual(
      renderDocument(document, figures),
    )
  },
)

test('every figure is listed with today’s value', () => {
  const listed = new Map(listFigures(figures).map(({ place, value }) => [place, value]))
  expect(listed.get('{{sellerCommissionBasisPoints}}')).toBe('12.5%')
  expect(listed.get('{{example.commission}}')).toBe('$25.00')
  expect(listed.get('{{Law}}')).toBe('The law of the Netherlands')
})

test('how the marketplace is run is no figure: no text can give it away', () => {
  const groups = ['Look', 'Maintenance', 'Registration', 'Administration', 'Brands', 'Moderation', 'By hand']
  const operators = settingKeys.filter((key) => groups.includes(definitions[key].group))
  expect(operators).toContain('backupNote')
  expect(operators.filter(isFigure)).toEqual([])
})
