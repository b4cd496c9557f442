/** Every kind of paper, as lists and filters call it. */
export const paperKinds = ['invoice', 'receipt', 'commission', 'credit-note', 'agreement'] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperKindWords: Readonly<Record<PaperKind, string>> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  commission: 'Commission invoice',
  'credit-note': 'Credit note',
  agreement: 'Agreement',
}
