import type { Paper } from '#domain/papers/index.ts'
import type { PdfSheet } from '#platform/pdf/pdf-sheet.ts'
import { openSheet } from '#platform/pdf/pdf-sheet.ts'
import { type PaperView, paperView } from './paper-view.ts'

const SUMS = [{ width: 0.74 }, { width: 0.26, align: 'end' as const }]
const HALVES = [{ width: 0.5 }, { width: 0.5 }]
const FACTS = [{ width: 0.3 }, { width: 0.7 }]
const MILESTONES = [
  { width: 0.34 },
  { width: 0.1, align: 'end' as const },
  ...Array.from({ length: 4 }, () => ({ width: 0.14, align: 'end' as const })),
]

/** A paper as a file: made anew from what was kept each time it is asked for, and the same each time. */
export async function paperPdf(paper: Paper): Promise<Uint8Array> {
  const view = paperView(paper)
  const sheet = openSheet({ title: `${view.title} ${view.label}`, at: paper.at })
  await sheet.text(view.title, { size: 22, bold: true })
  await sheet.text(`${view.label}, ${view.date}`, { size: 12, grey: true })
  sheet.gap(14)
  await sheet.row([view.sides.from, view.sides.to], HALVES, { size: 9, grey: true })
  await sheet.row([view.issuer.name, view.recipient.name], HALVES, { bold: true })
  await sheet.row([below(view.issuer), below(view.recipient)], HALVES)
  sheet.gap(12)
  for (const { name, value } of view.facts) await sheet.row([name, value], FACTS)
  sheet.gap(12)
  if (view.lines.length > 0) await writeSums(sheet, view)
  if (view.agreed) await writeAgreed(sheet, view.agreed)
  sheet.gap(10)
  for (const note of view.notes) await sheet.text(note, { size: 9, grey: true })
  return sheet.finish(`${view.title} ${view.label}`)
}

const below = ({ addressLines, numbers }: PaperView['issuer']) =>
  [...addressLines, ...numbers.map(({ name, value }) => `${name}: ${value}`)].join('\n')

async function writeSums(sheet: PdfSheet, view: PaperView): Promise<void> {
  sheet.rule()
  for (const { text, amount } of view.lines) await sheet.row([text, amount], SUMS)
  sheet.gap(4)
  sheet.rule()
  for (const { name, amount } of view.tax) await sheet.row([name, amount], SUMS)
  await sheet.row(['Total', view.total], SUMS, { size: 12, bold: true })
}

async function writeAgreed(sheet: PdfSheet, agreed: NonNullable<PaperView['agreed']>): Promise<void> {
  await heading(sheet, 'Terms')
  await sheet.text(agreed.terms)
  await heading(sheet, 'Milestones and money')
  await sheet.row(agreed.columns, MILESTONES, { size: 9, grey: true })
  for (const { cells } of agreed.milestones) await sheet.row(cells.map(String), MILESTONES, { size: 9 })
  await sheet.row(['Together', '', ...agreed.together], MILESTONES, { size: 9, bold: true })
  if (agreed.fromPage) {
    await heading(sheet, `From the service’s page on ${agreed.fromPage.on}`)
    await sheet.text('For reference: what was agreed is in the terms.', { size: 9, grey: true })
    await sheet.text(agreed.fromPage.text)
  }
  await heading(sheet, 'Rules in force')
  for (const { name, value } of agreed.rules) await sheet.row([name, value], FACTS)
}

async function heading(sheet: PdfSheet, words: string): Promise<void> {
  sheet.gap(14)
  await sheet.text(words, { size: 13, bold: true })
  sheet.gap(4)
}
