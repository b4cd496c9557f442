export const methodKinds = ['bank', 'card', 'other'] as const
export type MethodKind = (typeof methodKinds)[number]

type BankDetails = { kind: 'bank'; holder: string; iban: string; bic: string }
type CardDetails = { kind: 'card'; holder: string; token: string }
/** What the operator's own way of paying out is called, and what the member wrote down for it. */
type OtherDetails = { kind: 'other'; name: string; details: string }
export type MethodDetails = BankDetails | CardDetails | OtherDetails

export const METHOD_WAIT_HOURS = 24
export const METHODS_MOST = 5

/** What is shown of a method: enough to know it again, too little to use it. */
export function labelOf(details: MethodDetails): string {
  if (details.kind === 'bank') return `IBAN ending ${details.iban.slice(-4)}`
  if (details.kind === 'card') return `Card ending ${details.token.slice(-4)}`
  return `${details.name} ending ${endOf(details.details)}`
}

/** Of a short text less is shown, so that most of it stays hidden. */
function endOf(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')]
  return characters.slice(-Math.min(4, Math.floor(characters.length / 3))).join('')
}
